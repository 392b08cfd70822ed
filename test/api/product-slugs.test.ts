// The addresses of products in every language, wherever they are linked.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSeller, makeStaff, type MadeStaff } from '../at-work.ts';
import { base, open, withDemoShop } from './own-shop.ts';
import { newShopper, orderThings, readyCart, thingsToBuy } from './shopper.ts';
import { makeShelf, productOf, type Product, type Shelf } from './product-shelf.ts';

withDemoShop();
let owner: MadeStaff;
let shelf: Shelf;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner');
  shelf = await makeShelf(base.db);
});

const TITLE = { en: 'Linen shirt', fr: 'Chemise en lin', ar: 'قميص كتان', hi: '👕' };
const save = async (input: Record<string, unknown>) => {
  const { data, text } = await open.call('POST', 'admin/product/save', input, owner.headers);
  if (!data) throw new Error(text);
  return data as Product;
};
const make = (more: Record<string, unknown> = {}) =>
  save({ ...productOf(shelf), title: TITLE, ...more });
const shown = (id: number, language: string) => open.ask('product.find', { id }, { language });

describe('a product’s slug', () => {
  it('is that of the call’s language; the others are answered with it', async () => {
    const { id, slug } = await make();
    const slugs = { en: slug, fr: 'chemise-en-lin', ar: 'قميص-كتان', tr: slug, hi: slug };
    for (const [language, own] of Object.entries(slugs))
      expect(await shown(id, language)).toMatchObject({ slug: own, slugs });
  });

  it('of every language is answered to staff who edit the product, and to the store’s people', async () => {
    const made = await make();
    const slugs = { en: made.slug, fr: 'chemise-en-lin', ar: 'قميص-كتان', tr: made.slug };
    const { id } = made;
    const opened = await open.ask('adminProduct.open', { id }, owner.headers);
    expect(opened.slugs_now).toMatchObject(slugs);
    const { headers } = await makeSeller(base, opened.store_id);
    expect((await open.ask('sellerProduct.find', { id }, headers)).slugs_now).toMatchObject(slugs);
  });

  it('follows its title, in the next answer', async () => {
    const made = await make();
    expect((await shown(made.id, 'fr')).slug).toBe('chemise-en-lin');
    const { edited: _, ...fields } = made;
    await save({ ...fields, title: { ...TITLE, fr: 'Chemise d’été' } });
    expect((await shown(made.id, 'fr')).slug).toBe('chemise-dete');
    expect((await shown(made.id, 'en')).slug).toBe(made.slug);
  });

  it('is in lists, the cart and orders as on its page', async () => {
    const things = await thingsToBuy(base.db);
    const shopper = newShopper('ar');
    const { user_token } = shopper;
    await readyCart(open, shopper, things);
    const own = new Map<number, string>();
    for (const { product_id: id } of things) own.set(id, (await shown(id, 'ar')).slug);
    for (const slug of own.values()) expect(slug).toMatch(/\p{Script=Arabic}/u);
    const lines = await open.ask('cart.byUser', { user_token }, { language: 'ar' });
    expect(new Map(lines.map((line) => [line.product_id, line.flash_product.slug]))).toEqual(own);
    await orderThings(open, shopper, things);
    const orders = await open.ask('order.byUser', { user_token }, { language: 'ar' });
    if (!('data' in orders)) throw new Error('These are no orders.');
    const bought = orders.data.flatMap(({ ordered_products: those }) => those);
    expect(new Map(bought.map((line) => [line.product_id, line.product.slug]))).toEqual(own);
  });

  it('is right for a copy, and for every product that was there before', async () => {
    const { id } = await make();
    const { data } = await open.call('POST', `admin/product/duplicate/${id}`, {}, owner.headers);
    const copy = data as Product;
    await sql`update products set published = true where id = ${copy.id}`.execute(base.db);
    expect(copy.slug).not.toBe('linen-shirt');
    expect((await shown(copy.id, 'ar')).slug).toBe('قميص-كتان');
    const { result } = await open.ask('listing.products', {}, { language: 'ar' });
    expect(result.data.length).toBeGreaterThan(10);
    for (const card of result.data) expect(card.slug).toMatch(/\p{Script=Arabic}/u);
  });
});
