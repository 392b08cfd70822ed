import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inGroups, mentionsIn, paymentReference } from '#market/orders/payment-reference.ts';

const orders = fc.integer({ min: 1, max: 2_147_483_647 });
const found = (...texts: string[]) => mentionsIn(texts).orderIds;

describe('the reference of an order', () => {
  it('is a creditor reference, with the check digits of ISO 11649', () => {
    expect(paymentReference(1234)).toBe('RF54001234');
    expect(inGroups('RF54001234')).toBe('RF54 0012 34');
    fc.assert(
      fc.property(orders, (id) => {
        const reference = paymentReference(id);
        expect(BigInt(`${reference.slice(4)}2715${reference.slice(2, 4)}`) % 97n).toBe(1n);
      }),
    );
  });

  it('is found in small letters, with blanks, dots and dashes, and split over lines', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 9 }), (id, cut) => {
        const reference = paymentReference(id);
        expect(found(`lamps ${inGroups(reference).toLowerCase()}, thank you`)).toContain(id);
        expect(found(`/${reference.split('').join('.')}/`)).toContain(id);
        expect(
          found(`for ${reference.slice(0, cut)}`, `${reference.slice(cut)} of Friday`),
        ).toContain(id);
      }),
    );
  });

  it('is found without its letters where it is a word of its own, also beside a day', () => {
    expect(found('2026-11-20 54001234')).toEqual([1234]);
    expect(found('54 0012 34')).toEqual([1234]);
    expect(found('X54001234')).toEqual([]);
  });

  it('is found before other digits, and never when one digit is wrong', () => {
    expect(found('RF54001234 20261120')).toEqual([1234]);
    fc.assert(
      fc.property(
        orders,
        fc.integer({ min: 2, max: 7 }),
        fc.integer({ min: 1, max: 9 }),
        (id, at, by) => {
          const right = paymentReference(id);
          const wrong = right.slice(0, at) + ((Number(right[at]) + by) % 10) + right.slice(at + 1);
          expect(found(wrong)).not.toContain(id);
        },
      ),
    );
  });

  it('may be the code of the order, as older clients show it', () => {
    expect(mentionsIn(['order abcd2345 efgh6789 of friday']).codes).toContain('ABCD2345EFGH6789');
    expect(mentionsIn(['2345678923456789']).codes).toEqual([]);
  });
});
