// npm run market -- owner | password | second-factor: accounts, in the terminal.
import { randomCode } from '#base/id.ts';
import { email as emailShape } from '#contract/values.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { makeOwner } from '#market/accounts/make-owner.ts';
import { resetAtTerminal } from '#market/accounts/remove-second-factor.ts';
import { isSetUp } from '#market/settings/market-settings.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { setPassword } from '#market/accounts/set-password.ts';
import { openPasswords } from '#outside/passwords/open-passwords.ts';
import { say } from '#hall/progress.ts';

type Work = (db: Db) => Promise<number>;
const onAddress = (email: string, work: (db: Db, email: string) => Promise<number>) =>
  emailShape.safeParse(email).success
    ? (db: Db) => work(db, email)
    : `${email} is not an email address.`;

/** Returns the work that makes a person an owner, or an error message for an invalid address. */
export const appointing = (email: string): Work | string => onAddress(email, appointOwner);

/**
 * Returns the work that gives an account a new password, or an error message for an invalid
 * address.
 */
export const renewing = (email: string): Work | string => onAddress(email, renewPassword);

/** Returns the work that removes an account's second factor. */
export const resetting = (email: string): Work | string => onAddress(email, resetFactor);

async function resetFactor(db: Db, email: string): Promise<number> {
  if (await transaction(db, (tx) => resetAtTerminal(tx, email))) {
    say(`${email} is signed out everywhere; the password alone is enough to sign in now.`);
    return 0;
  }
  process.stderr.write(`There is no account with the address ${email} and a second factor.\n`);
  return 1;
}

async function appointOwner(db: Db, email: string): Promise<number> {
  if (!isSetUp(await readMarketSettings(db))) {
    process.stderr.write('There is no market yet. Start Souk first, with: npm start\n');
    return 1;
  }
  const { password, sealed } = await newPassword();
  const language = await db
    .selectFrom('languages')
    .select('code')
    .where('is_default', '=', true)
    .executeTakeFirst();
  const done = await transaction(db, (tx) => makeOwner(tx, email, sealed, language?.code ?? 'en'));
  if (done === 'was-owner') say(`${email} is an owner of the market already: nothing was changed.`);
  if (done === 'appointed')
    say(`${email} is an owner of the market now. The account keeps its password.`);
  if (done === 'made')
    say(`${email} is an owner of the market now, with this password, ${ONCE(password)}`);
  return 0;
}

async function renewPassword(db: Db, email: string): Promise<number> {
  const { password, sealed } = await newPassword();
  if (await transaction(db, (tx) => setPassword(tx, email, sealed))) {
    say(`${email} is signed out everywhere and has this password now, ${ONCE(password)}`);
    return 0;
  }
  process.stderr.write(
    `There is no account with the address ${email}, or its address was never proven.\n`,
  );
  return 1;
}

const ONCE = (password: string) =>
  `which is not said again:\n\n    ${password}\n\nSign in with it, and choose another in ` +
  'the account.';

async function newPassword(): Promise<{ password: string; sealed: string }> {
  const password = randomCode();
  return { password, sealed: await openPasswords().seal(password) };
}
