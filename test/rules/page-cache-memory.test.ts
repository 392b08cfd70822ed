// The page cache never takes more memory than allowed.
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache } from '#hall/page-cache.ts';
import { bodyIn, finish, weightOf, type FreshAnswer } from '#hall/cached-answer.ts';
import { made, ROOM } from './made-answers.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe('the memory of the cache', () => {
  // Random bytes, which cannot be compressed.
  const page = (part: Partial<FreshAnswer> = {}) => {
    const body = randomBytes(10_000);
    return async () => made(body, part);
  };
  const PAGE = weightOf('a', finish(made(randomBytes(10_000))));

  it('is never exceeded: the oldest answers are dropped first', async () => {
    const cache = createPageCache(3 * PAGE);
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      await cache.get(key, page());
      expect(cache.size().bytes).toBeLessThanOrEqual(3 * PAGE);
    }
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.find(key))).toEqual(['c', 'd', 'e']);
  });
  it('is kept for what was used last', async () => {
    const cache = createPageCache(2 * PAGE);
    await cache.get('h', page());
    await cache.get('r', page());
    cache.find('h');
    await cache.get('o', page());
    expect(['h', 'r', 'o'].filter((key) => cache.find(key))).toEqual(['h', 'o']);
  });
  it('counts an answer that was made again once', async () => {
    const cache = createPageCache(ROOM);
    for (let times = 0; times < 5; times++) {
      await cache.get('a', page({ tags: ['t'] }));
      cache.end(['t']);
      pass(2000);
    }
    expect(cache.size().entries).toBe(1);
    expect(cache.size().bytes).toBeLessThan(PAGE + 200);
  });
  it('counts the compressed forms from when they are made, and makes room for them', async () => {
    const cache = createPageCache(3 * PAGE);
    const cached = await cache.get('a', page({ tags: ['t'] }));
    await cache.get('b', page());
    const before = cache.size().bytes;
    await bodyIn(cached, 'br');
    expect(cache.size().bytes - before).toBeGreaterThan(10_000);
    await bodyIn(cached, 'gzip');
    expect(cache.size().bytes).toBeLessThanOrEqual(3 * PAGE);
    expect([cache.find('a') === cached, cache.find('b')]).toEqual([true, undefined]);
    cache.end(['t']);
    expect(cache.find('a')).toBeUndefined();
  });
  it('does not count the compressed forms of dropped answers', async () => {
    const cache = createPageCache(PAGE);
    const cached = await cache.get('a', page());
    await cache.get('b', page());
    const before = cache.size();
    await bodyIn(cached, 'br');
    expect(cache.size()).toEqual(before);
  });
  it('holds no answer larger than the limit: that is sent, but not cached', async () => {
    for (const most of [0, Math.trunc(PAGE / 2)]) {
      const cache = createPageCache(most);
      expect((await cache.get('key', page({ tags: ['t'] }))).body).toHaveLength(10_000);
      expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
    }
  });
  it('forgets the tags of dropped answers', async () => {
    const cache = createPageCache(PAGE + 500);
    await cache.get('a', page({ tags: ['t'] }));
    await cache.get('b', page());
    cache.end(['t']);
    expect(cache.find('b')).toBeDefined();
  });
});
