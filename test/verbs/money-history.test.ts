// A thousand and more random operations with money, several at once: after every fifty the books
// are proven, and at the end.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decimalText } from '#base/currency.ts';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { adjustStore } from '#market/ledger/adjust-store.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { readAccounts, readBalances } from '#market/ledger/read-balances.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { sharesBack, sharesOf } from '#market/ledger/sale.ts';
import { cancelPayout, markPaid } from '#market/payouts/end-payout.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { readStatement } from '#market/payouts/read-statement.ts';
import { takeSettlement } from '#market/settlements/take-settlement.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { callOff, handOver, makeOrder, payOrder, type MadeOrder } from '../books.ts';
import type { MadeParcel, ParcelWish } from '../parcel-rows.ts';
import { askBack, giveBack } from '../refunds.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeStore } from '../make.ts';
import { knownGateways } from '../known-gateways.ts';

const DAY = 24 * 3_600_000;
const ROUNDS = 24;
const OPERATIONS = 50;
const AT_ONCE = 4;
const STORES = 5;
const { cashOnDelivery, stripe, paypal, bank } = orderMethod;
const CURRENCIES = [
  { currency: 'USD', exponent: 2 },
  { currency: 'JPY', exponent: 0 },
  { currency: 'KWD', exponent: 3 },
];
let base: Fresh;
let keeper: MadeStaff;
let stores: number[];
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  keeper = await makeStaff(base, 'owner');
  stores = await Promise.all(Array.from({ length: STORES }, () => makeStore(base.db)));
  await keepReserves();
});
afterAll(() => base.close());

/**
 * A tenth of what is released is kept for twenty days; of the first store 80.00, of the second
 * nothing.
 */
async function keepReserves(): Promise<void> {
  await base.db
    .updateTable('settings')
    .set({ reserve_rate: 1000, reserve_days: 20, least_payout: 500 })
    .execute();
  const [first = 0, second = 0] = stores;
  await base.db
    .insertInto('reserve_terms')
    .values([
      { store_id: first, rate: 0, amount: 8000, days: 9 },
      { store_id: second, rate: 0, amount: 0, days: 9 },
    ])
    .execute();
}

/**
 * What happened in this history, so that only what can be is asked for; the books are never asked.
 * `paying`, `going`: begun, by one of several at once.
 */
type Parcel = MadeParcel & {
  order: MadeOrder;
  live: boolean;
  going: boolean;
  delivered: boolean;
  back: number;
};
type State = {
  now: Date;
  refunds: { id: number; parcel: Parcel; amount: number }[];
  orders: (MadeOrder & { paying: boolean; paid: boolean; voided: boolean })[];
  parcels: Parcel[];
  count: Record<string, number>;
};
const state: State = {
  now: new Date('2026-01-01T00:00:00Z'),
  refunds: [],
  orders: [],
  parcels: [],
  count: {},
};
type Dice = { pick: number; amount: number; share: number };

const nth = <T>(all: T[], pick: number): T | undefined => all[pick % Math.max(1, all.length)];
const inTx = <T>(work: Parameters<typeof transaction<T>>[1]) => transaction(base.db, work);
const part = (whole: number, share: number) => Math.floor((whole * share) / 1000);

/** Each does its work when there is something to do it with; answers whether there was. */
const operations: Record<string, (dice: Dice) => Promise<boolean>> = {
  order: async ({ pick, amount, share }) => {
    const method = nth([stripe, paypal, bank, cashOnDelivery, cashOnDelivery], pick) ?? stripe;
    const chosen = stores.filter((_, at) => at === pick % STORES || (pick >> (at + 3)) % 3 === 0);
    const voucherOf = pick % 4;
    const voucherStore = voucherOf === 1 ? (chosen[0] ?? null) : null;
    const parcels = chosen.map((store, at): ParcelWish => {
      const goods = amount + at * 17;
      const bundle = pick % 5 === 0 ? part(goods, 333) : 0;
      const voucher =
        voucherOf === 2 || store === voucherStore
          ? part(goods - bundle, pick % 7 === 0 ? 1000 : share)
          : 0;
      return {
        store,
        goods,
        bundle,
        voucher,
        tax: part(goods, pick % 3 === 0 ? 0 : 190),
        shipping: pick % 2 ? 0 : 499,
        fee: method === cashOnDelivery && at === 0 ? pick % 90 : 0,
        commission: part(goods - bundle - (voucherStore === store ? voucher : 0), pick % 400),
      };
    });
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
    for (const gone of state.parcels.filter(
      (parcel) => parcel.order.id === order.id && !parcel.live && parcel.total > parcel.back,
    ))
      await back(gone, gone.total);
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
      await askBack(base.db, order, [], { id: payment, amount: order.total }),
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
  release: async () => (await inTx((tx) => releaseEarnings(tx, state.now, 7))) > 0,
  gather: async ({ share }) =>
    (
      await inTx((tx) =>
        gatherPayouts(tx, new Date(state.now.getTime() - share * 3_600_000), state.now),
      )
    ).length > 0,
  endPayout: async ({ pick }) => {
    const open = await base.db
      .selectFrom('payouts')
      .select('id')
      .where('state', '=', 'open')
      .orderBy('id')
      .execute();
    const one = nth(open, pick);
    if (!one) return false;
    const again = () =>
      inTx((tx) => cancelPayout(tx, keeper.staff, { payoutId: one.id, note: 'again' }, state.now));
    const pay = () =>
      inTx((tx) =>
        markPaid(tx, keeper.staff, { payoutId: one.id, reference: `B${one.id}` }, state.now),
      ).catch((problem: unknown) => {
        expected('payout-on-hold')(problem);
        return again();
      });
    await (pick % 4 === 0 ? again() : pay()).catch(expected('payout-ended'));
    return true;
  },
  adjust: async ({ pick, amount }) =>
    (await inTx((tx) =>
      adjustStore(
        tx,
        keeper.staff,
        {
          storeId: nth(stores, pick) ?? 0,
          amount: pick % 2 ? -amount : amount,
          reason: 'Goodwill',
        },
        state.now,
      ),
    )) !== null,
  settle: async ({ pick, share }) => {
    const method = pick % 2 ? stripe : paypal;
    const paid = await base.db
      .selectFrom('payments')
      .select(['provider_payment_ref as ref', 'received as amount', 'currency', 'exponent'])
      .where('method', '=', method)
      .where('state', '=', 'succeeded')
      .orderBy('id', 'desc')
      .limit(20)
      .execute();
    const refunds = await base.db
      .selectFrom('refunds as r')
      .innerJoin('payments as p', 'p.id', 'r.payment_id')
      .select(['r.provider_ref as ref', 'r.amount', 'p.currency', 'p.exponent'])
      .where('p.method', '=', method)
      .where('p.state', '=', 'succeeded')
      .where('r.state', '=', 'succeeded')
      .orderBy('r.id', 'desc')
      .limit(10)
      .execute();
    const rows = [
      ...paid.map(
        (one) =>
          `${one.ref},payment,${decimalText(one.amount ?? 0, one.exponent)},${decimalText(share, one.exponent)},${one.currency}`,
      ),
      ...refunds.map(
        (one) => `${one.ref},refund,-${decimalText(one.amount, one.exponent)},0,${one.currency}`,
      ),
      `pi_${pick},payment,1,0,USD`,
    ].filter((_, at) => (pick >> (at % 20)) % 3 !== 0);
    if (rows.length === 0) return false;
    await inTx((tx) =>
      takeSettlement(
        tx,
        { staff: keeper.staff, gateways: knownGateways },
        {
          method,
          name: `${pick}.csv`,
          csv: ['provider_ref,kind,gross,fee,currency', ...rows].join('\n'),
        },
        state.now,
      ),
    );
    return true;
  },
  wait: async ({ pick }) => {
    state.now = new Date(state.now.getTime() + (1 + (pick % 5)) * DAY);
    return true;
  },
};

const isPaid = (id: number) => state.orders.some((order) => order.id === id && order.paid);
const expected = (code: string) => (problem: unknown) => {
  if (Reflect.get(Object(problem), 'code') !== code) throw problem;
};
async function back(parcel: Parcel, amount: number): Promise<void> {
  parcel.back += amount;
  const id = await askBack(base.db, parcel.order, [{ parcel: parcel.id, amount }]);
  await giveBack(base.db, parcel.order, id, state.now);
  state.refunds.push({ id, parcel, amount });
}

const dice = fc.record({
  pick: fc.nat(1 << 20),
  amount: fc.integer({ min: 1, max: 50_000 }),
  share: fc.nat(999),
});
const often = {
  order: 8,
  pay: 7,
  payAgain: 1,
  deliver: 7,
  callOff: 2,
  refund: 5,
  undo: 1,
  release: 2,
  gather: 1,
  endPayout: 2,
  adjust: 1,
  settle: 1,
  wait: 3,
};
const steps = fc.array(
  fc.tuple(
    fc.oneof(
      ...Object.entries(often).map(([name, weight]) => ({ arbitrary: fc.constant(name), weight })),
    ),
    dice,
  ),
  { minLength: OPERATIONS, maxLength: OPERATIONS },
);

async function step([name, roll]: [string, Dice]): Promise<void> {
  if (await operations[name]?.(roll)) state.count[name] = (state.count[name] ?? 0) + 1;
}

describe('a history of money', () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  for (const [round, history] of fc.sample(steps, { numRuns: ROUNDS, seed }).entries()) {
    it(`round ${round + 1} of seed ${seed} leaves the books in order`, async () => {
      for (let at = 0; at < history.length; at += AT_ONCE)
        await Promise.all(history.slice(at, at + AT_ONCE).map(step));
      expect(await auditMarket(base.db)).toEqual([]);
    });
  }
  it('was long, and of everything', () => {
    expect(
      Object.values(state.count).reduce((sum, count) => sum + count, 0),
    ).toBeGreaterThanOrEqual(1000);
    expect(Object.keys(state.count).sort()).toEqual(Object.keys(operations).sort());
  });
  it('owes every store what its parcels say, without asking the ledger', async () => {
    const rows = await base.db
      .selectFrom('parcels as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .innerJoin('order_lines as l', 'l.parcel_id', 'p.id')
      .selectAll('p')
      .select(['o.voucher_store_id', 'l.commission'])
      .execute();
    const balances = await readBalances(base.db, keeper.staff);
    const adjusted = await base.db
      .selectFrom('audit')
      .select(['subject', 'note'])
      .where('action', '=', 'store.adjust')
      .execute();
    for (const { store, currency } of stores.flatMap((one) =>
      CURRENCIES.map((other) => ({ store: one, currency: other.currency })),
    )) {
      const own = state.parcels.filter(
        (told) => told.store === store && told.live && told.order.currency === currency,
      );
      const earned = own
        .filter(({ order, delivered, total }) => delivered || (total > 0 && isPaid(order.id)))
        .map(({ id, back: gone }) => {
          const row = rows.find((one) => one.id === id);
          if (!row) throw new Error(`There is no parcel ${id}.`);
          const sold = sharesOf({
            subtotal: row.subtotal,
            bundleOffer: row.bundle_offer,
            shipping: row.shipping_price,
            tax: row.tax,
            voucher: row.voucher_price,
            fee: row.fee,
            commission: row.commission,
            storePays: row.voucher_store_id === store,
          });
          return sold.store - sharesBack(sold, gone).store;
        });
      const cash = own
        .filter(({ order, delivered }) => delivered && order.method === cashOnDelivery)
        .map(({ total }) => -total);
      const extra = adjusted
        .filter(
          ({ subject, note }) => subject === `store:${store}` && note.includes(` ${currency}:`),
        )
        .map(({ note }) => Number(note.split(' ')[0]));
      const {
        held = 0,
        due = 0,
        reserve = 0,
        gathered = 0,
        paid = 0,
      } = balances.find((one) => one.storeId === store && one.currency === currency) ?? {};
      expect(held + due + reserve + gathered + paid).toBe(
        [...earned, ...cash, ...extra].reduce((sum, one) => sum + one, 0),
      );
    }
  });
  it('is explained: each payout’s statement sums to it, and all accounts to nothing', async () => {
    for (const { id } of await base.db
      .selectFrom('payouts')
      .select('id')
      .where('state', '<>', 'cancelled')
      .execute()) {
      const { payout, lines } = await readStatement(base.db, keeper.staff, id);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(payout.amount);
      for (const { parts, amount } of lines)
        if (parts) expect(Object.values(parts).reduce((sum, one) => sum + one, 0)).toBe(amount);
    }
    const accounts = await readAccounts(base.db, keeper.staff);
    for (const { currency, exponent } of CURRENCIES) {
      const own = accounts.filter((account) => account.currency === currency);
      expect([
        own.length > 0,
        own.reduce((sum, { amount }) => sum + amount, 0),
        own.every((account) => account.exponent === exponent),
      ]).toEqual([true, 0, true]);
    }
  });
});
