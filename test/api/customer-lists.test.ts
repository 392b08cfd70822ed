// The customer's two lists of products, wishes and comparisons: what they hold, in which order, and
// for whom.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createdText } from '#base/time.ts';
import { most } from '#contract/constants.ts';
import { makeCustomer } from '../customer.ts';
import { makeSale } from '../offers.ts';
import { makeProduct } from '../make.ts';
import { together } from '../verbs/together.ts';
import {
  manyProducts,
  openListShop,
  productsOn,
  times,
  toggle,
  writeList,
  type ListShop,
} from './product-lists.ts';

let shop: ListShop;
beforeAll(async () => {
  shop = await openListShop();
});
afterAll(() => shop.close());

const LISTS = [
  ['wishlist.all', 'wishlist.action', 'wishes', 'user/wishlist'],
  ['compareList.all', 'compareList.action', 'compares', 'user/compare-list'],
] as const;
const hide = (id: number) =>
  shop.base.db.updateTable('products').set({ published: false }).where('id', '=', id).execute();
const show = (id: number, shown: boolean) =>
  shop.base.db.updateTable('stores').set({ public: shown }).where('id', '=', id).execute();

describe.each(LISTS)('%s', (all, action, table, path) => {
  it('is turned on and off by the same call, each said in the caller’s language', async () => {
    const { id } = await makeProduct(shop.base.db, { name: 'Lamp' });
    const on = await shop.open.call(
      'POST',
      `${path}/action`,
      { product_id: id, time_zone: 'Asia/Dubai' },
      shop.me.headers,
    );
    const { created_at } = await shop.base.db
      .selectFrom(table)
      .select('created_at')
      .where('account_id', '=', shop.me.accountId)
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(on.data).toEqual({
      id: expect.any(Number),
      user_id: shop.me.accountId,
      product_id: id,
      created_at: created_at.toISOString(),
      created: createdText(created_at, 'Asia/Dubai'),
    });
    const off = await shop.open.call(
      'POST',
      `${path}/action`,
      { product_id: id },
      { ...shop.me.headers, language: 'ar' },
    );
    expect([on.status, off.status, off.data]).toEqual([200, 200, null]);
    expect(on.message).toMatch(/^Added to/);
    expect(off.message).toMatch(/[\u0600-\u06ff]/);
    expect(await productsOn(shop, all, shop.me)).not.toContain(id);
  });

  it('answers pages of 14 cards, newest first, in the caller’s language', async () => {
    const who = await makeCustomer(shop.base);
    const ids = await manyProducts(shop, 16, 'Chair');
    await writeList(shop, table, who.accountId, ids);
    const first = await shop.open.ask(all, {}, { ...who.headers, language: 'ar' });
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
    expect(await productsOn(shop, all, who, { page: 2 })).toEqual([ids[1], ids[0]]);
    expect(await shop.open.ask(all, { page: 9 }, who.headers)).toMatchObject({
      data: [],
      total: 16,
      last_page: 2,
      from: null,
    });
  });

  it('is sorted by its own columns only, and searched', async () => {
    const who = await makeCustomer(shop.base);
    const cheap = await makeProduct(shop.base.db, { name: 'Beta', selling: 100 });
    const dear = await makeProduct(shop.base.db, { name: 'Alpha', selling: 900 });
    const sale = await makeProduct(shop.base.db, { name: 'Gamma tureen', selling: 800 });
    await makeSale(shop.base.db, sale.id, { price: 50 });
    await writeList(shop, table, who.accountId, [cheap.id, dear.id, sale.id]);
    expect(await productsOn(shop, all, who, { order_by: 'title', type: 'asc' })).toEqual([
      dear.id,
      cheap.id,
      sale.id,
    ]);
    expect(await productsOn(shop, all, who, { order_by: 'price', type: 'asc' })).toEqual([
      sale.id,
      cheap.id,
      dear.id,
    ]);
    expect(await productsOn(shop, all, who, { order_by: 'price', type: 'desc' })).toEqual([
      dear.id,
      cheap.id,
      sale.id,
    ]);
    expect(await productsOn(shop, all, who, { order_by: 'created_at', type: 'asc' })).toEqual([
      cheap.id,
      dear.id,
      sale.id,
    ]);
    expect(await productsOn(shop, all, who, { order_by: '', type: '', q: 'Turéen' })).toEqual([
      sale.id,
    ]);
    expect(await productsOn(shop, all, who, { q: 'nothing of the kind' })).toEqual([]);
    for (const bad of [
      { order_by: 'account_id' },
      { order_by: 'created_at; drop table wishes' },
      { type: 'sideways' },
    ])
      expect(await shop.open.call('GET', `${path}/all`, bad, who.headers)).toMatchObject({
        http: 200,
        status: 201,
        data: { form: [expect.any(String)] },
      });
  });

  it('takes public products only, leaves hidden ones out, and lets go of them', async () => {
    const who = await makeCustomer(shop.base);
    const shown = await makeProduct(shop.base.db);
    const hidden = await makeProduct(shop.base.db);
    const closed = await makeProduct(shop.base.db);
    for (const { id } of [shown, hidden, closed])
      await toggle(shop, action, who, { product_id: id });
    await hide(hidden.id);
    await show(closed.store, false);
    expect(await shop.open.ask(all, {}, who.headers)).toMatchObject({
      total: 1,
      data: [{ product_id: shown.id }],
    });
    expect(await toggle(shop, action, who, { product_id: hidden.id })).toBeNull();
    for (const id of [hidden.id, 2_000_000_000])
      await expect(toggle(shop, action, who, { product_id: id })).rejects.toThrow(
        /no longer available/,
      );
    await show(closed.store, true);
    expect(await productsOn(shop, all, who)).toEqual([closed.id, shown.id]);
  });

  it('is its owner’s alone', async () => {
    const { id } = await makeProduct(shop.base.db);
    const [one, two] = [await makeCustomer(shop.base), await makeCustomer(shop.base)];
    const row = await toggle(shop, action, one, { product_id: id });
    expect(await productsOn(shop, all, two, { user_id: one.accountId })).toEqual([]);
    expect((await toggle(shop, action, two, { product_id: id }))?.id).not.toBe(row?.id);
    await toggle(shop, action, two, { product_id: id });
    expect((await shop.open.ask(all, {}, one.headers)).data.map(({ id: own }) => own)).toEqual([
      row?.id,
    ]);
  });

  it('holds when twenty requests leave together', async () => {
    const who = await makeCustomer(shop.base);
    const { id } = await makeProduct(shop.base.db);
    const call = { path: `${path}/action`, input: { product_id: id }, headers: who.headers };
    const answers = await together(
      shop.open.port,
      times(20, () => call),
    );
    expect(answers.map(({ status }) => status)).toEqual(times(20, () => 200));
    expect(answers.filter(({ data }) => data === null)).toHaveLength(10);
    expect(await productsOn(shop, all, who)).toEqual([]);
    await together(
      shop.open.port,
      times(19, () => call),
    );
    expect(await productsOn(shop, all, who)).toEqual([id]);
  });

  it('holds so many and not one more, also when twenty leave together', async () => {
    const who = await makeCustomer(shop.base);
    const ids = await manyProducts(shop, most[table] + 10, table);
    await sql`
      insert into ${sql.table(table)} (account_id, product_id)
      select ${who.accountId}, unnest(${ids.slice(0, most[table] - 10)}::int[])`.execute(
      shop.base.db,
    );
    const answers = await together(
      shop.open.port,
      ids.slice(-20).map((product_id) => ({
        path: `${path}/action`,
        input: { product_id },
        headers: who.headers,
      })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...times(10, () => 200),
      ...times(10, () => 201),
    ]);
    expect(answers.find(({ status }) => status === 201)).toMatchObject({
      message: expect.stringContaining(`at most ${most[table]} products`),
      data: { form: [expect.any(String)] },
    });
    expect((await shop.open.ask(all, {}, who.headers)).total).toBe(most[table]);
  });
});
