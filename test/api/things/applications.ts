// Applications to sell, their requirements, and what was submitted.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { texts, unique } from '../../make.ts';
import { signedIn } from '../people.ts';
import type { Makers, Owner } from './placed-order.ts';

export const applicationThings: Makers = {
  application,
  requirement: ({ db }) => requirement(db, 'text'),
  'asked-requirement': openRequirement,
  'given-requirement': givenRequirement,
};

/** A text required from a waiting application of the caller's own. */
async function openRequirement({ db, shopper }: Owner): Promise<number> {
  if (shopper.kind === 'customer')
    await db
      .insertInto('applications')
      .values({
        account_id: shopper.accountId,
        store_name: unique('Store'),
        language: 'en',
        state: 'received',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return requirement(db, 'text');
}

/** A file submitted for the application of the same call, or for one of the caller's own. */
async function givenRequirement(owner: Owner): Promise<number> {
  const { db, shopper, made } = owner;
  if (!made.has('application')) await openRequirement(owner);
  const id = await requirement(db, 'file');
  const { rows } = await sql<{ id: number }>`
    select id
    from applications
    where ${
      made.has('application')
        ? sql`id = ${made.get('application')}`
        : sql`account_id = ${shopper.kind === 'customer' ? shopper.accountId : 0}`
    }
  `.execute(db);
  await db
    .insertInto('application_items')
    .values({
      application_id: rows[0]?.id ?? 0,
      requirement_id: id,
      kind: 'file',
      type: 'application/pdf',
      bytes: Buffer.from('%PDF-1.7'),
      given_at: new Date(),
    })
    .execute();
  return id;
}

const requirement = async (db: Db, kind: 'file' | 'text'): Promise<number> =>
  (
    await db
      .insertInto('requirements')
      .values({ name: texts('Trader’s card'), kind })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

async function application({ db }: Owner): Promise<number> {
  const { id } = await db
    .insertInto('applications')
    .values({
      account_id: (await signedIn(db)).shopper.accountId,
      store_name: unique('Store'),
      language: 'en',
      state: 'received',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
