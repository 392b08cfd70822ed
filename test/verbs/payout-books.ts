// Payouts on separate books: what a store has earned, and what is gathered, filed and paid.
import { transaction } from '#db/transaction.ts';
import { Refusal } from '#base/refusal.ts';
import { adjustStore } from '#market/ledger/adjust-store.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { readBalances, type Balance } from '#market/ledger/read-balances.ts';
import { cancelPayout, markPaid, markPaidDespite } from '#market/payouts/end-payout.ts';
import { gatherAgain } from '#market/payouts/gather-again.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { readBankCsv, readBankXml } from '#market/payouts/read-bank-file.ts';
import { reinstateStore, suspendStore } from '#market/stores/suspend-store.ts';
import { handOver, makeOrder, payOrder, type MadeOrder, type OrderWish } from '../books.ts';
import { makeStore } from '../make.ts';
import { ago, base, keeper, PARCEL } from './parcel-books.ts';

export type Earned = { order: MadeOrder; store: number; parcel: number };

/** A paid parcel that earns its store 11.20, delivered eight days ago; not released yet. */
export async function delivered(store?: number, wish: Partial<OrderWish> = {}): Promise<Earned> {
  const own = store ?? (await makeStore(base.db));
  const order = await makeOrder(base.db, { parcels: [{ store: own, ...PARCEL }], ...wish });
  await payOrder(base.db, order);
  for (const { id } of order.parcels) await handOver(base.db, order, id, ago(8));
  return { order, store: own, parcel: order.parcels[0]?.id ?? 0 };
}

const inTx = <T>(work: Parameters<typeof transaction<T>>[1]) => transaction(base.db, work);
export const releaseOnce = (now = new Date()) => inTx((tx) => releaseEarnings(tx, now));
export const gather = (until = new Date()) => inTx((tx) => gatherPayouts(tx, until, new Date()));
export const gatherFor = async (store: number, until?: Date) =>
  (await gather(until)).find(({ storeId }) => storeId === store);
export const again = () => inTx((tx) => gatherAgain(tx, keeper.staff, new Date()));
export const pay = (id: number) =>
  inTx((tx) => markPaid(tx, keeper.staff, { payoutId: id, reference: 'BANK-1' }));
export const payDespite = (id: number) =>
  inTx((tx) => markPaidDespite(tx, keeper.staff, { payoutId: id, reference: 'B' }));
export const cancel = (id: number) =>
  inTx((tx) => cancelPayout(tx, keeper.staff, { payoutId: id, note: 'again' }));
export const csv = (ids: number[]) => readBankCsv(base.db, keeper.staff, ids);
export const xml = (ids: number[]) => readBankXml(base.db, keeper.staff, ids);
export const suspend = (store: number) =>
  inTx((tx) =>
    suspendStore(tx, keeper.staff, { storeId: store, reason: 'The papers are missing.' }),
  );
export const reinstate = (store: number) =>
  inTx((tx) => reinstateStore(tx, keeper.staff, { storeId: store }));
export const adjust = (storeId: number, amount: number, at = new Date()) =>
  inTx((tx) => adjustStore(tx, keeper.staff, { storeId, amount, reason: 'Goodwill' }, at));

/** A store with a released parcel of 11.20 in an open payout. */
export async function gathered(): Promise<Earned & { payout: number }> {
  const earned = await delivered();
  await releaseOnce();
  return { ...earned, payout: (await gatherFor(earned.store))?.id ?? 0 };
}

export async function balance(store: number): Promise<Partial<Balance>> {
  return (await readBalances(base.db, keeper.staff, store))[0] ?? {};
}

/** The values of the refusal of a payout on hold, without empty ones. */
export async function heldOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  const problem: unknown = await call.then(
    () => 'done',
    (refusal: unknown) => refusal,
  );
  if (!(problem instanceof Refusal)) return { problem };
  const holds = Object.entries(problem.values)
    .map(([why, payouts]) => [why, [payouts].flat().join()])
    .filter(([, payouts]) => payouts !== '–');
  return { [problem.code]: Object.fromEntries(holds) };
}
