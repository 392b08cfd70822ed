// The notices of Razorpay.
import type { Disputes } from './disputes.ts';
import type { Books } from './razorpay-books.ts';
import { asDispute } from './razorpay-disputes.ts';

type Records = { books: Books; disputes: Disputes };

/** A notice of an order, its last payment, a refund or a dispute, depending on `ref`. */
export function noticeBody(
  { books, disputes }: Records,
  kind: string,
  ref: string,
  at: Date,
): string {
  const found = disputes.find(ref);
  const refund = books.refunds.get(ref);
  const about = found?.payment ?? refund?.payment_id;
  const payment = about ? books.payments.get(about) : books.paymentsOf(ref).at(-1);
  const order = kind.startsWith('order.') ? books.orders.get(ref) : undefined;
  const parts = { payment, order, refund, dispute: found && asDispute(found) };
  const contains = Object.entries(parts).filter(([, one]) => one);
  return JSON.stringify({
    entity: 'event',
    account_id: 'acc_StandIn',
    event: kind,
    contains: contains.map(([name]) => name),
    payload: Object.fromEntries(contains.map(([name, entity]) => [name, { entity }])),
    created_at: Math.floor(at.getTime() / 1000),
  });
}
