// The shipping rules of a store: its people create and change its own, see the market's, and cannot
// reach others. Otherwise a store ships at another's cost, or a shopper pays an unexpected price.
import { describe, expect, it } from 'vitest';
import type { CallName } from '#contract/endpoints.ts';
import type { MadeSeller } from '../at-work.ts';
import { makeProduct, unique } from '../make.ts';
import { together } from '../verbs/together.ts';
import { callAs, codeOf, shop, withStores, type Input } from './peopled-stores.ts';
import { opened } from './placed-parcels.ts';

withStores();

const FRANCE = { country: 'FR', price: '4.5', day_needed: 2 };
const wanted = (input: Input = {}) => ({
  title: { en: unique('Post') },
  places: [FRANCE],
  ...input,
});
const save = (input: Input, by: Pick<MadeSeller, 'headers'>) =>
  callAs('sellerShipping.save', wanted(input), by);

describe('a shipping rule of a store', () => {
  it('is what its products are sent by, and what shoppers see', async () => {
    const me = await opened(shop);
    const rule = await save({ places: [FRANCE, { ...FRANCE, country: 'ALL', price: '19' }] }, me);
    expect(rule).toMatchObject({ own: true, products: 0, version: 1 });
    const { id } = await makeProduct(shop.base.db, { store: me.seller.storeId });
    await shop.base.db
      .updateTable('products')
      .set({ shipping_rule_id: rule.id })
      .where('id', '=', id)
      .execute();
    const shownPrices = async () => {
      const { shipping_rule } = await shop.open.ask('product.find', { id });
      return shipping_rule?.shipping_places.map(({ country, price }) => [country, price]);
    };
    expect(await shownPrices()).toEqual([
      ['ALL', 19],
      ['FR', 4.5],
    ]);
    await save({ ...rule, places: [{ ...FRANCE, price: '6' }] }, me);
    expect(await shownPrices()).toEqual([['FR', 6]]);
    expect(await callAs('sellerShipping.open', { id: rule.id }, me)).toMatchObject({ products: 1 });
    expect(await codeOf('sellerShipping.delete', { id: rule.id, version: 2 }, me)).toBe('in-use');
  });

  it('of the market is seen and not changed, and of another store is none', async () => {
    const [me, other] = [await opened(shop), await opened(shop)];
    const markets = await callAs('adminShippingRule.save', wanted(), shop.owner);
    const theirs = await save({}, other);
    const { id } = markets;
    expect(await callAs('sellerShipping.open', { id }, me)).toMatchObject({
      own: false,
      products: 0,
    });
    const list = (await callAs('sellerShipping.list', { size: 100 }, me)).rows;
    expect(list.find((row) => row.id === id)).toMatchObject({ own: false });
    expect(list.find((row) => row.id === theirs.id)).toBeUndefined();
    const refused: [CallName, Input][] = [
      ['sellerShipping.save', wanted({ id, version: 1 })],
      ['sellerShipping.edits', { id }],
      ['sellerShipping.delete', { id, version: 1 }],
      ['sellerShipping.open', { id: theirs.id }],
      ['sellerShipping.save', wanted({ id: theirs.id, version: 1 })],
      ['sellerShipping.delete', { id: theirs.id, version: 1 }],
    ];
    for (const [name, input] of refused)
      expect([name, await codeOf(name, input, me)]).toEqual([name, 'thing-not-found']);
    expect(await callAs('adminShippingRule.open', { id }, shop.owner)).toMatchObject({
      version: 1,
    });
  });

  it('is listed first among those that products can have', async () => {
    const me = await opened(shop);
    const { id } = await save({}, me);
    const [first] = (await callAs('sellerShipping.list', {}, me)).rows;
    expect(first).toMatchObject({ id, own: true, places: 1 });
    const { shipping_rules } = await callAs('sellerProduct.rules', {}, me);
    expect(shipping_rules.map((rule) => rule.id)).toContain(id);
  });

  it('is gone when no product has it, and is saved once by two who leave together', async () => {
    const me = await opened(shop);
    const { id, version } = await save({}, me);
    const both = await together(
      shop.open.port,
      ['7', '8'].map((price) => ({
        path: 'seller/shipping-rule/save',
        input: wanted({ id, version, places: [{ ...FRANCE, price }] }),
        headers: me.headers,
      })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    await callAs('sellerShipping.delete', { id, version: 2 }, me);
    expect(await codeOf('sellerShipping.open', { id }, me)).toBe('thing-not-found');
  });

  it('is one of fifty at most, also by requests that leave together', async () => {
    const me = await opened(shop);
    await shop.base.db
      .insertInto('shipping_rules')
      .values(
        Array.from({ length: 49 }, () => ({
          store_id: me.seller.storeId,
          title: JSON.stringify({ en: unique('Post') }),
        })),
      )
      .execute();
    const answers = await together(
      shop.open.port,
      Array.from({ length: 4 }, () => ({
        path: 'seller/shipping-rule/save',
        input: wanted(),
        headers: me.headers,
      })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201, 201]);
  });

  it.each([
    ['places.0.price', { places: [{ ...FRANCE, price: '1e308' }] }],
    ['places.0.country', { places: [{ ...FRANCE, country: 'XX' }] }],
    ['places.1.country', { places: [FRANCE, FRANCE] }],
    ['places.0.day_needed', { places: [{ ...FRANCE, day_needed: -1 }] }],
    ['places', { places: [] }],
    ['title', { title: {} }],
  ])('is refused beside %s', async (field, input) => {
    const me = await opened(shop);
    const { data } = await shop.open.send('sellerShipping.save', wanted(input), me.headers);
    expect(data).toMatchObject({ fields: { [field]: expect.stringMatching(/\S/) } });
  });
});
