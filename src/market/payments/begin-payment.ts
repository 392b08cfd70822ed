import { sql } from 'kysely';
import { randomCode } from '#base/id.ts';
import { Refusal } from '#base/refusal.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { readOwed } from '#market/orders/owed.ts';
import { payBy } from '#market/orders/pay-by.ts';
import { maySwitchMethod } from '#market/orders/payment-rule.ts';
import { endOpen } from '#market/payments/end-open.ts';
import { factsOf, type Gateways } from '#market/payments/gateways/gateways.ts';
import { acceptsAmount } from '#market/payments/gateways/accepts-amount.ts';
import { withFee } from '#market/pricing/totals.ts';
import type { Shopper } from '#market/settings/actor.ts';
import { fitsOrder, isReady, type PaymentMethod } from '#market/settings/payment-method.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** What a gateway gives a shopper to pay within, at most: half a day. */
const PAGE_LASTS_MS = 12 * 3_600_000;

export type Begun = {
  orderId: number;
  /**
   * The payment to open at its gateway; null where there is none: cash, and orders that cost
   * nothing.
   */
  paymentId: number | null;
};
type Order = {
  id: number;
  order_method: number;
  paid: number;
  paid_at: Date | null;
  cancelled_at: Date | null;
  currency: string;
  currency_exponent: number;
  country: string;
};

/**
 * Begins to pay one of the caller's orders by a method, the one it was placed with or another: its
 * fee and total follow. What was begun by the same method and is still open is answered again, so that
 * pressing twice makes one payment. Refuses 'order-not-found', 'order-cancelled', 'already-paid',
 * 'transfer-begun', 'method-fixed', 'method-unavailable'.
 */
export async function beginPayment(
  tx: Tx,
  shopper: Shopper,
  market: MarketSettings,
  gateways: Gateways,
  { orderId, method }: { orderId: number; method: number },
  now = new Date(),
): Promise<Begun> {
  const order = await lockOrder(tx, shopper, orderId);
  if (order.cancelled_at) throw new Refusal('order-cancelled');
  if (order.paid_at) throw new Refusal('already-paid');
  if (order.paid > 0) return { orderId, paymentId: await goOn(tx, orderId, method) };
  const paymentMethod = market.methods.find((one) => one.method === method);
  if (!paymentMethod || !isReady(paymentMethod)) throw new Refusal('method-unavailable');
  await switchMethod(tx, order, paymentMethod, now);
  const amount = await readOwed(tx, orderId);
  if (!fitsOrder(paymentMethod, amount, order.country)) throw new Refusal('method-unavailable');
  if (method === orderMethod.cashOnDelivery || amount === 0) return { orderId, paymentId: null };
  const { currency, currency_exponent: exponent } = order;
  const gateway = gateways.of(market, method) && factsOf(gateways, method);
  if (
    method !== orderMethod.bank &&
    (!gateway || acceptsAmount(gateway, { minor: amount, currency, exponent }) !== null)
  )
    throw new Refusal('method-unavailable');
  const open = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('method', '=', method)
    .where('amount', '=', amount)
    .where('state', 'in', ['created', 'sent', 'processing'])
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (open) return { orderId, paymentId: open.id };
  const { id } = await tx
    .insertInto('payments')
    .values({
      order_id: orderId,
      method,
      test_mode: paymentMethod.test_mode,
      amount,
      currency: order.currency,
      exponent: order.currency_exponent,
      key: `pay_${randomCode()}${randomCode()}`,
      expires_at:
        method === orderMethod.bank
          ? (payBy(method, now) ?? now)
          : new Date(now.getTime() + PAGE_LASTS_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { orderId, paymentId: id };
}

/**
 * The transfer of which a part has come: the rest comes the same way. Refuses 'transfer-begun' for
 * another method, and 'already-paid' where the cash of a parcel was collected.
 */
async function goOn(tx: Tx, orderId: number, method: number): Promise<number> {
  const {
    rows: [transfer],
  } = await sql<{ id: number }>`
    select id from payments
    where order_id = ${orderId} and method = ${orderMethod.bank} and state in ('created', 'processing') and received > 0`.execute(
    tx,
  );
  if (!transfer) throw new Refusal('already-paid');
  if (method !== orderMethod.bank) throw new Refusal('transfer-begun');
  return transfer.id;
}

async function lockOrder(tx: Tx, shopper: Shopper, orderId: number): Promise<Order> {
  const order = await tx
    .selectFrom('orders')
    .select([
      'id',
      'order_method',
      'paid',
      'paid_at',
      'cancelled_at',
      'currency',
      'currency_exponent',
      'address',
    ])
    .where('id', '=', orderId)
    .where('shopper', '=', shopper.key)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new Refusal('order-not-found');
  const country =
    typeof order.address === 'object' && order.address !== null && 'country' in order.address
      ? String(order.address.country)
      : '';
  return { ...order, country };
}

type Parcel = { id: number; status: number; total: number; fee: number; cancelled: boolean };

/**
 * Gives an order another payment method, with that method's fee and time. Refuses 'method-fixed' once a
 * store has begun with one of its parcels. Pages that were left are ended when it is cash now, as
 * the goods may leave before somebody pays there.
 */
export async function switchMethod(
  tx: Tx,
  order: Pick<Order, 'id' | 'order_method'>,
  paymentMethod: Pick<PaymentMethod, 'method' | 'fee'>,
  now: Date,
): Promise<void> {
  if (order.order_method === paymentMethod.method) return;
  const { rows: parcels } = await sql<Parcel>`
    select id, status, total, fee, cancelled_at is not null as cancelled from parcels
    where order_id = ${order.id}
    order by id
    for update`.execute(tx);
  if (!maySwitchMethod(parcels)) throw new Refusal('method-fixed');
  const live = parcels.filter(({ cancelled }) => !cancelled);
  const shared = withFee(
    paymentMethod.fee,
    live.map(({ id, total, fee }) => ({ id, total: total - fee })),
  );
  for (const { id, fee, total } of shared) {
    await tx
      .updateTable('parcels')
      .set({ fee, total, updated_at: now })
      .where('id', '=', id)
      .execute();
  }
  await sql`
    update orders o set order_method = ${paymentMethod.method}, pay_by = ${payBy(paymentMethod.method, now)}, fee = s.fee, total = s.total
    from (select sum(fee)::bigint as fee, sum(total)::bigint as total from parcels where order_id = ${order.id}) s
    where o.id = ${order.id}`.execute(tx);
  await record(tx, 'method-switched', { order: order.id });
  if (paymentMethod.method === orderMethod.cashOnDelivery) await endOpen(tx, order.id);
}
