// The contents of an invoice for commission, and its included tax.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionDraft, type CommissionLine } from '#market/papers/commission-draft.ts';
import { invoice, addsUp, sum } from './sample-invoice.ts';

describe('the invoice of a commission', () => {
  const draft = (rate: number, ...amounts: number[]) =>
    commissionDraft({
      language: 'en',
      currency: 'USD',
      money: invoice.money,
      seller: { name: 'Souk' },
      buyer: { name: 'Nordlys' },
      payout: { id: 3, until: '2027-01-01' },
      rate,
      lines: amounts.map((amount, at): CommissionLine => ({
        parcel: `P${at}`,
        order: `O${at}`,
        amount,
      })),
    });
  it('has a line a parcel, and no tax while none is set', () => {
    expect(draft(0, 80, 120, 0)).toMatchObject({
      kind: 'commission-invoice',
      taxes: [],
      lines: [
        { what: 'commission', title: 'P0', choice: 'O0', net: 80 },
        { title: 'P1', net: 120 },
      ],
      sums: { net: 200, tax: 0, total: 200 },
    });
  });
  it('has its tax within what was taken', () => {
    expect(draft(2000, 1200)).toMatchObject({
      sums: { net: 1000, tax: 200, total: 1200 },
      taxes: [{ rate: { type: 2, amount: 2000 }, base: 1000, tax: 200 }],
    });
  });
  it('takes off what was given back', () => {
    expect(draft(0, 100, -30)).toMatchObject({
      kind: 'commission-invoice',
      sums: { total: 70 },
      lines: [
        { what: 'commission', net: 100 },
        { what: 'commission-back', net: -30 },
      ],
    });
  });
  it('is a credit note where more was given back than taken', () => {
    expect(draft(0, 10, -30)).toMatchObject({
      kind: 'commission-credit-note',
      sums: { total: 20 },
      lines: [
        { what: 'commission', net: -10 },
        { what: 'commission-back', net: 30 },
      ],
    });
  });
  it('is none where there was no commission', () =>
    expect([draft(0), draft(0, 0, 0)]).toEqual([null, null]));
  it('adds up with any tax', () => {
    const amounts = fc.array(fc.integer({ min: -5000, max: 9000 }), { maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), amounts, (rate, all) => {
        const made = draft(rate, ...all);
        if (made) addsUp(made);
        if (made) expect(made.sums.total).toBe(Math.abs(sum(all)));
      }),
    );
  });
});
