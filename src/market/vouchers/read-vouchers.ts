import { toDecimal } from '#base/money.ts';
import type { Product } from '#contract/product.ts';
import { sql } from 'kysely';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';

type Row = {
  title: string;
  type: number;
  amount: number;
  code: string;
  min_spend: number;
  usage_limit: number;
  limit_per_customer: number;
  end_at: string;
};
const MOST = 4;

/**
 * The running public vouchers that apply to a product. The answer is valid until one of them ends
 * or another begins.
 */
export async function readShownVouchers(
  reading: Reading,
  { id, store, category }: { id: number; store: number; category: number },
): Promise<Product['vouchers']> {
  const {
    db,
    now,
    language,
    market: { currency_exponent: exponent },
  } = reading;
  const open = sql`public and listed and used < usage_limit
    and (store_id is null or store_id = ${store})
    and (store_ids = '{}' or ${store} = any(store_ids))
    and (
      product_ids = '{}' and category_ids = '{}' or ${id} = any(product_ids)
      or category_ids && (select path from categories where id = ${category})
    )`;
  const {
    rows: [found],
  } = await sql<{ begins_at: Date | null; running: Row[] }>`
    select (select min(start_at) from vouchers where ${open} and start_at > ${now}) as begins_at,
      coalesce((
        select jsonb_agg(to_jsonb(one))
        from (
          select said(title, ${language}) as title, type, amount, code, min_spend, usage_limit,
            limit_per_customer, end_at
          from vouchers
          where ${open}
            and start_at <= ${now}
            and end_at > ${now}
          order by store_id nulls last, id
          limit ${MOST}
        ) one
      ), '[]') as running
  `.execute(db);
  dependOn(reading, 'vouchers');
  holdUntil(reading, found?.begins_at ?? null);
  return (found?.running ?? []).map(({ type, amount, min_spend, end_at, ...row }) => {
    holdUntil(reading, new Date(end_at));
    return {
      ...row,
      type: type === 1 ? 1 : 2,
      price: type === 1 ? toDecimal(amount, exponent) : amount / 100,
      min_spend: toDecimal(min_spend, exponent),
    };
  });
}
