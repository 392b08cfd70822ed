// Flash sales as staff edit them, and what customers then pay.
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { renewFlashSales } from '#market/catalogue/renew-flash-sales.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { fillCart, order } from '../carts.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
});

type Input = Record<string, unknown>;
type Sale = Input & { id: number; version: number; start_at: string; end_at: string };
const post = (path: string, input: Input) => open.call('POST', path, input, owner.headers);
const get = async (path: string, input: Input = {}) =>
  (await open.call('GET', path, input, owner.headers)).data;
const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const wanted = (input: Input = {}) => ({
  title: { en: 'Night sale' },
  start_at: at(-1),
  end_at: at(5),
  public: true,
  ...input,
});
const save = async (input: Input = {}) =>
  (await post('admin/flash-sale/save', wanted(input))).data as Sale;
const opened = async (id: number) => (await get(`admin/flash-sale/${id}`)) as Sale;
const renew = (now = new Date()) => transaction(base.db, (tx) => renewFlashSales(tx, now));
const refused = async (input: Input) => (await post('admin/flash-sale/save', wanted(input))).data;
const priceOf = async (id: number) => (await open.ask('product.find', { id })).price;

describe('a flash sale', () => {
  it('sells its products at its price at once, reports its results, and ends', async () => {
    const lamp = await makeProduct(base.db, { selling: 5000 });
    expect(await priceOf(lamp.id)).toBeNull();
    const made = await save({ products: [{ product_id: lamp.id, price: '30', quota: 10 }] });
    expect(made).toMatchObject({ version: 1, products: [{ price: 30, quota: 10, sold: 0 }] });
    await expect.poll(() => priceOf(lamp.id)).toBe(30);
    const visitor = makeVisitor();
    await fillCart(base.db, visitor, { product: lamp, quantity: 2 });
    await order(base.db, await readMarketSettings(base.db), visitor);
    expect(await get('admin/flash-sales', { view: 'live' })).toMatchObject({
      rows: [{ title: 'Night sale', products: 1, sold: 2, revenue: 60, left: 8, state: 'live' }],
    });
    const short = await refused({
      ...made,
      products: [{ product_id: lamp.id, price: '30', quota: 1 }],
    });
    expect(short).toMatchObject({ fields: { 'products.0.quota': expect.stringMatching(/\S/) } });
    const changed = await save({
      ...made,
      products: [{ product_id: lamp.id, price: '25', quota: 4 }],
    });
    expect(changed).toMatchObject({ version: 2, products: [{ price: 25, quota: 4, sold: 2 }] });
    await expect.poll(() => priceOf(lamp.id)).toBe(25);
    expect((await post(`admin/flash-sale/delete/${made.id}`, { version: 2 })).data).toMatchObject({
      code: 'in-use',
      uses: [{ noun: 'order' }],
    });
    await post('admin/flash-sales/bulk', { act: 'end', ids: [made.id] });
    await expect.poll(() => priceOf(lamp.id)).toBeNull();
    expect(await get('admin/flash-sales', { view: 'over' })).toMatchObject({ total: 1 });
  });

  it('sells no more to one customer than it says, over all their orders', async () => {
    const market = await readMarketSettings(base.db);
    const lamp = await makeProduct(base.db, { selling: 5000 });
    await save({ products: [{ product_id: lamp.id, price: '30', quota: 10, per_customer: 2 }] });
    const visitor = makeVisitor();
    const buy = async (quantity: number, by = visitor) => {
      await fillCart(base.db, by, { product: lamp, quantity });
      return order(base.db, market, by).then(
        () => 'sold',
        (refusal: { code: string }) => refusal.code,
      );
    };
    expect(await buy(1)).toBe('sold');
    expect(await buy(2)).toBe('flash-sale-limit');
    expect(await buy(2, makeVisitor())).toBe('sold');
  });

  it('continues with the round that began while its form was open', async () => {
    const lamp = await makeProduct(base.db, { selling: 5000 });
    const products = [{ product_id: lamp.id, price: '30', quota: 5 }];
    const made = await save({ start_at: at(-23), end_at: at(1 / 60), renews: true, products });
    await renew();
    const round = await opened(made.id);
    expect(Date.parse(round.end_at)).toBeGreaterThan(Date.parse(at(20)));
    const visitor = makeVisitor();
    await fillCart(base.db, visitor, { product: lamp, quantity: 4 });
    await order(base.db, await readMarketSettings(base.db), visitor);
    const { start_at, end_at } = round;
    const saved = await save({ ...made, title: { en: 'Day sale' }, products });
    expect(saved).toMatchObject({ title: { en: 'Day sale' }, start_at, end_at });
    await renew();
    expect(await opened(made.id)).toMatchObject({ end_at, products: [{ sold: 4 }] });
  });

  it('keeps the length of its rounds when one of them that began late is saved', async () => {
    const made = await save({ start_at: at(-34), end_at: at(-10), renews: true });
    await renew();
    const round = await opened(made.id);
    expect(Date.parse(round.end_at)).toBeLessThan(Date.parse(at(15)));
    expect(await save({ ...round, title: { en: 'Day sale' } })).toMatchObject({ version: 2 });
    await renew(new Date(round.end_at));
    const next = Date.parse((await opened(made.id)).end_at) - Date.parse(round.end_at);
    expect(next / HOUR_MS).toBeCloseTo(24, 2);
    const shorter = await save({ ...(await opened(made.id)), start_at: at(0), end_at: at(2) });
    expect(shorter).toMatchObject({ version: 3 });
    await renew(new Date(shorter.end_at));
    const last = Date.parse((await opened(made.id)).end_at) - Date.parse(shorter.end_at);
    expect(last / HOUR_MS).toBeCloseTo(2, 2);
  });

  it.each([
    ['end_at', { start_at: at(2), end_at: at(1) }],
    ['end_at', { start_at: at(2), end_at: at(2.5), renews: true }],
    ['start_at', { start_at: '' }],
    ['title', { title: {} }],
    ['products', { products: [{ product_id: 2_000_000_000, price: '1', quota: 1 }] }],
    ['products.0.price', { products: [{ product_id: 1, price: '0', quota: 1 }] }],
    ['products.0.quota', { products: [{ product_id: 1, price: '1', quota: 0 }] }],
    [
      'products.1.product_id',
      {
        products: [
          { product_id: 1, price: '1', quota: 1 },
          { product_id: 1, price: '2', quota: 1 },
        ],
      },
    ],
  ])('is refused beside %s with %j', async (field, input) =>
    expect(await refused(input)).toMatchObject({
      fields: { [field]: expect.stringMatching(/\S/) },
    }),
  );
});
