// Orders paid by bank transfer, and the money that arrives for them. Amounts in minor units.
import { sql } from 'kysely';
import { orderMethod } from '#contract/constants.ts';
import type { Events } from '#contract/events.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { react } from '#jobs/reactions.ts';
import { fileTransfer } from '#market/payments/transfers/file-transfer.ts';
import { receiveMoney, type MoneyReceived } from '#market/payments/transfers/receive-money.ts';
import type { Shopper, Staff, Visitor } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeProduct, makeVisitor, unique, type MadeProduct } from './make.ts';
import { fillCart, order } from './carts.ts';
import { begin, openMethods } from './pay.ts';

export type BankOrder = { id: number; total: number; payment: number; visitor: Visitor };

/** A shop that accepts transfers, and cards too. */
export const openBank = (db: Db, { fee = 0 } = {}): Promise<MarketSettings> =>
  openMethods(db, [orderMethod.bank, orderMethod.stripe, orderMethod.cashOnDelivery], { fee });

/**
 * An order that waits for its transfer; each product is from another store, so in another parcel.
 */
export async function byBank(
  db: Db,
  market: MarketSettings,
  products: MadeProduct[],
  { voucher, method = orderMethod.bank }: { voucher?: string; method?: number } = {},
): Promise<BankOrder> {
  const visitor = makeVisitor();
  await fillCart(db, visitor, ...products.map((product) => ({ product })));
  const placed = await order(db, market, visitor, { method, ...(voucher ? { voucher } : {}) });
  const cash = method === orderMethod.cashOnDelivery;
  const payment = cash ? 0 : await begin(db, market, visitor, { orderId: placed.id, method });
  return { id: placed.id, total: placed.total, payment, visitor };
}

/** An order of one product at this price, shipping included. */
export const orderOf = async (
  db: Db,
  market: MarketSettings,
  price: number,
  stock = 100,
): Promise<BankOrder> =>
  byBank(db, market, [await makeProduct(db, { selling: price, shipping: 0, stock })]);

type Received = Pick<MoneyReceived, 'orderId' | 'amount'> & Partial<MoneyReceived> & { now?: Date };

/** Staff record money for an order that arrived on the account. */
export function receive(db: Db, staff: Staff, { now = new Date(), ...said }: Received) {
  const arrival = {
    valueOn: '2026-11-20',
    reference: unique('B'),
    remitter: '',
    note: '',
    ...said,
  };
  return transaction(db, (tx) => receiveMoney(tx, staff, arrival, now));
}

/** The buyer reports a transfer; returns its id. */
export async function reportTransfer(
  db: Db,
  visitor: Shopper,
  orderId: number,
  { transId = unique('TX'), amount = null }: { transId?: string; amount?: number | null } = {},
): Promise<number> {
  const fields = {
    orderId,
    transId,
    bankName: 'Lakeside',
    accountName: 'Amal',
    accountNumber: '1',
    branchName: '',
  };
  await transaction(db, (tx) =>
    fileTransfer(tx, visitor, { ...fields, amount, paidOn: null, proof: null }),
  );
  const waiting = db
    .selectFrom('transfers')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting');
  return (await waiting.executeTakeFirstOrThrow()).id;
}

type Waiting = { id: string; payload: { kind: keyof Events; data: Events[keyof Events] } };

/** Runs the reactions that wait in the queue, as a worker would. */
export async function settled(db: Db): Promise<void> {
  const { rows } = await sql<Waiting>`
    select j.id, j.payload
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'react'
    order by j.id`.execute(db);
  for (const { id, payload } of rows) {
    await transaction(db, (tx) => react(tx, payload));
    await sql`select graphile_worker.complete_jobs(array[${id}::bigint])`.execute(db);
  }
  if (rows.length) await settled(db);
}

/** The state of an order and its money. */
export async function standing(db: Db, orderId: number) {
  const {
    rows: [row],
  } = await sql<{ paid: number; done: boolean; closed: boolean; method: number; fee: number }>`
    select
      paid, paid_at is not null as done, cancelled_at is not null as closed,
      order_method as method, fee
    from orders
    where id = ${orderId}`.execute(db);
  return row;
}

/** The payments of an order, oldest first. */
export const paymentsOf = (db: Db, orderId: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'method', 'state', 'reason', 'amount', 'received', 'bank_charges'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

/** The refunds, oldest first. */
export const refundsOf = (db: Db, orderId: number) =>
  db
    .selectFrom('refunds')
    .select(['id', 'amount', 'state', 'reason', 'payment_id'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
