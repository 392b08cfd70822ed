// Which search led to a product, in one browser tab; the tab's storage is a map here.
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberFound, reportOutcome } from '#web/ui/product/found-by.ts';
import { forgetSearches } from '#web/ui/recent-searches.ts';

const SHOP = 'https://souk.example';
const storage = new Map<string, string>();
const fetched = vi.fn((_: string, { body }: { body: string }) => Promise.resolve(body));
const sentBodies = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(body) as unknown);

beforeEach(() => {
  storage.clear();
  fetched.mockClear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  });
  vi.stubGlobal('location', { origin: SHOP });
  vi.stubGlobal('document', { documentElement: { lang: 'fr' }, cookie: 'frontend_token=secret' });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', fetched);
});
afterAll(() => vi.unstubAllGlobals());

describe('what a search led to', () => {
  it('is reported once when it is put into the cart, and once when it is ordered', () => {
    rememberFound(7, `${SHOP}/fr/search?q=lampe+%26+pied&page=2`);
    for (const outcome of ['ordered', 'carted', 'carted', 'ordered', 'ordered'] as const)
      reportOutcome(7, outcome);
    const input = { q: 'lampe & pied', product_id: 7 };
    expect(sentBodies()).toEqual([
      { ...input, outcome: 'carted' },
      { ...input, outcome: 'ordered' },
    ]);
  });

  it('is reported with the language, and without any identity', () => {
    rememberFound(7, `${SHOP}/search?q=lamp`);
    reportOutcome(7, 'carted');
    expect(fetched).toHaveBeenCalledWith('/api/v1/search/outcome', {
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        language: 'fr',
      },
      body: expect.any(String),
    });
  });

  it.each(['/brands?q=lamp', '/search', '/search?q=', '/my-search-page?q=lamp'])(
    'is nothing where the page before was %s',
    (path) => {
      rememberFound(7, SHOP + path);
      reportOutcome(7, 'carted');
      expect(sentBodies()).toEqual([]);
    },
  );

  it.each(['', 'https://elsewhere.example/search?q=lamp', 'no address'])(
    'is nothing where somebody came from “%s”',
    (page) => {
      rememberFound(7, page);
      reportOutcome(7, 'carted');
      expect(sentBodies()).toEqual([]);
    },
  );

  it('is of the product alone, and of the last search', () => {
    rememberFound(7, `${SHOP}/search?q=lamp`);
    rememberFound(7, `${SHOP}/search?q=light`);
    rememberFound(8, `${SHOP}/search?q=vase`);
    reportOutcome(9, 'carted');
    reportOutcome(7, 'carted');
    expect(sentBodies()).toMatchObject([{ q: 'light', product_id: 7 }]);
  });

  it('is forgotten at sign-out', () => {
    rememberFound(7, `${SHOP}/search?q=lamp`);
    vi.stubGlobal('localStorage', { removeItem: () => {} });
    forgetSearches();
    reportOutcome(7, 'carted');
    expect(sentBodies()).toEqual([]);
  });

  it('is not stored for who asks not to be tracked, or in a browser without storage', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    rememberFound(7, `${SHOP}/search?q=lamp`);
    expect(storage.size).toBe(0);
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('closed');
      },
    });
    rememberFound(7, `${SHOP}/search?q=lamp`);
    reportOutcome(7, 'carted');
    expect(sentBodies()).toEqual([]);
  });
});
