import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { touch } from '#db/touch.ts';
import { readClosed, type ClosedLine } from '#market/payments/transfers/read-closed-order.ts';
import { mayReopen } from '#market/payments/transfers/may-reopen.ts';
import { takeStockAgain } from '#market/stock/take-stock.ts';
import { useVoucher } from '#market/vouchers/claim-voucher.ts';

/** An order whose money came late: `arrived`, and how much less is enough; minor units. */
export type LatePaid = { orderId: number; arrived: Money; tolerance: Money };

/**
 * Opens an order again that was closed because nobody paid in time: stock, sale quota and voucher
 * are taken again, prices stay as they were ordered. Returns false, and changes nothing, if a part
 * of it is not available any more (may-reopen.ts). The caller has locked the order.
 */
export async function reopenOrder(
  tx: Tx,
  { orderId, arrived, tolerance }: LatePaid,
  now: Date,
): Promise<boolean> {
  const closed = await readClosed(tx, orderId);
  if (!mayReopen({ ...closed.order, arrived, tolerance }, now)) return false;
  await tx.updateTable('orders').set({ cancelled_at: null }).where('id', '=', orderId).execute();
  await tx
    .updateTable('parcels')
    .set({ cancelled_at: null, updated_at: now })
    .where('id', 'in', closed.parcels)
    .execute();
  await tx
    .insertInto('parcel_events')
    .values(
      closed.parcels.map((id) => ({ parcel_id: id, action: 'reopen', actor: 'staff', at: now })),
    )
    .execute();
  await takeAgain(tx, closed.lines);
  if (closed.order.voucher) await useVoucherAgain(tx, orderId);
  await record(tx, 'order-reopened', { order: orderId });
  return true;
}

async function takeAgain(tx: Tx, lines: ClosedLine[]): Promise<void> {
  await takeStockAgain(
    tx,
    lines.flatMap(({ inventoryId, ...line }) =>
      inventoryId === null ? [] : { ...line, inventoryId },
    ),
  );
  await touch(tx, ...new Set(lines.map(({ productId }) => `product:${productId}`)));
}

async function useVoucherAgain(tx: Tx, orderId: number): Promise<void> {
  const {
    rows: [own],
  } = await sql<{ shopper: string; voucher_id: number | null }>`
    select shopper, voucher_id
    from orders
    where id = ${orderId}
  `.execute(tx);
  if (own && own.voucher_id !== null) await useVoucher(tx, own.voucher_id, orderId, own.shopper);
}
