// The page cache: an answer is made once for everybody, and made again when it is touched or old.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache, type PageCache } from '#hall/page-cache.ts';
import type { FreshAnswer } from '#hall/cached-answer.ts';
import { made, ROOM } from './made-answers.ts';

const making = (body: string, part: Partial<FreshAnswer> = {}) =>
  vi.fn(async () => made(body, part));
const never = vi.fn(async (): Promise<FreshAnswer> => {
  throw new Error('made although it was in the cache');
});
const textOf = (cached: { body: Buffer } | undefined) => cached?.body.toString();
const bodyFor = async (cache: PageCache, key: string, make: () => Promise<FreshAnswer>) =>
  textOf(await cache.get(key, make));
const settle = (cache: PageCache, key: string, body: string) =>
  vi.waitFor(() => expect(textOf(cache.find(key))).toBe(body));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe('a cached answer', () => {
  it('is made once, however many ask at once, and found afterwards', async () => {
    const cache = createPageCache(ROOM);
    const make = making('one');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => bodyFor(cache, 'key', make)),
    );
    expect(new Set(answers)).toEqual(new Set(['one']));
    expect(make).toHaveBeenCalledOnce();
    expect(await bodyFor(cache, 'key', never)).toBe('one');
    expect(textOf(cache.find('key'))).toBe('one');
  });
  it('is made apart for every key', async () => {
    const cache = createPageCache(ROOM);
    expect(
      await Promise.all([bodyFor(cache, 'a', making('one')), bodyFor(cache, 'b', making('two'))]),
    ).toEqual(['one', 'two']);
    expect(cache.size().entries).toBe(2);
    expect(cache.find('c')).toBeUndefined();
  });
  it('that is no page (status 404) is handed out and not cached', async () => {
    const cache = createPageCache(ROOM);
    expect((await cache.get('key', making('gone', { status: 404 }))).status).toBe(404);
    expect(cache.find('key')).toBeUndefined();
    expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
  });
  it('whose making fails fails for all who wait, and is made again for the next', async () => {
    const cache = createPageCache(ROOM);
    const fails = vi.fn(async (): Promise<FreshAnswer> => {
      throw new Error('no database');
    });
    const results = await Promise.allSettled([
      bodyFor(cache, 'key', fails),
      bodyFor(cache, 'key', fails),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(fails).toHaveBeenCalledOnce();
    expect(await bodyFor(cache, 'key', making('well'))).toBe('well');
  });
});

describe('a touch', () => {
  it('ends what carries one of its tags, and nothing else', async () => {
    const cache = createPageCache(ROOM);
    await cache.get('a', making('a', { tags: ['product:1', 'products'] }));
    await cache.get('b', making('b', { tags: ['product:2', 'products'] }));
    cache.end(['product:1', 'nobody']);
    expect(cache.find('a')).toBeUndefined();
    expect(textOf(cache.find('b'))).toBe('b');
    cache.end(['products']);
    expect(cache.find('b')).toBeUndefined();
  });
  it('of everything ends everything', async () => {
    const cache = createPageCache(ROOM);
    await cache.get('a', making('a'));
    await cache.get('b', making('b', { tags: ['x'] }));
    cache.end(null);
    expect([cache.find('a'), cache.find('b')]).toEqual([undefined, undefined]);
  });
  it('a moment ago: the old answer is handed out while one new one is made', async () => {
    const cache = createPageCache(ROOM);
    await cache.get('key', making('old', { tags: ['t'] }));
    cache.end(['t']);
    pass(999);
    const make = making('new', { tags: ['t'] });
    expect(await Promise.all([bodyFor(cache, 'key', make), bodyFor(cache, 'key', make)])).toEqual([
      'old',
      'old',
    ]);
    await settle(cache, 'key', 'new');
    expect(make).toHaveBeenCalledOnce();
    expect(await bodyFor(cache, 'key', never)).toBe('new');
  });
  it('over a second ago: everybody waits for the new answer', async () => {
    const cache = createPageCache(ROOM);
    await cache.get('key', making('old', { tags: ['t'] }));
    cache.end(['t']);
    pass(1001);
    expect(await bodyFor(cache, 'key', making('new'))).toBe('new');
  });
  it('again does not give an old answer another second', async () => {
    const cache = createPageCache(ROOM);
    await cache.get('key', making('old', { tags: ['t'] }));
    cache.end(['t']);
    pass(800);
    cache.end(['t']);
    pass(800);
    expect(await bodyFor(cache, 'key', making('new'))).toBe('new');
  });
  it('whose new making fails leaves the next to try again', async () => {
    const cache = createPageCache(ROOM);
    await cache.get('key', making('old', { tags: ['t'] }));
    cache.end(['t']);
    const fails = vi.fn(async (): Promise<FreshAnswer> => {
      throw new Error('no database');
    });
    expect(await bodyFor(cache, 'key', fails)).toBe('old');
    await vi.waitFor(async () => {
      await bodyFor(cache, 'key', making('new'));
      expect(textOf(cache.find('key'))).toBe('new');
    });
  });
});

describe('a touch that arrives while an answer is being made', () => {
  it.each<[string, string[] | null, boolean]>([
    ['of its tag', ['t'], true],
    ['of everything', null, true],
    ['of another tag', ['u'], false],
  ])('%s: made again? %s', async (_, tags, again) => {
    const cache = createPageCache(ROOM);
    const gate = Promise.withResolvers<FreshAnswer>();
    const pending = bodyFor(cache, 'key', () => gate.promise);
    cache.end(tags);
    gate.resolve(made('before', { tags: ['t'] }));
    expect(await pending).toBe('before');
    expect(cache.find('key') === undefined).toBe(again);
    const make = making('after', { tags: ['t'] });
    await cache.get('key', make);
    await settle(cache, 'key', again ? 'after' : 'before');
    expect(make).toHaveBeenCalledTimes(again ? 1 : 0);
  });
});

describe('an answer that ends by itself', () => {
  it('is cached until that moment and made again from then on', async () => {
    const cache = createPageCache(ROOM);
    await cache.get('key', making('sale', { until: new Date(Date.now() + 5000) }));
    pass(4999);
    expect(await bodyFor(cache, 'key', never)).toBe('sale');
    pass(1);
    expect(cache.find('key')).toBeUndefined();
    expect(await bodyFor(cache, 'key', making('over'))).toBe('over');
    expect(cache.size().entries).toBe(1);
  });
});

describe('an answer of ten minutes ago', () => {
  const OLD = 10 * 60_000;
  it('is made again untouched: a lost notification leaves no page old for ever', async () => {
    const cache = createPageCache(ROOM);
    await cache.get('key', making('old'));
    pass(OLD - 1);
    expect(await bodyFor(cache, 'key', never)).toBe('old');
    pass(1);
    expect(cache.find('key')).toBeUndefined();
    const make = making('new');
    expect(await Promise.all([bodyFor(cache, 'key', make), bodyFor(cache, 'key', make)])).toEqual([
      'old',
      'old',
    ]);
    await settle(cache, 'key', 'new');
    expect(make).toHaveBeenCalledOnce();
  });
  it('that nobody asked for meanwhile is not handed out any more', async () => {
    const cache = createPageCache(ROOM);
    await cache.get('key', making('old'));
    pass(OLD + 1001);
    expect(await bodyFor(cache, 'key', making('new'))).toBe('new');
  });
  it('is as old as what was read for it, however long its making took', async () => {
    const cache = createPageCache(ROOM);
    const gate = Promise.withResolvers<FreshAnswer>();
    const pending = bodyFor(cache, 'key', () => gate.promise);
    pass(OLD - 1000);
    gate.resolve(made('slow'));
    await pending;
    pass(1000);
    expect(cache.find('key')).toBeUndefined();
  });
});

describe('the limit on makings', () => {
  const refuse = vi.fn(async (): Promise<void> => {
    throw new Error('too many');
  });
  it('counts only what is made: cached, just touched or already begun is free', async () => {
    const cache = createPageCache(ROOM);
    const admit = vi.fn(async () => {});
    const gate = Promise.withResolvers<FreshAnswer>();
    const make = vi.fn(() => gate.promise);
    const first = cache.get('key', make, admit);
    await vi.waitFor(() => expect(make).toHaveBeenCalledOnce());
    const second = cache.get('key', never, refuse);
    gate.resolve(made('one', { tags: ['t'] }));
    expect([await first, await second, await cache.get('key', never, refuse)].map(textOf)).toEqual([
      'one',
      'one',
      'one',
    ]);
    cache.end(['t']);
    expect(textOf(await cache.get('key', making('two'), admit))).toBe('one');
    expect([admit, refuse].map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
  });
  it('when it refuses, makes nothing and hinders nobody else', async () => {
    const cache = createPageCache(ROOM);
    const make = making('one');
    await expect(cache.get('key', make, refuse)).rejects.toThrow('too many');
    expect(make).not.toHaveBeenCalled();
    expect(await bodyFor(cache, 'key', make)).toBe('one');
  });
});
