// Makes many vouchers at once, each with a code of its own.
import { sql } from 'kysely';
import { randomCode } from '#base/id.ts';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { recordEdits } from '#market/edits/record-edit.ts';
import type { Staff } from '#market/settings/actor.ts';
import { VOUCHER } from '#market/vouchers/list-vouchers.ts';

/** The length of a code after its prefix: 50 bits. */
const LETTERS = 10;

type Many = { id: number; prefix: string; count: number; uses: number };

/**
 * Makes many vouchers like a given one, not shown to customers, whose codes begin with a prefix and
 * cannot be guessed. Refuses 'thing-not-found', and 'already-taken' when codes with that prefix
 * exist.
 */
export async function makeVouchers(
  tx: Tx,
  by: Staff,
  { id, prefix, count, uses }: Many,
): Promise<number> {
  await oneAtATime(tx, 'voucher-codes');
  const { rows: taken } = await sql`
    select from vouchers where starts_with(code, ${`${prefix}-`}) limit 1
  `.execute(tx);
  if (taken.length > 0) throw new Refusal('already-taken', { field: 'prefix' });
  const codes = Array.from({ length: count }, () => `${prefix}-${randomCode().slice(0, LETTERS)}`);
  const { rows } = await sql<{ id: number }>`
    insert into vouchers (title, code, type, amount, capped_price, min_spend, usage_limit,
      limit_per_customer, start_at, end_at, store_id, store_ids, product_ids, category_ids, listed,
      public)
    select title, made.code, type, amount, capped_price, min_spend, ${uses},
      least(limit_per_customer, ${uses}), start_at, end_at, store_id, store_ids, product_ids,
      category_ids, false, public
    from vouchers
    cross join unnest(${[...new Set(codes)]}::text[]) as made (code)
    where vouchers.id = ${id}
    returning id
  `.execute(tx);
  if (rows.length === 0) throw new Refusal('thing-not-found');
  const was = { was: null, became: { like: id, prefix } };
  await recordEdits(
    tx,
    by,
    rows.map((made) => ({ noun: VOUCHER.noun, id: made.id, version: 1, ...was })),
  );
  return rows.length;
}
