// A market that takes in bank statements as files, in each format.
import { beforeAll } from 'vitest';
import { endsOf, savedHow, takeIn } from '../bank.ts';
import { base, keeper, withBank } from './bank-books.ts';

export let how: number;

/** Opens the market for the tests of a file, with a CSV mapping. */
export function withStatements(): void {
  withBank();
  beforeAll(async () => {
    how = await savedHow(base.db, keeper.staff);
  });
}

export const take = (content: string) => takeIn(base.db, keeper.staff, content);
export const ends = async (content: string) => endsOf(base.db, await take(content));
export const receiptsOf = (orderId: number) =>
  base.db
    .selectFrom('bank_receipts')
    .select(['amount', 'source', 'value_on', 'reference', 'remitter', 'account_id', 'entry_id'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
