import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { bankPayment } from '#market/payments/transfers/bank-payment.ts';
import { giveBack } from '#market/payments/transfers/give-back.ts';
import {
  lockBankOrder,
  readTolerance,
  type BankOrder,
} from '#market/payments/transfers/lock-bank-order.ts';
import { reopenOrder } from '#market/payments/transfers/reopen-order.ts';
import {
  readAmountDue,
  settleArrived,
  settleTransfer,
} from '#market/payments/transfers/settle-transfer.ts';
import { writeReceipt, type Receipt } from '#market/payments/transfers/write-receipt.ts';

/** Money that arrived for an order; `source`: who saw it, staff on the account or a statement. */
export type Arrival = Omit<Receipt, 'source' | 'reverses'> & {
  orderId: number;
  source: 'staff' | 'statement';
};
/**
 * `paid`: it pays the order; `surplus` waits for staff. `short`: it is booked; `missing` has still
 * to come. `returned`: the order can take nothing any more, so it goes back. Minor units.
 */
export type Booked = {
  outcome: 'paid' | 'short' | 'returned';
  missing: Money;
  surplus: Money;
  paymentId: number;
  receiptId: number;
};

/**
 * Books money that arrived by bank transfer for an order. An order that was closed because nobody
 * paid in time is opened again if everything in it is still available. Refuses 'order-not-found',
 * 'currency-differs', 'method-fixed' if a store has begun with an order that is paid by another
 * method, and 'transfer-used' for a reference that staff have booked already.
 */
export async function bookArrival(
  tx: Tx,
  { orderId, ...receipt }: Arrival,
  now: Date,
): Promise<Booked> {
  await settleArrived(tx, orderId, now);
  const found = await lockBankOrder(tx, orderId);
  if (found.currency !== receipt.currency)
    throw new Refusal('currency-differs', { currency: found.currency });
  const order = await reopened(tx, found, receipt.amount, now);
  const booked = await bookFor(tx, order, receipt, now);
  await acceptForm(tx, { orderId, ...receipt, short: booked.outcome === 'short' }, now);
  return booked;
}

async function bookFor(
  tx: Tx,
  order: BankOrder,
  receipt: Omit<Arrival, 'orderId'>,
  now: Date,
): Promise<Booked> {
  if (order.closed)
    return returned(await giveBack(tx, order, { receipt, why: 'order-closed' }, now));
  if (order.paid || (await readAmountDue(tx, order.id)) === 0)
    return returned(await giveBack(tx, order, { receipt, why: 'paid-twice' }, now));
  const paymentId = await bankPayment(tx, order, now);
  const receiptId = await writeReceipt(tx, { paymentId, orderId: order.id }, receipt, now);
  return { ...(await settleTransfer(tx, order, paymentId, now)), paymentId, receiptId };
}

const returned = (booked: { paymentId: number; receiptId: number }): Booked => ({
  ...booked,
  outcome: 'returned',
  missing: 0,
  surplus: 0,
});

/** The order as it is now: open again if it was closed and everything is still available. */
async function reopened(tx: Tx, order: BankOrder, amount: Money, now: Date): Promise<BankOrder> {
  if (!order.closed || order.paid) return order;
  const tolerance = await readTolerance(tx, order.currency);
  const isOpen = await reopenOrder(tx, { orderId: order.id, arrived: amount, tolerance }, now);
  return isOpen ? lockBankOrder(tx, order.id) : order;
}

type Answer = Pick<Arrival, 'orderId' | 'amount' | 'accountId'> & { short: boolean };

/**
 * Accepts a buyer's waiting report of the transfer: any if the order is paid now, else one of the
 * same amount, or of none.
 */
async function acceptForm(
  tx: Tx,
  { orderId, amount, accountId, short }: Answer,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('transfers')
    .set({ state: 'accepted', decided_by: accountId, decided_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .$if(short, (forms) =>
      forms.where((is) => is.or([is('amount', 'is', null), is('amount', '=', amount)])),
    )
    .execute();
}
