// What buyers and sellers do in a history of money: orders, payments, deliveries, refunds.
import { orderMethod } from '#contract/constants.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import { callOff, handOver, makeOrder, payOrder } from '../books.ts';
import type { ParcelWish } from '../parcel-rows.ts';
import { decideRefund, giveBack } from '../refunds.ts';
import {
  CURRENCIES,
  nth,
  part,
  STORES,
  type Dice,
  type History,
  type Operations,
} from './money-history-set-up.ts';

const { cashOnDelivery, stripe, paypal, bank } = orderMethod;

export function orderOperations(history: History): Operations {
  const { base, stores, state, isPaid, inTx, back } = history;
  return {
    order: async ({ pick, amount, share }) => {
      const method = nth([stripe, paypal, bank, cashOnDelivery, cashOnDelivery], pick) ?? stripe;
      const chosen = stores.filter((_, at) => at === pick % STORES || (pick >> (at + 3)) % 3 === 0);
      const voucherStore = pick % 4 === 1 ? (chosen[0] ?? null) : null;
      const parcels = chosen.map((store, at) =>
        parcelOf(
          { pick, amount: amount + at * 17, share },
          { store, isFirst: at === 0, method, voucherStore },
        ),
      );
      const order = await makeOrder(base.db, {
        method,
        voucherStore,
        parcels,
        ...nth(CURRENCIES, pick >> 2),
      });
      state.orders.push({ ...order, paying: false, paid: order.total === 0, voided: false });
      state.parcels.push(
        ...order.parcels.map((parcel) => ({
          ...parcel,
          order,
          live: true,
          going: false,
          delivered: false,
          back: 0,
        })),
      );
      return true;
    },
    pay: async ({ pick, amount }) => {
      const order = nth(
        state.orders.filter(
          ({ paying, paid, voided, method, total }) =>
            !paying && !paid && !voided && method !== cashOnDelivery && total > 0,
        ),
        pick,
      );
      if (!order) return false;
      order.paying = true;
      await payOrder(base.db, order, {
        now: state.now,
        received: order.total + (pick % 11 === 0 ? amount % 50 : 0),
      });
      order.paid = true;
      // a simultaneous cancellation of one of these may have refunded it meanwhile
      for (const gone of state.parcels.filter(
        (parcel) => parcel.order.id === order.id && !parcel.live,
      ))
        if (gone.total > gone.back) await back(gone, gone.total - gone.back);
      return true;
    },
    payAgain: async ({ pick }) => {
      const order = nth(
        state.orders.filter(({ paid, voided, total }) => (paid || voided) && total > 0),
        pick,
      );
      if (!order || order.method === cashOnDelivery) return false;
      const payment = await payOrder(base.db, order, { state: 'review', now: state.now });
      await giveBack(
        base.db,
        order,
        await decideRefund(base.db, order, [], { id: payment, amount: order.total }),
        state.now,
      );
      return true;
    },
    deliver: async ({ pick }) => {
      const parcel = nth(
        state.parcels.filter(
          ({ live, going, order }) =>
            live && !going && (order.method === cashOnDelivery || isPaid(order.id)),
        ),
        pick,
      );
      if (!parcel) return false;
      parcel.going = true;
      await handOver(base.db, parcel.order, parcel.id, state.now);
      parcel.delivered = true;
      return true;
    },
    callOff: async ({ pick }) => {
      const parcel = nth(
        state.parcels.filter(({ live, going }) => live && !going),
        pick,
      );
      if (!parcel) return false;
      parcel.live = false;
      await callOff(base.db, parcel.order, parcel.id);
      const order = state.orders.find(({ id }) => id === parcel.order.id);
      if (order && !state.parcels.some((other) => other.order.id === order.id && other.live))
        order.voided = true;
      if (
        isPaid(parcel.order.id) &&
        parcel.order.method !== cashOnDelivery &&
        parcel.total > parcel.back
      )
        await back(parcel, parcel.total - parcel.back);
      return true;
    },
    refund: async ({ pick, amount }) => {
      const parcel = nth(
        state.parcels.filter(
          (one) =>
            one.back < one.total &&
            one.live &&
            (one.order.method === cashOnDelivery ? one.delivered : isPaid(one.order.id)),
        ),
        pick,
      );
      if (!parcel) return false;
      const left = parcel.total - parcel.back;
      await back(
        parcel,
        pick % 3 === 0 ? left : Math.min(left, 1 + (amount % Math.max(1, part(left, 600)))),
      );
      return true;
    },
    undo: async ({ pick }) => {
      const gone = nth(state.refunds, pick);
      if (!gone) return false;
      state.refunds.splice(state.refunds.indexOf(gone), 1);
      await inTx((tx) =>
        endRefund(
          tx,
          gone.id,
          { providerRef: '', state: 'failed', problem: 'the account is closed' },
          state.now,
        ),
      );
      gone.parcel.back -= gone.amount;
      if (!gone.parcel.live) await back(gone.parcel, gone.amount);
      return true;
    },
  };
}

type Of = { store: number; isFirst: boolean; method: number; voucherStore: number | null };

/** A parcel with or without a bundle, a voucher, taxes, shipping and a fee. */
function parcelOf({ pick, amount: goods, share }: Dice, of: Of): ParcelWish {
  const isStores = of.store === of.voucherStore;
  const bundle = pick % 5 === 0 ? part(goods, 333) : 0;
  const voucher =
    pick % 4 === 2 || isStores ? part(goods - bundle, pick % 7 === 0 ? 1000 : share) : 0;
  return {
    store: of.store,
    goods,
    bundle,
    voucher,
    tax: part(goods, pick % 3 === 0 ? 0 : 190),
    shipping: pick % 2 ? 0 : 499,
    fee: of.method === cashOnDelivery && of.isFirst ? pick % 90 : 0,
    commission: part(goods - bundle - (isStores ? voucher : 0), pick % 400),
  };
}
