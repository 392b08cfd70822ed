// People who work for a seller's store, their roles, and invitations.
import type { Db } from '#db/connect.ts';
import { unique } from '../../make.ts';
import { signedIn } from '../people.ts';
import type { Makers } from './placed-order.ts';

export const storePeopleThings: Makers = {
  'store-person': async ({ db, storeId = 0 }) => {
    const { shopper } = await signedIn(db);
    await db
      .insertInto('store_members')
      .values({
        store_id: storeId,
        account_id: shopper.accountId,
        role: 'own',
        own_role: await leastRole(db, storeId),
      })
      .execute();
    return shopper.accountId;
  },
  'store-role': async ({ db, storeId = 0 }) => leastRole(db, storeId),
  'store-invitation': async ({ db, storeId = 0 }) => {
    const email = `${unique('guest')}@example.com`;
    const { id } = await db
      .insertInto('store_invitations')
      .values({
        store_id: storeId,
        email,
        role: 'own',
        own_role: await leastRole(db, storeId),
        hash: email,
        expires_at: new Date(Date.now() + 86_400_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
};

/** A store's own role with access only to the first screen. */
async function leastRole(db: Db, storeId: number): Promise<number> {
  const { id } = await db
    .insertInto('store_roles')
    .values({ store_id: storeId, name: unique('Role'), permissions: ['centre'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
