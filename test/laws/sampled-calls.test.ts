// Tests make every call of the contract: each field of each call needs a sample.
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { sampleOf, shapeOf, thingIn } from '../api/generated-input.ts';

/** Fields that the tests of a call fill themselves. */
const FILLED: Record<string, string[]> = {
  'voucher.validity': ['voucher', 'price'],
  'adminLanguageMore.makeDefault': ['instead'],
};

describe('samples of calls', () => {
  it.each(Object.entries(endpoints))(
    '%s is sent what each of its fields takes',
    (call, endpoint) => {
      const wrong = Object.entries(shapeOf(endpoint)).flatMap(([name, shape]) => {
        if (thingIn(shape)) return [];
        const { [name]: sample } = sampleOf(endpoint, name, shape);
        return shape.safeParse(sample).success ? [] : [name];
      });
      expect(wrong).toEqual(FILLED[call] ?? []);
    },
  );
});
