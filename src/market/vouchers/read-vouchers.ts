import { toDecimal } from '#base/money.ts';
import type { Product } from '#contract/product.ts';
import { sql } from 'kysely';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';

type Row = { title: string; type: number; amount: number; code: string; min_spend: number; usage_limit: number; limit_per_customer: number; end_at: Date };
const MOST = 4;

/** Running public vouchers that count for a store's products. */
export async function readShownVouchers(reading: Reading, store: number): Promise<Product['vouchers']> {
  const exponent = reading.shop.currency_exponent;
  const { rows } = await sql<Row>`
    select said(title, ${reading.language}) as title, type, amount, code, min_spend, usage_limit, limit_per_customer, end_at from vouchers
    where public and used < usage_limit and start_at <= ${reading.now} and end_at > ${reading.now} and (store_id is null or store_id = ${store}) order by store_id nulls last, id limit ${MOST}`.execute(reading.db);
  dependOn(reading, 'vouchers');
  return rows.map(({ type, amount, min_spend, end_at, ...row }) => {
    holdUntil(reading, end_at);
    return { ...row, type: type === 1 ? 1 : 2, price: type === 1 ? toDecimal(amount, exponent) : amount / 100, min_spend: toDecimal(min_spend, exponent) };
  });
}
