import { Refusal } from '#base/refusal.ts';
import { leastPassword } from '#contract/constants.ts';
import type { installCalls } from '#contract/install.ts';
import { lookAtDatabase } from '#db/fit-database.ts';
import { migrate } from '#db/migrate.ts';
import { namedMail } from '#hall/current-mail.ts';
import { storeDatabase } from '#hall/stored-database.ts';
import type { Visit } from '#hall/visit.ts';
import { makeFolders } from '#hall/writable-folders.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { checkPassword } from '#market/accounts/password.ts';
import { checkSetUpCode } from '#market/install/set-up-code.ts';
import { setUpMarket } from '#market/install/set-up-market.ts';
import type { Handlers } from '#api/handler.ts';
import { uploadPicture } from '#api/uploaded-picture.ts';
import { sendTestLetter } from '#api/test-letter.ts';

export const installHandlers: Handlers<typeof installCalls> = {
  configured: async (visit, { code }) => {
    await admit(visit, code);
    const folders = await makeFolders(visit.services);
    return {
      configured: false,
      database: true,
      writable: folders.every(({ writable }) => writable),
      owner: false,
      database_fixed: visit.services.config.databaseFixed,
      mail: visit.services.config.mail !== null,
    };
  },
  setPermission: async (visit, { code }) => {
    await admit(visit, code);
    return makeFolders(visit.services);
  },
  setDatabase: async (visit, { code, database_url }) => {
    await admit(visit, code);
    const { config } = visit.services;
    if (config.databaseFixed)
      throw new Refusal('database-set', { field: 'database_url', setting: 'DATABASE_URL' });
    const migrations = await prepareDatabase(database_url);
    await storeDatabase(config.dataDir, database_url);
    return { migrations };
  },
  testMail: async (visit, { code, email }) => {
    await admit(visit, code);
    const mail = namedMail(visit.services.config);
    if (!mail) return { sent: false, said: '' };
    const { language } = visit;
    const fault = await sendTestLetter(mail, { recipient: email, language, sender: 'Souk' });
    return { sent: fault === null, said: fault?.said ?? '' };
  },
  logo: async (visit, { code, image }) => {
    await admit(visit, code);
    return uploadPicture(visit, { image });
  },
  finish: async (visit, { code, name, email, password, content, site_name, ...rest }) => {
    await admit(visit, code);
    const { services, write } = visit;
    checkPassword(password, leastPassword.seller, [name, plainEmail(email)]);
    const owner = { name, email, sealed: await services.passwords.seal(password) };
    await write((tx) => setUpMarket(tx, code, { ...rest, siteName: site_name }, owner));
    if (content === 'demo') services.demoFill.begin();
    return null;
  },
};

const admit = ({ services }: Visit, code: string) => checkSetUpCode(services.db, code);

async function prepareDatabase(address: string): Promise<number> {
  const unfit = (reason: string) =>
    new Refusal('database-unfit', { field: 'database_url', reason });
  if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address))
    throw unfit('postgres://user:password@host:5432/name');
  const { password } = new URL(address);
  const failed = (problem: unknown) => {
    const said = problem instanceof Error ? problem.message || problem.name : String(problem);
    throw unfit((password ? said.replaceAll(password, '…') : said).slice(0, 300));
  };
  if ((await lookAtDatabase(address).catch(failed)) === 'foreign')
    throw new Refusal('database-foreign', { field: 'database_url' });
  return (await migrate(address, 'db/migrations').catch(failed)).length;
}
