// What a store shows of itself: its cover, its policies, and featured products. Otherwise it shows
// another store's goods as its own, or removed ones stay on its page.
import { describe, expect, it } from 'vitest';
import type { MadeSeller } from '../at-work.ts';
import { makeProduct } from '../make.ts';
import { callAs, shop, withStores, type Input } from './peopled-stores.ts';
import { opened } from './placed-parcels.ts';

withStores();

const save = async (more: Input, by: MadeSeller) => {
  const own = await callAs('sellerStore.open', {}, by);
  return shop.open.send('sellerStore.save', { ...own, ...more }, by.headers);
};
const pageOf = async ({ seller }: MadeSeller, page = 1) => {
  const { slug } = await shop.base.db
    .selectFrom('stores')
    .select('slug')
    .where('id', '=', seller.storeId)
    .executeTakeFirstOrThrow();
  return shop.open.ask('store.find', { slug, page });
};
const productsOf = async ({ seller: { storeId: store } }: MadeSeller, count: number) => {
  const ids: number[] = [];
  for (let at = 0; at < count; at++) ids.push((await makeProduct(shop.base.db, { store })).id);
  return ids;
};

describe('the page of a store', () => {
  it('shows its policies and what it puts first, in its order, as soon as that is saved', async () => {
    const me = await opened(shop);
    const [one = 0, two = 0, three = 0] = await productsOf(me, 3);
    expect(await pageOf(me)).toMatchObject({ featured: [], store: { policies: '' } });
    const policies = { en: 'Sent within a day.' };
    expect(await save({ policies, featured_ids: [three, one] }, me)).toMatchObject({ status: 200 });
    const page = await pageOf(me);
    expect(page.featured.map(({ id }) => id)).toEqual([three, one]);
    expect(page.store.policies).toBe('Sent within a day.');
    expect((await pageOf(me, 2)).featured).toEqual([]);
    // an older client knows neither, and leaves both unchanged
    const { version, image, about, city } = await callAs('sellerStore.open', {}, me);
    await shop.open.send('sellerStore.save', { version, image, about, city }, me.headers);
    expect((await pageOf(me)).store.policies).toBe('Sent within a day.');
    await save({ featured_ids: [two], policies: {} }, me);
    const then = await pageOf(me);
    expect([then.featured.map(({ id }) => id), then.store.policies]).toEqual([[two], '']);
  });

  it('leaves out what is not on sale any more', async () => {
    const me = await opened(shop);
    const [one = 0, two = 0] = await productsOf(me, 2);
    await save({ featured_ids: [one, two] }, me);
    await callAs('sellerShelf.archive', { id: one }, me);
    expect((await pageOf(me)).featured.map(({ id }) => id)).toEqual([two]);
  });

  it('shows no product of another store, and cannot learn whether it exists', async () => {
    const [me, other] = [await opened(shop), await opened(shop)];
    const [foreign = 0] = await productsOf(other, 1);
    const answer = await save({ featured_ids: [foreign] }, me);
    expect(answer.data).toEqual((await save({ featured_ids: [2_000_000_000] }, me)).data);
    expect(answer.data).toMatchObject({ fields: { featured_ids: expect.stringMatching(/\S/) } });
    const many = await productsOf(me, 13);
    expect((await save({ featured_ids: many }, me)).data).toMatchObject({
      fields: { featured_ids: expect.stringMatching(/\S/) },
    });
  });

  it('has a cover that the store sent itself', async () => {
    const [me, other] = [await opened(shop), await opened(shop)];
    const cover = 'abcdefabcdefabcd.webp';
    await shop.base.db
      .insertInto('pictures')
      .values({ name: cover, width: 1200, height: 300, bytes: 9 })
      .execute();
    await shop.base.db
      .insertInto('store_pictures')
      .values({ store_id: other.seller.storeId, picture: cover, account_id: other.accountId })
      .execute();
    expect((await save({ cover }, me)).data).toMatchObject({
      fields: { cover: expect.anything() },
    });
    expect(await save({ cover }, other)).toMatchObject({ status: 200 });
    expect((await pageOf(other)).store).toMatchObject({ cover, banner: cover });
    const used = await shop.base.db
      .selectFrom('picture_uses')
      .selectAll()
      .where('picture', '=', cover)
      .where('source', '=', 'stores')
      .execute();
    expect(used).toHaveLength(1);
  });
});
