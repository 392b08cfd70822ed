// Leaving for Google and Facebook: what the browser takes along, when this is switched off, and
// while a provider is down.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSocial } from '#outside/social/open-social.ts';
import { openShop } from '../shop.ts';
import { openSocialShop, PUBLIC, type SocialShop } from './social-browser.ts';
import { errorOf } from './social-ends.ts';

let all: SocialShop;
beforeAll(async () => {
  all = await openSocialShop();
});
afterAll(() => all.close());
const offered = async ({ shop }: SocialShop) => {
  const { setting } = await shop.ask('shop.read');
  return [setting.google_login, setting.facebook_login];
};

describe('leaving for a provider', () => {
  it('gives the browser a secret that no script and no other site can read', async () => {
    const { status, headers, to } = await all
      .newBrowser()
      .open(`${PUBLIC}/api/v1/user/social-login/redirect/google`);
    expect(status).toBe(302);
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-social=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(headers.get('cache-control')).toBe('private, no-store');
    const query = new URL(to).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: `${PUBLIC}/api/v1/user/social-login/callback/google`,
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(query.get(name)).toMatch(/^[\w-]{43}$/);
  });
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    `/${'x'.repeat(1000)}`,
  ])('never leads on to another site: %j', async (next) => {
    const browser = all.newBrowser();
    const page = await all.comeBack(
      browser,
      await all.toGoogle(browser, all.someone(), { next, language: '//evil.example' }),
    );
    expect(page.origin + page.pathname).toBe(`${PUBLIC}/social-callback`);
    expect([...page.searchParams.keys()]).toEqual(['code']);
  });
  it('is closed while the owner allows no such sign-in, also to who has left', async () => {
    const browser = all.newBrowser();
    const callback = await all.toGoogle(browser, all.someone());
    await all.base.db.updateTable('settings').set({ google_login: false }).execute();
    expect(errorOf(await all.comeBack(browser, callback))).toEqual({ error: 'off' });
    expect(errorOf(new URL(await all.toGoogle(browser, all.someone())))).toEqual({ error: 'off' });
    await all.base.db.updateTable('settings').set({ google_login: true }).execute();
  });
  it('is closed without keys, whatever the owner wants, and no page offers it', async () => {
    expect(await offered(all)).toEqual([1, 1]);
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
  it('is limited for each network', async () => {
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
    const impatient = openSocial({ google: all.google.keys, facebook: all.facebook.keys }, 1);
    services.social = async () => impatient;
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
