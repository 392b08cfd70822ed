// Buyers' actions: order, pay, pay another way, cancel, and report a transfer.
import { orderMethod } from '#contract/constants.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { placeOrder } from '#market/orders/place-order.ts';
import { applyOutcome } from '#market/payments/apply-outcome.ts';
import { beginPayment } from '#market/payments/begin-payment.ts';
import type { Outcome } from '#market/payments/gateways/gateway.ts';
import { makeVisitor } from '../make.ts';
import { fillCart } from '../carts.ts';
import { makeVoucher } from '../offers.ts';
import { gateways, outcomeOf } from '../pay.ts';
import { inTx, METHODS, nth, type Operation } from './world.ts';

const place: Operation = async (world, { pick, amount, share }) => {
  const buyer = makeVisitor();
  const market = nth(world.shops, pick) ?? world.shops[0];
  const wanted = world.products.filter(
    ({ scarce }, at) => at === pick % 6 || (!scarce && (pick >> at) % 3 === 0),
  );
  if (!market) return false;
  await fillCart(
    world.db,
    buyer,
    ...wanted.map((product) => ({ product, quantity: 1 + (share % 5) })),
  );
  const terms = { amount: 1 + (amount % 2000), minSpend: share % 2 ? 2000 : 0 };
  const store = share % 4 === 0 ? (wanted[0]?.store ?? null) : null;
  const voucher = share % 3 === 0 ? await makeVoucher(world.db, { ...terms, store }) : undefined;
  const method = nth(METHODS, amount) ?? 2;
  const { id } = await inTx(world, (tx) =>
    placeOrder(tx, buyer, market, { method, voucher, now: world.now }),
  );
  world.orders.push({ id, buyer, market });
  return true;
};

/** Mostly an order that waits for its money, by its method or another. */
const begin: Operation = async (world, { pick, amount, share }) => {
  const waiting = await world.db
    .selectFrom('orders')
    .select(['id', 'order_method as method'])
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('order_method', '<>', orderMethod.cashOnDelivery)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  const one = share < 900 ? nth(waiting, pick) : undefined;
  const order = one
    ? world.orders.find(({ id }) => id === one.id)
    : nth(recent(world.orders), pick);
  const method = one && share < 700 ? one.method : nth(METHODS, amount);
  if (!order || !method) return false;
  const wish = { orderId: order.id, method };
  await inTx(world, (tx) =>
    beginPayment(tx, order.buyer, { ...wish, market: order.market, gateways }, world.now),
  );
  return true;
};

/** Mostly what was asked for; otherwise less, more, another currency, not yet, or declined. */
function outcome(reported: Outcome, share: number): Partial<Outcome> {
  const { received } = reported;
  const minor = received?.minor ?? 0;
  if (!received || share < 700) return {};
  if (share < 770) return { received: { ...received, minor: Math.max(1, minor - 1) } };
  if (share < 860) return { received: { ...received, minor: minor + share } };
  if (share < 880) return { received: { ...received, currency: 'EUR' } };
  if (share < 930) return { state: 'processing', received: null };
  return { state: share < 970 ? 'failed' : 'expired', received: null };
}

/** A gateway reports the state of a payment, whatever has become of its order. */
const hear: Operation = async (world, { pick, share }) => {
  const open = await world.db
    .selectFrom('payments')
    .select('id')
    .where('method', '<>', 7)
    .where('state', 'not in', ['succeeded', 'review'])
    .orderBy('id', 'desc')
    .limit(40)
    .execute();
  const one = nth(open, pick);
  if (!one) return false;
  const reported = await outcomeOf(world.db, one.id);
  const changed = { ...reported, ...outcome(reported, share) };
  await inTx(world, (tx) => applyOutcome(tx, one.id, changed, world.now));
  return true;
};

const cancel: Operation = async (world, { pick }) => {
  const order = nth(recent(world.orders), pick);
  if (!order) return false;
  const wish = { orderId: order.id, title: 'No', message: 'I found one at home.' };
  await inTx(world, (tx) => cancelOrder(tx, order.buyer, wish, world.now));
  return true;
};

const cancelOne: Operation = async (world, { pick, amount }) => {
  const order = nth(recent(world.orders), pick);
  if (!order) return false;
  const parcels = await world.db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const wish = { parcelId: nth(parcels, amount)?.id ?? 0, title: '', message: 'No.' };
  await inTx(world, (tx) => cancelParcel(tx, order.buyer, wish, world.now));
  return true;
};

/** Older orders have ended. */
const recent = <T>(all: T[]): T[] => all.slice(-60);

export const buyers: Record<string, Operation> = { place, begin, hear, cancel, cancelOne };
