// Facts of money, put down as they are after the verbs of orders and payments: orders with parcels,
// payments, deliveries, refunds. Amounts in minor units.
import { randomCode } from '#base/id.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { collectCash } from '#market/orders/collect-cash.ts';
import { writeDelivered } from '#market/ledger/write-delivered.ts';
import { writePaid } from '#market/ledger/write-paid.ts';
import { writeSurplus } from '#market/ledger/write-surplus.ts';
import { writeRefunded } from '#market/ledger/write-refunded.ts';
import { issuePapers, issueRefundPapers } from '#market/papers/issue-papers.ts';
import { makeAddress, makeProduct, makeVisitor, texts } from './make.ts';

/**
 * A parcel of one line. `voucher` is the order's voucher's share, `commission` frozen on the line.
 */
export type ParcelWish = {
  store: number;
  goods?: number;
  bundle?: number;
  tax?: number;
  shipping?: number;
  voucher?: number;
  fee?: number;
  commission?: number;
};
export type OrderWish = {
  method?: number;
  currency?: string;
  exponent?: number;
  voucherStore?: number | null;
  parcels: ParcelWish[];
};
export type MadeParcel = { id: number; store: number; total: number };
export type MadeOrder = {
  id: number;
  method: number;
  currency: string;
  exponent: number;
  total: number;
  parcels: MadeParcel[];
};

const products = new WeakMap<Db, Map<number, Promise<number>>>();
const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
const { bank, stripe } = orderMethod;

/** An order that waits for its money; one for nothing is paid at once. */
export async function makeOrder(
  db: Db,
  { method = stripe, currency = 'USD', exponent = 2, voucherStore = null, parcels }: OrderWish,
): Promise<MadeOrder> {
  const visitor = makeVisitor();
  const address = await makeAddress(db, visitor);
  const wanted = await Promise.all(
    parcels.map(
      async ({
        store,
        goods = 1000,
        bundle = 0,
        tax = 0,
        shipping = 0,
        voucher = 0,
        fee = 0,
        commission = 0,
      }) => ({
        store,
        commission,
        product: await productOf(db, store),
        sums: {
          subtotal: goods,
          bundle_offer: bundle,
          tax,
          shipping_price: shipping,
          voucher_price: voucher,
          fee,
          total: goods - bundle + tax + shipping - voucher + fee,
        },
      }),
    ),
  );
  const all = (name: keyof (typeof wanted)[number]['sums']) =>
    sum(wanted.map(({ sums }) => sums[name]));
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
    const made: MadeParcel[] = [];
    for (const { store, commission, product, sums } of wanted) {
      const parcel = await tx
        .insertInto('parcels')
        .values({ order_id: id, store_id: store, code: randomCode(), ...sums })
        .returning('id')
        .executeTakeFirstOrThrow();
      const line = {
        order_id: id,
        parcel_id: parcel.id,
        product_id: product,
        title: texts('Lamp'),
        image: '',
        quantity: 1,
        shipping_type: 1,
      };
      const { bundle_offer: free, tax: tax_price, shipping_price, voucher_price } = sums;
      await tx
        .insertInto('order_lines')
        .values({
          ...line,
          selling: sums.subtotal - free,
          tax_price,
          shipping_price,
          voucher_price,
          commission,
        })
        .execute();
      if (free > 0)
        await tx
          .insertInto('order_lines')
          .values({ ...line, selling: free, bundle_free: 1, tax_price: 0, shipping_price: 0 })
          .execute();
      made.push({ id: parcel.id, store, total: sums.total });
    }
    return { id, method, currency, exponent, total, parcels: made };
  });
}

function productOf(db: Db, store: number): Promise<number> {
  const own = products.get(db) ?? new Map<number, Promise<number>>();
  const known = own.get(store) ?? makeProduct(db, { store }).then(({ id }) => id);
  products.set(db, own.set(store, known));
  return known;
}

/**
 * The money of an order has come; answers the payment. `state` review: it came too late, or twice.
 */
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

/** The money of a transfer is on the account; what is `over` is the market's. */
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

/** A parcel is handed over; in an order paid on delivery, for its cash. */
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

/** A parcel is called off. */
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

/**
 * A refund is decided: what of which parcel; with a payment that does not count, all of that and no
 * parcel. Answers its id.
 */
export async function askBack(
  db: Db,
  order: MadeOrder,
  parts: { parcel: number; amount: number }[],
  payment: { id: number; amount: number } | null = null,
): Promise<number> {
  return transaction(db, async (tx) => {
    await lockOrder(tx, order.id);
    const amount = payment?.amount ?? sum(parts.map((part) => part.amount));
    const paidBy =
      payment?.id ??
      (
        await tx
          .selectFrom('payments')
          .select('id')
          .where('order_id', '=', order.id)
          .where('state', '=', 'succeeded')
          .executeTakeFirst()
      )?.id ??
      null;
    const { id } = await tx
      .insertInto('refunds')
      .values({
        order_id: order.id,
        payment_id: paidBy,
        amount,
        actor: 'market',
        reason: 'broken',
        key: `ref_${randomCode()}${randomCode()}`,
        provider_ref: `re_${randomCode()}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (parts.length)
      await tx
        .insertInto('refund_parcels')
        .values(
          parts.map((part) => ({ refund_id: id, parcel_id: part.parcel, amount: part.amount })),
        )
        .execute();
    if (!payment)
      await tx
        .updateTable('orders')
        .set((row) => ({ refunded: row('refunded', '+', amount) }))
        .where('id', '=', order.id)
        .execute();
    return id;
  });
}

/** A refund has succeeded. */
export async function giveBack(
  db: Db,
  order: MadeOrder,
  refund: number,
  now = new Date(),
): Promise<void> {
  await transaction(db, async (tx) => {
    await lockOrder(tx, order.id);
    await tx
      .updateTable('refunds')
      .set({ state: 'succeeded', ended_at: now })
      .where('id', '=', refund)
      .execute();
    await writeRefunded(tx, refund, now);
    await issueRefundPapers(tx, refund, now);
  });
}

/** Decided and given back at once. */
export async function refund(
  db: Db,
  order: MadeOrder,
  ...parts: { parcel: number; amount: number }[]
): Promise<number> {
  const id = await askBack(db, order, parts);
  await giveBack(db, order, id);
  return id;
}

/** Every verb of money locks the order first. */
async function lockOrder(tx: Tx, order: number): Promise<void> {
  await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', order)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The lines of an entry, as `account amount`. */
export async function linesOf(db: Db, fact: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_lines as l', 'l.entry_id', 'e.id')
    .select(['l.account', 'l.amount', 'l.store_id', 'l.method'])
    .where('e.fact', '=', fact)
    .orderBy('l.id')
    .execute();
  return rows.map(({ account, amount }) => `${account} ${amount}`);
}
