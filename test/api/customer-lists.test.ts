// The customer's lists of products: wishes, and what they compare.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createdText } from '#base/time.ts';
import { most } from '#contract/constants.ts';
import { makeCustomer, type MadeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, texts, unique } from '../make.ts';
import { makeSale } from '../offers.ts';
import { openShop, type TestShop } from '../shop.ts';
import { together } from '../verbs/together.ts';

let base: Fresh;
let open: TestShop;
let me: MadeCustomer;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
  me = await makeCustomer(base);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const LISTS = [
  ['wishlist.all', 'wishlist.action', 'wishes', 'user/wishlist'],
  ['compareList.all', 'compareList.action', 'compares', 'user/compare-list'],
] as const;
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const hide = (id: number, published = false) =>
  base.db.updateTable('products').set({ published }).where('id', '=', id).execute();
const close = (id: number, shown = false) =>
  base.db.updateTable('stores').set({ public: shown }).where('id', '=', id).execute();
const places = <T extends { id: number; created_at: string }>(rows: T[]) =>
  rows.map(({ id }) => id);
const toggle = (
  name: 'wishlist.action' | 'compareList.action',
  product_id: number,
  who = me,
  more: Record<string, unknown> = {},
) => open.ask(name, { product_id, ...more }, who.headers);
const products = async (
  name: 'wishlist.all' | 'compareList.all',
  input: Record<string, unknown> = {},
  who = me,
) => (await open.ask(name, input, who.headers)).data.map(({ product_id }) => product_id);
/** Writes products on a list as if they had been added a second apart, oldest first. */
const listed = async (list: 'wishes' | 'compares', account: number, ids: number[]) => {
  for (const [at, id] of ids.entries())
    await sql`insert into ${sql.table(list)} (account_id, product_id, created_at) values (${account}, ${id}, now() + ${at} * interval '1 second')`.execute(
      base.db,
    );
};
const many = async (count: number, name: string): Promise<number[]> => {
  const { store, rule } = await makeProduct(base.db);
  const ids: number[] = [];
  for (let at = 0; at < count; at++)
    ids.push(
      (
        await makeProduct(base.db, {
          store,
          rule,
          name: `${name} ${String(at).padStart(3, '0')}`,
          selling: 1000 + at,
        })
      ).id,
    );
  return ids;
};

describe.each(LISTS)('%s', (all, action, table, path) => {
  it('is turned on and off by the same call, each said in the caller’s language', async () => {
    const { id } = await makeProduct(base.db, { name: 'Lamp' });
    const on = await open.call(
      'POST',
      `${path}/action`,
      { product_id: id, time_zone: 'Asia/Dubai' },
      me.headers,
    );
    const { created_at } = await base.db
      .selectFrom(table)
      .select('created_at')
      .where('account_id', '=', me.accountId)
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(on.data).toEqual({
      id: expect.any(Number),
      user_id: me.accountId,
      product_id: id,
      created_at: created_at.toISOString(),
      created: createdText(created_at, 'Asia/Dubai'),
    });
    const off = await open.call(
      'POST',
      `${path}/action`,
      { product_id: id },
      { ...me.headers, language: 'ar' },
    );
    expect([on.status, off.status, off.data]).toEqual([200, 200, null]);
    expect(on.message).toMatch(/^Added to/);
    expect(off.message).toMatch(/[\u0600-\u06ff]/);
    expect(await products(all)).not.toContain(id);
  });

  it('answers pages of 14 cards, newest first, in the caller’s language', async () => {
    const who = await makeCustomer(base);
    const ids = await many(16, 'Chair');
    await listed(table, who.accountId, ids);
    const first = await open.ask(all, {}, { ...who.headers, language: 'ar' });
    expect(first).toMatchObject({
      current_page: 1,
      per_page: 14,
      total: 16,
      last_page: 2,
      from: 1,
      to: 14,
    });
    expect(first.data.map(({ product_id }) => product_id)).toEqual(ids.toReversed().slice(0, 14));
    expect(first.data[0]).toMatchObject({
      user_id: who.accountId,
      product: {
        id: ids[15],
        title: 'Chair 015 (ع)',
        price: null,
        end_time: null,
        in_stock: true,
        selling: 10.15,
      },
    });
    expect(await products(all, { page: 2 }, who)).toEqual([ids[1], ids[0]]);
    expect(await open.ask(all, { page: 9 }, who.headers)).toMatchObject({
      data: [],
      total: 16,
      last_page: 2,
      from: null,
    });
  });

  it('is sorted by its own columns only, and searched', async () => {
    const who = await makeCustomer(base);
    const cheap = await makeProduct(base.db, { name: 'Beta', selling: 100 });
    const dear = await makeProduct(base.db, { name: 'Alpha', selling: 900 });
    const sale = await makeProduct(base.db, { name: 'Gamma', selling: 800 });
    await base.db
      .updateTable('products')
      .set({ folded: 'gamma tureen' })
      .where('id', '=', sale.id)
      .execute();
    await makeSale(base.db, sale.id, { price: 50 });
    await listed(table, who.accountId, [cheap.id, dear.id, sale.id]);
    expect(await products(all, { order_by: 'title', type: 'asc' }, who)).toEqual([
      dear.id,
      cheap.id,
      sale.id,
    ]);
    expect(await products(all, { order_by: 'price', type: 'asc' }, who)).toEqual([
      sale.id,
      cheap.id,
      dear.id,
    ]);
    expect(await products(all, { order_by: 'price', type: 'desc' }, who)).toEqual([
      dear.id,
      cheap.id,
      sale.id,
    ]);
    expect(await products(all, { order_by: 'created_at', type: 'asc' }, who)).toEqual([
      cheap.id,
      dear.id,
      sale.id,
    ]);
    expect(await products(all, { order_by: '', type: '', q: 'Turéen' }, who)).toEqual([sale.id]);
    expect(await products(all, { q: 'nothing of the kind' }, who)).toEqual([]);
    for (const bad of [
      { order_by: 'account_id' },
      { order_by: 'created_at; drop table wishes' },
      { type: 'sideways' },
    ])
      expect(await open.call('GET', `${path}/all`, bad, who.headers)).toMatchObject({
        http: 200,
        status: 201,
        data: { form: [expect.any(String)] },
      });
  });

  it('takes public products only, leaves hidden ones out, and lets go of them', async () => {
    const who = await makeCustomer(base);
    const shown = await makeProduct(base.db);
    const hidden = await makeProduct(base.db);
    const closed = await makeProduct(base.db);
    for (const { id } of [shown, hidden, closed]) await toggle(action, id, who);
    await hide(hidden.id);
    await close(closed.store);
    expect(await open.ask(all, {}, who.headers)).toMatchObject({
      total: 1,
      data: [{ product_id: shown.id }],
    });
    expect(await toggle(action, hidden.id, who)).toBeNull();
    for (const id of [hidden.id, 2_000_000_000])
      await expect(toggle(action, id, who)).rejects.toThrow(/no longer available/);
    await close(closed.store, true);
    expect(await products(all, {}, who)).toEqual([closed.id, shown.id]);
  });

  it('is its owner’s alone', async () => {
    const { id } = await makeProduct(base.db);
    const [one, two] = [await makeCustomer(base), await makeCustomer(base)];
    const row = await toggle(action, id, one);
    expect(await products(all, { user_id: one.accountId }, two)).toEqual([]);
    expect((await toggle(action, id, two))?.id).not.toBe(row?.id);
    await toggle(action, id, two);
    expect(places((await open.ask(all, {}, one.headers)).data)).toEqual([row?.id]);
  });

  it('holds when twenty requests leave together', async () => {
    const who = await makeCustomer(base);
    const { id } = await makeProduct(base.db);
    const call = { path: `${path}/action`, input: { product_id: id }, headers: who.headers };
    const said = await together(
      open.port,
      times(20, () => call),
    );
    expect(said.map(({ status }) => status)).toEqual(times(20, () => 200));
    expect(said.filter(({ data }) => data === null)).toHaveLength(10);
    expect(await products(all, {}, who)).toEqual([]);
    await together(
      open.port,
      times(19, () => call),
    );
    expect(await products(all, {}, who)).toEqual([id]);
  });

  it('holds so many and not one more, also when twenty leave together', async () => {
    const who = await makeCustomer(base);
    const ids = await many(most[table] + 10, table);
    await sql`insert into ${sql.table(table)} (account_id, product_id) select ${who.accountId}, unnest(${ids.slice(0, most[table] - 10)}::int[])`.execute(
      base.db,
    );
    const said = await together(
      open.port,
      ids.slice(-20).map((product_id) => ({
        path: `${path}/action`,
        input: { product_id },
        headers: who.headers,
      })),
    );
    expect(said.map(({ status }) => status).toSorted()).toEqual([
      ...times(10, () => 200),
      ...times(10, () => 201),
    ]);
    expect(said.find(({ status }) => status === 201)).toMatchObject({
      message: expect.stringContaining(`at most ${most[table]} products`),
      data: { form: [expect.any(String)] },
    });
    expect((await open.ask(all, {}, who.headers)).total).toBe(most[table]);
  });
});

describe('comparing', () => {
  it('with `compare` only adds, however often', async () => {
    const who = await makeCustomer(base);
    const { id } = await makeProduct(base.db);
    const said = await together(
      open.port,
      times(20, (at) => ({
        path: 'user/compare-list/action',
        input: { product_id: id, compare: at % 2 ? true : 'true', action: 'x' },
        headers: who.headers,
      })),
    );
    const {
      data: [row],
    } = await open.ask('compareList.all', {}, who.headers);
    expect(said.map(({ status, data }) => [status, data])).toEqual(
      times(20, () => [200, expect.objectContaining({ id: row?.id, product_id: id })]),
    );
    expect(await toggle('compareList.action', id, who, { compare: false })).toBeNull();
  });
  it('tells what one compares by', async () => {
    const who = await makeCustomer(base);
    const product = await makeProduct(base.db, {
      variants: [{ stock: 3 }, { stock: 4 }],
      offered: 900,
    });
    const brand = await base.db
      .insertInto('brands')
      .values({ slug: unique('brand'), title: texts('Nile') })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow();
    await base.db
      .updateTable('products')
      .set({ brand_id: brand.id, warranty: true, unit: texts('piece') })
      .where('id', '=', product.id)
      .execute();
    await toggle('compareList.action', product.id, who);
    const {
      data: [row],
    } = await open.ask('compareList.all', {}, who.headers);
    expect(row?.product).toMatchObject({
      brand: { id: brand.id, title: 'Nile', slug: brand.slug },
      unit: 'piece',
      warranty: 1,
      refundable: 0,
      quantity: 7,
      offered: 9,
      options: [{ title: 'Size', values: ['No. 0', 'No. 1'] }],
    });
  });
});

describe('a product and a store', () => {
  it('tell who is signed in whether it is theirs, and keep nothing of it for others', async () => {
    const who = await makeCustomer(base);
    const product = await makeProduct(base.db);
    const { slug } = await base.db
      .selectFrom('stores')
      .select('slug')
      .where('id', '=', product.store)
      .executeTakeFirstOrThrow();
    const wish = await toggle('wishlist.action', product.id, who);
    await open.ask('following.toggle', { store_id: product.store }, who.headers);
    const looks: [mine: boolean, headers: Record<string, string>][] = [
      [true, who.headers],
      [false, {}],
      [true, who.headers],
      [false, (await makeCustomer(base)).headers],
      [false, {}],
    ];
    for (const [mine, headers] of looks) {
      const [one, store] = [
        await open.call('GET', `product/${product.id}`, { user_id: who.accountId }, headers),
        await open.call('GET', 'store', { slug }, headers),
      ];
      expect([one.data, store.data]).toMatchObject([
        { wishlisted: mine ? wish?.id : null },
        { following: mine },
      ]);
      const caching =
        'authorization' in headers ? 'private, no-store' : 'public, max-age=0, must-revalidate';
      expect([one.headers.get('cache-control'), store.headers.get('cache-control')]).toEqual([
        caching,
        caching,
      ]);
    }
    expect(await open.ask('profile.read', {}, who.headers)).toMatchObject({
      wishlist: [product.id],
      compared: [],
      following: [product.store],
    });
  });
});

describe('nobody', () => {
  const calls = [
    ['GET', 'user/wishlist/all'],
    ['POST', 'user/wishlist/action'],
    ['GET', 'user/compare-list/all'],
    ['POST', 'user/compare-list/action'],
    ['POST', 'user/store/follow'],
    ['GET', 'user/store/following-list'],
  ] as const;
  it.each(calls)(
    'is answered 401 by %s %s, with any identity but a bearer',
    async (method, path) => {
      const { id } = await makeProduct(base.db);
      const input = { user_token: 'a-visitor-token', product_id: id, store_id: 1 };
      const strangers: Record<string, string>[] = [
        {},
        { authorization: 'false' },
        { authorization: `${me.headers.authorization}x` },
      ];
      for (const headers of strangers)
        expect(await open.call(method, path, input, headers)).toMatchObject({
          http: 401,
          status: 204,
          data: null,
          message: 'Please sign in first.',
        });
    },
  );
  it('is answered so also after the session has ended', async () => {
    const who = await makeCustomer(base);
    await open.call('POST', 'user/logout', {}, who.headers);
    expect(await open.call('GET', 'user/wishlist/all', {}, who.headers)).toMatchObject({
      http: 401,
      status: 204,
    });
  });
});
