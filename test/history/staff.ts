// Actions of the market's staff: refunds of every kind, decisions about money that does not fit,
// adjustments, suspensions.
import { sql } from 'kysely';
import { decimalText } from '#base/currency.ts';
import { adjustStore } from '#market/ledger/adjust-store.ts';
import { waitsForStaff } from '#market/orders/paid-so-far.ts';
import { decideReview, type Decision } from '#market/payments/decide-review.ts';
import { refundOrder } from '#market/payments/refunds/refund-order.ts';
import { takeSettlement } from '#market/settlements/take-settlement.ts';
import { reinstateStore, suspendStore } from '#market/stores/suspend-store.ts';
import { inTx, nth, type Operation } from './world.ts';
import { shopGateways } from '../shop-gateways.ts';

type Line = { id: number; order_id: number; parcel_id: number; quantity: number; exponent: number };

/** Items that go back into stock or not, a parcel, an amount, or everything left. */
const refund: Operation = async (world, { pick, amount, share }) => {
  const { rows } = await sql<Line>`
    select l.id, l.order_id, l.parcel_id, l.quantity, o.currency_exponent as exponent
    from order_lines l join orders o on o.id = l.order_id
    where o.paid > 0 order by l.id desc limit 60`.execute(world.db);
  const line = nth(rows, pick);
  if (!line) return false;
  const wish = {
    id: line.order_id,
    reason: 'Broken.',
    parcel_id: null,
    amount: '',
    back: share % 2 === 0,
  };
  const pieces = [{ id: line.id, quantity: 1 + (amount % line.quantity) }];
  const wishes = [
    { ...wish, lines: pieces },
    { ...wish, lines: pieces },
    { ...wish, parcel_id: line.parcel_id },
    { ...wish, amount: decimalText(1 + (amount % 900), line.exponent) },
    wish,
  ];
  const refund = nth(wishes, share) ?? wish;
  await inTx(world, (tx) => refundOrder(tx, world.staff, refund, world.now));
  return true;
};

const decide: Operation = async (world, { pick, share }) => {
  const waiting = await world.db
    .selectFrom('payments as p')
    .select('p.id')
    .where(waitsForStaff)
    .orderBy('p.id', 'desc')
    .limit(20)
    .execute();
  const one = nth(waiting, pick);
  const decision = nth<Decision>(['refund', 'accept', 'dismiss'], share);
  if (!one || !decision) return false;
  await inTx(world, (tx) =>
    decideReview(tx, world.staff, { paymentId: one.id, decision, reason: 'Seen.' }, world.now),
  );
  return true;
};

const adjust: Operation = async (world, { pick, amount }) => {
  const storeId = nth(world.sellers, pick)?.storeId ?? 0;
  const wish = { storeId, amount: pick % 2 ? -amount : amount, reason: 'Goodwill' };
  await inTx(world, (tx) => adjustStore(tx, world.staff, wish, world.now));
  return true;
};

/** Suspensions do not last, because a history without sellers would be short. */
const suspend: Operation = async (world, { pick, share }) => {
  const storeId = nth(world.sellers, pick)?.storeId ?? 0;
  const gone = await world.db
    .selectFrom('stores')
    .select('id')
    .where('suspended_at', 'is not', null)
    .execute();
  if (share < 400 && gone.length === 0) {
    await inTx(world, (tx) =>
      suspendStore(tx, world.staff, { storeId, reason: 'Late parcels.' }, world.now),
    );
  } else {
    for (const { id } of gone)
      await inTx(world, (tx) => reinstateStore(tx, world.staff, { storeId: id }, world.now));
  }
  return true;
};

type Paid = { ref: string; amount: number; exponent: number; currency: string; kind: string };

const settle: Operation = async (world, { pick, share }) => {
  const method = pick % 2 ? 3 : 4;
  const { rows } = await sql<Paid>`
    select provider_payment_ref as ref, received as amount, exponent, currency, 'payment' as kind
    from payments where method = ${method} and state = 'succeeded' order by id desc limit 20`.execute(
    world.db,
  );
  const lines = rows
    .filter((_, at) => (pick >> (at % 20)) % 3 !== 0)
    .map(({ ref, amount, exponent, currency, kind }) =>
      [ref, kind, decimalText(amount, exponent), decimalText(share % 50, exponent), currency].join(
        ',',
      ),
    );
  if (lines.length === 0) return false;
  const file = ['provider_ref,kind,gross,fee,currency', ...lines].join('\n');
  await inTx(world, (tx) =>
    takeSettlement(
      tx,
      { staff: world.staff, gateways: shopGateways },
      { method, name: `${pick}.csv`, csv: file },
      world.now,
    ),
  );
  return true;
};

export const staff: Record<string, Operation> = { refund, decide, adjust, suspend, settle };
