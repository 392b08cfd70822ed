import type { Tx } from '#db/connect.ts';

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

/** Takes back an order's use of its voucher. */
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
