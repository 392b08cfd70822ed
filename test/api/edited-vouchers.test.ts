// Vouchers as staff edit them, and what customers then pay.
import { beforeAll, describe, expect, it } from 'vitest';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { fillCart, order } from '../carts.ts';
import { makeProduct, makeStore, makeVisitor, unique, type MadeProduct } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
let other: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  other = await makeStaff(base, 'manager', { name: 'Omar Said' });
});

type Input = Record<string, unknown>;
type Voucher = Input & { id: number; version: number; code: string };
const post = (path: string, input: Input, by = owner) => open.call('POST', path, input, by.headers);
const get = async (path: string, input: Input = {}) =>
  (await open.call('GET', path, input, owner.headers)).data;
const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const wanted = (input: Input = {}) => ({
  title: { en: 'Welcome' },
  code: unique('v').toUpperCase(),
  kind: 'percent',
  amount: '10',
  start_at: at(-1),
  end_at: at(24),
  usage_limit: 3,
  limit_per_customer: 1,
  listed: true,
  public: true,
  ...input,
});
const save = async (input: Input = {}, by = owner) =>
  (await post('admin/voucher/save', wanted(input), by)).data as Voucher;
const refused = async (input: Input) => (await post('admin/voucher/save', wanted(input))).data;

/** The answer for a new visitor who tries a code with one of each product in the cart. */
async function tried(code: string, ...products: MadeProduct[]) {
  const visitor = makeVisitor();
  await fillCart(base.db, visitor, ...products.map((product) => ({ product })));
  const sent = { voucher: code, price: 1, user_token: visitor.token };
  return { visitor, ...(await open.call('POST', 'voucher/validity', sent)) };
}
/** Orders the cart; returns the voucher's discount, in minor units. */
async function bought(visitor: ReturnType<typeof makeVisitor>, voucher: string) {
  const { id } = await order(base.db, await readMarketSettings(base.db), visitor, { voucher });
  const row = await base.db
    .selectFrom('orders')
    .select(['voucher_price', 'voucher_store_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, ...row };
}

describe('a voucher that staff made', () => {
  it('takes its discount at checkout, counts its uses and costs, and leads to its orders', async () => {
    const made = await save({ code: 'spring-24' });
    expect(made).toMatchObject({ code: 'SPRING-24', version: 1, used: 0, orders: 0, cost: 0 });
    const { visitor, data } = await tried('spring-24', await makeProduct(base.db));
    expect(data).toMatchObject({ offered: 1, terms: { lines: null } });
    const { id } = await bought(visitor, 'SPRING-24');
    expect(await get(`admin/voucher/${made.id}`)).toMatchObject({ used: 1, orders: 1, cost: 1 });
    expect(await get('admin/orders', { voucher: made.id })).toMatchObject({ rows: [{ id }] });
    expect(await get('admin/vouchers', { q: 'spring', view: 'live' })).toMatchObject({
      total: 1,
      rows: [{ code: 'SPRING-24', used: 1, usage_limit: 3, state: 'live', store: '', amount: 10 }],
    });
  });

  it('stays once an order has it, and cannot be used fewer times than it was', async () => {
    const made = await save();
    const { visitor } = await tried(made.code, await makeProduct(base.db));
    await bought(visitor, made.code);
    expect((await post(`admin/voucher/delete/${made.id}`, { version: 1 })).data).toMatchObject({
      code: 'in-use',
      uses: [{ noun: 'order' }],
    });
    await base.db.updateTable('vouchers').set({ used: 2 }).where('id', '=', made.id).execute();
    expect(await refused({ ...made, usage_limit: 1 })).toMatchObject({
      fields: { usage_limit: expect.stringMatching(/\S/) },
    });
    const unused = await save();
    expect((await post(`admin/voucher/delete/${unused.id}`, { version: 1 })).status).toBe(200);
  });

  it.each([
    ['end_at', { start_at: at(2), end_at: at(1) }],
    ['amount', { amount: '100.01' }],
    ['amount', { amount: '0' }],
    ['amount', { kind: 'flat', amount: '1.001' }],
    ['capped_price', { capped_price: '0' }],
    ['code', { code: 'A B' }],
    ['start_at', { start_at: '' }],
    ['usage_limit', { usage_limit: 0 }],
    ['title', { title: {} }],
    ['product_ids', { product_ids: [2_000_000_000] }],
    ['store_ids', { store_ids: [2_000_000_000] }],
  ])('is refused beside %s with %j', async (field, input) =>
    expect(await refused(input)).toMatchObject({
      fields: { [field]: expect.stringMatching(/\S/) },
    }),
  );

  it('has a code of its own', async () => {
    const { code } = await save();
    expect(await refused({ code: code.toLowerCase() })).toMatchObject({
      code: 'already-taken',
      fields: { code: expect.stringMatching(/\S/) },
    });
  });

  it('is not saved over what another one has saved meanwhile', async () => {
    const made = await save();
    await save({ ...made, amount: '20' }, other);
    expect(await refused({ ...made, amount: '30' })).toMatchObject({ code: 'changed-meanwhile' });
    expect(await get(`admin/voucher/edits/${made.id}`)).toMatchObject([
      { by: 'Omar Said', was: { amount: { percent: '10.00' } } },
      { was: null },
    ]);
  });

  it('that is shown to nobody still counts for those who know it', async () => {
    const hidden = await save({ listed: false });
    const shown = await save();
    const { data } = (await open.call('GET', 'user/user-vouchers', {})) as {
      data: { data: { code: string }[] };
    };
    const codes = data.data.map(({ code }) => code);
    expect(codes).toContain(shown.code);
    expect(codes).not.toContain(hidden.code);
    const product = await makeProduct(base.db);
    const onPage = (await open.ask('product.find', { id: product.id })).vouchers;
    expect(onPage.map(({ code }) => code)).not.toContain(hidden.code);
    expect((await tried(hidden.code, product)).data).toMatchObject({ offered: 1 });
    await save({ ...hidden, public: false });
    expect((await tried(hidden.code, product)).status).toBe(201);
  });
});

describe('what a voucher counts for', () => {
  const lamp = () => makeProduct(base.db, { selling: 5000 });

  it('are its products and those of its categories, in the cart and in the order', async () => {
    const [one, two, none] = [await lamp(), await lamp(), await lamp()];
    await base.db.updateTable('vouchers').set({ listed: false }).execute(); // a page shows four
    const { category_id: category } = await base.db
      .selectFrom('products')
      .select('category_id')
      .where('id', '=', two.id)
      .executeTakeFirstOrThrow();
    const made = await save({ product_ids: [one.id], category_ids: [category] });
    const { visitor, data } = await tried(made.code, one, two, none);
    expect(data).toMatchObject({
      offered: 10,
      terms: { lines: [expect.any(Number), expect.any(Number)] },
    });
    expect(await bought(visitor, made.code)).toMatchObject({ voucher_price: 1000 });
    expect((await tried(made.code, none)).message).toMatch(/doesn’t count for anything/);
    const pageOf = async ({ id }: MadeProduct) =>
      (await open.ask('product.find', { id })).vouchers.map(({ code }) => code);
    expect(await pageOf(none)).not.toContain(made.code);
    expect(await pageOf(two)).toContain(made.code);
  });

  it('are the goods of some stores, paid by the market', async () => {
    const [own, other] = [await lamp(), await lamp()];
    const made = await save({ store_ids: [own.store] });
    const { visitor, data } = await tried(made.code, own, other);
    expect(data).toMatchObject({ offered: 5 });
    expect(await bought(visitor, made.code)).toMatchObject({
      voucher_price: 500,
      voucher_store_id: null,
    });
  });

  it('are the goods of the store that pays', async () => {
    const store = await makeStore(base.db);
    const [own, other] = [await makeProduct(base.db, { store, selling: 5000 }), await lamp()];
    const made = await save({ store_id: store, kind: 'flat', amount: '7.50' });
    const { visitor } = await tried(made.code, own, other);
    expect(await bought(visitor, made.code)).toMatchObject({
      voucher_price: 750,
      voucher_store_id: store,
    });
  });

  it('cannot be deleted while it does', async () => {
    const product = await lamp();
    const made = await save({ product_ids: [product.id] });
    const gone = await post(`admin/product/delete/${product.id}`, { version: 1 });
    expect(gone.data).toMatchObject({
      code: 'in-use',
      uses: [{ noun: 'voucher', id: made.id, title: made.code }],
    });
  });
});

describe('many vouchers at once', () => {
  it('are made like one, each with a code of its own, once for each beginning', async () => {
    const like = await save({ usage_limit: 50 });
    const make = () =>
      post(`admin/voucher/make-many/${like.id}`, { prefix: 'autumn', count: 40, uses: 1 });
    const answers = await Promise.all([make(), make(), make(), make()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201, 201]);
    const list = await get('admin/vouchers', { q: 'AUTUMN-', size: 1 });
    expect(list).toMatchObject({
      total: 40,
      rows: [{ listed: false, usage_limit: 1, amount: 10 }],
    });
  });

  it('are ended and switched off together; what a run did can be undone', async () => {
    const made = [await save(), await save()];
    const ids = made.map(({ id }) => id);
    const run = (await post('admin/vouchers/bulk', { act: 'end', ids })).data as { id: number };
    expect(run).toMatchObject({ all: 2, done: 2 });
    expect(await get('admin/vouchers', { view: 'over', only: ids.join() })).toMatchObject({
      total: 2,
    });
    await post('admin/vouchers/bulk', { act: 'undo', run: run.id });
    expect(await get('admin/vouchers', { view: 'live', only: ids.join() })).toMatchObject({
      total: 2,
    });
    await post('admin/vouchers/bulk', { act: 'hide', ids });
    expect(await get('admin/vouchers', { view: 'off', only: ids.join() })).toMatchObject({
      total: 2,
    });
  });
});
