// The data of a stand-in of Razorpay: orders, payments, refunds, and their possible changes. As
// strict as Razorpay is.
import type { Made } from './come-back.ts';
import { isNo, type No, type Order, type Payment, type Refund } from './razorpay-objects.ts';
import { MOST_PERIOD, readOrder, type OrderWish } from './razorpay-rules.ts';

const nowSeconds = () => Math.floor(Date.now() / 1000);

export type Books = ReturnType<typeof openBooks>;

/** `refundsWait` says how refunds start, `disputedOf` how much of a payment is disputed. */
export function openBooks(refundsWait: () => boolean, disputedOf: (payment: string) => number) {
  const orders = new Map<string, Order>();
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refund>();
  const requestsByKey = new Map<string, { body: string; id: string }>();
  const letGoAfter = new Map<string, number>();
  let count = 0;
  const id = (kind: string) => `${kind}_StandIn${String(++count).padStart(7, '0')}`;

  function makeOrder(wish: OrderWish): Order | No {
    const read = readOrder(wish);
    if (isNo(read)) return read;
    const { amount, currency, receipt, notes } = read;
    const order: Order = {
      id: id('order'),
      entity: 'order',
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency,
      receipt,
      status: 'created',
      attempts: 0,
      notes,
      created_at: nowSeconds(),
    };
    letGoAfter.set(order.id, read.capturedWithin);
    orders.set(order.id, order);
    return order;
  }

  const paymentsOf = (order: string) =>
    [...payments.values()].filter(({ order_id: of }) => of === order);

  /** A try to pay an order. A paid order accepts no other payment. */
  function attempt(
    orderId: string,
    status: 'captured' | 'authorized' | 'failed',
    email = 'shopper@example.com',
  ): Payment {
    const order = orders.get(orderId);
    if (!order || order.status === 'paid') throw new Error(`Nobody can pay ${orderId}`);
    const failed = status === 'failed';
    const payment: Payment = {
      id: id('pay'),
      entity: 'payment',
      amount: order.amount,
      currency: order.currency,
      status,
      order_id: order.id,
      captured: false,
      amount_refunded: 0,
      method: 'card',
      email,
      error_code: failed ? 'BAD_REQUEST_ERROR' : null,
      error_description: failed ? 'Your payment was declined by the bank.' : null,
      error_reason: failed ? 'payment_failed' : null,
      created_at: nowSeconds(),
    };
    payments.set(payment.id, payment);
    Object.assign(order, { attempts: order.attempts + 1, status: 'attempted' });
    if (status === 'captured') capture(payment);
    return payment;
  }

  function capture(payment: Payment): void {
    Object.assign(payment, {
      status: 'captured',
      captured: true,
      error_code: null,
      error_description: null,
      error_reason: null,
    });
    const order = orders.get(payment.order_id);
    if (order) Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 });
  }

  /**
   * Minutes pass: an authorised payment that is not captured within its order's time is refunded
   * automatically.
   */
  function pass(orderId: string, minutes: number): void {
    if (minutes < (letGoAfter.get(orderId) ?? MOST_PERIOD)) return;
    for (const payment of paymentsOf(orderId))
      if (payment.status === 'authorized')
        Object.assign(payment, { status: 'refunded', amount_refunded: payment.amount });
  }

  /** A held or failed payment succeeds late; or finally fails. */
  function release(orderId: string, well: boolean): void {
    const [payment] = paymentsOf(orderId).toReversed();
    if (payment && well) capture(payment);
    else if (payment) Object.assign(payment, { status: 'failed', error_reason: 'payment_failed' });
  }

  function makeRefund(paymentId: string, body: string, key: string | undefined): Refund | No {
    const payment = payments.get(paymentId);
    const earlier = key === undefined ? undefined : requestsByKey.get(key);
    if (key !== undefined && !/^[\w-]{10,}$/.test(key))
      return { no: 'The idempotency key is not valid', status: 400 };
    if (earlier)
      return earlier.body === `${paymentId} ${body}`
        ? (refunds.get(earlier.id) ?? { no: 'gone', status: 500 })
        : {
            no: 'Different request with the same idempotency key has already been processed.',
            status: 400,
          };
    if (!payment?.captured)
      return { no: 'The payment status should be captured for action to be taken', status: 400 };
    const {
      amount = payment.amount,
      receipt = null,
      notes = {},
    } = JSON.parse(body || '{}') as {
      amount?: number;
      receipt?: string;
      notes?: Record<string, string>;
    };
    if (!Number.isSafeInteger(amount) || amount < 1)
      return { no: 'The amount must be an integer.', status: 400 };
    if (payment.amount_refunded + amount > payment.amount - disputedOf(payment.id))
      return {
        no: 'The total refund amount is greater than the refund payment amount',
        status: 400,
      };
    payment.amount_refunded += amount;
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
    const refund: Refund = {
      id: id('rfnd'),
      entity: 'refund',
      amount,
      currency: payment.currency,
      payment_id: payment.id,
      receipt,
      status: refundsWait() ? 'pending' : 'processed',
      notes,
      created_at: nowSeconds(),
    };
    refunds.set(refund.id, refund);
    if (key !== undefined) requestsByKey.set(key, { body: `${paymentId} ${body}`, id: refund.id });
    return refund;
  }

  function refundThere(orderId: string, amount: number): string {
    const payment = paymentsOf(orderId).find(({ captured }) => captured);
    const made = payment ? makeRefund(payment.id, JSON.stringify({ amount }), undefined) : null;
    if (!made || 'no' in made)
      throw new Error(`Razorpay refunds nothing of ${orderId}: ${JSON.stringify(made)}`);
    return made.id;
  }

  function endRefund(refundId: string, state: 'succeeded' | 'failed'): void {
    const refund = refunds.get(refundId);
    const payment = payments.get(refund?.payment_id ?? '');
    if (!refund || !payment) throw new Error(`No refund ${refundId}`);
    refund.status = state === 'succeeded' ? 'processed' : 'failed';
    if (state === 'failed')
      Object.assign(payment, {
        amount_refunded: payment.amount_refunded - refund.amount,
        status: 'captured',
      });
  }

  function made(receipt: string): Made {
    const own = [...orders.values()].filter((order) => order.receipt === receipt);
    const paid = own.flatMap((order) => paymentsOf(order.id)).filter(({ captured }) => captured);
    const back = [...refunds.values()]
      .filter(
        (refund) =>
          refund.status !== 'failed' && paid.some((payment) => payment.id === refund.payment_id),
      )
      .map(({ amount }) => amount);
    return {
      opened: own.length,
      received: paid.reduce((sum, { amount }) => sum + amount, 0),
      back,
    };
  }

  return {
    orders,
    payments,
    refunds,
    makeOrder,
    paymentsOf,
    attempt,
    pass,
    release,
    makeRefund,
    refundThere,
    endRefund,
    made,
  };
}
