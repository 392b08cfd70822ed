// The cards of products by their ids, for products that the browser remembers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCachingShop, soon, type CachingShop } from './cached-answers.ts';

let shop: CachingShop;
beforeAll(async () => {
  shop = await openCachingShop();
});
afterAll(() => shop.close());

const NOWHERE = 2_000_000;
const idsIn = async (ids: string) =>
  (await shop.open.ask('product.byIds', { ids })).map(({ id }) => id);

describe('cards by ids', () => {
  it('come in the order that is asked for, each once', async () => {
    const [one, two, three] = shop.things.map(({ product_id }) => product_id);
    expect(await idsIn([three, one, two, one].join())).toEqual([three, one, two]);
  });
  it('leave out what is nowhere, and are none of nothing', async () => {
    const [one] = shop.things.map(({ product_id }) => product_id);
    expect(await idsIn(`${NOWHERE},${one}`)).toEqual([one]);
    expect(await idsIn('')).toEqual([]);
    expect(await shop.open.ask('product.byIds')).toEqual([]);
  });
  it('are the cards of listings, in the language that is spoken', async () => {
    const headers = { language: 'ar' };
    const [card] = (await shop.open.ask('listing.products', {}, headers)).result.data;
    expect(await shop.open.ask('product.byIds', { ids: String(card?.id) }, headers)).toEqual([
      card,
    ]);
  });
  it.each([
    ['25 of them', Array.from({ length: 25 }, (_, at) => at + 1).join()],
    ['what is none', '1,x'],
    ['a negative one', '-1'],
  ])('refuse %s', async (_, ids) => {
    expect(await shop.open.send('product.byIds', { ids })).toMatchObject({
      status: 201,
      data: { form: [expect.stringContaining('Products')] },
    });
  });
  it('leave out a product as soon as it is hidden, and show it again with its new price', async () => {
    const id = shop.things[3]?.product_id ?? 0;
    expect(await idsIn(String(id))).toEqual([id]);
    const publish = (published: boolean, selling: number) =>
      shop.change(
        (tx) =>
          tx
            .updateTable('products')
            .set({ published, selling, offered: null })
            .where('id', '=', id)
            .execute(),
        `product:${id}`,
      );
    await publish(false, 4200);
    await soon(async () => expect(await idsIn(String(id))).toEqual([]));
    await publish(true, 4300);
    await soon(async () => {
      const [card] = await shop.open.ask('product.byIds', { ids: String(id) });
      expect(card?.selling).toBe(43);
    });
  });
});
