import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import type { VoucherTerms } from '#market/pricing/totals.ts';

export type ClaimedVoucher = VoucherTerms & {
  id: number;
  code: string;
  usageLimit: number;
  limitPerCustomer: number;
};

/**
 * The running voucher of a code, locked until the transaction ends, so that its limits hold.
 * Refuses 'voucher-invalid', 'voucher-used-up'.
 */
export async function lockVoucher(
  tx: Tx,
  code: string,
  shopper: string,
  now: Date,
): Promise<ClaimedVoucher> {
  const voucher = await tx
    .selectFrom('vouchers')
    .selectAll()
    .where('code', '=', code.trim().toUpperCase())
    .where('public', '=', true)
    .where('start_at', '<=', now)
    .where('end_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!voucher) throw new Refusal('voucher-invalid');
  const own = await sql<{
    uses: number;
  }>`
    select count(*) as uses
    from voucher_uses
    where voucher_id = ${voucher.id} and shopper = ${shopper}
  `.execute(tx);
  if (voucher.used >= voucher.usage_limit || (own.rows[0]?.uses ?? 0) >= voucher.limit_per_customer)
    throw new Refusal('voucher-used-up');
  return {
    id: voucher.id,
    code: voucher.code,
    type: voucher.type,
    amount: voucher.amount,
    storeId: voucher.store_id,
    cap: voucher.capped_price,
    minSpend: voucher.min_spend,
    usageLimit: voucher.usage_limit,
    limitPerCustomer: voucher.limit_per_customer,
  };
}

/** Counts a use of a locked voucher for an order. */
export async function useVoucher(
  tx: Tx,
  voucherId: number,
  orderId: number,
  shopper: string,
): Promise<void> {
  await tx
    .updateTable('vouchers')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('id', '=', voucherId)
    .execute();
  await tx
    .insertInto('voucher_uses')
    .values({ voucher_id: voucherId, order_id: orderId, shopper })
    .execute();
}

/** Gives an order's use of its voucher back. */
export async function giveVoucherBack(tx: Tx, orderId: number): Promise<void> {
  const use = await tx
    .deleteFrom('voucher_uses')
    .where('order_id', '=', orderId)
    .returning('voucher_id')
    .executeTakeFirst();
  if (use)
    await tx
      .updateTable('vouchers')
      .set((row) => ({ used: row('used', '-', 1) }))
      .where('id', '=', use.voucher_id)
      .execute();
}
