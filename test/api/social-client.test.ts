// A social sign-in that begins at another web client: where it ends, and what the address contains.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSocialShop, PUBLIC, type SocialShop } from './social-browser.ts';

const CLIENT = 'https://client.example';
let all: SocialShop;
beforeAll(async () => {
  all = await openSocialShop();
});
afterAll(() => all.close());
const allow = (socialTokenInAddress: boolean) =>
  Object.assign(all.shop.services.config, { clientOrigins: [CLIENT], socialTokenInAddress });
afterEach(() => allow(false));

async function signIn(from: string, who: string): Promise<URL> {
  const browser = all.newBrowser(from);
  return all.comeBack(browser, await all.toGoogle(browser, who));
}

describe('a social sign-in from another web client', () => {
  it('hands it a bearer that works, where the owner has switched that on', async () => {
    allow(true);
    const who = all.someone();
    const landing = await signIn(`${CLIENT}/login`, who);
    expect(landing.origin + landing.pathname).toBe(`${CLIENT}/social-callback`);
    const { token, ...person } = Object.fromEntries(landing.searchParams);
    expect(person).toEqual({
      user: expect.stringMatching(/^\d+$/),
      email: `${who}@example.com`,
      name: 'Leyla Demir',
    });
    const profile = await all.shop.ask('profile.read', {}, { authorization: `Bearer ${token}` });
    expect(profile).toMatchObject({ is_logged_in: true, id: Number(person.user) });
  });
  it('gets a message that the person declined', async () => {
    allow(true);
    const landing = await signIn(`${CLIENT}/login`, '');
    expect(Object.fromEntries(landing.searchParams)).toEqual({
      error: 'You didn’t finish signing in. Try again, or use your email.',
    });
  });
  it.each([
    ['it is off', false, CLIENT],
    ['the origin is not allowed', true, 'https://evil.example'],
    ['the origin only begins alike', true, `${CLIENT}.evil.example`],
    ['it began on the shop’s own page', true, PUBLIC],
    ['nobody says where it began', true, ''],
  ])('ends on the shop’s own page with a one-time code when %s', async (_, on, from) => {
    allow(on);
    const landing = await signIn(from && `${from}/login`, all.someone());
    expect(landing.origin + landing.pathname).toBe(`${PUBLIC}/social-callback`);
    expect([...landing.searchParams.keys()]).toEqual(['code']);
  });
});
