// Facts about money, written like the verbs of orders and payments do: orders with parcels,
// payments, deliveries. Amounts in minor units.
import { randomCode } from '#base/id.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { collectCash } from '#market/orders/collect-cash.ts';
import { writeDelivered } from '#market/ledger/write-delivered.ts';
import { writePaid } from '#market/ledger/write-paid.ts';
import { writeSurplus } from '#market/ledger/write-surplus.ts';
import { issuePapers } from '#market/papers/issue-papers.ts';
import { makeVisitor } from './make.ts';
import { priced, writeParcel, type MadeParcel, type ParcelWish, type Sums } from './parcel-rows.ts';
import { makeAddress } from './carts.ts';

export type OrderWish = {
  method?: number;
  currency?: string;
  exponent?: number;
  voucherStore?: number | null;
  parcels: ParcelWish[];
};
export type MadeOrder = {
  id: number;
  method: number;
  currency: string;
  exponent: number;
  total: number;
  parcels: MadeParcel[];
};

const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
const { bank, stripe } = orderMethod;

/** An order that waits for its money; a free one is paid at once. */
export async function makeOrder(db: Db, wish: OrderWish): Promise<MadeOrder> {
  const { method = stripe, currency = 'USD', exponent = 2, voucherStore = null } = wish;
  const visitor = makeVisitor();
  const address = await makeAddress(db, visitor);
  const wanted = await Promise.all(wish.parcels.map((parcel) => priced(db, parcel)));
  const all = (name: keyof Sums) => sum(wanted.map(({ sums }) => sums[name]));
  const total = all('total');
  return transaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('orders')
      .values({
        code: randomCode(),
        shopper: visitor.key,
        order_method: method,
        currency,
        currency_exponent: exponent,
        user_address_id: address,
        address: '{}',
        voucher_store_id: voucherStore,
        paid_at: total === 0 ? new Date() : null,
        subtotal: all('subtotal'),
        bundle_offer: all('bundle_offer'),
        tax: all('tax'),
        shipping_price: all('shipping_price'),
        voucher_price: all('voucher_price'),
        fee: all('fee'),
        total,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const parcels: MadeParcel[] = [];
    for (const parcel of wanted) parcels.push(await writeParcel(tx, id, parcel));
    return { id, method, currency, exponent, total, parcels };
  });
}

/** Pays an order; returns the payment. `state` review: it came too late, or twice. */
export async function payOrder(
  db: Db,
  order: MadeOrder,
  { state = 'succeeded', amount = order.total, received = order.total, now = new Date() } = {},
): Promise<number> {
  return transaction(db, async (tx) => {
    await lockOrder(tx, order.id);
    const payment = await tx
      .insertInto('payments')
      .values({
        order_id: order.id,
        method: order.method,
        test_mode: true,
        state,
        amount,
        received,
        currency: order.currency,
        exponent: order.exponent,
        key: `pay_${randomCode()}${randomCode()}`,
        provider_ref: `cs_${randomCode()}`,
        provider_payment_ref: `pi_${randomCode()}`,
        expires_at: now,
        succeeded_at: state === 'succeeded' ? now : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (state === 'succeeded')
      await tx
        .updateTable('orders')
        .set({ paid_at: now, paid: received })
        .where('id', '=', order.id)
        .execute();
    if (order.method === bank)
      await arrive(tx, order, payment.id, {
        received,
        over: state === 'succeeded' ? Math.max(0, received - amount) : 0,
      });
    await writePaid(tx, payment.id, now);
    return payment.id;
  });
}

/** The money of a transfer arrives on the account; a surplus (`over`) goes to the market. */
async function arrive(
  tx: Tx,
  order: MadeOrder,
  payment: number,
  { received, over }: { received: number; over: number },
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  await tx
    .insertInto('bank_receipts')
    .values({
      payment_id: payment,
      order_id: order.id,
      amount: received,
      currency: order.currency,
      value_on: day,
      source: 'staff',
    })
    .execute();
  if (over > 0) await writeSurplus(tx, payment, over, new Date());
}

/** Delivers a parcel; if it is paid on delivery, for its cash. */
export async function handOver(
  db: Db,
  order: MadeOrder,
  parcelId: number,
  now = new Date(),
): Promise<void> {
  await transaction(db, async (tx) => {
    await lockOrder(tx, order.id);
    await tx.updateTable('parcels').set({ status: 5 }).where('id', '=', parcelId).execute();
    await tx
      .insertInto('parcel_events')
      .values({ parcel_id: parcelId, action: 'deliver', actor: 'seller', at: now })
      .execute();
    await collectCash(tx, order.id, now);
    await writeDelivered(tx, parcelId, now);
    await issuePapers(tx, [parcelId], now);
  });
}

/** Cancels a parcel. */
export async function callOff(
  db: Db,
  order: MadeOrder,
  parcelId: number,
  now = new Date(),
): Promise<void> {
  await transaction(db, async (tx) => {
    await lockOrder(tx, order.id);
    await tx.updateTable('parcels').set({ cancelled_at: now }).where('id', '=', parcelId).execute();
    await collectCash(tx, order.id, now);
    await issuePapers(tx, [parcelId], now);
  });
}

/** Every verb of money locks the order first. */
export async function lockOrder(tx: Tx, order: number): Promise<void> {
  await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', order)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
