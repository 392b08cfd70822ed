// Calls and request forms that only single clients use.
import { describe, expect, it } from 'vitest';
import { makeCustomer } from '../customer.ts';
import { codeTo, lettersTo } from '../letters.ts';
import { unique } from '../make.ts';
import { base, open, withDemoShop } from './own-shop.ts';
import { newShopper, orderThings, thingsToBuy } from './shopper.ts';

withDemoShop();
const ordered = async () => {
  const shopper = newShopper();
  const [thing] = await thingsToBuy(base.db);
  if (!thing) throw new Error('The demo market sells nothing.');
  return { ...shopper, ...(await orderThings(open, shopper, [thing])) };
};

describe('an order', () => {
  it.each(['GET', 'POST'])('is found by its id with %s', async (method) => {
    const { user_token, id, order } = await ordered();
    expect(await open.call(method, 'order/find', { user_token, id })).toMatchObject({
      status: 200,
      data: { id, order, calculated: { total_price: expect.any(Number) } },
    });
  });
  it('is followed by a body that is a JSON string holding a query', async () => {
    const { order, id } = await ordered();
    const response = await fetch(`${open.origin}/api/v1/track-order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(`tracking_id=${order}&time_zone=UTC`),
    });
    expect(await response.json()).toMatchObject({ status: 200, data: { id } });
  });
});

describe('a new code for a registration', () => {
  const begin = async (user_token: string) => {
    const email = `${unique('late')}@example.com`;
    await open.ask('auth.signUp', { name: 'Amal', email, password: 'seven lanterns', user_token });
    return { email, first: await codeTo(base.db, email) };
  };
  it('confirms it in place of the first', async () => {
    const { user_token } = newShopper();
    const { email, first } = await begin(user_token);
    expect(await open.ask('auth.resend', { email, user_token })).toBe(email);
    const second = await codeTo(base.db, email);
    expect(second).not.toBe(first);
    const verify = (code: string) => open.send('auth.verify', { email, code, user_token });
    expect((await verify(first)).status).toBe(201);
    expect((await verify(second)).status).toBe(200);
  });
  it('is mailed to nobody who did not begin it, and the answer does not tell', async () => {
    const { email, first } = await begin(newShopper().user_token);
    const nobody = `${unique('nobody')}@example.com`;
    for (const address of [email, nobody])
      expect(
        await open.ask('auth.resend', { email: address, user_token: newShopper().user_token }),
      ).toBe(address);
    expect(await codeTo(base.db, email)).toBe(first);
    expect(await lettersTo(base.db, nobody)).toEqual([]);
  });
});

describe('the token of a device', () => {
  it('is stored with the session, shown to its owner, and deleted with it', async () => {
    const who = await makeCustomer(base);
    const fcm_token = unique('device');
    expect(await open.ask('account.pushToken', { fcm_token }, who.headers)).toBe(true);
    expect(JSON.stringify(await open.ask('account.data', {}, who.headers))).toContain(fcm_token);
    await open.ask('auth.logout', {}, who.headers);
    const stored = await base.db
      .selectFrom('sessions')
      .select('id')
      .where('push_token', '=', fcm_token)
      .execute();
    expect(stored).toEqual([]);
  });
  it('of a visitor is not stored', async () =>
    expect(
      await open.ask('account.pushToken', { fcm_token: 'x', user_token: newShopper().user_token }),
    ).toBe(false));
});

describe('what clients leave empty', () => {
  it('is no filter, and page 0 is the first', async () => {
    const { data } = await open.call('GET', 'all', { category: '', brand: '', page: 0 });
    expect(data).toMatchObject({ category: null, result: { current_page: 1 } });
  });
  it.each(['undefined', 'null', 'NaN', 'false', 'aaaaaaaaaa', 'x', ''])(
    'is no cart that many share: %j',
    async (user_token) => {
      const { http, status } = await open.call('GET', 'user/profile', { user_token });
      expect({ http, status }).toEqual({ http: 200, status: 201 });
    },
  );
});

describe('pictures', () => {
  it('stand under the address that is written into clients', async () => {
    const { image } = await base.db
      .selectFrom('products')
      .select('image')
      .where('image', '!=', '')
      .executeTakeFirstOrThrow();
    for (const name of [image, `thumb-${image}`]) {
      const [ours, theirs] = await Promise.all(
        ['media', 'uploads'].map((folder) => fetch(`${open.origin}/${folder}/${name}`)),
      );
      expect([theirs?.status, theirs?.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(await theirs?.arrayBuffer()).toEqual(await ours?.arrayBuffer());
    }
  });
});
