// A history of money: what can be acted on, what happened, and what each part needs. Amounts in
// minor units.
import { transaction } from '#db/transaction.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import type { MadeOrder } from '../books.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeStore } from '../make.ts';
import type { MadeParcel } from '../parcel-rows.ts';
import { decideRefund, giveBack } from '../refunds.ts';

export const STORES = 5;
export const CURRENCIES = [
  { currency: 'USD', exponent: 2 },
  { currency: 'JPY', exponent: 0 },
  { currency: 'KWD', exponent: 3 },
];

/**
 * What happened in this history, so that only possible actions are tried; the books are never
 * asked. `paying`, `going`: started, by one of several at once.
 */
export type Parcel = MadeParcel & {
  order: MadeOrder;
  live: boolean;
  going: boolean;
  delivered: boolean;
  back: number;
};
export type State = {
  now: Date;
  refunds: { id: number; parcel: Parcel; amount: number }[];
  orders: (MadeOrder & { paying: boolean; paid: boolean; voided: boolean })[];
  parcels: Parcel[];
  count: Record<string, number>;
};
export type History = Awaited<ReturnType<typeof openHistory>>;
/** The random numbers of an operation. */
export type Dice = { pick: number; amount: number; share: number };
/** Each does its work if possible; returns whether it was. */
export type Operations = Record<string, (dice: Dice) => Promise<boolean>>;

/** Opens a market with its stores, before anything happens. */
export async function openHistory() {
  const base = await freshDatabase();
  await makeShop(base.db);
  const keeper: MadeStaff = await makeStaff(base, 'owner');
  const stores = await Promise.all(Array.from({ length: STORES }, () => makeStore(base.db)));
  await keepReserves(base, stores);
  const state: State = {
    now: new Date('2026-01-01T00:00:00Z'),
    refunds: [],
    orders: [],
    parcels: [],
    count: {},
  };
  const isPaid = (id: number) => state.orders.some((order) => order.id === id && order.paid);
  const inTx = <T>(work: Parameters<typeof transaction<T>>[1]) => transaction(base.db, work);

  /** Asks for a refund of a parcel, and pays it. */
  async function back(parcel: Parcel, amount: number): Promise<void> {
    parcel.back += amount;
    const id = await decideRefund(base.db, parcel.order, [{ parcel: parcel.id, amount }]);
    await giveBack(base.db, parcel.order, id, state.now);
    state.refunds.push({ id, parcel, amount });
  }

  return { base, keeper, stores, state, isPaid, inTx, back };
}

/**
 * A tenth of each release is kept for twenty days; 80.00 for the first store, nothing for the
 * second.
 */
async function keepReserves(base: Fresh, stores: number[]): Promise<void> {
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

export const nth = <T>(all: T[], pick: number): T | undefined =>
  all[pick % Math.max(1, all.length)];
/** A share in thousandths. */
export const part = (whole: number, share: number) => Math.floor((whole * share) / 1000);
