// Variants and choices: two options, size (S 11, M 12) and colour (red 21, blue 22), and the result
// of a choice.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceOf,
  choose,
  firstChoice,
  standingOf,
  variantOf,
  type Choice,
  type Variant,
} from '#web/storefront/product/variants.ts';

const option = (id: number, ...values: number[]) => ({
  id,
  values: values.map((value) => ({ id: value })),
});
const variant = (id: number, values: number[], quantity = 5): Variant => ({
  id,
  sku: `sku-${id}`,
  quantity,
  price: 0,
  values,
});
const options = [option(1, 11, 12), option(2, 21, 22)];
// S red, S blue (sold out) and M red exist; M blue does not.
const variants = [variant(1, [11, 21]), variant(2, [22, 11], 0), variant(3, [12, 21])];

describe('the variant of a choice', () => {
  it.each<[Choice, number]>([
    [{ 1: 11, 2: 21 }, 1],
    [{ 1: 11, 2: 22 }, 2],
    [{ 1: 12, 2: 21 }, 3],
  ])('%j is %i, in whatever order its values stand', (choice, id) =>
    expect(variantOf(variants, options, choice)?.id).toBe(id),
  );
  it.each<[Choice]>([[{}], [{ 1: 11 }], [{ 2: 21 }]])(
    'is none while an option is open: %j',
    (choice) => expect(variantOf(variants, options, choice)).toBeNull(),
  );
  it('is none where none is made', () =>
    expect(variantOf(variants, options, { 1: 12, 2: 22 })).toBeNull());
  it('is the only one of a product without options', () =>
    expect(variantOf([variant(9, [])], [], {})?.id).toBe(9));
  it('is none of a product without variants', () => expect(variantOf([], [], {})).toBeNull());
});

describe('the first choice', () => {
  it('takes what leaves nothing to choose', () =>
    expect(firstChoice([option(1, 11), ...options.slice(1), option(3)])).toEqual({ 1: 11 }));
});

describe('how a value stands', () => {
  it.each<[Choice, number, number, string]>([
    [{}, 1, 11, 'free'],
    [{}, 2, 22, 'sold-out'],
    [{ 2: 22 }, 1, 11, 'sold-out'],
    [{ 2: 22 }, 1, 12, 'not-made'],
    [{ 1: 12 }, 2, 21, 'free'],
    [{ 1: 12 }, 2, 22, 'not-made'],
  ])('with %j, of option %i, %i is %s', (choice, of, value, standing) =>
    expect(standingOf(variants, choice, of, value)).toBe(standing),
  );
  it('does not mind what is chosen of its own option', () =>
    expect(standingOf(variants, { 1: 12, 2: 21 }, 1, 11)).toBe('free'));
});

describe('taking a value', () => {
  it('keeps what goes with it', () =>
    expect(choose(variants, { 1: 11, 2: 21 }, 1, 12)).toEqual({ 1: 12, 2: 21 }));
  it('opens again what is not made with it', () =>
    expect(choose(variants, { 1: 11, 2: 22 }, 1, 12)).toEqual({ 1: 12 }));
  it('keeps those of the other values that exist together with it', () => {
    const three = [variant(1, [11, 21, 31]), variant(2, [12, 21, 32]), variant(3, [12, 22, 31])];
    expect(choose(three, { 1: 11, 2: 21, 3: 31 }, 1, 12)).toEqual({ 1: 12, 2: 21 });
  });
});

// Any variants of up to three options with up to three values, chosen in any order.
const made = fc
  .uniqueArray(
    fc.tuple(
      fc.integer({ min: 11, max: 13 }),
      fc.integer({ min: 21, max: 23 }),
      fc.integer({ min: 31, max: 33 }),
      fc.nat(1),
    ),
    { minLength: 1, maxLength: 9, selector: (row) => row.slice(0, 3).join() },
  )
  .map((rows) =>
    rows.map(([size, colour, length, quantity], at) =>
      variant(at + 1, [size, colour, length], quantity),
    ),
  );
const taken = fc.array(fc.nat(1000), { minLength: 1, maxLength: 8 });
const optionsOf = (all: Variant[]) =>
  [0, 1, 2].map((at) =>
    option(at + 1, ...new Set(all.flatMap(({ values }) => values.slice(at, at + 1)))),
  );
const has = ({ values }: Variant, wanted: number[]) =>
  wanted.every((value) => values.includes(value));

describe('a shopper who takes one value after the other', () => {
  it('always keeps the last choice, with as many of the others as there are variants for', () => {
    fc.assert(
      fc.property(made, taken, (all, turns) => {
        const own = optionsOf(all);
        let choice = firstChoice(own);
        for (const turn of turns) {
          const values = own.flatMap(({ id, values: its }) =>
            its.map((value) => ({ of: id, value: value.id })),
          );
          const { of = 0, value = 0 } = values[turn % values.length] ?? {};
          const standing = standingOf(all, choice, of, value);
          const before = choice;
          choice = choose(all, choice, of, value);
          expect(choice[of]).toBe(value);
          expect(all.some((one) => has(one, Object.values(choice)))).toBe(true);
          if (standing !== 'not-made') expect(choice).toEqual({ ...before, [of]: value });
          for (const [id, lost] of Object.entries(before))
            if (choice[Number(id)] === undefined)
              expect(all.some((one) => has(one, [...Object.values(choice), lost]))).toBe(false);
        }
      }),
    );
  });
  it('never has to take a value again that is the only one', () => {
    fc.assert(
      fc.property(made, fc.nat(8), fc.nat(8), fc.nat(8), (all, ...turns) => {
        const single = all.map((one) => ({ ...one, values: [...one.values, 99] }));
        const own = [...optionsOf(all), option(4, 99)];
        const choice = turns.reduce((now, turn, at) => {
          const its = own[at]?.values ?? [];
          return choose(single, now, at + 1, its[turn % its.length]?.id ?? 0);
        }, firstChoice(own));
        expect(choice[4]).toBe(99);
      }),
    );
  });
  it('comes to a variant by the choice that leads to it', () => {
    fc.assert(
      fc.property(made, (all) => {
        for (const one of all)
          expect(variantOf(all, optionsOf(all), choiceOf(one, optionsOf(all)))).toBe(one);
      }),
    );
  });
});
