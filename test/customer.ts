// A person with an account and a session, made without the mail.
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { signBearer } from '#market/accounts/bearer.ts';
import { openSession, readBearerSecret } from '#market/accounts/session.ts';
import { customer, type Customer } from '#market/settings/actor.ts';
import { unique } from './make.ts';

/** `headers` make calls as this customer; the rest is for verbs and browsers. */
export type MadeCustomer = {
  accountId: number;
  email: string;
  bearer: string;
  headers: { authorization: string };
  customer: Customer;
};
type CustomerWish = { name?: string; email?: string; language?: string; timeZone?: string };

/** A proven account and a bearer for it. Takes a migrated database. */
export async function makeCustomer(
  { db }: { db: Db },
  {
    name = 'Amal Haddad',
    email = `${unique('customer')}@example.com`,
    language = 'en',
    timeZone = 'UTC',
  }: CustomerWish = {},
): Promise<MadeCustomer> {
  const session = await transaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('accounts')
      .values({ name, email, language, verified_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return openSession(tx, id, { device: '', network: '' });
  });
  const bearer = await signBearer(await readBearerSecret(db), session);
  return {
    accountId: session.accountId,
    email,
    bearer,
    headers: { authorization: `Bearer ${bearer}` },
    customer: customer(session.accountId, session.id, { language, timeZone }),
  };
}
