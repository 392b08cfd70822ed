// Carts, addresses and orders as older clients handle them (wire contract, sections 2, 8 and 9).
import { createCipheriv } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDatabase, type Fresh } from '../db.ts';
import { address } from '../carts.ts';
import { openShop, type TestShop } from '../shop.ts';
import { newShopper, orderThings, readyCart, thingsToBuy, type Sold } from './shopper.ts';

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

const thing = () => ({ ...things[0], quantity: 1 });

describe('a cart', () => {
  it('passes over the holes among its ticks', async () => {
    const { user_token } = newShopper();
    const id = (await open.ask('cart.action', { ...thing(), user_token })).id;
    const ticked = async () =>
      (await open.ask('cart.byUser', { user_token })).map(({ selected }) => selected);
    expect(
      (
        await open.call('POST', 'cart/change', {
          checked: [null, null],
          unchecked: [null, id],
          isBundle: false,
        })
      ).data,
    ).toBe(true);
    expect(await ticked()).toEqual([2]);
    expect(
      (
        await open.call('POST', 'cart/change', {
          checked: [null, String(id)],
          unchecked: [],
          isBundle: 'true',
        })
      ).data,
    ).toBe(true);
    expect(await ticked()).toEqual([1]);
  });
  it('needs no token to drop a line, and counts pieces in the profile', async () => {
    const { user_token } = newShopper();
    const { id } = await open.ask('cart.action', { ...thing(), quantity: 3, user_token });
    expect((await open.ask('profile.read', { user_token })).cart_count).toBe(3);
    expect((await open.call('DELETE', `cart/delete/${id}`)).data).toEqual({ id, quantity: 3 });
    expect((await open.ask('profile.read', { user_token })).cart_count).toBe(0);
  });
  it('accepts the shipping of a line as a number or as a text', async () => {
    const shopper = newShopper();
    const [line] = await readyCart(open, shopper, things.slice(0, 1));
    const { default_address } = await open.ask('profile.read', { user_token: shopper.user_token });
    for (const shipping_type of [1, '1', '', null]) {
      const lines = await open.ask('cart.updateShipping', {
        user_token: shopper.user_token,
        selected_address: String(default_address),
        cart: {
          [String(line)]: {
            cart: line,
            shipping_place: { id: 1, price: 0 },
            shipping_type,
            single_shipping: 1,
          },
        },
      });
      expect(lines).toMatchObject([
        { shipping_type: 1, shipping_place: { shipping_rule: { id: expect.any(Number) } } },
      ]);
    }
  });
});

describe('an order', () => {
  it('is placed from a body as older clients wrap it', async () => {
    const { user_token, ...shopper } = newShopper();
    await readyCart(open, { user_token, ...shopper }, things.slice(0, 2));
    const answer = await open.call('POST', 'order/action', {
      data: wrapped({ user_token, order_method: 2, voucher: '', time_zone: 'Europe/Paris' }),
    });
    expect(answer).toMatchObject({
      http: 200,
      status: 200,
      message: '',
      data: { order_method: 2, user_token, amount: expect.stringMatching(/^\d+\.\d\d$/) },
    });
    expect(answer.data).not.toHaveProperty('form');
    expect(await open.ask('cart.byUser', { user_token })).toEqual([]);
  });
  it('is followed by GET and by POST, by its code and by a parcel’s', async () => {
    const shopper = newShopper();
    const { order } = await orderThings(open, shopper, things.slice(0, 2));
    const byGet = await open.call('GET', 'track-order', { tracking_id: order });
    const byPost = await open.call('POST', 'track-order', { tracking_id: order.toLowerCase() });
    expect(byGet.data).toEqual(byPost.data);
    expect(byGet.text).not.toMatch(
      new RegExp(`${shopper.user_token}|${address.name}|${address.email}|${address.zip}`),
    );
    const {
      parcels: [parcel],
    } = await open.ask('tracking.find', { tracking_id: order });
    expect((await open.ask('tracking.find', { tracking_id: parcel?.code })).parcels).toEqual([
      parcel,
    ]);
  });
  it('is dated in the caller’s zone, and in UTC for a zone that is none', async () => {
    const shopper = newShopper();
    const { id } = await orderThings(open, shopper, things.slice(0, 1));
    await base.db
      .updateTable('orders')
      .set({ created_at: '2026-03-04T21:30:00Z' })
      .where('id', '=', id)
      .execute();
    const dated = async (time_zone: unknown) => {
      const { data } = await open.call('POST', 'order/by-user', {
        ...shopper,
        order_id: id,
        time_zone,
      });
      return typeof data === 'object' && data !== null && 'created' in data ? data.created : data;
    };
    expect([
      await dated('Asia/Kolkata'),
      await dated('UTC'),
      await dated('Mars/Olympus'),
      await dated(''),
      await dated(['UTC']),
      await dated(undefined),
    ]).toEqual(['3:00 am, 5 Mar, 26', ...Array.from({ length: 5 }, () => '9:30 pm, 4 Mar, 26')]);
  });
  it('is filtered by what is asked with 1', async () => {
    const shopper = newShopper();
    const { id, order } = await orderThings(open, shopper, things.slice(0, 1));
    const later = await orderThings(open, shopper, things.slice(1, 2));
    await open.ask('cancellation.cancelOrder', {
      ...shopper,
      order_id: id,
      title: 'No',
      message: 'No.',
    });
    await base.db
      .updateTable('orders')
      .set((row) => ({ paid_at: new Date(), paid: row.ref('total') }))
      .where('id', '=', later.id)
      .execute();
    const found = async (filter: Record<string, unknown>) => {
      const { data } = await open.call('POST', 'order/by-user', { ...shopper, ...filter });
      return (data as { data: { id: number }[] }).data.map((row) => row.id);
    };
    expect([
      await found({}),
      await found({ cancelled: 1 }),
      await found({ paid: 1 }),
      await found({ unpaid: 1 }),
      await found({ paid: 1, unpaid: 1 }),
      await found({ card_payment: 1 }),
      await found({ cash_on_delivery: 1 }),
      await found({ q: order.slice(2, 9) }),
      await found({ q: '%' }),
    ]).toEqual([
      [later.id, id],
      [id],
      [later.id],
      [id],
      [later.id, id],
      [],
      [later.id, id],
      [id],
      [],
    ]);
    expect(await found({ order_by: 'created_at', type: 'asc' })).toEqual([id, later.id]);
  });
});

describe('addresses', () => {
  it('may be sent back whole, as they came', async () => {
    const { user_token } = newShopper();
    const saved = await open.ask('address.action', {
      ...address,
      country: 'fr',
      id: '',
      user_token,
    });
    expect(saved).toMatchObject({
      ...address,
      country: 'FR',
      default: 1,
      user_id: null,
      user_token,
    });
    expect(await open.ask('address.action', { ...saved, city: 'Lyon', user_token })).toEqual({
      ...saved,
      city: 'Lyon',
      lines: [address.address_1, '75001 Lyon', 'Île-de-France', 'France'],
    });
  });
  it('that are new come first; a known one is replaced in its place', async () => {
    const { user_token } = newShopper();
    const save = (fields: Record<string, unknown>) =>
      open.ask('address.action', { ...address, ...fields, user_token });
    const first = await save({ city: 'Paris' });
    await save({ city: 'Lyon' });
    const cities = async () =>
      (await open.ask('address.all', { user_token })).data.map(({ city }) => city);
    expect(await cities()).toEqual(['Lyon', 'Paris']);
    await save({ id: first.id, city: 'Lille' });
    expect(await cities()).toEqual(['Lyon', 'Lille']);
  });
  it('are found by their first line', async () => {
    const { user_token } = newShopper();
    for (const line of ['1 Palm Road', '2 Oak Street', '100% Cotton Lane'])
      await open.ask('address.action', { ...address, address_1: line, user_token });
    const found = async (q: string) =>
      (await open.ask('address.all', { user_token, q })).data.map(({ address_1 }) => address_1);
    expect([
      await found('oak'),
      await found('%'),
      await found('_'),
      (await found('')).length,
    ]).toEqual([['2 Oak Street'], ['100% Cotton Lane'], [], 3]);
  });
});

/** A body as older clients wrap it (wire contract, section 2). */
function wrapped(input: Record<string, unknown>): string {
  const text = Buffer.from(JSON.stringify(input));
  const padded = Buffer.concat([text, Buffer.alloc((16 - (text.length % 16)) % 16)]);
  const cipher = createCipheriv(
    'aes-128-cbc',
    Buffer.from('0123456470abcdef0123456789abcdef', 'hex'),
    Buffer.from('abcdef1876343516abcdef9876543210', 'hex'),
  ).setAutoPadding(false);
  return Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64');
}
