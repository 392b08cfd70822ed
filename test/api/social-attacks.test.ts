// Signing in by Google and Facebook: what is forged, stolen, replayed, too late or broken signs
// nobody in, and says so kindly.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepSocial } from '#market/accounts/social.ts';
import { openSocial } from '#outside/social/open-social.ts';
import { openShop } from '../shop.ts';
import { openSocialShop, PUBLIC, type SocialShop } from './social-browser.ts';

let all: SocialShop;
beforeAll(async () => {
  all = await openSocialShop();
});
afterAll(() => all.close());

const errorOf = (page: URL) => Object.fromEntries(page.searchParams);
const rowsOf = async (table: 'social_visits' | 'social_handoffs' | 'accounts') =>
  (
    await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      all.base.db,
    )
  ).rows[0]?.count;
const expire = (table: 'social_visits' | 'social_handoffs') =>
  sql`update ${sql.table(table)} set expires_at = now() - interval '1 second'`.execute(all.base.db);
const changed = (address: string, name: string, value: string) => {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
};
const offered = async () => {
  const { setting } = await all.shop.ask('shop.read');
  return [setting.google_login, setting.facebook_login];
};

describe('the way back', () => {
  it('ends once: the callback again leads nowhere', async () => {
    const browser = all.newBrowser();
    const callback = await all.toGoogle(browser, all.someone());
    expect((await all.comeBack(browser, callback)).searchParams.has('code')).toBe(true);
    expect(errorOf(await all.comeBack(browser, callback))).toEqual({ error: 'expired' });
  });
  it('is refused to a browser that never left: somebody else’s answer signs nobody in', async () => {
    const callback = await all.toGoogle(all.newBrowser(), all.someone());
    const victim = all.newBrowser();
    expect(errorOf(await all.comeBack(victim, callback))).toEqual({ error: 'expired' });
    await all.toGoogle(victim, all.someone());
    expect(errorOf(await all.comeBack(victim, callback))).toEqual({ error: 'expired' });
  });
  it.each<[string, (callback: string) => string]>([
    ['another state', (callback) => changed(callback, 'state', 'x'.repeat(43))],
    ['no state', (callback) => changed(callback, 'state', '')],
    ['another provider', (callback) => callback.replace('/callback/google', '/callback/facebook')],
  ])('with %s is none', async (_, tamper) => {
    const browser = all.newBrowser();
    const callback = await all.toGoogle(browser, all.someone());
    expect(errorOf(await all.comeBack(browser, tamper(callback)))).toEqual({ error: 'expired' });
  });
  it.each<[string, (callback: string) => string]>([
    ['a made-up code', (callback) => changed(callback, 'code', 'made-up')],
    ['no code', (callback) => changed(callback, 'code', '')],
    ['another issuer', (callback) => changed(callback, 'iss', 'https://evil.example')],
  ])('with %s fails', async (_, tamper) => {
    const browser = all.newBrowser();
    const callback = await all.toGoogle(browser, all.someone());
    expect(errorOf(await all.comeBack(browser, tamper(callback)))).toEqual({ error: 'failed' });
  });
  it('with the code of another visit fails: the verifier is another', async () => {
    const own = all.newBrowser();
    const callback = await all.toGoogle(own, all.someone());
    const stolen =
      new URL(await all.toGoogle(all.newBrowser(), all.someone())).searchParams.get('code') ?? '';
    expect(errorOf(await all.comeBack(own, changed(callback, 'code', stolen)))).toEqual({
      error: 'failed',
    });
  });
  it.each(['nonce', 'verifier'])('fails when the %s is not the one that was sent', async (name) => {
    const browser = all.newBrowser();
    const callback = await all.toGoogle(browser, all.someone());
    const before = await rowsOf('accounts');
    await sql`update social_visits set data = jsonb_set(data, ${[name]}, to_jsonb(${'y'.repeat(43)}::text))`.execute(
      all.base.db,
    );
    expect(errorOf(await all.comeBack(browser, callback))).toEqual({ error: 'failed' });
    expect(await rowsOf('accounts')).toBe(before);
  });
  it('after ten minutes is too late', async () => {
    const browser = all.newBrowser();
    const callback = await all.toGoogle(browser, all.someone());
    await expire('social_visits');
    expect(errorOf(await all.comeBack(browser, callback))).toEqual({ error: 'expired' });
  });
  it('tells of somebody who said no', async () => {
    const browser = all.newBrowser();
    expect(
      errorOf(await all.comeBack(browser, await all.toGoogle(browser, '', { next: '/cart' }))),
    ).toEqual({ error: 'cancelled', next: '/cart' });
    all.facebook.me = null;
    expect(Object.fromEntries(await all.byFacebook(browser))).toEqual({ error: 'cancelled' });
  });
});

describe('the code for the browser', () => {
  const handed = async () => {
    const browser = all.newBrowser();
    return { browser, code: (await all.byGoogle(browser, all.someone())).get('code') ?? '' };
  };

  it('is changed once, also by two at the same moment', async () => {
    const { browser, code } = await handed();
    const answers = await Promise.all([1, 2, 3].map(() => all.post(browser, 'exchange', { code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
    expect((await all.post(browser, 'exchange', { code })).message).toMatch(/begin again/);
  });
  it('is worth nothing in another browser, nor without one: nobody is signed in as somebody else by a link', async () => {
    const { browser, code } = await handed();
    const victim = all.newBrowser();
    expect((await all.post(victim, 'exchange', { code, user_token: 'victims-token' })).status).toBe(
      201,
    );
    await all.toGoogle(victim, all.someone());
    expect((await all.post(victim, 'exchange', { code })).status).toBe(201);
    expect((await all.post(browser, 'exchange', { code })).status).toBe(200);
  });
  it('lives a minute', async () => {
    const { browser, code } = await handed();
    await expire('social_handoffs');
    expect((await all.post(browser, 'exchange', { code })).message).toMatch(/begin again/);
  });
  it('stands nowhere in the database, nor does the browser’s word', async () => {
    const { browser, code } = await handed();
    const { rows } = await sql<{
      all: string;
    }>`select (select jsonb_agg(h) from social_handoffs h)::text || coalesce((select jsonb_agg(v) from social_visits v)::text, '') as all`.execute(
      all.base.db,
    );
    const [, word = ''] = browser.cookie().split('=');
    for (const secret of [code, word]) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(rows[0]?.all).not.toContain(secret);
    }
  });
  it.each(['', 'x', 'x'.repeat(101), '../../etc'])('%j is none', async (code) =>
    expect((await all.post(all.newBrowser(), 'exchange', { code })).status).toBe(201),
  );
});

describe('the way there', () => {
  it('gives the browser a word for ten minutes that no script and no other site can read', async () => {
    const { status, headers, to } = await all
      .newBrowser()
      .open(`${PUBLIC}/api/v1/user/social-login/redirect/google`);
    expect(status).toBe(302);
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-social=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(headers.get('cache-control')).toBe('private, no-store');
    const asked = new URL(to).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: `${PUBLIC}/api/v1/user/social-login/callback/google`,
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
  });
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    `/${'x'.repeat(1000)}`,
  ])('forgets to go on to %j', async (next) => {
    const browser = all.newBrowser();
    const page = await all.comeBack(
      browser,
      await all.toGoogle(browser, all.someone(), { next, language: '//evil.example' }),
    );
    expect(page.origin + page.pathname).toBe(`${PUBLIC}/social-callback`);
    expect([...page.searchParams.keys()]).toEqual(['code']);
  });
  it('is closed while the owner wants no such sign-in, also to who is on the way', async () => {
    const browser = all.newBrowser();
    const callback = await all.toGoogle(browser, all.someone());
    await all.base.db.updateTable('settings').set({ google_login: false }).execute();
    expect(errorOf(await all.comeBack(browser, callback))).toEqual({ error: 'off' });
    expect(errorOf(new URL(await all.toGoogle(browser, all.someone())))).toEqual({ error: 'off' });
    await all.base.db.updateTable('settings').set({ google_login: true }).execute();
  });
  it('is closed without keys, whatever the owner wants; every page knows', async () => {
    expect(await offered()).toEqual([1, 1]);
    const bare = await openShop(all.base, { publicUrl: PUBLIC });
    const { setting } = await bare.ask('shop.read');
    expect([setting.google_login, setting.facebook_login]).toEqual([0, 0]);
    const { headers } = await fetch(`${bare.origin}/api/v1/user/social-login/redirect/facebook`, {
      redirect: 'manual',
    });
    expect(headers.get('location')).toBe('/social-callback?error=off');
    await bare.close();
  });
  it('leads to no other service', async () =>
    expect(
      (await all.newBrowser().open(`${PUBLIC}/api/v1/user/social-login/redirect/github`)).status,
    ).toBe(404));
  it('is not walked without end', async () => {
    const limited = await openShop(all.base, { publicUrl: PUBLIC, limits: true });
    const walked = [];
    for (let at = 0; at < 31; at++)
      walked.push(
        (
          await fetch(`${limited.origin}/api/v1/user/social-login/redirect/google`, {
            redirect: 'manual',
          })
        ).headers.get('location'),
      );
    expect([walked[0], walked[29], walked[30]]).toEqual([
      '/social-callback?error=off',
      '/social-callback?error=off',
      '/social-callback?error=busy',
    ]);
    await limited.close();
  });
});

describe('a provider that', () => {
  it.each<[string, 'unavailable' | 'failed', SocialShop['google']['broken']]>([
    ['is out of order', 'unavailable', (response) => response.writeHead(503).end('down')],
    ['cuts the line', 'unavailable', (response) => response.destroy()],
    ['says nothing', 'unavailable', () => {}],
    [
      'sends a page',
      'failed',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
    ],
    [
      'sends nonsense',
      'failed',
      (response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"access_token":'),
    ],
  ])('%s lets nobody in and holds nobody up', async (_, word, broken) => {
    const { services } = all.shop;
    const { social } = services;
    services.social = openSocial({ google: all.google.keys, facebook: all.facebook.keys }, 1);
    try {
      all.google.broken = all.facebook.broken = broken;
      const browser = all.newBrowser();
      expect(errorOf(new URL(await all.toGoogle(browser, all.someone())))).toEqual({ error: word });
      all.google.broken = all.facebook.broken = null;
      const callback = await all.toGoogle(browser, all.someone());
      all.google.broken = broken;
      expect(errorOf(await all.comeBack(browser, callback))).toEqual({ error: word });
      all.google.broken = null;
      all.facebook.me = { id: '7', name: 'Leyla' };
      const dialog = await all.toFacebook(browser);
      all.facebook.broken = broken;
      expect(errorOf(await all.comeBack(browser, dialog))).toEqual({ error: word });
    } finally {
      all.google.broken = all.facebook.broken = null;
      services.social = social;
    }
    expect((await all.byGoogle(all.newBrowser(), all.someone())).has('code')).toBe(true);
  });
});

it('what was not come back for is swept away, and nothing else', async () => {
  await sql`delete from social_visits`.execute(all.base.db);
  const away = all.newBrowser();
  const callback = await all.toGoogle(away, all.someone());
  await expire('social_visits');
  await all.byGoogle(all.newBrowser(), all.someone());
  await expire('social_handoffs');
  const waiting = all.newBrowser();
  const alive = await all.toGoogle(waiting, all.someone());
  expect(await sweepSocial(all.base.db)).toBeGreaterThanOrEqual(2);
  expect([await rowsOf('social_visits'), await rowsOf('social_handoffs')]).toEqual([1, 0]);
  expect(errorOf(await all.comeBack(away, callback))).toEqual({ error: 'expired' });
  expect((await all.comeBack(waiting, alive)).searchParams.has('code')).toBe(true);
});
