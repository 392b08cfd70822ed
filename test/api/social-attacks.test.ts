// Sign-in with Google and Facebook: anything forged, stolen, replayed or late signs nobody in, with
// a kind message.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepSocial } from '#market/accounts/social-provider.ts';
import { openSocialShop, type SocialShop } from './social-browser.ts';
import { errorOf, rowsOf, expire } from './social-ends.ts';

let all: SocialShop;
beforeAll(async () => {
  all = await openSocialShop();
});
afterAll(() => all.close());
const changed = (address: string, name: string, value: string) => {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
};

describe('the callback of a provider', () => {
  it('is good once: the same callback again leads nowhere', async () => {
    const browser = all.newBrowser();
    const callback = await all.toGoogle(browser, all.someone());
    expect((await all.comeBack(browser, callback)).searchParams.has('code')).toBe(true);
    expect(errorOf(await all.comeBack(browser, callback))).toEqual({ error: 'expired' });
  });
  it('is refused to a browser that never left: another’s answer signs nobody in', async () => {
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
  ])('with %s signs nobody in, as one that is too late', async (_, tamper) => {
    const browser = all.newBrowser();
    const callback = await all.toGoogle(browser, all.someone());
    expect(errorOf(await all.comeBack(browser, tamper(callback)))).toEqual({ error: 'expired' });
  });
  it.each<[string, (callback: string) => string]>([
    ['a made-up code', (callback) => changed(callback, 'code', 'made-up')],
    ['no code', (callback) => changed(callback, 'code', '')],
    ['another issuer', (callback) => changed(callback, 'iss', 'https://evil.example')],
  ])('with %s signs nobody in, as one that failed', async (_, tamper) => {
    const browser = all.newBrowser();
    const callback = await all.toGoogle(browser, all.someone());
    expect(errorOf(await all.comeBack(browser, tamper(callback)))).toEqual({ error: 'failed' });
  });
  it('with the code of another visit fails: a stolen code is worth nothing', async () => {
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
    const before = await rowsOf(all, 'accounts');
    await sql`
      update social_visits
      set data = jsonb_set(data, ${[name]}, to_jsonb(${'y'.repeat(43)}::text))`.execute(
      all.base.db,
    );
    expect(errorOf(await all.comeBack(browser, callback))).toEqual({ error: 'failed' });
    expect(await rowsOf(all, 'accounts')).toBe(before);
  });
  it('after ten minutes is too late', async () => {
    const browser = all.newBrowser();
    const callback = await all.toGoogle(browser, all.someone());
    await expire(all, 'social_visits');
    expect(errorOf(await all.comeBack(browser, callback))).toEqual({ error: 'expired' });
  });
  it('tells a person who declined that nothing happened', async () => {
    const browser = all.newBrowser();
    expect(
      errorOf(await all.comeBack(browser, await all.toGoogle(browser, '', { next: '/cart' }))),
    ).toEqual({ error: 'cancelled', next: '/cart' });
    all.facebook.me = null;
    expect(Object.fromEntries(await all.byFacebook(browser))).toEqual({ error: 'cancelled' });
  });
});

describe('the code that a browser changes for its account', () => {
  const handed = async () => {
    const browser = all.newBrowser();
    return { browser, code: (await all.byGoogle(browser, all.someone())).get('code') ?? '' };
  };

  it('is changed once, also by two at the same moment', async () => {
    const { browser, code } = await handed();
    const answers = await Promise.all([1, 2, 3].map(() => all.post(browser, 'exchange', { code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
    expect((await all.post(browser, 'exchange', { code })).message).toMatch(/start again/);
  });
  it('is worth nothing in another browser: no link signs people in to another account', async () => {
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
    await expire(all, 'social_handoffs');
    expect((await all.post(browser, 'exchange', { code })).message).toMatch(/start again/);
  });
  it('is nowhere in the database, nor is the browser’s secret', async () => {
    const { browser, code } = await handed();
    const { rows } = await sql<{ all: string }>`
      select (select jsonb_agg(h) from social_handoffs h)::text
        || coalesce((select jsonb_agg(v) from social_visits v)::text, '') as all`.execute(
      all.base.db,
    );
    const [, word = ''] = browser.cookie().split('=');
    for (const secret of [code, word]) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(rows[0]?.all).not.toContain(secret);
    }
  });
  it.each(['', 'x', 'x'.repeat(101), '../../etc'])('%j signs nobody in', async (code) =>
    expect((await all.post(all.newBrowser(), 'exchange', { code })).status).toBe(201),
  );
});

it('visits that nobody came back for are swept away, and nothing else', async () => {
  await sql`delete from social_visits`.execute(all.base.db);
  const away = all.newBrowser();
  const callback = await all.toGoogle(away, all.someone());
  await expire(all, 'social_visits');
  await all.byGoogle(all.newBrowser(), all.someone());
  await expire(all, 'social_handoffs');
  const waiting = all.newBrowser();
  const alive = await all.toGoogle(waiting, all.someone());
  expect(await sweepSocial(all.base.db)).toBeGreaterThanOrEqual(2);
  expect([await rowsOf(all, 'social_visits'), await rowsOf(all, 'social_handoffs')]).toEqual([
    1, 0,
  ]);
  expect(errorOf(await all.comeBack(away, callback))).toEqual({ error: 'expired' });
  expect((await all.comeBack(waiting, alive)).searchParams.has('code')).toBe(true);
});
