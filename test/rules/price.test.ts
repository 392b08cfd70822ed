import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOf, type Prices } from '#market/pricing/price.ts';

const prices = (part: Partial<Prices>): Prices => ({
  selling: 2000,
  offered: null,
  flash: null,
  ...part,
});

describe('the shown price', () => {
  it.each<[string, Partial<Prices>, number]>([
    ['selling, when there is nothing else', {}, 2000],
    ['the offer', { offered: 1500 }, 1500],
    ['selling, when the offer is 0', { offered: 0 }, 2000],
    ['the flash price rather than the offer', { offered: 1500, flash: 1200 }, 1200],
    ['the flash price even above the offer', { offered: 1500, flash: 1700 }, 1700],
    ['the variant’s own price rather than the offer', { offered: 1500, inventory: 1100 }, 1100],
    ['the variant’s own price rather than the flash price', { flash: 1200, inventory: 1800 }, 1800],
    ['the product’s price, when the variant’s is 0', { offered: 1500, inventory: 0 }, 1500],
    ['the product’s price, when the variant has none', { flash: 1200, inventory: null }, 1200],
  ])('is %s', (_, part, now) => expect(priceOf(prices(part)).now).toBe(now));
});

describe('the struck price', () => {
  it('is selling when it is more than what is paid', () =>
    expect(priceOf(prices({ offered: 1500 }))).toEqual({ now: 1500, was: 2000, percentOff: 25 }));
  it('is none when selling is paid', () =>
    expect(priceOf(prices({}))).toEqual({ now: 2000, was: null, percentOff: 0 }));
  it('is none when a variant costs as much or more', () => {
    expect(priceOf(prices({ inventory: 2000 }))).toEqual({ now: 2000, was: null, percentOff: 0 });
    expect(priceOf(prices({ inventory: 2500 }))).toEqual({ now: 2500, was: null, percentOff: 0 });
  });
});

describe('percent off', () => {
  it.each([
    [1999, 1499, 25],
    [300, 200, 33],
    [300, 100, 66],
    [1000, 999, 0],
    [1000, 1, 99],
    [2999, 2699, 10],
    [10, 3, 70],
  ])('from %i to %i is %i, cut to a whole number', (selling, offered, percent) => {
    expect(priceOf({ selling, offered, flash: null }).percentOff).toBe(percent);
  });
  it('is the exact share, never rounded up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000_000 }),
        fc.integer({ min: 1, max: 1_000_000_000_000 }),
        (selling, offered) => {
          const { now, was, percentOff } = priceOf({ selling, offered, flash: null });
          expect(now).toBe(offered);
          expect(was).toBe(selling > offered ? selling : null);
          expect(percentOff).toBe(
            selling > offered ? Number((BigInt(selling - offered) * 100n) / BigInt(selling)) : 0,
          );
        },
      ),
    );
  });
});
