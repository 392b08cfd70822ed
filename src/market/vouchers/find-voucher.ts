import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db, Tx } from '#db/connect.ts';
import type { Shopper } from '#market/settings/actor.ts';
import { checkUsable, type Voucher } from '#market/vouchers/voucher.ts';

/**
 * The voucher with a code, in whatever case it is typed, if this shopper can use it now. Refuses
 * 'voucher-invalid' for an unknown code, and what `checkUsable` does.
 */
export async function findVoucher(
  db: Db,
  shopper: Shopper,
  code: string,
  now: Date,
): Promise<Voucher> {
  const voucher = await byCode(db, code, false);
  checkUsable(voucher, await ownUses(db, voucher.id, shopper), shopper, now);
  return voucher;
}

/** Finds and locks the voucher until the transaction ends, so that its limits hold. */
export async function lockVoucher(
  tx: Tx,
  shopper: Shopper,
  code: string,
  now: Date,
): Promise<Voucher> {
  const voucher = await byCode(tx, code, true);
  checkUsable(voucher, await ownUses(tx, voucher.id, shopper), shopper, now);
  return voucher;
}

async function byCode(db: Db, code: string, lock: boolean): Promise<Voucher> {
  const {
    rows: [voucher],
  } = await sql<Voucher>`
    select v.id, v.code, v.type, v.amount, v.store_id as "storeId", v.capped_price as cap,
      v.min_spend as "minSpend", v.start_at as "startAt", v.end_at as "endAt",
      v.usage_limit as "usageLimit", v.limit_per_customer as "limitPerCustomer", v.used,
      v.product_ids as "productIds", v.category_ids as "categoryIds", v.store_ids as "storeIds",
      s.name as "storeName"
    from vouchers v
    left join stores s on s.id = v.store_id
    where v.code = ${code.trim().toUpperCase()} and v.public
    ${lock ? sql`for update of v` : sql``}
  `.execute(db);
  if (!voucher) throw new Refusal('voucher-invalid');
  return voucher;
}

async function ownUses(db: Db, voucherId: number, { key }: Shopper): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select count(*) as uses
    from voucher_uses
    where voucher_id = ${voucherId} and shopper = ${key}
  `.execute(db);
  return rows[0]?.uses ?? 0;
}
