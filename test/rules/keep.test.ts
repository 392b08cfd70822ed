import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeep, type Keep } from '#keep.ts';
import type { Made } from '#keep-compress.ts';

const ROOM = 10_000_000;
const made = (body: string | Buffer, part: Partial<Made> = {}): Made => ({ status: 200, headers: {}, body, tags: [], until: null, ...part });
const making = (body: string, part: Partial<Made> = {}) => vi.fn(async () => made(body, part));
const never = vi.fn(async (): Promise<Made> => { throw new Error('made although it was kept'); });
const textOf = (kept: { body: Buffer } | undefined) => kept?.body.toString();
const ask = async (keep: Keep, key: string, make: () => Promise<Made>) => textOf(await keep.get(key, make));
const settle = (keep: Keep, key: string, body: string) => vi.waitFor(() => expect(textOf(keep.find(key))).toBe(body));

beforeEach(() => { vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 }); });
afterEach(() => { vi.useRealTimers(); });
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe('a kept answer', () => {
  it('is made once, however many ask at once, and found afterwards', async () => {
    const keep = createKeep(ROOM);
    const make = making('one');
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(keep, 'key', make)));
    expect(new Set(answers)).toEqual(new Set(['one']));
    expect(make).toHaveBeenCalledOnce();
    expect(await ask(keep, 'key', never)).toBe('one');
    expect(textOf(keep.find('key'))).toBe('one');
  });
  it('is made apart for every key', async () => {
    const keep = createKeep(ROOM);
    expect(await Promise.all([ask(keep, 'a', making('one')), ask(keep, 'b', making('two'))])).toEqual(['one', 'two']);
    expect(keep.size().entries).toBe(2);
    expect(keep.find('c')).toBeUndefined();
  });
  it('of another status is handed out and not kept', async () => {
    const keep = createKeep(ROOM);
    expect((await keep.get('key', making('gone', { status: 404 }))).status).toBe(404);
    expect(keep.find('key')).toBeUndefined();
    expect(keep.size()).toEqual({ entries: 0, bytes: 0 });
  });
  it('whose making fails fails for all who wait, and is made again for the next', async () => {
    const keep = createKeep(ROOM);
    const fails = vi.fn(async (): Promise<Made> => { throw new Error('no database'); });
    const asked = await Promise.allSettled([ask(keep, 'key', fails), ask(keep, 'key', fails)]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(fails).toHaveBeenCalledOnce();
    expect(await ask(keep, 'key', making('well'))).toBe('well');
  });
});

describe('a touch', () => {
  it('ends what carries one of its tags, and nothing else', async () => {
    const keep = createKeep(ROOM);
    await keep.get('a', making('a', { tags: ['product:1', 'products'] }));
    await keep.get('b', making('b', { tags: ['product:2', 'products'] }));
    keep.end(['product:1', 'nobody']);
    expect(keep.find('a')).toBeUndefined();
    expect(textOf(keep.find('b'))).toBe('b');
    keep.end(['products']);
    expect(keep.find('b')).toBeUndefined();
  });
  it('of everything ends everything', async () => {
    const keep = createKeep(ROOM);
    await keep.get('a', making('a'));
    await keep.get('b', making('b', { tags: ['x'] }));
    keep.end(null);
    expect([keep.find('a'), keep.find('b')]).toEqual([undefined, undefined]);
  });
  it('a moment ago: the old answer is handed out while one new one is made', async () => {
    const keep = createKeep(ROOM);
    await keep.get('key', making('old', { tags: ['t'] }));
    keep.end(['t']);
    pass(999);
    const make = making('new', { tags: ['t'] });
    expect(await Promise.all([ask(keep, 'key', make), ask(keep, 'key', make)])).toEqual(['old', 'old']);
    await settle(keep, 'key', 'new');
    expect(make).toHaveBeenCalledOnce();
    expect(await ask(keep, 'key', never)).toBe('new');
  });
  it('over a second ago: everybody waits for the new answer', async () => {
    const keep = createKeep(ROOM);
    await keep.get('key', making('old', { tags: ['t'] }));
    keep.end(['t']);
    pass(1001);
    expect(await ask(keep, 'key', making('new'))).toBe('new');
  });
  it('again does not give an old answer another second', async () => {
    const keep = createKeep(ROOM);
    await keep.get('key', making('old', { tags: ['t'] }));
    keep.end(['t']);
    pass(800);
    keep.end(['t']);
    pass(800);
    expect(await ask(keep, 'key', making('new'))).toBe('new');
  });
  it('whose new making fails leaves the next to try again', async () => {
    const keep = createKeep(ROOM);
    await keep.get('key', making('old', { tags: ['t'] }));
    keep.end(['t']);
    const fails = vi.fn(async (): Promise<Made> => { throw new Error('no database'); });
    expect(await ask(keep, 'key', fails)).toBe('old');
    await vi.waitFor(async () => { await ask(keep, 'key', making('new')); expect(textOf(keep.find('key'))).toBe('new'); });
  });
});

describe('a touch while an answer is being made', () => {
  it.each<[string, string[] | null, boolean]>([['of its tag', ['t'], true], ['of everything', null, true], ['of another tag', ['u'], false]])('%s: made again? %s', async (_, tags, again) => {
    const keep = createKeep(ROOM);
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
    const keep = createKeep(ROOM);
    await keep.get('key', making('sale', { until: new Date(Date.now() + 5000) }));
    pass(4999);
    expect(await ask(keep, 'key', never)).toBe('sale');
    pass(1);
    expect(keep.find('key')).toBeUndefined();
    expect(await ask(keep, 'key', making('over'))).toBe('over');
    expect(keep.size().entries).toBe(1);
  });
});

describe('the most bytes', () => {
  // Random bytes, so that no compression makes the sizes differ by more than a few.
  const page = (part: Partial<Made> = {}) => { const body = randomBytes(10_000); return async () => made(body, part); };
  const PAGE = 20_001;                    // a page of 10,000 bytes with room for its compressed forms

  it('are never gone over; what was made first goes first', async () => {
    const keep = createKeep(3 * PAGE);
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      await keep.get(key, page());
      expect(keep.size().bytes).toBeLessThanOrEqual(3 * PAGE);
    }
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => keep.find(key))).toEqual(['c', 'd', 'e']);
  });
  it('keep what is much used', async () => {
    const keep = createKeep(2 * PAGE);
    await keep.get('home', page());
    await keep.get('rare', page());
    for (let times = 0; times < 64; times++) keep.find('home');
    await keep.get('other', page());
    expect(['home', 'rare', 'other'].filter((key) => keep.find(key))).toEqual(['home', 'other']);
  });
  it('count an answer that was made again once', async () => {
    const keep = createKeep(ROOM);
    for (let times = 0; times < 5; times++) {
      await keep.get('key', page({ tags: ['t'] }));
      keep.end(['t']);
      pass(2000);
    }
    expect(keep.size().entries).toBe(1);
    expect(keep.size().bytes).toBeLessThan(PAGE);
  });
  it('do not hold what is larger than all of them: it is handed out, not kept', async () => {
    const keep = createKeep(PAGE / 2);
    expect((await keep.get('key', page())).body).toHaveLength(10_000);
    expect(keep.size()).toEqual({ entries: 0, bytes: 0 });
  });
  it('forget the tags of what went', async () => {
    const keep = createKeep(PAGE);
    await keep.get('a', page({ tags: ['t'] }));
    await keep.get('b', page());
    keep.end(['t']);
    expect(keep.find('b')).toBeDefined();
  });
});
