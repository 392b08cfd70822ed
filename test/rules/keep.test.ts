import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache, type PageCache } from '#hall/page-cache.ts';
import { bodyIn, finish, weightOf, type Made } from '#hall/cached-answer.ts';

const ROOM = 10_000_000;
const made = (body: string | Buffer, part: Partial<Made> = {}): Made => ({
  status: 200,
  headers: {},
  body,
  tags: [],
  until: null,
  ...part,
});
const making = (body: string, part: Partial<Made> = {}) => vi.fn(async () => made(body, part));
const never = vi.fn(async (): Promise<Made> => {
  throw new Error('made although it was kept');
});
const textOf = (kept: { body: Buffer } | undefined) => kept?.body.toString();
const ask = async (keep: PageCache, key: string, make: () => Promise<Made>) =>
  textOf(await keep.get(key, make));
const settle = (keep: PageCache, key: string, body: string) =>
  vi.waitFor(() => expect(textOf(keep.find(key))).toBe(body));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe('a kept answer', () => {
  it('is made once, however many ask at once, and found afterwards', async () => {
    const keep = createPageCache(ROOM);
    const make = making('one');
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(keep, 'key', make)));
    expect(new Set(answers)).toEqual(new Set(['one']));
    expect(make).toHaveBeenCalledOnce();
    expect(await ask(keep, 'key', never)).toBe('one');
    expect(textOf(keep.find('key'))).toBe('one');
  });
  it('is made apart for every key', async () => {
    const keep = createPageCache(ROOM);
    expect(
      await Promise.all([ask(keep, 'a', making('one')), ask(keep, 'b', making('two'))]),
    ).toEqual(['one', 'two']);
    expect(keep.size().entries).toBe(2);
    expect(keep.find('c')).toBeUndefined();
  });
  it('of another status is handed out and not kept', async () => {
    const keep = createPageCache(ROOM);
    expect((await keep.get('key', making('gone', { status: 404 }))).status).toBe(404);
    expect(keep.find('key')).toBeUndefined();
    expect(keep.size()).toEqual({ entries: 0, bytes: 0 });
  });
  it('whose making fails fails for all who wait, and is made again for the next', async () => {
    const keep = createPageCache(ROOM);
    const fails = vi.fn(async (): Promise<Made> => {
      throw new Error('no database');
    });
    const asked = await Promise.allSettled([ask(keep, 'key', fails), ask(keep, 'key', fails)]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(fails).toHaveBeenCalledOnce();
    expect(await ask(keep, 'key', making('well'))).toBe('well');
  });
});

describe('a touch', () => {
  it('ends what carries one of its tags, and nothing else', async () => {
    const keep = createPageCache(ROOM);
    await keep.get('a', making('a', { tags: ['product:1', 'products'] }));
    await keep.get('b', making('b', { tags: ['product:2', 'products'] }));
    keep.end(['product:1', 'nobody']);
    expect(keep.find('a')).toBeUndefined();
    expect(textOf(keep.find('b'))).toBe('b');
    keep.end(['products']);
    expect(keep.find('b')).toBeUndefined();
  });
  it('of everything ends everything', async () => {
    const keep = createPageCache(ROOM);
    await keep.get('a', making('a'));
    await keep.get('b', making('b', { tags: ['x'] }));
    keep.end(null);
    expect([keep.find('a'), keep.find('b')]).toEqual([undefined, undefined]);
  });
  it('a moment ago: the old answer is handed out while one new one is made', async () => {
    const keep = createPageCache(ROOM);
    await keep.get('key', making('old', { tags: ['t'] }));
    keep.end(['t']);
    pass(999);
    const make = making('new', { tags: ['t'] });
    expect(await Promise.all([ask(keep, 'key', make), ask(keep, 'key', make)])).toEqual([
      'old',
      'old',
    ]);
    await settle(keep, 'key', 'new');
    expect(make).toHaveBeenCalledOnce();
    expect(await ask(keep, 'key', never)).toBe('new');
  });
  it('over a second ago: everybody waits for the new answer', async () => {
    const keep = createPageCache(ROOM);
    await keep.get('key', making('old', { tags: ['t'] }));
    keep.end(['t']);
    pass(1001);
    expect(await ask(keep, 'key', making('new'))).toBe('new');
  });
  it('again does not give an old answer another second', async () => {
    const keep = createPageCache(ROOM);
    await keep.get('key', making('old', { tags: ['t'] }));
    keep.end(['t']);
    pass(800);
    keep.end(['t']);
    pass(800);
    expect(await ask(keep, 'key', making('new'))).toBe('new');
  });
  it('whose new making fails leaves the next to try again', async () => {
    const keep = createPageCache(ROOM);
    await keep.get('key', making('old', { tags: ['t'] }));
    keep.end(['t']);
    const fails = vi.fn(async (): Promise<Made> => {
      throw new Error('no database');
    });
    expect(await ask(keep, 'key', fails)).toBe('old');
    await vi.waitFor(async () => {
      await ask(keep, 'key', making('new'));
      expect(textOf(keep.find('key'))).toBe('new');
    });
  });
});

describe('a touch while an answer is being made', () => {
  it.each<[string, string[] | null, boolean]>([
    ['of its tag', ['t'], true],
    ['of everything', null, true],
    ['of another tag', ['u'], false],
  ])('%s: made again? %s', async (_, tags, again) => {
    const keep = createPageCache(ROOM);
    const gate = Promise.withResolvers<Made>();
    const asked = ask(keep, 'key', () => gate.promise);
    keep.end(tags);
    gate.resolve(made('before', { tags: ['t'] }));
    expect(await asked).toBe('before');
    expect(keep.find('key') === undefined).toBe(again);
    const make = making('after', { tags: ['t'] });
    await keep.get('key', make);
    await settle(keep, 'key', again ? 'after' : 'before');
    expect(make).toHaveBeenCalledTimes(again ? 1 : 0);
  });
});

describe('an answer that ends by itself', () => {
  it('is kept until that moment and made again from it on', async () => {
    const keep = createPageCache(ROOM);
    await keep.get('key', making('sale', { until: new Date(Date.now() + 5000) }));
    pass(4999);
    expect(await ask(keep, 'key', never)).toBe('sale');
    pass(1);
    expect(keep.find('key')).toBeUndefined();
    expect(await ask(keep, 'key', making('over'))).toBe('over');
    expect(keep.size().entries).toBe(1);
  });
});

describe('an old answer', () => {
  const OLD = 10 * 60_000;
  it('is made again, although nobody touched it: no word that is lost lets it live for ever', async () => {
    const keep = createPageCache(ROOM);
    await keep.get('key', making('old'));
    pass(OLD - 1);
    expect(await ask(keep, 'key', never)).toBe('old');
    pass(1);
    expect(keep.find('key')).toBeUndefined();
    const make = making('new');
    expect(await Promise.all([ask(keep, 'key', make), ask(keep, 'key', make)])).toEqual([
      'old',
      'old',
    ]);
    await settle(keep, 'key', 'new');
    expect(make).toHaveBeenCalledOnce();
  });
  it('that nobody asked for when it got old is not handed out any more', async () => {
    const keep = createPageCache(ROOM);
    await keep.get('key', making('old'));
    pass(OLD + 1001);
    expect(await ask(keep, 'key', making('new'))).toBe('new');
  });
  it('is as old as what was read for it, however long its making took', async () => {
    const keep = createPageCache(ROOM);
    const gate = Promise.withResolvers<Made>();
    const asked = ask(keep, 'key', () => gate.promise);
    pass(OLD - 1000);
    gate.resolve(made('slow'));
    await asked;
    pass(1000);
    expect(keep.find('key')).toBeUndefined();
  });
});

describe('who begins a making', () => {
  const refuse = vi.fn(async (): Promise<void> => {
    throw new Error('too many');
  });
  it('is asked first, and only they: what is kept, just touched or being made is free', async () => {
    const keep = createPageCache(ROOM);
    const admit = vi.fn(async () => {});
    const gate = Promise.withResolvers<Made>();
    const make = vi.fn(() => gate.promise);
    const first = keep.get('key', make, admit);
    await vi.waitFor(() => expect(make).toHaveBeenCalledOnce());
    const second = keep.get('key', never, refuse);
    gate.resolve(made('one', { tags: ['t'] }));
    expect([await first, await second, await keep.get('key', never, refuse)].map(textOf)).toEqual([
      'one',
      'one',
      'one',
    ]);
    keep.end(['t']);
    expect(textOf(await keep.get('key', making('two'), admit))).toBe('one');
    expect([admit, refuse].map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
  });
  it('and is refused makes nothing, and hinders nobody', async () => {
    const keep = createPageCache(ROOM);
    const make = making('one');
    await expect(keep.get('key', make, refuse)).rejects.toThrow('too many');
    expect(make).not.toHaveBeenCalled();
    expect(await ask(keep, 'key', make)).toBe('one');
  });
});

describe('the most bytes', () => {
  // Random bytes, which no compression makes smaller.
  const page = (part: Partial<Made> = {}) => {
    const body = randomBytes(10_000);
    return async () => made(body, part);
  };
  const PAGE = weightOf('a', finish(made(randomBytes(10_000))));

  it('are never gone over; what was made first goes first', async () => {
    const keep = createPageCache(3 * PAGE);
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      await keep.get(key, page());
      expect(keep.size().bytes).toBeLessThanOrEqual(3 * PAGE);
    }
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => keep.find(key))).toEqual(['c', 'd', 'e']);
  });
  it('keep what was used last', async () => {
    const keep = createPageCache(2 * PAGE);
    await keep.get('h', page());
    await keep.get('r', page());
    keep.find('h');
    await keep.get('o', page());
    expect(['h', 'r', 'o'].filter((key) => keep.find(key))).toEqual(['h', 'o']);
  });
  it('count an answer that was made again once', async () => {
    const keep = createPageCache(ROOM);
    for (let times = 0; times < 5; times++) {
      await keep.get('a', page({ tags: ['t'] }));
      keep.end(['t']);
      pass(2000);
    }
    expect(keep.size().entries).toBe(1);
    expect(keep.size().bytes).toBeLessThan(PAGE + 200);
  });
  it('count the compressed forms from when they are made, and make room for them', async () => {
    const keep = createPageCache(3 * PAGE);
    const kept = await keep.get('a', page({ tags: ['t'] }));
    await keep.get('b', page());
    const before = keep.size().bytes;
    await bodyIn(kept, 'br');
    expect(keep.size().bytes - before).toBeGreaterThan(10_000);
    await bodyIn(kept, 'gzip');
    expect(keep.size().bytes).toBeLessThanOrEqual(3 * PAGE);
    expect([keep.find('a') === kept, keep.find('b')]).toEqual([true, undefined]);
    keep.end(['t']);
    expect(keep.find('a')).toBeUndefined();
  });
  it('do not count the forms of what went', async () => {
    const keep = createPageCache(PAGE);
    const kept = await keep.get('a', page());
    await keep.get('b', page());
    const before = keep.size();
    await bodyIn(kept, 'br');
    expect(keep.size()).toEqual(before);
  });
  it('do not hold what is larger than all of them: it is handed out, not kept', async () => {
    for (const most of [0, Math.trunc(PAGE / 2)]) {
      const keep = createPageCache(most);
      expect((await keep.get('key', page({ tags: ['t'] }))).body).toHaveLength(10_000);
      expect(keep.size()).toEqual({ entries: 0, bytes: 0 });
    }
  });
  it('forget the tags of what went', async () => {
    const keep = createPageCache(PAGE + 500);
    await keep.get('a', page({ tags: ['t'] }));
    await keep.get('b', page());
    keep.end(['t']);
    expect(keep.find('b')).toBeDefined();
  });
});
