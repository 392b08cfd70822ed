// Applying to sell: a person applies, proves their address with a mailed code, and the owner
// decides (decide-application.ts).
import { sql } from 'kysely';
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import { leastPassword } from '#contract/constants.ts';
import type { Db, Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { issueCode, type Asker, type Issued } from '#market/accounts/mailed-code.ts';
import { checkPassword, type Passwords } from '#market/accounts/password.ts';
import { putUnverified, registration } from '#market/accounts/sign-up.ts';

/** `country`: where the store is; the market's own if it is left out. */
export type Applicant = {
  name: string;
  email: string;
  storeName: string;
  country?: string | undefined;
};
/** `asks`: whether there are requirements for the application. */
export type Applied = { name: string; email: string; store_name: string; asks: boolean };
/** An application as a code carries it. */
export const carried = registration.extend({
  storeName: z.string(),
  country: z.string().default(''),
});

/**
 * Takes an application and mails a code; returns the address. The answer and the work are the same
 * whether or not the address has an account; a proven account keeps its password, and gets the
 * application only once the code is entered. Refuses 'sellers-not-wanted', 'password-too-short' and
 * 'password-common'.
 */
export async function signUpSeller(
  db: Db,
  passwords: Passwords,
  { password, ...applicant }: Applicant & { password: string },
  from: Asker & { language: string },
): Promise<string> {
  const { vendor_registration, default_country } = await db
    .selectFrom('settings')
    .select(['vendor_registration', 'default_country'])
    .executeTakeFirstOrThrow();
  if (!vendor_registration) throw new Refusal('sellers-not-wanted');
  const email = plainEmail(applicant.email);
  checkPassword(password, leastPassword.seller, [applicant.name, email]);
  const sealed = await passwords.seal(password);
  await transaction(db, (tx) =>
    applyToSell(tx, { country: default_country, ...applicant, email }, sealed, from),
  );
  return email;
}

/**
 * Stores an application as unproven and mails its code, which it returns. An applicant who is
 * already waiting for a decision is told so instead, and their first application stays.
 */
export async function applyToSell(
  tx: Tx,
  { name, email, storeName, country = '' }: Applicant,
  sealed: string | null,
  from: Asker & { language: string },
): Promise<Issued | null> {
  const { language } = from;
  const known = await putUnverified(tx, { name, email, sealed }, language);
  const carries: z.input<typeof carried> = { name, sealed, language, storeName, country };
  const code = await issueCode(tx, { purpose: 'seller', email, carries }, from);
  const {
    rows: [open],
  } = await sql<{ state: string; store_name: string }>`
    insert into applications as a (account_id, store_name, language, country)
    select id, ${storeName}, ${language}, ${country}
    from accounts
    where email = ${email}
    on conflict (account_id)
    where state in ('unverified', 'received')
    do update
    set store_name = case a.state when 'unverified' then excluded.store_name else a.store_name end,
      language = case a.state when 'unverified' then excluded.language else a.language end,
      country = case a.state when 'unverified' then excluded.country else a.country end
    returning state, store_name
  `.execute(tx);
  if (!code) return null;
  if (known && open?.state === 'received') {
    await writeTo(
      tx,
      'application-received',
      { email, language },
      {
        name: known.name,
        store: open.store_name,
      },
    );
  } else {
    const letter = { name: known?.name ?? name, code: code.digits };
    await writeTo(tx, 'seller-verify', { email, language }, letter);
  }
  return code;
}
