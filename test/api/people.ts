// Who makes the calls of the tests generated from the contract, and who must not.
import type { Endpoint } from '#contract/endpoint.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { signBearer } from '#market/accounts/bearer.ts';
import { openSession, readBearerSecret } from '#market/accounts/session.ts';
import { customer, type Customer, type Shopper } from '#market/settings/actor.ts';
import { makeStore, makeVisitor, unique } from '../make.ts';

/** `mayOwn`: they can have such things, so they send their own beside that of another. */
export type Person = {
  name: string;
  shopper: Shopper | null;
  headers: Record<string, string>;
  input: Record<string, unknown>;
  mayOwn: boolean;
  storeId?: number;
};
type Make = (db: Db) => Promise<Person>;
export type Kind = { owner: string; make: Make; others: Make[] };

export const HERE = { device: '', network: '' };

const visitor: Make = async () => {
  const shopper = makeVisitor();
  return {
    name: 'another visitor',
    shopper,
    headers: {},
    input: { user_token: shopper.token },
    mayOwn: true,
  };
};
/** The same person, marked as unable to have such things. */
const without =
  (make: Make): Make =>
  async (db) => ({ ...(await make(db)), mayOwn: false });
const nobody: Make = async () => ({
  name: 'nobody',
  shopper: null,
  headers: {},
  input: {},
  mayOwn: false,
});

export async function signedIn(
  db: Db,
): Promise<{ shopper: Customer; headers: Record<string, string> }> {
  const account = await db
    .insertInto('accounts')
    .values({ email: `${unique('person')}@example.com`, name: 'Amal', verified_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = await transaction(db, (tx) => openSession(tx, account.id, HERE));
  return {
    shopper: customer(account.id, session.id, { language: 'en', timeZone: 'UTC' }),
    headers: { authorization: `Bearer ${await signBearer(await readBearerSecret(db), session)}` },
  };
}
const buyer: Make = async (db) => ({
  name: 'another customer',
  ...(await signedIn(db)),
  input: {},
  mayOwn: true,
});

const seller: Make = async (db) => {
  const person = await signedIn(db);
  const storeId = await makeStore(db);
  await db
    .insertInto('store_members')
    .values({ store_id: storeId, account_id: person.shopper.accountId, role: 'owner' })
    .execute();
  return { name: 'another seller', ...person, input: {}, mayOwn: true, storeId };
};
/** A signed-in owner of the market. */
export async function marketOwner(db: Db): Promise<Person & { shopper: Customer }> {
  const person = await signedIn(db);
  await db
    .insertInto('staff')
    .values({ account_id: person.shopper.accountId, role: 'owner' })
    .execute();
  return { name: 'the market’s owner', ...person, input: {}, mayOwn: true };
}

/** Who can own the things that a call names, and who cannot. */
export function peopleFor({ audience }: Endpoint): Kind[] {
  if (audience === 'seller')
    return [
      { owner: 'seller', make: seller, others: [seller, without(buyer), without(visitor), nobody] },
    ];
  if (audience === 'staff')
    return [
      {
        owner: 'staff',
        make: marketOwner,
        others: [without(seller), without(buyer), without(visitor), nobody],
      },
    ];
  const asCustomer: Kind = { owner: 'customer', make: buyer, others: [buyer, visitor, nobody] };
  const asVisitor: Kind = { owner: 'visitor', make: visitor, others: [buyer, visitor, nobody] };
  return audience === 'bearer'
    ? [{ ...asCustomer, others: [buyer, without(visitor), nobody] }]
    : [asCustomer, asVisitor];
}
