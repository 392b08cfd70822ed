// A listing's address and filters: parsing, the shortest form, and back.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountFilter } from '#contract/amounts.ts';
import { idList } from '#contract/ids.ts';
import { pageAddress } from '#web/page-address.ts';
import {
  amountIn,
  appliedIn,
  filterCount,
  idsIn,
  listingQuery,
  lists,
  LONGEST,
  nothingApplied,
  sorts,
  switches,
  ticked,
  without,
  type Applied,
  type Choice,
  type Listing,
  type Scope,
} from '#web/ui/listing/listing.ts';

const read = (query: string, scope: Scope = {}) => appliedIn(new URLSearchParams(query), scope);
const applied = (part: Partial<Applied>): Applied => ({ ...nothingApplied, ...part });
const choice = (...ids: number[]): Choice => ({ ids, title: `No. ${ids.join()}` });
const listing = (
  narrowed: Partial<Applied>,
  choices: Partial<Listing['choices']> = {},
): Listing => ({
  cards: [],
  page: 1,
  pages: 1,
  total: 0,
  more: false,
  from: 1,
  scope: {},
  of: {},
  longer: [],
  applied: applied(narrowed),
  choices: { brand: [], option: [], collection: [], shipping: [], store: [], ...choices },
  facets: null,
});

describe('the address of a listing', () => {
  it('is empty for the plain first page', () => expect(listingQuery({}, nothingApplied)).toBe(''));
  it('says only what is applied', () =>
    expect(
      listingQuery(
        { q: 'red lamp' },
        applied({ brand: [3, 5], rating: 4, min: '10', max: '20.5', sort: 'price_low_to_high' }),
        2,
      ),
    ).toBe('?q=red+lamp&brand=3,5&rating=4&min=10&max=20.5&sortby=price_low_to_high&page=2'));
  it('keeps what was searched, whatever its letters', () =>
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }), (q) => {
        expect(new URLSearchParams(listingQuery({ q }, nothingApplied)).get('q')).toBe(q);
      }),
    ));
});

const ODD = ['1,2,x', '0', '-1', '1e3', '5', '1', '12,50', '٣', 'featured', '__proto__'];
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 12 });
const amount = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 99_999_999 }).map((cents) => String(cents / 100)),
);
const someApplied: fc.Arbitrary<Applied> = fc
  .record({
    brand: ids,
    option: ids,
    collection: ids,
    shipping: ids,
    store: ids,
    stock: fc.boolean(),
    offers: fc.boolean(),
    rating: fc.integer({ min: 0, max: 5 }),
    prices: fc.tuple(amount, amount),
    sort: fc.constantFrom(...sorts),
  })
  .map(({ prices: [one, other], ...rest }) => ({
    ...rest,
    ...(one && other && Number(one) > Number(other)
      ? { min: other, max: one }
      : { min: one, max: other }),
  }));
describe('what an address asks for', () => {
  it('is what made the address', () => {
    fc.assert(
      fc.property(someApplied, (narrowed) => {
        expect(read(listingQuery({}, narrowed, 3))).toEqual(narrowed);
        expect(
          read(
            pageAddress(`/all/x${listingQuery({}, narrowed, 3)}`, []).address.slice(
              '/all/x'.length,
            ),
          ),
        ).toEqual(narrowed);
      }),
    );
  });
  it('is passed on in its shortest form, so that nothing hostile is', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(...lists, ...switches, 'rating', 'min', 'max', 'sortby'),
            fc.oneof(fc.string(), fc.constantFrom(...ODD)),
          ),
        ),
        (pairs) => {
          const narrowed = appliedIn(new URLSearchParams(pairs), {});
          expect(read(listingQuery({}, narrowed))).toEqual(narrowed);
          for (const name of lists)
            expect(idList.safeParse(narrowed[name].join(',')).success).toBe(true);
          for (const price of [narrowed.min, narrowed.max])
            expect(amountFilter.safeParse(price).success).toBe(true);
        },
      ),
    );
  });
  it('is ignored where it is not valid', () =>
    expect(read('brand=x,-1,0&rating=6&min=-5&max=free&sortby=toString&shipping=')).toEqual(
      nothingApplied,
    ));
  it('is a span the right way round', () =>
    expect(read('min=50&max=9')).toMatchObject({ min: '9', max: '50' }));
  it('does not narrow what the listing is of', () =>
    expect(read('brand=3&collection=4', { brand: '3' })).toEqual(applied({ collection: [4] })));
  it('is read from a form with one value a tick', () => {
    const form = new FormData();
    for (const value of ['7,8', '9', '8']) form.append('shipping', value);
    expect(appliedIn(form, {}).shipping).toEqual([7, 8, 9]);
  });
  it('keeps as many ticks as an address can carry, and loses none for one more', () => {
    const texts = Array.from({ length: 80 }, (_, at) => String(1000 + at));
    const ids = idsIn(texts);
    expect(ids.length).toBeGreaterThan(30);
    expect(ids.join(',').length).toBeLessThanOrEqual(LONGEST);
    expect(idsIn([ids.join(',')])).toEqual(ids);
  });
});

describe('a price as people write it', () => {
  it.each([
    ['12', '12'],
    ['12.50', '12.5'],
    ['12,50', '12.5'],
    [' 12 ', '12'],
    ['1,200', '1200'],
    ['1,234,567.5', '1234567.5'],
    ['1 234,50', '1234.5'],
    ['1\u202f234,50', '1234.5'],
    ['1\u00a0234', '1234'],
    ['1.500', '1.5'],
    ['007', '7'],
    ['12,34,567.50', '1234567.5'],
    ['1,00,000', '100000'],
    ['1.234,50', '1234.5'],
    ['1.234.567,50', '1234567.5'],
    ['١٢', '12'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['१२', '12'],
    ['१,००,०००', '100000'],
    ['0.01', '0.01'],
  ])('%s is %s', (text, plain) => expect(amountIn(text)).toBe(plain));
  it.each([
    '',
    '0',
    '0.00',
    '-5',
    '+5',
    '1e3',
    'free',
    '$5',
    '1.2.3',
    '1,2,3',
    '12..5',
    '.5',
    '5.',
    'NaN',
    'Infinity',
    '0x10',
    '1'.repeat(13),
    '1.23456',
  ])('%s is none', (text) => expect(amountIn(text)).toBe(''));
  it('reads its own words again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.constantFrom(1, 100, 1000),
        (minor, of) => {
          const text = String(minor / of);
          expect(amountIn(text)).toBe(text);
        },
      ),
    );
  });
});

describe('the ticks of a filter', () => {
  const choices = { shipping: [choice(1, 2), choice(3), choice(4, 5)] };
  it('are those with an id of theirs applied', () =>
    expect(ticked(listing({ shipping: [2, 3] }, choices), 'shipping')).toEqual([
      choice(1, 2),
      choice(3),
    ]));
  it('have one without a name for ids that are none of them', () =>
    expect(ticked(listing({ shipping: [3, 8, 9] }, choices), 'shipping')).toEqual([
      choice(3),
      { ids: [8, 9], title: '' },
    ]));
  it('can each be taken away, until none is left', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9 })), (shipping) => {
        let now = listing({ shipping }, choices);
        for (const tick of ticked(now, 'shipping')) {
          const before = filterCount(now);
          now = { ...now, applied: without(now.applied, 'shipping', tick) };
          expect(filterCount(now)).toBe(before - 1);
        }
        expect(now.applied.shipping).toEqual([]);
      }),
    );
  });
  it('leave the others when one is taken away', () =>
    expect(
      without(applied({ brand: [1], shipping: [1, 2, 3], rating: 4 }), 'shipping', choice(1, 2)),
    ).toEqual(applied({ brand: [1], shipping: [3], rating: 4 })));
});

describe('the number of filters', () => {
  it('counts a price span once, a tick of several ids once, and no order', () => {
    expect(filterCount(listing({}))).toBe(0);
    expect(filterCount(listing({ sort: 'price_high_to_low' }))).toBe(0);
    expect(
      filterCount(
        listing({ min: '1', max: '2', rating: 3, shipping: [1, 2] }, { shipping: [choice(1, 2)] }),
      ),
    ).toBe(3);
  });
});
