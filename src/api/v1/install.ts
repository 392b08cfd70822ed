import { Refusal } from '#base/refusal.ts';
import type { MailServerFields } from '#contract/admin/mail-server.ts';
import { leastPassword } from '#contract/constants.ts';
import type { installCalls } from '#contract/install.ts';
import type { Tx } from '#db/connect.ts';
import { checkDatabase } from '#db/fit-database.ts';
import { migrate } from '#db/migrate.ts';
import { accessOf, namedMail } from '#hall/current-mail.ts';
import type { Services } from '#hall/services.ts';
import { storeDatabase } from '#hall/stored-database.ts';
import type { Visit } from '#hall/visit.ts';
import { makeFolders } from '#hall/writable-folders.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { checkPassword } from '#market/accounts/password.ts';
import { mailToTry, saveMailServer } from '#market/connections/edit-mail-server.ts';
import { refusalOf } from '#market/connections/mail-server.ts';
import { openMailServer } from '#market/connections/read-mail-server.ts';
import { addStarters } from '#market/catalogue/take-starters.ts';
import { checkSetUpCode } from '#market/install/set-up-code.ts';
import { setUpMarket } from '#market/install/set-up-market.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { Handlers } from '#api/handler.ts';
import { refusedWithin } from '#api/refused-within.ts';
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
  testMail: async (visit, { code, email, mail: typed }) => {
    await admit(visit, code);
    const { services, language } = visit;
    const letter = { recipient: email, language, sender: 'Souk' };
    const named = namedMail(services.config);
    if (named) {
      const fault = await sendTestLetter(named, letter);
      return { sent: fault === null, said: fault?.message ?? '' };
    }
    if (!typed) return { sent: false, said: '' };
    return refusedWithin('mail', async () => {
      const mail = await mailToTry(services.db, typed, accessOf(services));
      const fault = await sendTestLetter(mail, letter);
      if (fault) throw refusalOf(fault.trouble ?? 'refused');
      return { sent: true, said: '' };
    });
  },
  logo: async (visit, { code, image }) => {
    await admit(visit, code);
    return uploadPicture(visit, { image });
  },
  finish: async (visit, { code, name, email, password, content, site_name, mail, ...rest }) => {
    await admit(visit, code);
    const { services, write } = visit;
    checkPassword(password, leastPassword.seller, [name, plainEmail(email)]);
    const owner = { name, email, sealed: await services.passwords.seal(password) };
    await write(async (tx) => {
      const by = await setUpMarket(tx, code, { ...rest, siteName: site_name }, owner);
      await addStarters(tx);
      if (mail && !namedMail(services.config)) await keepMail(tx, by, mail, services);
    });
    if (content === 'demo') services.demoFill.begin();
    return null;
  },
};

const admit = ({ services }: Visit, code: string) => checkSetUpCode(services.db, code);

const keepMail = (tx: Tx, by: Staff, mail: MailServerFields, services: Services) =>
  refusedWithin('mail', async () => {
    const { version } = await openMailServer(tx, null);
    await saveMailServer(tx, by, { ...mail, version, enabled: true }, accessOf(services));
  });

async function prepareDatabase(address: string): Promise<number> {
  const unfit = (reason: string) =>
    new Refusal('database-unfit', { field: 'database_url', reason });
  if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address))
    throw unfit('postgres://user:password@host:5432/name');
  const { password } = new URL(address);
  const failed = (problem: unknown) => {
    const message = problem instanceof Error ? problem.message || problem.name : String(problem);
    throw unfit((password ? message.replaceAll(password, '…') : message).slice(0, 300));
  };
  if ((await checkDatabase(address).catch(failed)) === 'foreign')
    throw new Refusal('database-foreign', { field: 'database_url' });
  return (await migrate(address, 'db/migrations').catch(failed)).length;
}
