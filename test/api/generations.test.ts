// What two generations of clients read from the same answer (wire contract, section 11).
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { wordsOf } from '#words/catalogue.ts';
import { demoDatabase, type Fresh } from '../db.ts';
import { address } from '../carts.ts';
import { openShop, type TestShop } from '../shop.ts';
import { newShopper, orderThings, thingsToBuy, type Sold } from './shopper.ts';

let base: Fresh;
let open: TestShop;
let things: Sold[];
let pictured: number;
let optional: number;
beforeAll(async () => {
  const demo = await demoDatabase();
  base = demo;
  open = await openShop(demo, { dataDir: demo.dataDir, publicUrl: 'https://souk.example' });
  things = await thingsToBuy(base.db);
  const {
    rows: [row],
  } = await sql<{
    pictured: number;
    optional: number;
  }>`
    select
      (select min(product_id) from product_images) as pictured,
      (select min(product_id) from inventories where choice <> '{}') as optional`.execute(base.db);
  ({ pictured, optional } = row ?? { pictured: 0, optional: 0 });
});
afterAll(async () => {
  await open.close();
  await base.close();
});

describe('what older and newer clients read', () => {
  it('has both names', async () => {
    const [sale] = await open.ask('flashSale.all');
    const { collections } = await open.ask('home.read');
    const product = await open.ask('product.find', { id: pictured });
    expect(sale?.public_products.length).toBeGreaterThan(0);
    expect(
      sale?.products.map(({ product_id, price, product_data }) => [
        product_id,
        price,
        product_data.id,
        product_data.price,
      ]),
    ).toEqual(
      sale?.public_products.map(({ product_id, price, id }) => [product_id, price, id, price]),
    );
    expect(collections.length).toBeGreaterThan(1);
    for (const { products, product_collections } of collections)
      expect(products).toEqual(product_collections);
    expect(product.images).toEqual(product.product_image_names);
  });
  it('never misses a key that a page needs', async () => {
    const { data } = await open.ask('listing.products').then(({ result }) => result);
    for (const card of data)
      expect(Object.keys(card)).toEqual(expect.arrayContaining(['price', 'end_time', 'offered']));
    const product = await open.ask('product.find', { id: optional });
    expect(product.attribute[0]?.values.length).toBeGreaterThan(1);
    expect(product.category_data.length).toBeGreaterThan(1);
    expect(product.store.name).not.toBe('');
    const values = new Set(
      product.attribute.flatMap((attribute) =>
        attribute.values.map(({ attribute_value_id }) => attribute_value_id),
      ),
    );
    for (const { inventory_attributes } of product.inventory)
      for (const { attribute_value_id } of inventory_attributes)
        expect(values).toContain(attribute_value_id);
    expect(await open.ask('page.find', { slug: 'sitemap' })).toMatchObject({
      description: 'Sitemap',
      client_base: 'https://souk.example',
      categories: expect.any(Array),
      products: expect.any(Array),
    });
    expect(await open.ask('shop.read')).toMatchObject({
      img_src_url: 'https://souk.example/media/',
      thumb_prefix: 'thumb-',
      default_language: { id: 1, code: 'en', name: 'English', direction: 'ltr', predefined: 1 },
      custom_scripts: [],
      top_banner: { type: 8 },
      popup_banner: { type: 9 },
    });
    expect(
      (await open.ask('shop.read')).languages.map(({ code, default: first }) => [code, first])[0],
    ).toEqual(['en', 1]);
  });
  it.each([{}, { locale_code: '' }, { locale_code: 'xx' }])(
    'says the messages of the default language, asked with %o',
    async (query) => expect(await open.ask('places.localization', query)).toEqual(wordsOf('en')),
  );
  it.each(['en', 'fr', 'ar', 'tr', 'hi'])('says the messages of %s', async (locale_code) =>
    expect(await open.ask('places.localization', { locale_code })).toEqual(wordsOf(locale_code)),
  );
  it('is one whole order, when one is asked for', async () => {
    const shopper = newShopper();
    const { id, order } = await orderThings(open, shopper, things.slice(0, 2));
    const read = endpoints['order.byUser'].output.parse(
      (await open.call('POST', 'order/by-user', { user_token: shopper.user_token, order_id: id }))
        .data,
    );
    expect(read).toMatchObject({
      id,
      order,
      status: 1,
      user_token: shopper.user_token,
      cancellation: null,
      voucher: null,
      address: { name: address.name },
      parcels: [{ status: 1 }, { status: 1 }],
      calculated: { voucher_price: 0 },
    });
    expect('created' in read && read.created).toMatch(
      /^\d{1,2}:\d\d [ap]m, \d{1,2} [A-Z][a-z]{2}, \d\d$/,
    );
  });
});
