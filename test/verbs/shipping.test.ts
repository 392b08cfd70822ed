import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { addToCart } from '#market/carts/add-to-cart.ts';
import { chooseShipping, type LineShipping } from '#market/carts/choose-shipping.ts';
import type { Visitor } from '#market/settings/actor.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeVisitor, type MadeProduct } from '../make.ts';
import { makeAddress } from '../carts.ts';

let base: Fresh;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
});
afterAll(() => base.close());

const put = async (visitor: Visitor, product: MadeProduct) =>
  (
    await transaction(base.db, (tx) =>
      addToCart(tx, visitor, {
        product_id: product.id,
        inventory_id: product.inventory,
        quantity: 1,
      }),
    )
  ).id;
const choose = (visitor: Visitor, address: number, ...choices: LineShipping[]) =>
  transaction(base.db, (tx) => chooseShipping(tx, visitor, address, choices));
const deliver = (lineId: number): LineShipping => ({ lineId, type: 1, wanted: true });
const collect = (lineId: number): LineShipping => ({ lineId, type: 2, wanted: true });
const line = (id: number) =>
  base.db
    .selectFrom('cart_lines')
    .select(['shipping_place_id', 'shipping_type'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const placesOf = async ({ rule }: MadeProduct) =>
  (
    await base.db
      .selectFrom('shipping_places')
      .select('id')
      .where('shipping_rule_id', '=', rule)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);
const chosenBy = async ({ key }: Visitor) =>
  (
    await base.db
      .selectFrom('addresses')
      .select('id')
      .where('shopper', '=', key)
      .where('chosen', '=', true)
      .execute()
  ).map(({ id }) => id);

describe('the shipping of a line', () => {
  it.each([
    ['its state', { country: 'FR', state: 'IDF' }, 2],
    ['its country', { country: 'FR', state: 'BRE' }, 1],
    ['everywhere', { country: 'DE', state: '' }, 0],
  ])('is the place of %s', async (_, where, at) => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, {
      places: [{ country: 'ALL' }, { country: 'FR' }, { country: 'FR', state: 'IDF' }],
    });
    const id = await put(visitor, product);
    await choose(visitor, await makeAddress(base.db, visitor, where), deliver(id));
    expect(await line(id)).toEqual({
      shipping_place_id: (await placesOf(product))[at],
      shipping_type: 1,
    });
  });
  it('may be the pickup point where there is one', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { places: [{ country: 'FR', pickupPrice: 0 }] });
    const id = await put(visitor, product);
    await choose(visitor, await makeAddress(base.db, visitor), collect(id));
    expect(await line(id)).toEqual({ shipping_place_id: product.place, shipping_type: 2 });
  });
  it('may be left open', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    const home = await makeAddress(base.db, visitor);
    const id = await put(visitor, product);
    await choose(visitor, home, deliver(id));
    await choose(visitor, home, { ...deliver(id), wanted: false });
    expect(await line(id)).toMatchObject({ shipping_place_id: null });
  });
  it('changes with the address', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { places: [{ country: 'FR' }, { country: 'DE' }] });
    const [france, germany] = await placesOf(product);
    const id = await put(visitor, product);
    const home = await makeAddress(base.db, visitor);
    const away = await makeAddress(base.db, visitor, { country: 'DE', state: '' });
    await choose(visitor, home, deliver(id));
    expect([await line(id), await chosenBy(visitor)]).toEqual([
      { shipping_place_id: france, shipping_type: 1 },
      [home],
    ]);
    await choose(visitor, away, deliver(id));
    expect([await line(id), await chosenBy(visitor)]).toEqual([
      { shipping_place_id: germany, shipping_type: 1 },
      [away],
    ]);
  });
});

describe('shipping that is not offered', () => {
  it('is refused for each line it is about, and nothing is chosen', async () => {
    const visitor = makeVisitor();
    const near = await makeProduct(base.db, { places: [{ country: 'FR' }] });
    const far = await makeProduct(base.db);
    const home = await makeAddress(base.db, visitor);
    const away = await makeAddress(base.db, visitor, {
      country: 'JP',
      state: '13',
      zip: '105-0001',
    });
    const [stays, goes] = [await put(visitor, near), await put(visitor, far)];
    await choose(visitor, home, deliver(stays), deliver(goes));
    const before = [await line(stays), await line(goes), await chosenBy(visitor)];
    await expect(choose(visitor, away, deliver(stays), deliver(goes))).rejects.toMatchObject({
      code: 'cannot-ship',
      values: { country: 'JP', state: '13' },
      lines: { [stays]: { code: 'cannot-ship' } },
    });
    expect([await line(stays), await line(goes), await chosenBy(visitor)]).toEqual(before);
  });
  it('does not stand in the way of lines that are not selected', async () => {
    const visitor = makeVisitor();
    const near = await makeProduct(base.db, { places: [{ country: 'JP' }] });
    const id = await put(visitor, near);
    await base.db.updateTable('cart_lines').set({ selected: false }).where('id', '=', id).execute();
    await choose(visitor, await makeAddress(base.db, visitor), deliver(id));
    expect(await line(id)).toMatchObject({ shipping_place_id: null });
  });
  it('to collect is refused where nothing can be collected', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    const id = await put(visitor, product);
    await expect(
      choose(visitor, await makeAddress(base.db, visitor), collect(id)),
    ).rejects.toMatchObject({ code: 'no-pickup', lines: { [id]: { code: 'no-pickup' } } });
  });
});

describe('somebody else’s', () => {
  it('address is as if it were not there', async () => {
    const visitor = makeVisitor();
    const foreign = await makeAddress(base.db, makeVisitor());
    for (const id of [foreign, 2_000_000_000])
      await expect(choose(visitor, id)).rejects.toMatchObject({ code: 'address-not-found' });
  });
  it('line is passed over', async () => {
    const visitor = makeVisitor();
    const neighbour = makeVisitor();
    const product = await makeProduct(base.db);
    const foreign = await put(neighbour, product);
    await choose(visitor, await makeAddress(base.db, visitor), deliver(foreign));
    expect(await line(foreign)).toMatchObject({ shipping_place_id: null });
  });
});
