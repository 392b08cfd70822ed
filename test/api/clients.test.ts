// The call sequences of the clients that are in use (wire contract, sections 8, 9 and 11): two web
// generations and a mobile one sign in, shop and see their orders.
import { createCipheriv } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDatabase, type Fresh } from '../db.ts';
import { codeTo } from '../letters.ts';
import { unique } from '../make.ts';
import { address } from '../carts.ts';
import { openShop, type Answer, type TestShop } from '../shop.ts';
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
type Sent = Record<string, unknown>;
type Row = Record<string, unknown>;

/**
 * A body as the clients wrap it: AES-128-CBC under the constant that each of them ships, zero bytes
 * to the block.
 */
function wrapped(body: Sent): Sent {
  const plain = Buffer.from(JSON.stringify(body));
  const padded = Buffer.concat([plain, Buffer.alloc((16 - (plain.length % 16)) % 16)]);
  const cipher = createCipheriv(
    'aes-128-cbc',
    Buffer.from('0123456470abcdef0123456789abcdef', 'hex'),
    Buffer.from('abcdef1876343516abcdef9876543210', 'hex'),
  ).setAutoPadding(false);
  return { data: Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64') };
}
const row = (value: unknown): Row =>
  typeof value === 'object' && value !== null ? (value as Row) : {};
const list = (value: unknown): Row[] => (Array.isArray(value) ? value.map(row) : []);
const fine = ({ http, status, data, text }: Answer): unknown => {
  expect({ http, status }, text).toEqual({ http: 200, status: 200 });
  return data;
};

/** A way of one client: how it names the visitor, the language and the bearer. */
type Client = {
  post: (path: string, body?: Sent) => Promise<Answer>;
  get: (path: string, query?: Sent) => Promise<Answer>;
  drop: (path: string, query?: Sent) => Promise<Answer>;
  token: string;
  signIn: (bearer: string | null) => void;
};

/**
 * The older web client: `Lang` on common, a bogus bearer while nobody is signed in, the id repeated
 * in the query, no `user_token` on two cart calls.
 */
function older(): Client {
  const token = unique('w1-visitor');
  let authorization = 'false';
  const headers = () => ({ authorization, lang: 'fr', language: 'fr' });
  return {
    token,
    signIn: (bearer) => {
      authorization = bearer ? `Bearer ${bearer}` : 'false';
    },
    get: (path, query = {}) =>
      open.call(
        'GET',
        path,
        {
          user_token: token,
          time_zone: 'Europe/Paris',
          order_by: '',
          type: '',
          page: '',
          ...query,
        },
        headers(),
      ),
    post: (path, body = {}) => open.call('POST', path, { user_token: token, ...body }, headers()),
    drop: (path, query = {}) => open.call('DELETE', path, query, headers()),
  };
}
/** The newer web client: `Language`, no header while nobody is signed in, `is_user` on the cart. */
function newer(): Client {
  const token = unique('w2-visitor');
  let bearer: string | null = null;
  const headers = (): Record<string, string> => ({
    language: 'AR',
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
  });
  return {
    token,
    signIn: (next) => {
      bearer = next;
    },
    get: (path, query = {}) =>
      open.call('GET', path, { ...(bearer ? {} : { user_token: token }), ...query }, headers()),
    post: (path, body = {}) =>
      open.call(
        'POST',
        path,
        { ...(bearer ? {} : { user_token: token }), is_user: true, ...body },
        headers(),
      ),
    drop: (path, query = {}) =>
      open.call('DELETE', path, { user_token: token, ...query }, headers()),
  };
}
/** The mobile client: `user_token` in the query of POST calls too. */
function mobile(): Client {
  const token = unique('fl-visitor');
  let bearer: string | null = null;
  const headers = (): Record<string, string> =>
    bearer ? { authorization: `Bearer ${bearer}` } : {};
  return {
    token,
    signIn: (next) => {
      bearer = next;
    },
    get: (path, query = {}) => open.call('GET', path, { user_token: token, ...query }, headers()),
    post: (path, body = {}) => open.call('POST', `${path}?user_token=${token}`, body, headers()),
    drop: (path, query = {}) =>
      open.call('DELETE', path, { user_token: token, ...query }, headers()),
  };
}

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
  it('browses, registers, brings its cart along, orders, sees the order and signs out', async () => {
    const client = make();
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
