// Undoes an import of a store, last step first. Steps are undone in small transactions, so that
// nobody waits long, and another worker can continue after an interruption.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { UndoneImport } from '#contract/import-shapes.ts';
import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { findSeller } from '#market/accounts/find-role.ts';
import { mayInStore } from '#market/accounts/store-permissions.ts';
import { undoStep, type UndoneAs, type WrittenStep } from '#market/imports/undo-step.ts';
import { openStore } from '#market/proposals/proposal.ts';
import { customer, type Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

const AT_ONCE = 50;
type Undoing = { id: number; by: Seller; market: MarketSettings };

/**
 * Undoes what an import did to its store, except where it was changed since. Refuses 'not-allowed'
 * to a person who may no longer change the store's products, and 'store-suspended'.
 */
export async function undoOwn(db: Db, undoing: Undoing, now: Date): Promise<void> {
  const all = await countSteps(db, undoing.id);
  for (let done = 0; ;) {
    const some = await transaction(db, (tx) => undoSome(tx, undoing, now));
    if (some === 0) break;
    done += some;
    await sql`
      update imports set done_rows = ${done}, all_rows = ${all} where id = ${undoing.id}
    `.execute(db);
  }
  await sql`
    update imports
    set undone_at = ${now}, work = null, work_began_at = null,
      taken_back = coalesce(taken_back, ${JSON.stringify(NOTHING)}::jsonb)
    where id = ${undoing.id}
  `.execute(db);
}

const NOTHING: UndoneImport = { removed: 0, hidden: 0, restored: 0, stays: 0 };

async function countSteps(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from import_steps where import_id = ${id}
  `.execute(db);
  return rows[0]?.n ?? 0;
}

async function undoSome(tx: Tx, { id, by: seller, market }: Undoing, now: Date): Promise<number> {
  const by = await findSeller(tx, customer(seller.accountId, '', seller), seller.storeId);
  if (!by || !mayInStore(by, 'products')) throw new Refusal('not-allowed');
  const store = await openStore(tx, by.storeId);
  const { rows: steps } = await sql<WrittenStep>`
    select id, proposal_id, product_id, before
    from import_steps
    where import_id = ${id}
    order by id desc
    limit ${AT_ONCE}
  `.execute(tx);
  const counts = { ...NOTHING };
  for (const step of steps) counts[await undone(tx, { by, store, market, now }, step)]++;
  await sql`
    delete from import_steps where id = any(${steps.map((step) => step.id)}::bigint[])
  `.execute(tx);
  await addCounts(tx, id, counts);
  return steps.length;
}

/** A step that can no longer be undone stays, without blocking the others. */
async function undone(
  tx: Tx,
  around: Parameters<typeof undoStep>[1],
  step: WrittenStep,
): Promise<UndoneAs> {
  await sql`savepoint one_step`.execute(tx);
  try {
    const as = await undoStep(tx, around, step);
    await sql`release savepoint one_step`.execute(tx);
    return as;
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    await sql`rollback to savepoint one_step`.execute(tx);
    return 'stays';
  }
}

async function addCounts(tx: Tx, id: number, counts: UndoneImport): Promise<void> {
  const { rows } = await sql<{ taken_back: UndoneImport | null }>`
    select taken_back from imports where id = ${id}
  `.execute(tx);
  const was = { ...NOTHING, ...rows[0]?.taken_back };
  const sum: UndoneImport = {
    removed: was.removed + counts.removed,
    hidden: was.hidden + counts.hidden,
    restored: was.restored + counts.restored,
    stays: was.stays + counts.stays,
  };
  await tx
    .updateTable('imports')
    .set({ taken_back: JSON.stringify(sum) })
    .where('id', '=', id)
    .execute();
}
