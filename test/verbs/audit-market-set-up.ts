// Books with an entry of every kind, and the audit's findings after tampering.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { adjustStore } from '#market/ledger/adjust-store.ts';
import { auditMarket, type Fault } from '#market/audit/audit-market.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { markPaid } from '#market/payouts/end-payout.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { takeSettlement } from '#market/settlements/take-settlement.ts';
import { makeStaff } from '../at-work.ts';
import { handOver, makeOrder, payOrder } from '../books.ts';
import { sumAnew } from '../planted-faults.ts';
import { refund } from '../refunds.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeStore } from '../make.ts';
import { shopGateways } from '../shop-gateways.ts';

/**
 * Books with an entry of every kind: `order` paid by a gateway, `cash` on delivery; each with one
 * parcel.
 */
type Books = {
  store: number;
  other: number;
  order: number;
  parcel: number;
  cash: number;
  cashParcel: number;
  payment: number;
  refund: number;
  payout: number;
  open: number;
};
export let base: Fresh;
export let books: Books;

/** Fills the books once for the tests of a file. */
export function withFilledBooks(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    books = await fill();
  });
  afterAll(() => base.close());
}

async function fill(): Promise<Books> {
  const { db } = base;
  const { staff } = await makeStaff(base, 'owner');
  const [store, other] = [await makeStore(db), await makeStore(db)];
  const now = new Date();
  const long = new Date(now.getTime() - 8 * 24 * 3_600_000);
  const wish = { goods: 1000, tax: 100, shipping: 200, fee: 50, commission: 80 };
  const order = await makeOrder(db, { parcels: [{ store, ...wish }] });
  const cash = await makeOrder(db, {
    method: orderMethod.cashOnDelivery,
    parcels: [{ store: other, ...wish }],
  });
  const parcel = order.parcels[0]?.id ?? 0;
  const cashParcel = cash.parcels[0]?.id ?? 0;
  const payment = await payOrder(db, order);
  await handOver(db, order, parcel, long);
  await handOver(db, cash, cashParcel, long);
  const back = await refund(db, order, { parcel, amount: 333 });
  await transaction(db, (tx) => releaseEarnings(tx, now));
  const gather = async () =>
    (await transaction(db, (tx) => gatherPayouts(tx, new Date(), now)))[0]?.id ?? 0;
  const payout = await gather();
  await transaction(db, (tx) => markPaid(tx, staff, { payoutId: payout, reference: 'B1' }));
  await transaction(db, (tx) =>
    adjustStore(tx, staff, { storeId: other, amount: 5000, reason: 'Goodwill' }),
  );
  const open = await gather();
  const { ref } = await db
    .selectFrom('payments')
    .select('provider_payment_ref as ref')
    .where('id', '=', payment)
    .executeTakeFirstOrThrow();
  await transaction(db, (tx) =>
    takeSettlement(
      tx,
      { staff, gateways: shopGateways },
      {
        method: order.method,
        name: 'a.csv',
        csv: `provider_ref,kind,gross,fee,net,currency\n${ref},charge,13.50,0.69,12.81,USD`,
      },
    ),
  );
  return {
    store,
    other,
    order: order.id,
    parcel,
    cash: cash.id,
    cashParcel,
    payment,
    refund: back,
    payout,
    open,
  };
}

/**
 * The audit's findings after a change of the ledger, which is rolled back. The schema's guards are
 * off, as for the owner of the database.
 */
async function faultsAfter(change: (tx: Tx) => Promise<unknown>): Promise<Fault[]> {
  const over = new Error('rolled back');
  let found: Fault[] = [];
  await base.db
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await change(tx);
      await sumAnew(tx);
      found = await auditMarket(tx);
      throw over;
    })
    .catch((problem: unknown) => {
      if (problem !== over) throw problem;
    });
  return found;
}
export const named = async (change: (tx: Tx) => Promise<unknown>) => [
  ...new Set((await faultsAfter(change)).map(({ fault, about }) => `${fault} ${about}`)),
];
/** Moves one unit between two lines of an entry, which still balances. */
export const shift = (fact: string, from: string, to: string) => async (tx: Tx) => {
  const by = (account: string, amount: number) =>
    sql`
      update ledger_lines l
      set amount = amount + ${amount}
      from ledger_entries e
      where e.id = l.entry_id and e.fact = ${fact} and l.account = ${account}`.execute(tx);
  expect([(await by(from, -1)).numAffectedRows, (await by(to, 1)).numAffectedRows]).toEqual([
    1n,
    1n,
  ]);
};
export const drop = (fact: string) => async (tx: Tx) => {
  await sql`
    delete
    from ledger_lines
    where entry_id = (select id from ledger_entries
    where fact = ${fact})`.execute(tx);
  expect(
    (await sql`delete from ledger_entries where fact = ${fact}`.execute(tx)).numAffectedRows,
  ).toBe(1n);
};
export const run = (statement: ReturnType<typeof sql>) => (tx: Tx) => statement.execute(tx);
