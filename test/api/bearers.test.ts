// Stolen and expired bearers, and unexpected fields: nobody becomes another person with them.
import { describe, expect, it } from 'vitest';
import { register, PASSWORD, mail } from './registered.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
const post = (path: string, input: Record<string, unknown>, headers: Record<string, string> = {}) =>
  open.call('POST', path, input, headers);

describe('a bearer', () => {
  it('that is ended, forged or of another kind signs nobody in', async () => {
    const { bearer, email } = await register(base, open);
    const [head = '', body = ''] = bearer.split('.');
    await open.call('GET', 'user/logout', {}, { authorization: `Bearer ${bearer}` });
    for (const authorization of [
      `Bearer ${bearer}`,
      'Bearer',
      'false',
      'Bearer false',
      `Basic ${btoa(`${email}:${PASSWORD}`)}`,
      `Bearer ${head}.${body}.`,
      `Bearer ${'a'.repeat(9000)}`,
      `Bearer ${bearer}, Bearer ${bearer}`,
    ]) {
      const needed = await open.call('GET', 'user/sessions', {}, { authorization });
      const guest = await open.call(
        'GET',
        'user/profile',
        { user_token: 'visitor-token' },
        { authorization },
      );
      expect([needed.http, needed.status, needed.data]).toEqual([401, 204, null]);
      expect(guest.data).toMatchObject({ is_logged_in: false });
    }
  });
  it('that is ended is named as that, also where its caller is answered as a guest', async () => {
    const { bearer } = await register(base, open);
    const named = async (path: string, headers: Record<string, string>) =>
      (await fetch(`${open.origin}/api/v1/${path}`, { headers })).headers.get('www-authenticate');
    const own = { authorization: `Bearer ${bearer}` };
    const cart = 'cart/by-user?user_token=visitor-token';
    expect([await named(cart, own), await named('user/sessions', own)]).toEqual([null, null]);
    await open.call('GET', 'user/logout', {}, own);
    const over = 'Bearer error="invalid_token"';
    expect([await named(cart, own), await named('user/sessions', own)]).toEqual([over, over]);
    expect([await named(cart, {}), await named('user/sessions', {})]).toEqual([null, 'Bearer']);
  });
  it('is taken from the header only', async () => {
    const { bearer } = await register(base, open);
    for (const name of ['token', 'bearer', 'authorization', 'access_token'])
      expect((await open.call('GET', 'user/sessions', { [name]: bearer })).http).toBe(401);
    expect(
      (
        await fetch(`${open.origin}/api/v1/user/sessions`, {
          headers: { cookie: `frontend_token=${bearer}` },
        })
      ).status,
    ).toBe(401); // a cookie alone is no proof: other sites can send it
  });
  it('is checked before the input', async () =>
    expect((await post('user/update-profile', {})).http).toBe(401));
  it('wins over a visitor’s token', async () => {
    const { bearer, email } = await register(base, open);
    expect(
      (
        await open.call(
          'GET',
          'user/profile',
          { user_token: 'visitor-token' },
          { authorization: `Bearer ${bearer}` },
        )
      ).data,
    ).toMatchObject({ is_logged_in: true, email });
  });
  it('gets answers that nobody else may cache', async () => {
    const { bearer } = await register(base, open);
    for (const path of [
      'user/profile',
      'user/sessions',
      'user/data',
      'cart/by-user',
      'user/address/all',
    ]) {
      expect(
        (await open.call('GET', path, {}, { authorization: `Bearer ${bearer}` })).headers.get(
          'cache-control',
        ),
      ).toBe('private, no-store');
    }
  });
});

describe('fields that nobody asked for', () => {
  it('change nothing: nobody makes themselves staff or proven by sending more', async () => {
    const email = mail();
    await post('user/signup', {
      name: 'A',
      email,
      password: PASSWORD,
      id: 1,
      verified: 1,
      verified_at: '2020-01-01',
      staff: 'owner',
      role: 'owner',
      is_admin: true,
    });
    expect((await post('user/signin', { email, password: PASSWORD })).status).toBe(201);
    const { bearer } = await register(base, open);
    const headers = { authorization: `Bearer ${bearer}` };
    await post(
      'user/update-profile',
      { name: 'B', email: 'thief@example.com', id: 1, staff: 'owner', verified: 0 },
      headers,
    );
    expect((await open.call('GET', 'user/profile', {}, headers)).data).toMatchObject({
      name: 'B',
      staff: null,
      verified: 1,
      email: expect.not.stringMatching('thief'),
    });
  });
  it.each([
    [['a@example.com']],
    [{ $ne: '' }],
    [12],
    [true],
    [null],
    ['a@example.com\r\nbcc: all@example.com'],
    [`${'a'.repeat(300)}@example.com`],
    ["' or 1=1 --"],
  ])('an address that is %j is refused', async (email) => {
    for (const path of [
      'user/signin',
      'user/signup',
      'user/forgot-password',
      'user/verify',
      'user/update-password',
    ])
      expect(
        await post(path, { name: 'A', email, password: PASSWORD, code: '123456' }),
      ).toMatchObject({ http: 200, status: 201 });
  });
  it.each([[[PASSWORD]], [{ length: 20 }], [123456789], [true], ['x'.repeat(201)]])(
    'a password that is %j is refused',
    async (password) => {
      for (const path of ['user/signin', 'user/signup', 'user/update-password'])
        expect(
          await post(path, { name: 'A', email: mail(), password, code: '123456' }),
        ).toMatchObject({ http: 200, status: 201 });
    },
  );
});
