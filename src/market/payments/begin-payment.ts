import { sql } from 'kysely';
import { randomCode } from '#base/id.ts';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { readOwed } from '#market/orders/amount-owed.ts';
import { payBy } from '#market/orders/pay-by.ts';
import { acceptsAmount } from '#market/payments/gateways/accepts-amount.ts';
import { factsOf, type GatewayAccess } from '#market/payments/gateways/gateways.ts';
import { switchMethod } from '#market/payments/switch-method.ts';
import type { Shopper } from '#market/settings/actor.ts';
import { fitsOrder, isReady, type PaymentMethod } from '#market/settings/payment-method.ts';

/** How long a gateway's page waits for the shopper, at most: half a day. */
const PAGE_LASTS_MS = 12 * 3_600_000;

/**
 * An order to pay by a method, and what it takes to ask that method's gateway. `origin`: the other
 * web client that it is paid from, where the shopper is led back to.
 */
export type PaymentToBegin = {
  orderId: number;
  method: number;
  origin?: string | null;
} & GatewayAccess;
/** `paymentId`: the payment to open at its gateway; null for cash and for orders without a cost. */
export type Begun = { orderId: number; paymentId: number | null };
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
 * Begins to pay one of the caller's orders by the method it was placed with, or by another: then
 * its fee and total change too. An open payment by the same method is returned again, so pressing
 * twice makes one payment. Refuses 'order-not-found', 'order-cancelled', 'already-paid',
 * 'transfer-begun', 'method-fixed', 'method-unavailable'.
 */
export async function beginPayment(
  tx: Tx,
  shopper: Shopper,
  { orderId, method, market, gateways, origin = null }: PaymentToBegin,
  now = new Date(),
): Promise<Begun> {
  const order = await lockOrder(tx, shopper, orderId);
  if (order.cancelled_at) throw new Refusal('order-cancelled');
  if (order.paid_at) throw new Refusal('already-paid');
  if (order.paid > 0) return { orderId, paymentId: await findTransfer(tx, orderId, method) };
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
  const open = await findOpen(tx, { orderId, method, amount }, now);
  const paymentId = open?.id ?? (await insertPayment(tx, { order, paymentMethod, amount }, now));
  if ((open?.origin ?? null) !== origin)
    await tx.updateTable('payments').set({ origin }).where('id', '=', paymentId).execute();
  return { orderId, paymentId };
}

/**
 * Finds the bank transfer that has brought a part of the money: the rest has to come by bank
 * transfer too. Refuses 'transfer-begun' for another method, and 'already-paid' where the cash of a
 * parcel was collected.
 */
async function findTransfer(tx: Tx, orderId: number, method: number): Promise<number> {
  const {
    rows: [transfer],
  } = await sql<{ id: number }>`
    select id
    from payments
    where order_id = ${orderId}
      and method = ${orderMethod.bank}
      and state in ('created', 'processing')
      and received > 0
  `.execute(tx);
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

async function findOpen(
  tx: Tx,
  { orderId, method, amount }: { orderId: number; method: number; amount: Money },
  now: Date,
): Promise<{ id: number; origin: string | null } | undefined> {
  return tx
    .selectFrom('payments')
    .select(['id', 'origin'])
    .where('order_id', '=', orderId)
    .where('method', '=', method)
    .where('amount', '=', amount)
    .where('state', 'in', ['created', 'sent', 'processing'])
    .where('claimed', '=', false)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

type Fresh = { order: Order; paymentMethod: PaymentMethod; amount: Money };

async function insertPayment(
  tx: Tx,
  { order, paymentMethod: { method, test_mode }, amount }: Fresh,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('payments')
    .values({
      order_id: order.id,
      method,
      test_mode,
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
  return id;
}
