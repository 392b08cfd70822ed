// What a process caches between requests: never longer than it is true, and never for ever.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, connectPool } from '#db/connect.ts';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';
import { createReadCache } from '#hall/read-cache.ts';
import { cacheValue } from '#hall/cached-value.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

const db = connect(connectPool('postgres://nobody@127.0.0.1:1/none', 1));
const market: MarketSettings = {
  currency: 'USD',
  currency_exponent: 2,
  currency_icon: '$',
  currency_position: 1,
  decimal_format: '1,234.56',
  country: 'US',
  default_country: 'US',
  default_state: '',
  guest_checkout: true,
  default_method: 2,
  methods: [],
  languages: [],
  languages_off: [],
  default_language: 'en',
};
const reading = (): Reading => ({
  db,
  market,
  language: 'en',
  now: new Date(),
  tags: new Set(['settings']),
  until: null,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe('a part that pages share', () => {
  it('hands its tags and its end on to who asks', async () => {
    const readCache = createReadCache();
    const end = new Date(Date.now() + 5000);
    const read = vi.fn(async (own: Reading) => {
      dependOn(own, 'content');
      holdUntil(own, end);
      return 'frame';
    });
    for (const asking of [reading(), reading()]) {
      expect(await readCache.get('site en', asking, read)).toBe('frame');
      expect([asking.until, [...asking.tags]]).toEqual([end, ['settings', 'content']]);
    }
    expect(read).toHaveBeenCalledOnce();
  });
  it('is read again from its end on, when it is touched, and when it is old', async () => {
    const readCache = createReadCache();
    const read = vi.fn(async (own: Reading) => {
      dependOn(own, 'content');
      holdUntil(own, new Date(Date.now() + 60_000));
      return read.mock.calls.length;
    });
    const readSite = () => readCache.get('site en', reading(), read);
    expect([await readSite(), await readSite()]).toEqual([1, 1]);
    pass(60_000);
    expect(await readSite()).toBe(2);
    readCache.end(['products']);
    expect(await readSite()).toBe(2);
    readCache.end(['content']);
    expect(await readSite()).toBe(3);
    const lasting = vi.fn(async () => 'lasts');
    await readCache.get('lasting', reading(), lasting);
    pass(10 * 60_000 - 1);
    await readCache.get('lasting', reading(), lasting);
    expect(lasting).toHaveBeenCalledOnce();
    pass(1);
    await readCache.get('lasting', reading(), lasting);
    expect(lasting).toHaveBeenCalledTimes(2);
  });
});

describe('a cached value', () => {
  it('is read once, and again after it was dropped', async () => {
    let value = 1;
    const read = vi.fn(async () => value);
    const shop = cacheValue(read, 1000);
    expect(await Promise.all([shop.get(), shop.get()])).toEqual([1, 1]);
    value = 2;
    expect(await shop.get()).toBe(1);
    shop.forget();
    expect([await shop.get(), read.mock.calls.length]).toEqual([2, 2]);
  });
  it('is read again when it is old, and handed out meanwhile', async () => {
    let value = 1;
    const shop = cacheValue(async () => value, 1000);
    await shop.get();
    value = 2;
    pass(1000);
    expect(await shop.get()).toBe(1);
    await vi.waitFor(async () => expect(await shop.get()).toBe(2));
  });
  it('survives a failed reading, and is tried again when it was never read', async () => {
    const read = vi
      .fn<() => Promise<number>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValueOnce(1)
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue(2);
    const shop = cacheValue(read, 1000);
    await expect(shop.get()).rejects.toThrow('away');
    expect(await shop.get()).toBe(1);
    pass(1000);
    expect([await shop.get(), await shop.get()]).toEqual([1, 1]);
    pass(1000);
    await shop.get();
    await vi.waitFor(async () => expect(await shop.get()).toBe(2));
  });
  it('is what was there after it was forgotten, even if an older reading ends later', async () => {
    const slow = Promise.withResolvers<number>();
    const read = vi
      .fn<() => Promise<number>>()
      .mockResolvedValueOnce(1)
      .mockReturnValueOnce(slow.promise)
      .mockResolvedValueOnce(3);
    const shop = cacheValue(read, 1000);
    await shop.get();
    pass(1000);
    await shop.get();
    shop.forget();
    expect(await shop.get()).toBe(3);
    slow.resolve(2);
    await slow.promise;
    expect(await shop.get()).toBe(3);
  });
});
