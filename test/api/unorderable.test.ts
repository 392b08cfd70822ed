// Carts that cannot be ordered as they are, and what never shows of others' things in one's own
// lists.
import { describe, expect, it } from 'vitest';
import { sayIn } from '#words/say.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { countStock } from '../stock.ts';
import { fillCart, makeAddress, order } from '../carts.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();

describe('somebody else’s', () => {
  const things = async () => {
    const owner = makeVisitor();
    const product = await makeProduct(base.db);
    await fillCart(base.db, owner, { product });
    const placed = await order(base.db, await open.services.market(), owner);
    const spare = await makeAddress(base.db, owner);
    const [line = 0] = await fillCart(base.db, owner, { product });
    return { owner, placed, spare, line, product };
  };
  it('cart line is passed over when shipping is chosen', async () => {
    const foreign = await things();
    const stranger = makeVisitor();
    const home = await makeAddress(base.db, stranger);
    const line = () =>
      base.db.selectFrom('cart_lines').selectAll().where('id', '=', foreign.line).execute();
    const before = await line();
    expect(
      (
        await open.call('POST', 'cart/update-shipping', {
          user_token: stranger.token,
          selected_address: home,
          cart: {
            [String(foreign.line)]: { cart: foreign.line, shipping_place: '', shipping_type: 1 },
          },
        })
      ).data,
    ).toEqual([]);
    expect(await line()).toEqual(before);
  });
  it('cart, orders and addresses are never in a list of mine', async () => {
    await things();
    const stranger = makeVisitor();
    for (const token of [stranger.token, '%%%%%%', '______', "' or ''='", 'null', 'undefined']) {
      const user_token = token.length < 6 ? `${token}  ` : token;
      const cart = await open.call('GET', 'cart/by-user', { user_token });
      const orders = await open.call('POST', 'order/by-user', { user_token });
      const book = await open.call('GET', 'user/address/all', { user_token });
      for (const { data } of [cart, orders, book])
        expect(JSON.stringify(data) ?? 'null').not.toMatch(/Amal|inventory_id/);
    }
  });
});

describe('an order that can not be', () => {
  it('names its lines, in the caller’s language', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { stock: 1 });
    const [line = 0] = await fillCart(base.db, visitor, { product });
    await countStock(base.db, product.inventory, 0);
    const message = sayIn('ar')('refusal.out-of-stock');
    expect(
      await open.call(
        'POST',
        'order/action',
        { user_token: visitor.token, order_method: 2 },
        { language: 'ar' },
      ),
    ).toMatchObject({
      http: 200,
      status: 201,
      message,
      data: { product: [{ [String(line)]: [message] }] },
    });
  });
  it('says where a line can not be sent', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { places: [{ country: 'DE' }] });
    const home = await makeAddress(base.db, visitor);
    const { id } = await open.ask('cart.action', {
      user_token: visitor.token,
      product_id: product.id,
      inventory_id: product.inventory,
      quantity: 1,
    });
    const message = sayIn('en')('refusal.cannot-ship', { state: 'IDF', country: 'FR' });
    expect(
      await open.call('POST', 'cart/update-shipping', {
        user_token: visitor.token,
        selected_address: home,
        cart: {
          [String(id)]: { cart: id, shipping_place: { id: product.place }, shipping_type: 1 },
        },
      }),
    ).toMatchObject({
      http: 200,
      status: 201,
      message,
      data: { product: [{ [String(id)]: [message] }] },
    });
  });
});
