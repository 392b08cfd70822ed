// The list of a store's own products: those on sale, and those not approved yet.
import { beforeAll, describe, expect, it } from 'vitest';
import type { OwnProposal } from '#contract/seller-product.ts';
import type { ShelfRow } from '#contract/seller-shelf.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { makeSeller } from '../at-work.ts';
import { fillCart, order } from '../carts.ts';
import { makeVisitor, unique } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';
import { makeShelf, type Product } from './product-shelf.ts';
import {
  changeOf,
  get,
  lamp,
  onSale,
  people,
  post,
  propose,
  refuse,
  shown,
  type Input,
  type People,
} from './proposing.ts';

withOwnShop();
let all: People;
const products: Record<string, Product> = {};
beforeAll(async () => {
  all = await people();
  const make = async (name: string, input: Input = {}) => {
    products[name] = await onSale(all, { title: { en: name, ar: `${name} ع` }, ...input });
  };
  await make('Copper pan', {
    selling: '30',
    offered: '25',
    variants: [{ choice: [], sku: 'PAN-1', stock: 3 }],
  });
  await make('Oak stool', { selling: '80', variants: [{ choice: [], stock: 40 }] });
  await make('Iron hook', { selling: '4', public: false });
});

type Listed = { rows: ShelfRow[]; total: number; more: boolean };
const list = async (input: Input = {}, by: { headers: Record<string, string> } = all.seller) =>
  (await get('seller/products', by, input)).data as Listed;
const named = async (input: Input) => (await list(input)).rows.map(({ title }) => title);
const rowOf = async (title: string) => (await list()).rows.find((row) => row.title === title);
const idOf = (name: string) => products[name]?.id ?? 0;
const act = (name: string, id: number, by = all.seller) =>
  post(`seller/product/${name}/${id}`, {}, by);

describe('the products of a store', () => {
  it('stand there with what their seller decides by', async () => {
    expect(await rowOf('Copper pan')).toMatchObject({
      id: idOf('Copper pan'),
      product_id: idOf('Copper pan'),
      proposal_id: null,
      state: 'live',
      change: null,
      reason: '',
      price: 25,
      variants: 1,
      stock: 3,
      lowest: 3,
      sold: 0,
    });
    expect(await rowOf('Iron hook')).toMatchObject({ state: 'hidden' });
  });

  it('are joined by new ones that wait, below zero, and tell of an open change', async () => {
    const draft = await propose(all.seller, {
      ...(await lamp(all.shelf)),
      title: { en: 'Tin lantern' },
      send: false,
    });
    expect(await rowOf('Tin lantern')).toMatchObject({
      id: -draft.id,
      product_id: null,
      proposal_id: draft.id,
      state: 'draft',
      price: 40,
      variants: 1,
      stock: 5,
    });
    const change = await changeOf(all.seller, idOf('Oak stool'), { selling: '90' });
    expect(await rowOf('Oak stool')).toMatchObject({
      state: 'live',
      change: 'sent',
      proposal_id: change.id,
      price: 80,
    });
    expect(await named({ view: 'sent' })).toEqual(['Oak stool']);
    expect(await named({ view: 'draft' })).toEqual(['Tin lantern']);
  });

  it('say why one was refused, in the words of who asks', async () => {
    const sent = await propose(all.seller, { ...(await lamp(all.shelf)), title: { en: 'Sieve' } });
    await refuse(all.owner, sent, { code: 'pictures-missing', text: 'Show the handle.' });
    const { headers } = all.seller;
    const [row] = (await list({ view: 'refused' })).rows;
    expect(row).toMatchObject({ title: 'Sieve', state: 'refused' });
    expect(row?.reason).toMatch(/^.+ Show the handle\.$/);
    const arabic = await list({ view: 'refused' }, { headers: { ...headers, language: 'ar' } });
    expect(arabic.rows[0]?.reason).not.toBe(row?.reason);
  });

  it.each([
    ['words', { q: 'pan cop' }, ['Copper pan']],
    ['words in another language', { q: 'copper ع' }, ['Copper pan']],
    ['a SKU', { q: 'pan-1' }, ['Copper pan']],
    ['words of one that waits', { q: 'lantern' }, ['Tin lantern']],
    ['few pieces', { view: 'low', q: 'pan' }, ['Copper pan']],
    [
      'being on sale, the dearest first',
      { view: 'live', sort: '-price' },
      ['Oak stool', 'Copper pan'],
    ],
    ['being hidden', { view: 'hidden' }, ['Iron hook']],
    ['price, page by page', { sort: '-price', size: 2, page: 2 }, ['Sieve', 'Copper pan']],
  ])('are found by %s', async (_, query, titles) => expect(await named(query)).toEqual(titles));

  it('count the pieces that were ordered within 30 days', async () => {
    const by = makeVisitor();
    const { id, variants } = products['Oak stool'] as Product;
    const inventory = variants[0]?.id ?? 0;
    const product = { id, store: all.shelf.store, rule: all.shelf.rule, place: 0, inventory };
    await fillCart(base.db, by, { product: { ...product, inventories: [] }, quantity: 2 });
    await order(base.db, await readMarketSettings(base.db), by);
    expect(await rowOf('Oak stool')).toMatchObject({ sold: 2, stock: 38 });
  });

  it('come as a file in which a title is no formula', async () => {
    await onSale(all, { title: { en: '=1+2' } });
    const answer = await fetch(`${open.origin}/api/v1/seller/products/export?q=1%2B2`, {
      headers: all.seller.headers,
    });
    expect(await answer.text()).toContain(",'=1+2,");
  });

  it('are nobody else’s', async () => {
    const other = await makeSeller(base, (await makeShelf(base.db)).store);
    expect(await list({}, other)).toMatchObject({ rows: [], total: 0 });
    expect(await list({ q: 'PAN-1' }, other)).toMatchObject({ total: 0 });
    for (const name of ['archive', 'bring-back', 'duplicate'])
      expect((await act(name, idOf('Copper pan'), other)).data).toMatchObject({
        code: 'product-not-found',
      });
  });
});

describe('an archived product', () => {
  it('leaves the shop at once, keeps everything, and comes back', async () => {
    const { id } = await onSale(all, { title: { en: unique('Kettle') }, tag_ids: [all.shelf.tag] });
    expect((await act('archive', id)).data).toMatchObject({ id, version: 2, archived: true });
    expect((await act('archive', id)).data).toMatchObject({ version: 2, archived: true });
    await expect(shown(id)).rejects.toThrow();
    const { rows } = await list({ view: 'archived' });
    expect(rows).toMatchObject([{ id, state: 'archived', stock: 5 }]);
    expect((await act('bring-back', id)).data).toMatchObject({ version: 3, archived: false });
    expect(await shown(id)).toMatchObject({ id });
    expect(await list({ view: 'archived' })).toMatchObject({ total: 0 });
  });

  it('that the market hides comes back to its store only', async () => {
    const id = idOf('Iron hook');
    await act('archive', id);
    await act('bring-back', id);
    expect(await rowOf('Iron hook')).toMatchObject({ state: 'hidden' });
    await expect(shown(id)).rejects.toThrow();
  });

  it('stays archived whatever the market saves of it', async () => {
    const product = await onSale(all);
    await act('archive', product.id);
    const saved = await post('admin/product/save', { ...product, version: 2 }, all.owner);
    expect(saved).toMatchObject({ status: 200, data: { public: true, archived: true } });
    await expect(shown(product.id)).rejects.toThrow();
  });
});

describe('many products', () => {
  const many = (ids: number[], archived: boolean, by = all.seller) =>
    post('seller/products/archive', { ids, archived }, by);

  it('are archived at once and restored, each with a result of its own', async () => {
    const ids = [(await onSale(all)).id, (await onSale(all)).id];
    expect((await many(ids, true)).data).toMatchObject({
      done: 2,
      rows: ids.map((id) => ({ id, done: true, message: '' })),
    });
    expect((await list({ view: 'archived' })).rows.map(({ id }) => id)).toEqual(
      expect.arrayContaining(ids),
    );
    expect((await many(ids, false)).data).toMatchObject({ done: 2 });
    expect(await shown(ids[0] ?? 0)).toMatchObject({ id: ids[0] });
  });

  it('stay as they are if one of them is another store’s', async () => {
    const { id } = await onSale(all);
    const other = await makeSeller(base, (await makeShelf(base.db)).store);
    expect((await many([id], true, other)).data).toMatchObject({ code: 'product-not-found' });
    expect(await shown(id)).toMatchObject({ id });
  });
});

describe('a copy', () => {
  it('is a draft of a new product, without SKUs and stock, which can be sent', async () => {
    const image = 'cccccccccccccccc.webp';
    await base.db
      .insertInto('pictures')
      .values({ name: image, width: 9, height: 9, bytes: 9 })
      .execute();
    const { id } = await onSale(all, {
      title: { en: 'Wool rug' },
      image,
      description: { en: `<p><img src="/media/${image}"></p>` },
      variants: [
        all.shelf.variant([all.shelf.red], { sku: 'RUG-R', price: '60', stock: 4 }),
        all.shelf.variant([all.shelf.blue], { sku: 'RUG-B', stock: 2 }),
      ],
    });
    const copy = (await act('duplicate', id)).data as OwnProposal;
    expect(copy).toMatchObject({ kind: 'new', state: 'draft', product_id: null });
    expect(copy.proposed).toMatchObject({
      title: { en: 'Wool rug' },
      image,
      variants: [
        { sku: '', price: 60, stock: 0 },
        { sku: '', price: null, stock: 0 },
      ],
    });
    const sent = await propose(all.seller, {
      ...copy.proposed,
      id: copy.id,
      version: copy.version,
    });
    expect(sent).toMatchObject({ state: 'sent' });
  });
});
