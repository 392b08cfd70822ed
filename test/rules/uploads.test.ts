// Bodies that are large, slow or many: limited in bytes, in time, and by sender.
import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '#base/refusal.ts';
import { createPlaces, type Place, type Sender } from '#api/wire/form-places.ts';
import { readUpload, type Bounds } from '#api/wire/read-upload.ts';

const MB = 1024 * 1024;
const LONG = { most: 1000, longestMs: 60_000, idleMs: 60_000, hold: () => {} };
/** Reads a whole body; counts its `blocks`. */
async function read(from: PassThrough, bounds: Bounds = LONG) {
  const blocks: Uint8Array[] = [];
  await readUpload(from, bounds, (block) => {
    blocks.push(block);
  });
  return { text: Buffer.concat(blocks).toString(), blocks: blocks.length };
}
const refusedBy = (work: () => unknown) => {
  try {
    work();
    return null;
  } catch (problem) {
    return problem instanceof Refusal ? problem.code : problem;
  }
};

describe('a body that comes in parts', () => {
  it('is read whole, each part announced before it is held', async () => {
    const from = new PassThrough();
    const hold = vi.fn();
    const reading = read(from, { ...LONG, hold });
    from.write('one ');
    from.end('two');
    expect((await reading).text).toBe('one two');
    expect(hold.mock.calls.flat()).toEqual([4, 3]);
  });
  it('takes few blocks however small its parts are, so that dripping costs no memory', async () => {
    const from = new PassThrough();
    const reading = read(from, { ...LONG, most: MB });
    for (let at = 0; at < 40_000; at++) from.write('x');
    from.end();
    expect(await reading).toEqual({ text: 'x'.repeat(40_000), blocks: 3 });
  });
  it('is refused when what takes its blocks refuses', async () => {
    const from = new PassThrough();
    const reading = readUpload(from, LONG, () => {
      throw new Refusal('unreadable-body');
    });
    from.end('x');
    await expect(reading).rejects.toEqual(new Refusal('unreadable-body'));
  });
  it('is refused as soon as it is too large, or there is no room for it', async () => {
    const large = new PassThrough();
    const crowded = new PassThrough();
    const readings = [
      read(large),
      read(crowded, {
        ...LONG,
        hold: () => {
          throw new Refusal('too-many-requests');
        },
      }),
    ];
    large.write('x'.repeat(1001));
    crowded.write('x');
    expect(
      (await Promise.allSettled(readings)).map((ended) =>
        ended.status === 'rejected' ? ended.reason : null,
      ),
    ).toEqual([new Refusal('too-large'), new Refusal('too-many-requests')]);
  });
  it('is refused when nothing comes, and when the whole takes too long', async () => {
    await expect(read(new PassThrough(), { ...LONG, idleMs: 20 })).rejects.toEqual(
      new Refusal('too-slow'),
    );
    const dripping = new PassThrough();
    const drops = setInterval(() => dripping.write('.'), 10);
    await expect(read(dripping, { ...LONG, most: MB, longestMs: 100 })).rejects.toEqual(
      new Refusal('too-slow'),
    );
    clearInterval(drops);
  });
  it('is refused when it is cut off, before or while it is read', async () => {
    const cut = new PassThrough();
    const reading = read(cut);
    const gone = new PassThrough().destroy();
    cut.write('half');
    cut.destroy();
    for (const one of [reading, read(gone)])
      await expect(one).rejects.toEqual(new Refusal('unreadable-body'));
  });
});

describe('room for forms', () => {
  const network = (name: string): Sender => ({ name, isKnown: false });
  const account = (name: string): Sender => ({ name, isKnown: true });
  const fill = (places: ReturnType<typeof createPlaces>, sender: Sender, count: number) =>
    Array.from({ length: count }, () => places.take(sender));
  const leave = (taken: Place[]) => {
    for (const place of taken) place.leave();
  };

  it('of one network is bounded, and takes none from another', () => {
    const places = createPlaces();
    const taken = fill(places, network('a'), 32);
    expect(refusedBy(() => places.take(network('a')))).toBe('too-many-requests');
    expect(refusedBy(() => places.take(network('b')))).toBeNull();
    taken.pop()?.leave();
    expect(refusedBy(() => places.take(network('a')))).toBeNull();
  });
  it('of an account is its own, from whichever network', () => {
    const places = createPlaces();
    const taken = fill(places, account('a:1'), 4);
    expect(refusedBy(() => places.take(account('a:1')))).toBe('too-many-requests');
    expect(refusedBy(() => places.take(account('a:2')))).toBeNull();
    leave(taken);
    expect(refusedBy(() => leave(fill(places, account('a:1'), 4)))).toBeNull();
  });
  it('is bounded by bytes too, and who is signed in has some that strangers can not take', () => {
    const places = createPlaces();
    const strangers = Array.from({ length: 8 }, (_, at) => places.take(network(`n${at}`)));
    for (const place of strangers) place.hold(8 * MB);
    expect(refusedBy(() => places.take(network('late')).hold(1))).toBe('too-many-requests');
    const members = Array.from({ length: 8 }, (_, at) => places.take(account(`a:${at}`)));
    for (const place of members) place.hold(8 * MB);
    expect(refusedBy(() => places.take(account('a:9')).hold(1))).toBe('too-many-requests');
    leave(strangers);
    expect(refusedBy(() => places.take(account('a:9')).hold(10 * MB))).toBeNull();
    leave(members);
    expect(refusedBy(() => places.take(network('late')).hold(64 * MB))).toBeNull();
  });
});
