// A store that cannot send part of what it sold says so once: the buyer is refunded and told, and
// the rest is sent; books, papers and stock are right after each test.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { workParcel } from '#market/orders/work-parcel.ts';
import { readStoreParcel } from '#market/orders/read-store-parcel.ts';
import { readSlips } from '#market/orders/read-slips.ts';
import { cancelPieces, type CancellingPieces } from '#market/payments/refunds/cancel-pieces.ts';
import { readCancelledPieces } from '#market/payments/refunds/read-cancelled-pieces.ts';
import { refundCancelled } from '#market/payments/refunds/refund-cancelled.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { auditOf, makeSeller } from '../at-work.ts';
import { fillCart, order } from '../carts.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeStore, makeVisitor } from '../make.ts';
import { ended } from '../papers.ts';
import { begin, reportOutcome, openMethods } from '../pay.ts';
import { wrongInBooks } from './balance.ts';
import { outcomes } from './together.ts';

const { stripe } = orderMethod;
let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  market = await openMethods(base.db, [stripe]);
});
afterAll(() => base.close());
afterEach(async () =>
  expect([await wrongInBooks(base.db), await auditMarket(base.db)]).toEqual([[], []]),
);

/** A paid parcel of 3 lamps at 20.00 and a bulb at 10.00, with shipping. */
async function sold() {
  const { db } = base;
  const store = await makeStore(db);
  const { seller } = await makeSeller(base, store);
  const lamp = await makeProduct(db, { store, selling: 2000, shipping: 500, stock: 10 });
  const bulb = await makeProduct(db, { store, selling: 1000, stock: 10 });
  const visitor = makeVisitor();
  await fillCart(db, visitor, { product: lamp, quantity: 3 }, { product: bulb });
  const { id } = await order(db, market, visitor, { method: stripe });
  await reportOutcome(db, await begin(db, market, visitor, { orderId: id, method: stripe }));
  const { id: parcel } = await db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'product_id'])
    .where('parcel_id', '=', parcel)
    .execute();
  const lineOf = (product: number) => lines.find((one) => one.product_id === product)?.id ?? 0;
  const lamps = lineOf(lamp.id);
  const bulbs = lineOf(bulb.id);
  return { id, parcel, seller, visitor, lamp, bulb, lamps, bulbs };
}

const cancel = (by: Seller, wish: Partial<CancellingPieces> & { parcelId: number }) =>
  transaction(base.db, (tx) =>
    cancelPieces(tx, by, { lines: [], reason: 'The last one broke.', gone: false, ...wish }),
  );
const stockOf = async (product: number) =>
  (
    await base.db
      .selectFrom('inventories')
      .select('quantity')
      .where('product_id', '=', product)
      .executeTakeFirstOrThrow()
  ).quantity;
const refundsOf = (order: number) =>
  base.db
    .selectFrom('refunds')
    .select(['id', 'amount', 'reason', 'actor'])
    .where('order_id', '=', order)
    .orderBy('id')
    .execute();
const parcelOf = (id: number) =>
  base.db
    .selectFrom('parcels')
    .select(['status', 'cancelled_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('some pieces of a parcel', () => {
  it('are cancelled by their store: their money goes back, then they are in stock again', async () => {
    const { id, parcel, seller, lamp, lamps } = await sold();
    await cancel(seller, { parcelId: parcel, lines: [{ id: lamps, quantity: 2 }] });
    const [refund] = await refundsOf(id);
    expect(refund).toMatchObject({
      amount: 4000,
      reason: 'The last one broke.',
      actor: seller.name,
    });
    expect(await stockOf(lamp.id)).toBe(7);
    await ended(base.db, refund?.id ?? 0);
    expect(await stockOf(lamp.id)).toBe(9);
    expect(await parcelOf(parcel)).toMatchObject({ status: 1, cancelled_at: null });
    expect(await readStoreParcel(base.db, seller, parcel)).toMatchObject({
      gone: [{ quantity: 2 }],
      paid_back: [], // reported once
    });
    expect((await auditOf(base.db, `parcel:${parcel}`)).map(({ action }) => action)).toEqual([
      'parcel.cancel-pieces',
    ]);
    // what is left is packed
    const [slip] = await readSlips(base.db, seller, [parcel]);
    expect(slip?.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
    // and it continues to its buyer
    for (const action of ['confirm', 'pick-up', 'send', 'deliver'] as const)
      await transaction(base.db, (tx) =>
        workParcel(tx, seller, { parcelId: parcel, action, note: '' }),
      );
  });

  it('of which there are none take the stock to zero, also when the rest is cancelled later', async () => {
    const { id, parcel, seller, lamp, lamps, visitor } = await sold();
    await cancel(seller, { parcelId: parcel, lines: [{ id: lamps, quantity: 2 }], gone: true });
    expect(await stockOf(lamp.id)).toBe(0);
    const [refund] = await refundsOf(id);
    await ended(base.db, refund?.id ?? 0);
    expect(await stockOf(lamp.id)).toBe(0);
    await transaction(base.db, (tx) =>
      cancelParcel(tx, visitor, { parcelId: parcel, title: '', message: 'Then all of it.' }),
    );
    // of three one is there: it was never said to be gone
    expect(await stockOf(lamp.id)).toBe(1);
    await transaction(base.db, (tx) => refundCancelled(tx, id));
    const amounts = (await refundsOf(id)).map(({ amount }) => amount);
    const { paid } = await base.db
      .selectFrom('orders')
      .select('paid')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(amounts).toEqual([4000, paid - 4000]);
  });

  it('reach their buyer in a letter, with the reason', async () => {
    const { id, parcel, seller, bulbs } = await sold();
    await cancel(seller, { parcelId: parcel, lines: [{ id: bulbs, quantity: 1 }] });
    const { rows } = await sql<{ data: { order: number; refund: number } }>`
      select data from events where kind = 'pieces-cancelled' order by id desc limit 1
    `.execute(base.db);
    expect(rows[0]?.data).toMatchObject({ order: id, parcel });
    const cancellation = await readCancelledPieces(base.db, rows[0]?.data ?? {});
    expect(cancellation).toMatchObject({
      reason: 'The last one broke.',
      pieces: [{ title: { en: expect.stringMatching(/\w/) }, quantity: 1 }],
    });
  });

  it('cancel the whole parcel when they are its last ones', async () => {
    const { id, parcel, seller, lamps, bulbs } = await sold();
    await cancel(seller, { parcelId: parcel, lines: [{ id: lamps, quantity: 3 }] });
    await cancel(seller, { parcelId: parcel, lines: [{ id: bulbs, quantity: 1 }] });
    expect((await parcelOf(parcel)).cancelled_at).not.toBeNull();
    await transaction(base.db, (tx) => refundCancelled(tx, id));
    const { paid, refunded } = await base.db
      .selectFrom('orders')
      .select(['paid', 'refunded'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(refunded).toBe(paid);
  });

  it('are not cancelled twice, by two at once, nor more than there are', async () => {
    const { id, parcel, seller, lamps } = await sold();
    const two = { parcelId: parcel, lines: [{ id: lamps, quantity: 2 }] };
    expect((await outcomes([cancel(seller, two), cancel(seller, two)])).toSorted()).toEqual([
      'done',
      'pieces-too-many',
    ]);
    expect(await outcomes([cancel(seller, two)])).toEqual(['pieces-too-many']);
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([4000]);
  });

  it('and the whole parcel cancelled at the same time give each cent back once', async () => {
    const { id, parcel, seller, visitor, lamps } = await sold();
    await Promise.allSettled([
      cancel(seller, { parcelId: parcel, lines: [{ id: lamps, quantity: 1 }] }),
      transaction(base.db, (tx) =>
        cancelParcel(tx, visitor, { parcelId: parcel, title: '', message: '' }),
      ),
    ]);
    await transaction(base.db, (tx) => refundCancelled(tx, id));
    const { paid, refunded } = await base.db
      .selectFrom('orders')
      .select(['paid', 'refunded'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(refunded).toBe(paid);
  });

  it('are refused once it is picked up', async () => {
    const away = await sold();
    for (const action of ['confirm', 'pick-up'] as const)
      await transaction(base.db, (tx) =>
        workParcel(tx, away.seller, { parcelId: away.parcel, action, note: '' }),
      );
    expect(
      await outcomes([
        cancel(away.seller, { parcelId: away.parcel, lines: [{ id: away.lamps, quantity: 1 }] }),
      ]),
    ).toEqual(['move-not-allowed']);
  });

  it('of another parcel or another store are refused as not found', async () => {
    const own = await sold();
    const other = await sold();
    expect(
      await outcomes([
        cancel(own.seller, { parcelId: own.parcel, lines: [{ id: other.lamps, quantity: 1 }] }),
        cancel(own.seller, { parcelId: other.parcel, lines: [{ id: other.lamps, quantity: 1 }] }),
      ]),
    ).toEqual(['pieces-too-many', 'parcel-not-found']);
  });

  it('are invoiced less by a credit note where an invoice was there', async () => {
    const { id, parcel, seller, lamps } = await sold();
    await transaction(base.db, (tx) =>
      workParcel(tx, seller, { parcelId: parcel, action: 'confirm', note: '' }),
    );
    await cancel(seller, { parcelId: parcel, lines: [{ id: lamps, quantity: 1 }] });
    const [refund] = await refundsOf(id);
    await ended(base.db, refund?.id ?? 0);
    const papers = await base.db
      .selectFrom('papers')
      .select('kind')
      .where('parcel_id', '=', parcel)
      .orderBy('id')
      .execute();
    expect(papers.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
  });
});
