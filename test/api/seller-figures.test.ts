// How a store is doing: sales by day, product and country as the job counts them, views as browsers
// report them, and searches that found its products.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { countStores } from '#market/figures/count-stores.ts';
import { countViews } from '#market/figures/count-views.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { countOutcome } from '#market/search/count-outcome.ts';
import { countSearch } from '#market/search/count-searches.ts';
import { makeProduct, makeStore } from '../make.ts';
import { placedForCash } from './placed-for-cash.ts';
import { openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
beforeAll(async () => {
  shop = await openStaffedShop();
});
afterAll(() => shop.close());

const db = () => shop.base.db;
const count = () => transaction(db(), (tx) => countStores(tx));
const figures = (days = '7') =>
  shop.open.ask('sellerFigures.read', { store_id: shop.store, days }, shop.seller.headers);

describe('the figures of a store, for its seller', () => {
  it('exist from the first day, empty', async () => {
    const { days, now, before, products, places, sources, service } = await figures();
    expect(days).toHaveLength(7);
    expect([now.parcels, before.parcels, products, places, sources]).toEqual([0, 0, [], [], []]);
    expect(service).toMatchObject({ parcels: 0, answer_hours: null });
  });

  it('count what was sold by day, product and country; what was cancelled is no sale', async () => {
    const placed = await placedForCash(shop, {}, shop.store);
    const gone = await placedForCash(shop, {}, shop.store);
    const cancel = { id: gone.parcel, note: 'Sold out.' };
    await shop.open.ask('sellerParcel.cancel', cancel, shop.seller.headers);
    const elsewhere = await placedForCash(shop, {}, await makeStore(db()));
    const earlier = await placedForCash(shop, {}, shop.store);
    await sql`
      update orders set created_at = created_at - interval '8 days' where id = ${earlier.id}
    `.execute(db());
    await count();
    const { now, before, days, places, products, service } = await figures();
    const { total, address, line } = await sql<{
      total: number;
      address: { country: string };
      line: { product_id: number; sold: number; quantity: number };
    }>`
      select p.total, o.address, (
        select to_jsonb(l) || jsonb_build_object('sold', l.quantity * l.selling)
        from order_lines l where l.parcel_id = p.id
      ) as line
      from parcels p
      join orders o on o.id = p.order_id
      where p.id = ${placed.parcel}
    `
      .execute(db())
      .then(({ rows: [row] }) => row ?? Promise.reject(new Error('no parcel')));
    expect([now.parcels, now.cancelled, now.sales * 100]).toEqual([2, 1, total]);
    expect([before.parcels, before.cancelled]).toEqual([1, 0]);
    expect(days.at(-1)).toMatchObject({ parcels: 2, cancelled: 1 });
    expect(places).toMatchObject([{ country: address.country, parcels: 2 }]);
    expect(products.find(({ id }) => id === line.product_id)).toMatchObject({
      pieces: line.quantity,
      sales: line.sold / 100,
    });
    expect(products.map(({ id }) => id)).not.toContain(elsewhere.product);
    expect(service).toMatchObject({ parcels: 3, answered: 0, answer_hours: null });
    expect(await auditMarket(db())).toEqual([]);
  });

  it('follow what changes afterwards, within the days that are counted', async () => {
    const late = await placedForCash(shop, {}, shop.store);
    await count();
    const { now } = await figures();
    const cancel = { id: late.parcel, note: 'Sold out.' };
    await shop.open.ask('sellerParcel.cancel', cancel, shop.seller.headers);
    await count();
    const after = await figures();
    expect([after.now.parcels, after.now.cancelled]).toEqual([now.parcels, now.cancelled + 1]);
    expect(after.now.sales).toBeLessThan(now.sales);
    await sql`
      update orders set created_at = created_at - interval '100 days'
      where id in (select order_id from parcels where store_id = ${shop.store})
    `.execute(db());
    await count();
    expect((await figures()).places).toEqual([]);
  });

  it('count views together, of products that there are, whoever writes them at once', async () => {
    const { id: product } = await db()
      .selectFrom('products')
      .select('id')
      .where('store_id', '=', shop.store)
      .executeTakeFirstOrThrow();
    const views = [
      { product, source: 'shop' as const, times: 3 },
      { product, source: 'search' as const, times: 2 },
      { product: 999_999, source: 'shop' as const, times: 9 },
    ];
    await Promise.all([1, 2, 3, 4].map(() => countViews(db(), views)));
    const { now, sources, products } = await figures();
    expect(now.views).toBe(20);
    expect(sources).toEqual([
      { source: 'shop', views: 12 },
      { source: 'search', views: 8 },
    ]);
    expect(products.find(({ id }) => id === product)?.views).toBe(20);
  });

  it('name the searches that found its products, and forget those that no longer do', async () => {
    const { id } = await makeProduct(db(), { store: shop.store });
    const call = (en: string) =>
      db()
        .updateTable('products')
        .set({ title: JSON.stringify({ en }) })
        .where('id', '=', id)
        .execute();
    const search = { language: 'en', typed: 'Quilted lantern', words: 'quilted lantern', times: 2 };
    await call('quilted lantern');
    await countSearch(db(), search);
    await countSearch(db(), search);
    const other = await makeProduct(db());
    for (const product of [id, other.id, id])
      await transaction(db(), (tx) =>
        countOutcome(tx, { language: 'en', q: search.words, product, outcome: 'carted' }),
      );
    expect((await figures()).searches).toEqual([
      { typed: 'Quilted lantern', asked: 4, found: 1, carted: 2 },
    ]);
    await call('something else');
    await db()
      .updateTable('searches')
      .set({ counted_at: new Date(0) })
      .execute(); // a while ago
    await countSearch(db(), search);
    expect((await figures()).searches).toEqual([]);
  });
});
