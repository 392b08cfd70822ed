// Statements as staff take them in, and their entries.
import { csvMapping } from '#contract/csv-mapping.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { saveMapping } from '#market/bank/csv-mappings.ts';
import { ignoreEntry, matchByHand, reopenEntry } from '#market/bank/decide-entry.ts';
import { matchNew } from '#market/bank/match-new.ts';
import { takeStatement, type TakenStatement } from '#market/bank/take-statement.ts';
import { paymentReference } from '#market/orders/payment-reference.ts';
import type { Staff } from '#market/settings/actor.ts';
import { csvHow } from './bank-files.ts';
import { unique } from './make.ts';

/** Takes a file in like the API: the statement in one transaction, each entry in its own. */
export async function takeIn(
  db: Db,
  staff: Staff,
  content: string,
  { mapping = null as number | null, now = new Date() } = {},
): Promise<TakenStatement[]> {
  const taken = await transaction(db, (tx) =>
    takeStatement(tx, staff, { file: { name: 'november', content }, mapping }, now),
  );
  await matchNew(db, staff, now);
  return taken;
}

/** A saved mapping for the files of bank-files.ts. */
export const savedHow = (db: Db, staff: Staff, change: object = {}): Promise<number> =>
  transaction(db, async (tx) => {
    const mapping = csvMapping.parse({ ...csvHow, ...change });
    return (await saveMapping(tx, staff, { id: null, name: unique('Bank'), mapping })).id;
  });

type Match = { entryId: number; orderId: number };
export const match = (db: Db, staff: Staff, wish: Match, now = new Date()) =>
  transaction(db, (tx) => matchByHand(tx, staff, { ...wish, note: '' }, now));
export const ignore = (db: Db, staff: Staff, id: number) =>
  transaction(db, (tx) => ignoreEntry(tx, staff, { entryId: id, reason: 'Rent.' }));
export const reopen = (db: Db, staff: Staff, id: number) =>
  transaction(db, (tx) => reopenEntry(tx, staff, id));

/** The reference that a buyer enters in the transfer of an order. */
export const refOf = (order: { id: number }): string => paymentReference(order.id);

/** The entries of a statement. */
export const entriesOf = (db: Db, statement: number | undefined) =>
  db
    .selectFrom('bank_statement_entries as b')
    .innerJoin('bank_entries as e', 'e.id', 'b.entry_id')
    .select(['e.id', 'e.amount', 'e.state', 'e.why', 'e.bank_ref', 'e.reverses'])
    .where('b.statement_id', '=', statement ?? 0)
    .orderBy('e.id')
    .execute();

/** `state why` of each of them. */
export const endsOf = async (db: Db, [statement]: TakenStatement[]): Promise<string[]> =>
  (await entriesOf(db, statement?.id)).map(({ state, why }) => `${state} ${why}`);
