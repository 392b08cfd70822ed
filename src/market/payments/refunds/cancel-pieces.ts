// Cancels pieces of a parcel that its store cannot send: their money is refunded, or no longer
// asked for; the rest is sent.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { cutParcel } from '#market/orders/cut-parcel.ts';
import { mayCancelParcel } from '#market/orders/parcel.ts';
import { checkMayWork } from '#market/orders/work-parcel.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import { planRefund } from '#market/payments/refunds/refund-order.ts';
import { readSoldLines } from '#market/payments/refunds/read-sold-lines.ts';
import type { Seller } from '#market/settings/actor.ts';
import { emptyStock } from '#market/stock/empty-stock.ts';

/**
 * `lines`: how many pieces of each line; `gone`: the store has none left, so their stock becomes
 * zero.
 */
export type CancellingPieces = {
  parcelId: number;
  lines: { id: number; quantity: number }[];
  reason: string;
  gone: boolean;
};
type Parcel = {
  orderId: number;
  status: number;
  cancelled: boolean;
  paid: boolean;
};

/**
 * Cancels pieces of a parcel of the seller's store before it is picked up, and refunds them; they
 * return to stock once the refund succeeds, unless they are gone. In an unpaid order they are taken
 * out (`cutParcel`). Cancelling the last pieces cancels the whole parcel, with its shipping. The
 * buyer is told which pieces and why. Refuses 'parcel-not-found', 'store-suspended',
 * 'already-cancelled', 'move-not-allowed', 'pieces-too-many' for more than a line has left, and as
 * `cutParcel` or `planRefund`.
 */
export async function cancelPieces(
  tx: Tx,
  by: Seller,
  { parcelId, lines, reason, gone }: CancellingPieces,
  now = new Date(),
): Promise<void> {
  await checkMayWork(tx, by, parcelId);
  const { orderId, paid, ...parcel } = await lockParcel(tx, parcelId);
  mayCancelParcel(parcel, false);
  const requested = together(lines);
  if (await isRest(tx, { parcelId, orderId }, requested))
    await cancelParcel(tx, by, { parcelId, title: '', message: reason }, now);
  else {
    const cancelling = { orderId, parcelId, lines: requested, reason, gone };
    await (paid ? refundPieces : cutParcel)(tx, by, cancelling, now);
    await audit(tx, by, {
      action: 'parcel.cancel-pieces',
      subject: `parcel:${parcelId}`,
      note: reason,
    });
  }
  if (gone)
    await emptyStock(
      tx,
      by,
      requested.map(({ id }) => id),
    );
}

async function refundPieces(
  tx: Tx,
  by: Seller,
  { orderId, parcelId, lines, reason, gone }: CancellingPieces & { orderId: number },
  now: Date,
): Promise<void> {
  const refundInput = { id: orderId, parcel_id: parcelId, reason, amount: '', back: !gone };
  const { parts } = await planRefund(tx, { ...refundInput, lines });
  const refund = await askRefund(tx, by, { orderId, reason, parts }, now);
  await sql`
    insert into cancelled_pieces
      (refund_id, order_line_id, quantity, reason, gone, account_id, actor, at)
    select ${refund}, w.id, w.quantity, ${reason}, ${gone}, ${by.accountId}, ${by.name}, ${now}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as w(id int, quantity int)
  `.execute(tx);
  await record(tx, 'pieces-cancelled', { order: orderId, parcel: parcelId, refund });
}

/** Locks the order first, as every verb about money does. */
async function lockParcel(tx: Tx, parcelId: number): Promise<Parcel> {
  await sql`
    select from orders
    where id = (select order_id from parcels where id = ${parcelId})
    for update
  `.execute(tx);
  const { rows } = await sql<Parcel>`
    select p.order_id as "orderId", p.status, p.cancelled_at is not null as cancelled,
      o.paid_at is not null as paid
    from parcels p
    join orders o on o.id = p.order_id
    where p.id = ${parcelId}
    for update of p
  `.execute(tx);
  if (!rows[0]) throw new Refusal('parcel-not-found');
  return rows[0];
}

type PieceInput = { id: number; quantity: number };

const together = (lines: PieceInput[]): PieceInput[] =>
  [...Map.groupBy(lines, ({ id }) => id)].map(([id, same]) => ({
    id,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }));

/** Whether nothing would be left in the parcel. Refuses 'pieces-too-many'. */
async function isRest(
  tx: Tx,
  { parcelId, orderId }: { parcelId: number; orderId: number },
  requested: PieceInput[],
): Promise<boolean> {
  const own = await tx
    .selectFrom('order_lines')
    .select('id')
    .where('parcel_id', '=', parcelId)
    .execute();
  const sold = await readSoldLines(
    tx,
    orderId,
    own.map(({ id }) => id),
  );
  const left = new Map(sold.map(({ id, quantity, returned }) => [id, quantity - returned]));
  for (const { id, quantity } of requested)
    if (quantity > (left.get(id) ?? 0)) throw new Refusal('pieces-too-many', { field: 'lines' });
  const all = [...left.values()].reduce((sum, pieces) => sum + pieces, 0);
  return requested.reduce((sum, { quantity }) => sum + quantity, 0) === all;
}
