// Collections by hand and by rule, as staff edit them and customers see them.
import { beforeAll, describe, expect, it } from 'vitest';
import { beginReading } from '#market/settings/reading.ts';
import { readSitemap } from '#web/sitemap.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeProduct, makeStore, texts, unique } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
});

type Input = Record<string, unknown>;
type Collection = Input & { id: number; version: number };
const post = (path: string, input: Input) => open.call('POST', path, input, owner.headers);
const get = async (path: string, input: Input = {}) =>
  (await open.call('GET', path, input, owner.headers)).data;
const make = async (input: Input = {}) =>
  (
    await post('admin/collection/save', {
      title: { en: unique('For you') },
      public: true,
      ...input,
    })
  ).data as Collection;
const rule = (conditions: Input[], more: Input = {}) => ({
  match: 'all',
  conditions,
  sort: 'price-low',
  most: 50,
  ...more,
});

const onHome = async (id: number) =>
  (await open.ask('home.read', {})).collections
    .find((one) => one.id === id)
    ?.products.map((card) => card.id);
const onPage = async (id: number, more: Input = {}) =>
  (await open.ask('listing.products', { collection: String(id), ...more })).result.data.map(
    (card) => card.id,
  );
/** The ids of a collection's products for customers, which are the same in both places. */
async function shownIds(id: number): Promise<number[]> {
  const [home, page] = [await onHome(id), await onPage(id)];
  expect(home).toEqual(page.slice(0, 10));
  return page;
}
const change = (id: number, columns: Input) =>
  base.db.updateTable('products').set(columns).where('id', '=', id).execute();
/** Products of a new store, at these prices. */
async function stock(...prices: number[]) {
  const store = await makeStore(base.db);
  const ids: number[] = [];
  for (const selling of prices) ids.push((await makeProduct(base.db, { store, selling })).id);
  return { store, ids, ofStore: { by: 'store', ids: [store] } };
}

describe('a collection by hand', () => {
  it('is made, saved, listed and deleted; its history says what it had', async () => {
    const { ids } = await stock(100, 200);
    const made = await make({ title: { en: 'Kitchen' }, product_ids: ids });
    expect(made).toMatchObject({ slug: 'kitchen', rule: null, product_ids: ids, products: 2 });
    const saved = await make({ ...made, product_ids: ids.toReversed() });
    expect(saved).toMatchObject({ version: 2, product_ids: ids.toReversed() });
    expect(await get(`admin/collection/edits/${made.id}`)).toMatchObject([
      { was: { product_ids: ids }, became: { product_ids: ids.toReversed() } },
      { was: null },
    ]);
    expect(await get('admin/collections', { q: 'kitchen', view: 'by-hand' })).toMatchObject({
      total: 1,
      rows: [{ id: made.id, by_rule: false, products: 2 }],
    });
    expect((await post(`admin/collection/delete/${made.id}`, { version: 2 })).status).toBe(200);
    expect(await get(`admin/collection/${made.id}`)).toMatchObject({ code: 'thing-not-found' });
  });

  it('is shown in its order at once, on the home page and on its own', async () => {
    const { ids } = await stock(300, 100, 200);
    const made = await make({ product_ids: ids });
    expect(await shownIds(made.id)).toEqual(ids);
    const turned = ids.toReversed();
    await make({ ...made, product_ids: turned });
    expect(await shownIds(made.id)).toEqual(turned);
    expect(await onPage(made.id, { sortby: 'price_low_to_high' })).toEqual([
      ids[1],
      ids[2],
      ids[0],
    ]);
    await make({ ...made, version: 2, product_ids: turned, public: false });
    expect(await onHome(made.id)).toBeUndefined();
    expect(await onPage(made.id)).toEqual([]);
  });

  it('saved by two at once is saved by one', async () => {
    const made = await make();
    const answers = await Promise.all(
      [1, 2, 3].map((at) =>
        post('admin/collection/save', { ...made, title: { en: `Twice ${at}` } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
  });
});

describe('a collection by rule', () => {
  it('is in the sitemap while it has products', async () => {
    const { ofStore } = await stock(100);
    const [full, empty] = [
      await make({ rule: rule([ofStore]) }),
      await make({ rule: rule([ofStore, { by: 'price', from: '900', to: '901' }]) }),
    ];
    const reading = beginReading(base.db, await open.services.market(), 'en');
    const file = await readSitemap(
      reading,
      'https://souk.example',
      '/sitemap/en-collections-1.xml',
    );
    const index = await readSitemap(reading, 'https://souk.example', '/sitemap.xml');
    expect(index).toContain('/sitemap/en-collections-1.xml');
    expect(file).toContain(`/collection?collection=${full.id}<`);
    expect(file).not.toContain(`/collection?collection=${empty.id}<`);
  });

  it('gathers by price in the order that it says, and at most so many', async () => {
    const { ids, ofStore } = await stock(300, 100, 200, 900);
    const [mid, low, high] = [ids[2], ids[1], ids[0]];
    const price = { by: 'price', from: '1', to: '3' };
    const made = await make({ rule: rule([ofStore, price]) });
    expect(made).toMatchObject({ products: 3, rule: { conditions: [{}, price] } });
    expect(await shownIds(made.id)).toEqual([low, mid, high]);
    const falling = rule([ofStore, price], { sort: 'price-high', most: 2 });
    await make({ ...made, rule: falling });
    const [edit] = (await get(`admin/collection/edits/${made.id}`)) as { was: Input }[];
    expect(edit?.was.rule).toMatchObject({
      conditions: [{ by: 'store' }, { from: { money: '1.00', currency: 'USD' } }],
    });
    expect(await shownIds(made.id)).toEqual([high, mid]);
    const listed = (await get('admin/collections', {
      view: 'by-rule',
      only: String(made.id),
    })) as Input;
    expect(listed).toMatchObject({ rows: [{ id: made.id, by_rule: true, products: 2 }] });
  });

  it('gathers by a category with all below it, by brand and by tag: all of them, or any', async () => {
    const { ids, ofStore } = await stock(100, 200, 300, 400);
    const [inBranch = 0, ofBrand = 0, tagged = 0] = ids;
    const row = (table: 'brands' | 'tags' | 'categories', columns: Input) =>
      base.db
        .insertInto(table)
        .values({ slug: unique(table), title: texts('Thing'), ...columns } as never)
        .returning('id')
        .executeTakeFirstOrThrow();
    const top = await row('categories', { path: [] });
    const below = await row('categories', { path: [], parent_id: top.id });
    const brand = await row('brands', {});
    const tag = await row('tags', { folded: 'thing' });
    await change(inBranch, { category_id: below.id });
    await change(ofBrand, { brand_id: brand.id, category_id: below.id });
    await base.db
      .insertInto('product_tags')
      .values({ product_id: tagged, tag_id: tag.id })
      .execute();
    const conditions = [
      { by: 'category', ids: [top.id] },
      { by: 'brand', ids: [brand.id] },
      { by: 'tag', ids: [tag.id] },
    ];
    const made = await make({ rule: rule(conditions, { match: 'any' }) });
    expect(await shownIds(made.id)).toEqual([inBranch, ofBrand, tagged]);
    await make({ ...made, rule: rule([ofStore, ...conditions.slice(0, 2)]) });
    expect(await shownIds(made.id)).toEqual([ofBrand]);
  });

  it('gathers what is reduced, new and in stock', async () => {
    const { ids, store, ofStore } = await stock(100, 200, 300);
    const { id: empty } = await makeProduct(base.db, { store, selling: 400, stock: 0 });
    const [reduced = 0, old = 0] = ids;
    await change(reduced, { offered: 50 });
    await change(old, { created_at: new Date(Date.now() - 40 * 86_400_000) });
    const gathers = async (condition: Input) => {
      const made = await make({ rule: rule([ofStore, condition]) });
      return shownIds(made.id);
    };
    expect(await gathers({ by: 'discounted' })).toEqual([reduced]);
    expect(await gathers({ by: 'new', days: 30 })).toEqual([reduced, ids[2], empty]);
    expect(await gathers({ by: 'in-stock' })).toEqual(ids);
  });

  it('has what begins to fit at once, and loses what no longer does', async () => {
    const { ids, ofStore } = await stock(100, 900);
    const [cheap = 0, dear = 0] = ids;
    const made = await make({ rule: rule([ofStore, { by: 'price', from: '', to: '5' }]) });
    expect(await shownIds(made.id)).toEqual([cheap]);
    const opened = (await get(`admin/product/${dear}`)) as Input;
    await post('admin/product/save', { ...opened, selling: '4' });
    expect(await shownIds(made.id)).toEqual([cheap, dear]);
    const again = (await get(`admin/product/${cheap}`)) as Input;
    await post('admin/product/save', { ...again, public: false });
    expect(await shownIds(made.id)).toEqual([dear]);
  });

  it('is a filter of the listings that its products are in, and of no others', async () => {
    const { ids, ofStore } = await stock(100);
    const other = await stock(100);
    const made = await make({ title: { en: 'Narrow' }, rule: rule([ofStore]) });
    const choices = async (of: number) =>
      (
        await open.ask('listing.products', {
          q: await titleOf(of),
          sidebar_data: 'true',
        })
      ).collections?.map(({ id }) => id);
    expect(await choices(ids[0] ?? 0)).toContain(made.id);
    expect(await choices(other.ids[0] ?? 0)).not.toContain(made.id);
  });
});

/** Gives a product a unique name for searching; returns it. */
async function titleOf(id: number): Promise<string> {
  const name = `lamp${id}`;
  await change(id, { title: texts(name) });
  return name;
}
