// Stock set by staff: a correction at the same time as orders, and its history.
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { addToCart } from '#market/carts/add-to-cart.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { fillCart, order } from '../carts.ts';
import { makeVisitor } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';
import { makeShelf, productOf, type Product, type Shelf } from './product-shelf.ts';

withOwnShop();
type Input = Record<string, unknown>;
let owner: MadeStaff;
let shelf: Shelf;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  shelf = await makeShelf(base.db);
});
const call = (method: string, path: string, input: Input = {}) =>
  open.call(method, path, input, owner.headers);
const save = async (input: Input): Promise<Product> => {
  const answer = await call('POST', 'admin/product/save', input);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.data as Product;
};
const make = (input: Input = {}) => save({ ...productOf(shelf), ...input });
const stockOf = async ({ id }: Product) => {
  const { variants } = (await call('GET', `admin/product/${id}`)).data as Product;
  return variants.map(({ stock }) => stock);
};
/** The product with this stock in its first variant, as the form sends it. */
const counted = ({ variants: [first, ...rest], ...product }: Product, stock: number) => ({
  ...product,
  variants: [{ ...first, stock }, ...rest],
});
/** A visitor buys this many of a product's first variant. */
async function buy(product: Product, quantity = 1) {
  const by = makeVisitor();
  const inventory = product.variants[0]?.id ?? 0;
  const bought = { id: product.id, store: shelf.store, rule: shelf.rule, place: 0, inventory };
  await fillCart(base.db, by, { product: { ...bought, inventories: [inventory] }, quantity });
  return order(base.db, await readMarketSettings(base.db), by);
}
type Move = { cause: string; quantity: number; after: number; by: string | null };
const movesOf = async (variant: number | undefined, input: Input = {}) =>
  (await call('GET', `admin/product/stock/${variant}`, input)).data as {
    rows: Move[];
    total: number;
  };

describe('stock that staff count', () => {
  it('leaves sold what was sold while the form was open', async () => {
    const opened = await make({ variants: [{ choice: [], stock: 1 }] });
    await buy(opened);
    const saved = await save({ ...opened, title: { en: 'Another name' } });
    expect(await stockOf(saved)).toEqual([0]);
    const restocked = await save(counted(saved, 5));
    await buy(restocked, 2);
    await save(counted(restocked, 8)); // three more than the five that were seen
    expect(await stockOf(restocked)).toEqual([6]);
  });

  it('never falls below zero, however many people count', async () => {
    const opened = await make({ variants: [{ choice: [], stock: 4 }] });
    await buy(opened, 3);
    await save(counted(opened, 1));
    expect(await stockOf(opened)).toEqual([0]);
  });

  it('and orders of the same instant lose no piece and sell none twice', async () => {
    const opened = await make({ variants: [{ choice: [], stock: 3 }] });
    const [saved, ...orders] = await Promise.allSettled([
      save(counted(opened, 4)),
      ...[1, 2, 3].map(() => buy(opened)),
    ]);
    expect(saved?.status).toBe('fulfilled');
    const sold = orders.filter(({ status }) => status === 'fulfilled').length;
    expect(sold).toBe(3);
    expect(await stockOf(opened)).toEqual([1]);
  });

  it('that nobody has seen before is not taken for a count', async () => {
    const opened = await make();
    const { data } = await call('POST', 'admin/product/save', {
      ...opened,
      variants: [{ choice: [], stock: 9 }],
    });
    expect(data).toMatchObject({ fields: { 'variants.0.stock_seen': expect.any(String) } });
    expect(await stockOf(opened)).toEqual([5]);
    await save({ ...opened, variants: [{ choice: [], sku: 'NEW' }] });
    expect(await stockOf(opened)).toEqual([5]);
  });

  it('has a history: each change with its cause, by whom, and what it left', async () => {
    const opened = await make({ variants: [{ choice: [], stock: 10 }] });
    const { id } = await buy(opened, 4);
    const now = (await call('GET', `admin/product/${opened.id}`)).data as Product;
    await save(counted(now, 20));
    const variant = opened.variants[0]?.id;
    expect(await movesOf(variant)).toMatchObject({
      total: 3,
      rows: [
        { cause: 'hand', quantity: 14, after: 20, by: 'Leila Haddad', order_id: null },
        { cause: 'order', quantity: -4, after: 6, by: null, order_id: id },
        { cause: 'opening', quantity: 10, after: 10, by: 'Leila Haddad' },
      ],
    });
    expect((await movesOf(variant, { size: 1, page: 2 })).rows).toMatchObject([{ after: 6 }]);
  });
});

describe('a variant that goes', () => {
  it('leaves carts, and stays in the orders that have it', async () => {
    const opened = await make({
      variants: [shelf.variant([shelf.red], { stock: 5 }), shelf.variant([shelf.blue])],
    });
    const [red, blue] = opened.variants;
    const bought = await buy(opened);
    const by = makeVisitor();
    await transaction(base.db, (tx) =>
      addToCart(tx, by, { product_id: opened.id, inventory_id: red?.id ?? 0, quantity: 1 }),
    );
    await save({ ...opened, variants: [blue] });
    const left = (table: 'cart_lines' | 'order_lines') =>
      base.db.selectFrom(table).select('id').where('product_id', '=', opened.id).execute();
    expect(await left('cart_lines')).toEqual([]);
    const [line] = await base.db
      .selectFrom('order_lines')
      .select(['order_id', 'inventory_id'])
      .where('product_id', '=', opened.id)
      .execute();
    expect(line).toEqual({ order_id: bought.id, inventory_id: red?.id });
    expect(await stockOf(opened)).toEqual([0]);
  });

  it('keeps the others as they are: their ids, and what carts hold of them', async () => {
    const opened = await make({
      variants: [shelf.variant([shelf.red]), shelf.variant([shelf.blue], { stock: 3 })],
    });
    const saved = await save({
      ...opened,
      variants: [opened.variants[1], shelf.variant([shelf.red]), shelf.variant([shelf.blue])].slice(
        0,
        2,
      ),
    });
    expect(saved.variants.map(({ id }) => id)).toEqual([
      opened.variants[1]?.id,
      opened.variants[0]?.id,
    ]);
  });
});

describe('a product', () => {
  it('that was ordered is not deleted; one that was not goes, with its pictures and variants', async () => {
    const ordered = await make();
    await buy(ordered);
    const { id, version } = ordered;
    const refused = await call('POST', `admin/product/delete/${id}`, { version });
    expect(refused.data).toMatchObject({ code: 'in-use' });
    const unsold = await make({ images: [{ image: 'bbbbbbbbbbbbbbbb.webp', value_ids: [] }] });
    expect((await call('POST', `admin/product/delete/${unsold.id}`, { version: 1 })).status).toBe(
      200,
    );
    expect((await call('GET', `admin/product/${unsold.id}`)).data).toMatchObject({
      code: 'thing-not-found',
    });
  });

  it('is copied: hidden, with an address of its own, no SKUs and no stock', async () => {
    const opened = await make({
      tag_ids: [shelf.tag],
      image: 'aaaaaaaaaaaaaaaa.webp',
      images: [{ image: 'bbbbbbbbbbbbbbbb.webp', value_ids: [shelf.red] }],
      variants: [shelf.variant([shelf.red], { sku: 'ONE', price: '12', weight: 90, stock: 4 })],
    });
    const copy = (await call('POST', `admin/product/duplicate/${opened.id}`)).data as Product;
    const {
      id,
      version,
      edited,
      slug,
      slugs_now,
      variants: [variant],
      ...same
    } = opened;
    expect(copy).toMatchObject({ ...same, version: 1, public: false });
    expect([copy.id, copy.slug]).not.toEqual([id, slug]);
    expect(copy.slugs_now).not.toEqual(slugs_now);
    expect(copy.variants).toMatchObject([
      { choice: variant?.choice, price: 12, weight: 90, sku: '', stock: 0 },
    ]);
    expect(await stockOf(opened)).toEqual([4]);
  });

  it('can have the rules of the market and of its store, and no others', async () => {
    const other = await makeShelf(base.db);
    const { data } = await call('GET', `admin/product/rules/${shelf.store}`);
    const rules = (data as { shipping_rules: { id: number }[] }).shipping_rules;
    expect(rules.map(({ id }) => id)).toContain(shelf.rule);
    expect(rules.map(({ id }) => id)).not.toContain(other.rule);
  });
});
