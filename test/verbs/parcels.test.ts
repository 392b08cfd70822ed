import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { moveParcel, type Move } from '#market/orders/move-parcel.ts';
import type { ParcelAction } from '#market/orders/parcel.ts';
import { readOrder } from '#market/orders/read-order.ts';
import { trackOrder } from '#market/orders/track-order.ts';
import type { Visitor } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeVisitor } from '../make.ts';
import { fillCart, order } from '../carts.ts';

let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
});
afterAll(() => base.close());

const STEPS: ParcelAction[] = ['confirm', 'pick-up', 'send', 'deliver'];
const move = (parcelId: number, action: ParcelAction, more: Partial<Move> = {}) =>
  transaction(base.db, (tx) => moveParcel(tx, { parcelId, action, actor: 'seller', ...more }));

async function ordered(visitor: Visitor, stores = 1) {
  for (let at = 0; at < stores; at++)
    await fillCart(base.db, visitor, {
      product: await makeProduct(base.db, { name: `Thing ${at}` }),
    });
  const placed = await order(base.db, market, visitor);
  const { parcels } = await readOrder(base.db, visitor, placed.id);
  return { ...placed, parcels, first: parcels[0]?.id ?? 0 };
}

describe('a parcel', () => {
  it('moves step by step, and its history records each', async () => {
    const visitor = makeVisitor();
    const { id, first } = await ordered(visitor);
    for (const action of STEPS)
      await move(first, action, {
        note: `It did ${action}`,
        ...(action === 'send' ? { carrier: 'Swift Post', trackingNumber: 'SP1' } : {}),
      });
    const {
      status,
      parcels: [parcel],
    } = await readOrder(base.db, visitor, id);
    expect(parcel).toMatchObject({
      status: 5,
      carrier: 'Swift Post',
      tracking_number: 'SP1',
      events: [
        { action: 'placed', note: '' },
        ...STEPS.map((action) => ({ action, note: `It did ${action}` })),
      ],
    });
    expect(status).toBe(5);
    const diary = await base.db
      .selectFrom('events')
      .select('data')
      .where('kind', '=', 'parcel-moved')
      .orderBy('id')
      .execute();
    expect(diary.map(({ data }) => data)).toEqual(
      [2, 3, 4, 5].map((to) => ({ order: id, parcel: first, status: to })),
    );
  });
  it('refuses a step that is not its next, and stays', async () => {
    const visitor = makeVisitor();
    const { id, first } = await ordered(visitor);
    await move(first, 'confirm');
    for (const action of ['confirm', 'send', 'deliver'] as const)
      await expect(move(first, action)).rejects.toMatchObject({ code: 'move-not-allowed' });
    expect((await readOrder(base.db, visitor, id)).parcels[0]).toMatchObject({
      status: 2,
      events: [{ action: 'placed' }, { action: 'confirm' }],
    });
  });
  it('that is cancelled or not there takes no step', async () => {
    const visitor = makeVisitor();
    const { id, first } = await ordered(visitor);
    await transaction(base.db, (tx) =>
      cancelOrder(tx, visitor, { orderId: id, title: 'No', message: 'No.' }),
    );
    await expect(move(first, 'confirm')).rejects.toMatchObject({ code: 'already-cancelled' });
    await expect(move(2_000_000_000, 'confirm')).rejects.toMatchObject({
      code: 'parcel-not-found',
    });
  });
  it('takes a step once, however many ask together', async () => {
    const visitor = makeVisitor();
    const { id, first } = await ordered(visitor);
    const moves = await Promise.allSettled(Array.from({ length: 6 }, () => move(first, 'confirm')));
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await readOrder(base.db, visitor, id)).parcels[0]).toMatchObject({
      status: 2,
      events: [{ action: 'placed' }, { action: 'confirm' }],
    });
  });
});

describe('an order of two stores', () => {
  it('has the status of its least advanced parcel', async () => {
    const visitor = makeVisitor();
    const { id, parcels } = await ordered(visitor, 2);
    const [one = 0, two = 0] = parcels.map((parcel) => parcel.id);
    await move(one, 'confirm');
    await move(one, 'pick-up');
    expect(await readOrder(base.db, visitor, id)).toMatchObject({
      status: 1,
      parcels: [{ status: 3 }, { status: 1 }],
    });
    await move(two, 'confirm');
    expect(await readOrder(base.db, visitor, id)).toMatchObject({ status: 2 });
  });
});

describe('a code', () => {
  it('of an order shows all its parcels, of a parcel one, and never buyer or address', async () => {
    const visitor = makeVisitor();
    const { code, parcels } = await ordered(visitor, 2);
    const whole = await trackOrder(base.db, ` ${code.toLowerCase()} `, 'ar', 'UTC');
    expect(whole.parcels.map(({ id }) => id)).toEqual(parcels.map(({ id }) => id));
    expect(whole.ordered_products.map(({ product }) => product.title)).toEqual([
      'Thing 0 (ع)',
      'Thing 1 (ع)',
    ]);
    const part = await trackOrder(base.db, parcels[1]?.code ?? '', 'en', 'UTC');
    expect([
      part.parcels.map(({ id }) => id),
      part.ordered_products.map(({ product }) => product.title),
    ]).toEqual([[parcels[1]?.id], ['Thing 1']]);
    for (const shown of [whole, part])
      expect(JSON.stringify(shown)).not.toMatch(
        new RegExp(`Amal|amal@|Paix|75001|${visitor.token}`),
      );
  });
  it('that is not there shows nothing', async () => {
    for (const code of ['AAAAAAAAAAAAAAAA', '%', ''])
      await expect(trackOrder(base.db, code, 'en', 'UTC')).rejects.toMatchObject({
        code: 'order-not-found',
      });
  });
});
