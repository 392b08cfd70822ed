// People who work for the market, their roles and devices, and invitations.
import type { Db } from '#db/connect.ts';
import { guarded } from '../../guarded.ts';
import { unique } from '../../make.ts';
import { signedIn } from '../people.ts';
import type { Makers } from './placed-order.ts';

export const staffThings: Makers = {
  'staff-account': async ({ db }) => (await colleague(db)).accountId,
  'staff-member': async ({ db }) => (await colleague(db)).accountId,
  'guarded-account': async ({ db }) => guarded(db, (await colleague(db)).accountId),
  passkey: async ({ db, shopper }) =>
    passkeyOf(db, shopper.kind === 'customer' ? shopper.accountId : 0),
  'staff-session': async ({ db }) => (await colleague(db)).sessionId,
  role: async ({ db }) => {
    const { id } = await db
      .insertInto('roles')
      .values({ name: unique('Role'), permissions: ['desk'] })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  invitation: async ({ db }) => {
    const email = `${unique('guest')}@example.com`;
    const { id } = await db
      .insertInto('staff_invitations')
      .values({
        email,
        role: await leastRole(db),
        hash: email,
        expires_at: new Date(Date.now() + 86_400_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
};

/** A passkey of a person, or of another one if they cannot have any. */
async function passkeyOf(db: Db, accountId: number): Promise<number> {
  const owner = accountId || (await signedIn(db)).shopper.accountId;
  const { id } = await db
    .insertInto('passkeys')
    .values({
      account_id: owner,
      credential: unique('a-credential-of-some-device').replace(/[^\w-]/g, '-'),
      public_key: 'AA',
      name: 'Laptop',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A role with access only to the first screen. */
async function leastRole(db: Db): Promise<string> {
  const { code } = await db
    .insertInto('roles')
    .values({ name: unique('Role'), permissions: ['desk'] })
    .returning('code')
    .executeTakeFirstOrThrow();
  return code;
}

/** A signed-in colleague whom everybody with the permission may dismiss. */
async function colleague(db: Db): Promise<{ accountId: number; sessionId: string }> {
  const { shopper } = await signedIn(db);
  await db
    .insertInto('staff')
    .values({ account_id: shopper.accountId, role: await leastRole(db) })
    .execute();
  return shopper;
}
