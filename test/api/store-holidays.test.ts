// A store on holiday: its products stay listed and cannot be bought. Without this, orders come that
// nobody packs, and customers wait in vain.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSeller, type MadeSeller } from '../at-work.ts';
import { fillCart, order } from '../carts.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeStore, makeVisitor } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';
import { together } from '../verbs/together.ts';

let base: Fresh;
let open: TestShop;
let storeId: number;
let seller: MadeSeller;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
  storeId = await makeStore(base.db);
  seller = await makeSeller(base, storeId);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

type Own = { version: number; away_until: string | null; about: object; city: string };
const SOON = new Date(Date.now() + 7 * 86_400_000).toISOString();
const opened = async () =>
  (await open.call('GET', 'seller/store', {}, seller.headers)).data as Own & { image: string };
const save = async (more: Partial<Own & { image: string }>) => {
  const own = await opened();
  return open.call('POST', 'seller/store/save', { ...own, ...more }, seller.headers);
};
const code = ({ data }: { data: unknown }) => (data as { code?: string } | null)?.code;

async function makeBuyable() {
  const { id: product, inventory } = await makeProduct(base.db, { store: storeId });
  return { product, inventory };
}

describe('a store on holiday', () => {
  it('keeps its products listed, says until when, and sells none', async () => {
    const { product, inventory } = await makeBuyable();
    const { token } = makeVisitor();
    const add = () =>
      open.call('POST', 'cart/action', {
        product_id: product,
        inventory_id: inventory,
        quantity: 1,
        user_token: token,
      });
    expect(await add()).toMatchObject({ status: 200 });
    expect(await save({ away_until: SOON })).toMatchObject({ status: 200 });
    const shown = await open.call('GET', `product/${product}`, { user_token: token });
    expect(shown.data).toMatchObject({ store: { away_until: SOON } });
    expect(await add()).toMatchObject({ status: 201 });
    const cart = await open.call('GET', 'cart/by-user', { user_token: token });
    expect(JSON.stringify(cart.data)).toContain(SOON);
    expect(await save({ away_until: null })).toMatchObject({ status: 200 });
    expect(await add()).toMatchObject({ status: 200 });
  });

  it('sells nothing of what was in carts before either, and names the lines', async () => {
    const visitor = makeVisitor();
    const [line = 0] = await fillCart(base.db, visitor, {
      product: await makeProduct(base.db, { store: storeId }),
    });
    expect(await save({ away_until: SOON })).toMatchObject({ status: 200 });
    const market = await open.services.market();
    await expect(order(base.db, market, visitor)).rejects.toMatchObject({
      code: 'store-away',
      lines: { [line]: { code: 'store-away' } },
    });
    expect(await save({ away_until: null })).toMatchObject({ status: 200 });
    expect(await order(base.db, market, visitor)).toMatchObject({ id: expect.any(Number) });
  });

  it('is over by itself when its day has come', async () => {
    const { product, inventory } = await makeBuyable();
    await sql`
      update stores set away_until = now() - interval '1 second' where id = ${storeId}
    `.execute(base.db);
    const { token: user_token } = makeVisitor();
    const input = { product_id: product, inventory_id: inventory, quantity: 1, user_token };
    expect(await open.call('POST', 'cart/action', input)).toMatchObject({ status: 200 });
    expect((await opened()).away_until).toBeNull();
  });
});

describe('a holiday that ends while the store’s page is open', () => {
  it('lets what else was typed be saved', async () => {
    expect(await save({ away_until: SOON })).toMatchObject({ status: 200 });
    const own = await opened();
    const { rows } = await sql<{ until: Date }>`
      update stores set away_until = now() - interval '1 second' where id = ${storeId}
      returning away_until as until
    `.execute(base.db);
    const until = rows[0]?.until.toISOString() ?? '';
    const sent = { ...own, away_until: until, city: 'Essaouira' };
    const saved = await open.call('POST', 'seller/store/save', sent, seller.headers);
    expect(saved).toMatchObject({ status: 200, data: { city: 'Essaouira', away_until: null } });
  });
});

describe('a store’s own page', () => {
  it('is saved once when two save it together, and the other is refused', async () => {
    const own = await opened();
    const both = await together(
      open.port,
      ['Fez', 'Rabat'].map((city) => ({
        path: 'seller/store/save',
        input: { ...own, city },
        headers: seller.headers,
      })),
    );
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 201]));
    expect(both.filter(({ status }) => status === 201).map(code)).toEqual(['changed-meanwhile']);
  });

  it('refuses a holiday in the past, and another store’s picture', async () => {
    const past = await save({ away_until: '2020-01-01T00:00:00.000Z' });
    expect([past.status, (past.data as { fields: object }).fields]).toMatchObject([
      201,
      { away_until: expect.any(String) },
    ]);
    const foreign = await save({ image: 'somebody-else.webp' });
    expect(foreign).toMatchObject({ status: 201 });
  });
});
