// How somebody becomes a seller: they ask, prove their address with a mailed code, and the owner decides (decide-application.ts).
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { leastPassword } from '#contract/constants.ts';
import type { Db, Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { issueCode, tryCode, useCode } from '#market/accounts/code.ts';
import { checkPassword, type Passwords } from '#market/accounts/password.ts';
import { putUnverified } from '#market/accounts/sign-up.ts';
import { writeToOwner } from '#market/settings/write-to-owner.ts';

/** `userToken` is that of the browser: the code is then good there only. */
export type Applicant = { name: string; email: string; storeName: string; userToken?: string | undefined };
export type Applied = { name: string; email: string; store_name: string };

/**
 * Takes an application and mails a code; answers the address. The answer and the work are the same whether or not the address has an account; one that has it proven keeps its password, and only gets
 * the application once the code is entered. Refuses 'sellers-not-wanted', 'password-too-short' and 'password-common'.
 */
export async function signUpSeller(db: Db, passwords: Passwords, { password, ...applicant }: Applicant & { password: string }, language: string): Promise<string> {
  const { vendor_registration } = await db.selectFrom('settings').select('vendor_registration').executeTakeFirstOrThrow();
  if (!vendor_registration) throw new Refusal('sellers-not-wanted');
  const email = plainEmail(applicant.email);
  checkPassword(password, leastPassword.seller, [applicant.name, email]);
  const sealed = await passwords.seal(password);
  await transaction(db, (tx) => applyToSell(tx, { ...applicant, email }, sealed, language));
  return email;
}

/** Puts an application down as unproven and mails its code. Who waits for a decision already is told so instead, and what they applied with stays. */
export async function applyToSell(tx: Tx, { name, email, storeName, userToken }: Applicant, sealed: string, language: string): Promise<void> {
  const known = await putUnverified(tx, { name, email, sealed }, language);
  const code = await issueCode(tx, 'seller', email, { bound: userToken });
  const { rows: [open] } = await sql<{ state: string; store_name: string }>`
    insert into applications as a (account_id, store_name, language) select id, ${storeName}, ${language} from accounts where email = ${email}
    on conflict (account_id) where state in ('unverified', 'received') do update set store_name = case a.state when 'unverified' then excluded.store_name else a.store_name end,
      language = case a.state when 'unverified' then excluded.language else a.language end returning state, store_name`.execute(tx);
  if (known && open?.state === 'received') await writeTo(tx, 'application-received', email, language, { name: known.name, store: open.store_name });
  else if (code) await writeTo(tx, 'seller-verify', email, language, { name: known?.name ?? name, code });
}

/** Proves the address of an application with the mailed code: now the owner may decide. Refuses 'code-wrong', whatever was wrong. */
export async function verifySeller(db: Db, email: string, code: string, userToken?: string): Promise<Applied> {
  const address = plainEmail(email);
  if (!await tryCode(db, 'seller', address, code, { bound: userToken })) throw new Refusal('code-wrong');
  return transaction(db, (tx) => receiveApplication(tx, address, code));
}

/** As `verifySeller`, once the try was counted. */
export async function receiveApplication(tx: Tx, email: string, code: string): Promise<Applied> {
  await useCode(tx, 'seller', email, code);
  const account = await tx.updateTable('accounts').set((row) => ({ verified_at: sql`coalesce(${row.ref('verified_at')}, now())`, updated_at: new Date() })).where('email', '=', email).returning(['id', 'name']).executeTakeFirst();
  const application = account && await tx.updateTable('applications').set({ state: 'received' }).where('account_id', '=', account.id).where('state', '=', 'unverified').returning(['store_name', 'language']).executeTakeFirst();
  if (!application) throw new Refusal('code-wrong');
  const { name } = account, store = application.store_name;
  await writeTo(tx, 'application-received', email, application.language, { name, store });
  await writeToOwner(tx, 'application-arrived', { store, email });
  return { name, email, store_name: store };
}
