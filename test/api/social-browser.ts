// A shop with stand-ins of Google and Facebook, and browsers that navigate there and back: cookies
// and redirects, no scripts.
import { openFacebook, type Facebook } from '../stand-ins/facebook.ts';
import { openGoogle, type Claims, type Google } from '../stand-ins/google.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, unique } from '../make.ts';
import { openShop, type Answer, type TestShop } from '../shop.ts';

export const PUBLIC = 'https://shop.test';
type Step = { status: number; to: string; headers: Headers };
export type Browser = {
  open: (address: string, form?: Record<string, string>) => Promise<Step>;
  cookie: () => string;
  setCookie: (line: string) => void;
};
type Walks = {
  /** A new browser; it knows the shop as `PUBLIC`. `from`: the page that sends it there. */
  newBrowser: (from?: string) => Browser;
  /**
   * Leaves for Google and signs in there as somebody; returns the address that Google redirects to,
   * not opened yet.
   */
  toGoogle: (browser: Browser, who: string, query?: Record<string, string>) => Promise<string>;
  toFacebook: (browser: Browser, query?: Record<string, string>) => Promise<string>;
  /** Opens the callback; returns the page of the shop that it leads to. */
  comeBack: (browser: Browser, callback: string) => Promise<URL>;
  /** There and back, as a person with these claims; returns the query of the page. */
  byGoogle: (
    browser: Browser,
    who: string,
    query?: Record<string, string>,
  ) => Promise<URLSearchParams>;
  byFacebook: (browser: Browser) => Promise<URLSearchParams>;
  post: (
    browser: Browser,
    call: 'exchange' | 'address' | 'confirm',
    input: Record<string, unknown>,
  ) => Promise<Answer>;
  someone: (claims?: Claims) => string;
};
export type SocialShop = Walks & {
  shop: TestShop;
  base: Fresh;
  google: Google;
  facebook: Facebook;
  close: () => Promise<void>;
};

const CALLBACK = `${PUBLIC}/api/v1/user/social-login/callback`;

export async function openSocialShop(): Promise<SocialShop> {
  const [base, google, facebook] = await Promise.all([
    freshDatabase(),
    openGoogle(),
    openFacebook(),
  ]);
  await makeShop(base.db);
  await base.db.updateTable('settings').set({ google_login: true, facebook_login: true }).execute();
  google.allow(`${CALLBACK}/google`);
  const shop = await openShop(base, {
    publicUrl: PUBLIC,
    social: { google: google.keys, facebook: facebook.keys },
    socialAt: { ...google.keys, ...facebook.keys },
  });
  return {
    shop,
    base,
    google,
    facebook,
    ...walksIn(shop, google),
    close: async () => {
      await Promise.all([shop.close(), google.close(), facebook.close()]);
      await base.close();
    },
  };
}

function walksIn(shop: TestShop, google: Google): Walks {
  const redirect = (provider: string, query: Record<string, string> = {}) =>
    `${PUBLIC}/api/v1/user/social-login/redirect/${provider}?${new URLSearchParams(query)}`;
  const toGoogle: Walks['toGoogle'] = async (browser, who, query) => {
    let { to } = await browser.open(redirect('google', query));
    while (!to.startsWith(PUBLIC))
      ({ to } = await browser.open(
        to,
        to.includes('/interaction/') ? (who === '' ? { no: '1' } : { who }) : undefined,
      ));
    return to;
  };
  const toFacebook: Walks['toFacebook'] = async (browser, query) => {
    const { to } = await browser.open(redirect('facebook', query));
    return to.startsWith(PUBLIC) ? to : (await browser.open(to)).to;
  };
  const comeBack: Walks['comeBack'] = async (browser, callback) =>
    new URL((await browser.open(callback)).to);
  return {
    newBrowser: (from) => newBrowser(shop.origin, from),
    toGoogle,
    toFacebook,
    comeBack,
    byGoogle: async (browser, who, query) =>
      (await comeBack(browser, await toGoogle(browser, who, query))).searchParams,
    byFacebook: async (browser) =>
      (await comeBack(browser, await toFacebook(browser))).searchParams,
    post: (browser, call, input) =>
      shop.call('POST', `user/social-login/${call}`, input, { cookie: browser.cookie() }),
    someone: (claims) => {
      const who = unique('person');
      google.people.set(who, {
        email: `${who}@example.com`,
        email_verified: true,
        name: 'Leyla Demir',
        ...claims,
      });
      return who;
    },
  };
}

function newBrowser(shopOrigin: string, from = ''): Browser {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (origin: string) => {
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };
  const written = (jar: Map<string, string>) =>
    [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (jar: Map<string, string>, line: string) => {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
    if (value && !/expires=Thu, 01 Jan 1970/i.test(line)) jar.set(name, value);
    else jar.delete(name);
  };
  return {
    cookie: () => written(jarOf(PUBLIC)),
    setCookie: (line) => keep(jarOf(PUBLIC), line),
    open: async (address, form) => {
      const url = new URL(address, PUBLIC);
      const jar = jarOf(url.origin);
      const response = await fetch(
        url.origin === PUBLIC ? `${shopOrigin}${url.pathname}${url.search}` : url,
        {
          redirect: 'manual',
          headers: {
            cookie: written(jar),
            ...(from && url.origin === PUBLIC ? { referer: from } : {}),
          },
          ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
        },
      );
      await response.text();
      for (const line of response.headers.getSetCookie()) keep(jar, line);
      const location = response.headers.get('location');
      if (!location && response.status !== 404)
        throw new Error(`${url.href} answered ${response.status} and led nowhere.`);
      return {
        status: response.status,
        to: location ? new URL(location, url).href : '',
        headers: response.headers,
      };
    },
  };
}
