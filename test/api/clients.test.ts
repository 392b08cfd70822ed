// The call sequences of the existing clients (wire contract, sections 8, 9 and 11): two web
// generations and a mobile one sign in, shop and see their orders.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDatabase, type Fresh } from '../db.ts';
import { codeTo } from '../letters.ts';
import { unique } from '../make.ts';
import { address } from '../carts.ts';
import { openShop, type TestShop } from '../shop.ts';
import {
  fine,
  list,
  mobile,
  newer,
  older,
  row,
  wrapped,
  type Client,
  type Sent,
} from './client-generations.ts';
import { thingsToBuy, type Sold } from './shopper.ts';

let base: Fresh;
let open: TestShop;
let things: Sold[];
beforeAll(async () => {
  const demo = await demoDatabase();
  base = demo;
  open = await openShop(demo, { dataDir: demo.dataDir });
  things = await thingsToBuy(base.db);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const PASSWORD = 'a quiet harbour at dawn';
async function shipping({ post, get }: Client): Promise<Sent> {
  const { default_address } = row(fine(await get('user/profile')));
  const lines = list(fine(await get('cart/by-user')));
  const cart = Object.fromEntries(
    lines.map(({ id, flash_product }) => [
      String(id),
      {
        cart: id,
        shipping_place: list(row(row(flash_product).shipping_rule).shipping_places)[0],
        shipping_type: '1',
        single_shipping: '',
      },
    ]),
  );
  return {
    cart,
    selected_address:
      default_address ?? row(fine(await post('user/address/action', { id: '', ...address }))).id,
  };
}

describe.each([
  ['the older web client', older],
  ['the newer web client', newer],
  ['the mobile client', mobile],
])('%s', (_, make) => {
  it('browses, registers, brings its cart, orders, sees the order and signs out', async () => {
    const client = make(open);
    const { post, get, drop } = client;
    const email = `${unique('client')}@example.com`;
    for (const path of ['common', 'home', 'payment-gateway', 'countries-phones'])
      fine(await get(path));
    expect(row(fine(await get('user/profile')))).toMatchObject({
      is_logged_in: false,
      cart_count: 0,
    });
    const added = row(fine(await post('cart/action', { ...things[0], quantity: 2 })));
    expect(added.quantity).toBe(2);
    fine(await post('cart/action', { ...things[1], quantity: 1 }));

    expect(fine(await post('user/signup', { name: 'Amal', email, password: PASSWORD }))).toBe(
      email,
    );
    expect((await post('user/signin', { email, password: PASSWORD })).status).toBe(201);
    expect(
      row(fine(await post('user/verify', { email, code: Number(await codeTo(base.db, email)) }))),
    ).toMatchObject({ email, name: 'Amal' });
    const entered = row(
      fine(await post('user/signin', { email, password: PASSWORD, user_token: client.token })),
    );
    expect([entered.user, typeof entered.expires_in]).toMatchObject([
      { email, cart_count: 3 },
      'string',
    ]);
    expect(
      JSON.parse(Buffer.from(String(entered.token).split('.')[1] ?? '', 'base64url').toString())
        .exp,
    ).toBeGreaterThan(Date.now() / 1000 + 360 * 86_400);
    client.signIn(String(entered.token));
    expect(row(fine(await get('user/profile')))).toMatchObject({
      is_logged_in: true,
      email,
      cart_count: 3,
      wishlist: [],
      following: [],
    });

    const [first, second] = list(fine(await get('cart/by-user')));
    fine(
      await open.call(
        'POST',
        'cart/change',
        { checked: [first?.id, null], unchecked: [second?.id], isBundle: false },
        { authorization: `Bearer ${String(entered.token)}` },
      ),
    );
    fine(await drop(`cart/delete/${String(second?.id)}`, { id: second?.id }));
    fine(await post('cart/update-shipping', await shipping(client)));
    const ordered = await post(
      'order/action',
      wrapped({
        user_token: client.token,
        order_method: 2,
        voucher: '',
        time_zone: 'Europe/Paris',
      }),
    );
    const order = row(fine(ordered));
    expect([order.order_method, ordered.message, order.user_token]).toEqual([2, '', null]);
    fine(await get(`order/send-order-email/${String(order.id)}`, { id: order.id }));
    expect(
      row(
        fine(
          await post('order/by-user', {
            time_zone: 'Europe/Paris',
            order_by: 'created_at',
            type: 'desc',
            page: '',
            q: '',
          }),
        ),
      ),
    ).toMatchObject({ total: 1, data: [{ id: order.id, status: 1 }] });
    expect(row(fine(await post('order/by-user', { order_id: order.id })))).toMatchObject({
      order: order.order,
      calculated: { total_price: expect.any(Number) },
    });
    for (const method of ['GET', 'POST'] as const)
      expect(
        row(fine(await open.call(method, 'track-order', { tracking_id: order.order }))),
      ).toMatchObject({ id: order.id, status: 1 });

    fine(await post('user/update-profile', { name: 'Amal Haddad' }));
    fine(
      await post('user/update-user-password', {
        current_password: PASSWORD,
        password: 'seven lanterns, one road',
        password_confirmation: 'seven lanterns, one road',
      }),
    );
    fine(await get('user/logout'));
    expect((await get('user/sessions')).http).toBe(401);
    client.signIn(null);
    expect(row(fine(await get('user/profile')))).toMatchObject({
      is_logged_in: false,
      cart_count: 0,
    });
    expect((await post('order/by-user', { order_id: order.id })).status).toBe(201);
  });
});
