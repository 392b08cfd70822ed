// One of everything that the demo market lacks, so that each list of the back office has something
// to open.
import { sql } from 'kysely';
import type { IdKind } from '#contract/ids.ts';
import type { Db } from '#db/connect.ts';
import { marketOwner } from '../api/people.ts';
import { thingOf } from '../api/things/thing-of.ts';

const THINGS: IdKind[] = [
  'product-proposal',
  'enrolment',
  'done-import',
  'custom-script',
  'report',
  'objection',
  'payment',
  'transfer',
  'hand-refund',
  'dispute',
  'payout',
  'bank-entry',
  'settlement',
  'approval',
  'mail',
  'webhook',
];

/** Creates one of each, for an owner of the market. */
export async function fillLists(db: Db): Promise<void> {
  const owner = await marketOwner(db);
  for (const thing of THINGS) await thingOf(db, thing, owner, new Map());
  await givePictures(db);
}

/** Pictures of the demo market instead of generated ones without a file. */
async function givePictures(db: Db): Promise<void> {
  const one = sql`(select name from pictures order by name limit 1)`;
  const none = (name: string) =>
    sql`not exists (select from pictures p where p.name = ${sql.raw(name)})`;
  await sql`update products set image = ${one} where ${none('image')}`.execute(db);
  await sql`update order_lines set image = ${one} where ${none('image')}`.execute(db);
}
