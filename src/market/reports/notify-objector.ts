import { sql } from 'kysely';
import type { DecidedKind, DecisionAction } from '#contract/decision.ts';
import type { Letters } from '#contract/letters.ts';
import type { Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import type { Reference } from '#market/reports/reported-thing.ts';
import { findWriter } from '#market/reviews/find-writer.ts';
import { writeToStore } from '#market/stores/write-to-store.ts';

/**
 * An objection and its decision; `report` is that of the person who objects, null for the person
 * affected.
 */
export type Objected = Omit<Reference, 'kind'> & {
  kind: DecidedKind;
  id: number;
  decision: number;
  report: number | null;
  title: string;
  action: DecisionAction;
};
type DecidedObjection = Pick<
  Letters['objection-decided'],
  'outcome' | 'answer' | 'alone' | 'became'
>;

/**
 * Queues the letter to the person who objected: who reported, who wrote the review, or the owners
 * of the store.
 */
export async function notifyObjector(
  tx: Tx,
  { kind, title, action, ...objection }: Objected,
  notice: DecidedObjection,
): Promise<void> {
  const data = { kind, title, action, ...notice };
  if (objection.report !== null) {
    const reporter = await readReporter(tx, objection.report);
    if (reporter) await writeTo(tx, 'objection-decided', reporter, data);
    return;
  }
  if (kind === 'review' && objection.review_id !== null) {
    const writer = await findWriter(tx, objection.review_id);
    if (writer) await writeTo(tx, 'objection-decided', writer, data);
    return;
  }
  const store = objection.store_id ?? (await storeOf(tx, objection));
  if (store !== null) await writeToStore(tx, { store, to: 'owners' }, 'objection-decided', data);
}

async function readReporter(
  tx: Tx,
  report: number,
): Promise<{ email: string; language: string } | null> {
  const { rows } = await sql<{ email: string; language: string }>`
    select email, language from reports where id = ${report} and email is not null
  `.execute(tx);
  return rows[0] ?? null;
}

async function storeOf(
  tx: Tx,
  { product_id: product, review_id: review }: Pick<Reference, 'product_id' | 'review_id'>,
): Promise<number | null> {
  const { rows } = await sql<{ store: number }>`
    select store_id as store
    from products
    where id = coalesce(${product}::int, (select product_id from reviews where id = ${review}::int))
  `.execute(tx);
  return rows[0]?.store ?? null;
}
