// Refunds of orders whose money is in the books: decided, and paid. Amounts in minor units.
import { randomCode } from '#base/id.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { writeRefunded } from '#market/ledger/write-refunded.ts';
import { issueRefundPapers } from '#market/papers/issue-papers.ts';
import { lockOrder, type MadeOrder } from './books.ts';

/**
 * Decides a refund: which part of which parcel; for a payment that does not count, all of it and no
 * parcel. Returns its id.
 */
export async function decideRefund(
  db: Db,
  order: MadeOrder,
  parts: { parcel: number; amount: number }[],
  payment: { id: number; amount: number } | null = null,
): Promise<number> {
  return transaction(db, async (tx) => {
    await lockOrder(tx, order.id);
    const amount = payment?.amount ?? parts.reduce((sum, part) => sum + part.amount, 0);
    const paidBy =
      payment?.id ??
      (
        await tx
          .selectFrom('payments')
          .select('id')
          .where('order_id', '=', order.id)
          .where('state', '=', 'succeeded')
          .executeTakeFirst()
      )?.id ??
      null;
    const { id } = await tx
      .insertInto('refunds')
      .values({
        order_id: order.id,
        payment_id: paidBy,
        amount,
        actor: 'market',
        reason: 'broken',
        key: `ref_${randomCode()}${randomCode()}`,
        provider_ref: `re_${randomCode()}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (parts.length)
      await tx
        .insertInto('refund_parcels')
        .values(
          parts.map((part) => ({ refund_id: id, parcel_id: part.parcel, amount: part.amount })),
        )
        .execute();
    if (!payment)
      await tx
        .updateTable('orders')
        .set((row) => ({ refunded: row('refunded', '+', amount) }))
        .where('id', '=', order.id)
        .execute();
    return id;
  });
}

/** Marks a refund as succeeded. */
export async function giveBack(
  db: Db,
  order: MadeOrder,
  refund: number,
  now = new Date(),
): Promise<void> {
  await transaction(db, async (tx) => {
    await lockOrder(tx, order.id);
    await tx
      .updateTable('refunds')
      .set({ state: 'succeeded', ended_at: now })
      .where('id', '=', refund)
      .execute();
    await writeRefunded(tx, refund, now);
    await issueRefundPapers(tx, refund, now);
  });
}

/** Decides and pays a refund at once. */
export async function refund(
  db: Db,
  order: MadeOrder,
  ...parts: { parcel: number; amount: number }[]
): Promise<number> {
  const id = await decideRefund(db, order, parts);
  await giveBack(db, order, id);
  return id;
}
