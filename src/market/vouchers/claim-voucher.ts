import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';

/** Counts a use of a locked voucher for an order; pages stop showing it with the last one. */
export async function useVoucher(
  tx: Tx,
  voucherId: number,
  orderId: number,
  shopper: string,
): Promise<void> {
  const { used, usage_limit: most } = await tx
    .updateTable('vouchers')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('id', '=', voucherId)
    .returning(['used', 'usage_limit'])
    .executeTakeFirstOrThrow();
  if (used >= most) await touch(tx, 'vouchers');
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
  if (!use) return;
  const { used, usage_limit: most } = await tx
    .updateTable('vouchers')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('id', '=', use.voucher_id)
    .returning(['used', 'usage_limit'])
    .executeTakeFirstOrThrow();
  if (used === most - 1) await touch(tx, 'vouchers');
}
