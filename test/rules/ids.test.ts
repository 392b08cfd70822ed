import { describe, expect, it } from 'vitest';
import { randomCode, randomId } from '#base/id.ts';

const MANY = 20_000;

describe('a code', () => {
  const codes = Array.from({ length: MANY }, randomCode);
  it('is sixteen letters and digits that nobody takes for each other', () => {
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{16}$/);
  });
  it('never comes twice', () => expect(new Set(codes).size).toBe(MANY));
  it('uses each of its 32 signs as often as any other, in each place', () => {
    for (let place = 0; place < 16; place++) {
      const times = Map.groupBy(codes, (code) => code[place]);
      expect(times.size).toBe(32);
      // 625 each on average, with a deviation of 25: eight of these are beyond chance
      for (const found of times.values())
        expect(Math.abs(found.length - MANY / 32)).toBeLessThan(200);
    }
  });
});

describe('an id', () => {
  const ids = Array.from({ length: MANY }, randomId);
  it('is a whole number from 1 to 2^53 − 1', () => {
    for (const id of ids) expect(Number.isSafeInteger(id) && id >= 1).toBe(true);
  });
  it('never comes twice', () => expect(new Set(ids).size).toBe(MANY));
  it('fills its whole range', () => {
    expect(Math.max(...ids)).toBeGreaterThan(0.99 * Number.MAX_SAFE_INTEGER);
    expect(ids.filter((id) => id % 2 === 1).length / MANY).toBeCloseTo(0.5, 1);
  });
});
