import { describe, expect, it } from 'vitest';
import { placeFor, type Place } from '#market/shipping/shipping-place.ts';

const place = (id: number, country: string, state = 'ALL'): Place => ({ id, country, state });
const everywhere = place(1, 'ALL');
const india = place(2, 'IN');
const delhi = place(3, 'IN', 'DL');
const goa = place(4, 'IN', 'GA');
const all = [everywhere, india, delhi, goa];
const idFor = (places: Place[], country: string, state: string) =>
  placeFor(places, { country, state })?.id ?? null;

describe('the place of an address', () => {
  it('is its state, before its country and everywhere', () =>
    expect(idFor(all, 'IN', 'DL')).toBe(3));
  it('is its country, when its state has no place', () => expect(idFor(all, 'IN', 'KA')).toBe(2));
  it('is its country, when it names no state', () => expect(idFor(all, 'IN', '')).toBe(2));
  it('is everywhere, when its country has no place', () => expect(idFor(all, 'FR', '75')).toBe(1));
  it('does not hang on the order of the places', () =>
    expect(idFor(all.toReversed(), 'IN', 'DL')).toBe(3));
  it('is none, when the rule does not ship there', () => {
    expect(idFor([delhi, goa], 'IN', 'KA')).toBeNull();
    expect(idFor([india], 'FR', '75')).toBeNull();
    expect(idFor([], 'IN', 'DL')).toBeNull();
  });
  it('is never the same state code of another country', () =>
    expect(idFor([place(5, 'BR', 'GA')], 'IN', 'GA')).toBeNull());
  it('is not taken by an address that calls its state or country ALL', () => {
    expect(idFor([india, delhi], 'IN', 'ALL')).toBe(2);
    expect(idFor([india, delhi], 'ALL', 'ALL')).toBeNull();
  });
  it('comes with all that is known of it', () =>
    expect(placeFor([{ ...delhi, price: 500 }], { country: 'IN', state: 'DL' })).toEqual({
      ...delhi,
      price: 500,
    }));
});
