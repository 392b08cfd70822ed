// Two of the staff save the same thing at the same moment: their requests leave together. One
// succeeds; the other is refused, and nothing is mixed.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { fillCart } from '../carts.ts';
import { makeProduct, makeVisitor, unique } from '../make.ts';
import { together } from '../verbs/together.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let two: MadeStaff[];
const NAMES = ['Leila Haddad', 'Omar Said'];
beforeAll(async () => {
  two = await Promise.all([
    makeStaff(base, 'owner', { name: NAMES[0] }),
    makeStaff(base, 'owner', { name: NAMES[1] }),
  ]);
});

type Input = Record<string, unknown>;
type Thing = Input & { id: number; version: number };
type Call = [path: string, input: Input];
const [DONE, REFUSED] = [200, 201];
const by = (at: number) => two[at % 2]?.headers ?? {};
const post = (path: string, input: Input, at = 0) => open.call('POST', path, input, by(at));
const get = async (path: string) => (await open.call('GET', path, {}, by(0))).data;
const made = async (noun: string, input: Input = {}) =>
  (await post(`admin/${noun}/save`, { title: { en: unique('Thing') }, ...input })).data as Thing;
const atOnce = (...calls: Call[]) =>
  together(
    open.port,
    calls.map(([path, input], at) => ({ path, input, headers: by(at) })),
  );
/** The one that succeeded, and the refusal of the other. */
async function oneOf(...calls: Call[]) {
  const ended = await atOnce(...calls);
  expect(ended.map(({ status }) => status).toSorted()).toEqual([DONE, REFUSED]);
  const first = ended.findIndex(({ status }) => status === DONE);
  return { first, refusal: ended[1 - first]?.data as { code: string; form: string[] } };
}

describe('two who sort the same list', () => {
  const sorted = async (path: string) =>
    ((await get(path)) as { rows: Thing[] }).rows.map(({ id }) => id);

  it.each([
    ['sliders', 'slider', { type: 1, ground: '#e8f0f3', source_type: 6, url: '/brands' }],
    ['site-features', 'site-feature', { icon: 'truck', detail: { en: 'Fast' } }],
  ])('%s: one is done, the other sees the order of the first and who made it', async (...of) => {
    const [plural, noun, input] = of;
    for (let at = 0; at < 3; at++) await made(noun, { public: true, ...input });
    const order = await sorted(`admin/${plural}`);
    expect(order).toHaveLength(3);
    const [a, b, c] = order;
    const orders = [
      [b, a, c],
      [a, c, b],
    ];
    const { first, refusal } = await oneOf(
      ...orders.map((ids): Call => [`admin/${plural}/order`, { ids, seen: order }]),
    );
    expect(refusal).toMatchObject({ code: 'order-changed' });
    expect(refusal.form[0]).toContain(NAMES[first]);
    expect(await sorted(`admin/${plural}`)).toEqual(orders[first]);
    expect(await get(`admin/audit?noun=${noun}`)).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ action: 'ordered', by: NAMES[first] }),
      ]),
    });
  });

  it('categories: nobody undoes the move of the other', async () => {
    const { id: parent_id } = await made('category');
    const below = [];
    for (let at = 0; at < 3; at++) below.push((await made('category', { parent_id })).id);
    const order = [...below];
    const { first, refusal } = await oneOf(
      ['admin/categories/order', { ids: order.toReversed(), seen: order }],
      ['admin/categories/order', { ids: [...order.slice(1), order[0]], seen: order }],
    );
    expect(refusal.form[0]).toContain(NAMES[first]);
    const late = { id: below[0], parent_id: null, before: null };
    expect((await post('admin/category/move', late)).status).toBe(DONE);
    const now = await post('admin/categories/order', { ids: below.slice(1), seen: order.slice(1) });
    expect([now.status, first]).toEqual(first === 0 ? [REFUSED, 0] : [DONE, 1]);
  });
});

describe('two who save the same', () => {
  it('menus: the other learns who saved, and the menus are those of one of them', async () => {
    const menus = (await get('admin/menus')) as Thing;
    const links = ['Left', 'Right'].map((title) => [{ title: { en: title }, url: '/brands' }]);
    const { first, refusal } = await oneOf(
      ...links.map((header_left): Call => ['admin/menus/save', { ...menus, header_left }]),
    );
    expect(refusal).toMatchObject({ code: 'changed-meanwhile' });
    expect(refusal.form[0]).toContain(NAMES[first]);
    expect(await get('admin/menus')).toMatchObject({ header_left: links[first] });
  });

  it('settings of the storefront: as the version that both opened', async () => {
    const opened = (await get('admin/storefront')) as Thing;
    const { first, refusal } = await oneOf(
      ...['a{}', 'b{}'].map((styling): Call => ['admin/storefront/save', { ...opened, styling }]),
    );
    expect(refusal.form[0]).toContain(NAMES[first]);
    expect(await get('admin/storefront')).toMatchObject({ styling: ['a{}', 'b{}'][first] });
  });

  it('block of the home page, then publish it: once, and what one of them saw', async () => {
    type Home = { version: number; blocks: Thing[] };
    const { version, blocks } = (await get('admin/home-page')) as Home;
    const [block, ...rest] = blocks;
    const titled = (title: string) => [{ ...block, title: { en: title } }, ...rest];
    const saved = await oneOf(
      ['admin/home-page/save', { version, blocks: titled('One') }],
      ['admin/home-page/save', { version, blocks: titled('Two') }],
    );
    expect(saved.refusal.form[0]).toContain(NAMES[saved.first]);
    const draft = (await get('admin/home-page')) as Home;
    expect(draft.blocks[0]).toMatchObject({ title: { en: ['One', 'Two'][saved.first] } });
    const published = await oneOf(
      ['admin/home-page/publish', { version: draft.version }],
      ['admin/home-page/publish', { version: draft.version }],
    );
    expect(published.refusal.form[0]).toContain(NAMES[published.first]);
    expect(await get('admin/home-page')).toMatchObject({
      draft: false,
      published: { number: 1, by: NAMES[published.first] },
    });
    const next = (await get('admin/home-page')) as Home;
    await post('admin/home-page/save', { ...next, blocks: titled('Three') });
    const { version: opened } = (await get('admin/home-page')) as Home;
    await oneOf(
      ['admin/home-page/publish', { version: opened }],
      ['admin/home-page/save', { version: opened, blocks: titled('Unseen') }],
    );
    expect((await open.ask('home.read')).blocks[0]?.title).not.toBe('Unseen');
  });
});

describe('one who saves what another', () => {
  it.each(['brand', 'category', 'tag'])('deletes, a %s: it is saved or gone', async (noun) => {
    const thing = await made(noun);
    const { first, refusal } = await oneOf(
      [`admin/${noun}/save`, { ...thing, title: { en: unique('Typed') } }],
      [`admin/${noun}/delete/${thing.id}`, { version: thing.version }],
    );
    expect(refusal.code).toBe(first === 0 ? 'changed-meanwhile' : 'thing-not-found');
    expect(refusal.form[0]).toMatch(/\S/);
  });

  it('merges, a brand: products never lose theirs', async () => {
    const [gone, stays] = [await made('brand'), await made('brand')];
    const { id } = await makeProduct(base.db);
    await base.db.updateTable('products').set({ brand_id: gone.id }).where('id', '=', id).execute();
    const { first, refusal } = await oneOf(
      ['admin/brand/save', { ...gone, title: { en: unique('Typed') } }],
      [`admin/brand/merge/${gone.id}`, { version: gone.version, into: stays.id }],
    );
    expect(refusal.code).toBe(first === 0 ? 'changed-meanwhile' : 'thing-not-found');
    const product = await base.db
      .selectFrom('products')
      .select('brand_id')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(product?.brand_id).toBe(first === 0 ? gone.id : stays.id);
  });

  it('merges into, a brand: both succeed or the late one is refused', async () => {
    const [gone, stays] = [await made('brand'), await made('brand')];
    const title = unique('Typed');
    const ended = await atOnce(
      ['admin/brand/save', { ...stays, title: { en: title } }],
      [`admin/brand/merge/${gone.id}`, { version: gone.version, into: stays.id }],
    );
    expect(ended.map(({ status }) => status)).toEqual([DONE, DONE]);
    expect(await get(`admin/brand/${stays.id}`)).toMatchObject({ title: { en: title } });
  });
});

describe('another currency and orders of the same instant', () => {
  it('are never both', async () => {
    const buyers = Array.from({ length: 6 }, () => makeVisitor());
    const product = await makeProduct(base.db);
    await Promise.all(buyers.map((buyer) => fillCart(base.db, buyer, { product })));
    const settings = (await get('admin/settings')) as Thing;
    const placing = buyers.map((buyer): Call => [
      'order/action',
      { user_token: buyer.token, order_method: 2, voucher: '', time_zone: 'UTC' },
    ]);
    const change: Call = ['admin/settings/save', { ...settings, currency: 'EUR' }];
    const [changed, ...orders] = await together(
      open.port,
      [change, ...placing].map(([path, input], at) => ({
        path,
        input,
        headers: at === 0 ? by(0) : {},
      })),
    );
    const placed = orders.filter(({ status }) => status === DONE).length;
    expect([changed?.status, placed > 0]).toEqual(
      changed?.status === DONE ? [DONE, false] : [REFUSED, true],
    );
    const { currency } = (await get('admin/settings')) as { currency: string };
    const found = await base.db.selectFrom('orders').select('currency').distinct().execute();
    expect(found.map((one) => one.currency)).toEqual(placed > 0 ? [currency] : []);
    expect(currency === 'EUR').toBe(placed === 0);
  });
});
