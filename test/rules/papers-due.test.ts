// Which papers a parcel still lacks.
import { describe, expect, it } from 'vitest';
import { papersDue, type Standing } from '#market/papers/papers-due.ts';

describe('the papers of a parcel', () => {
  const standing = (fields: Partial<Standing>): Standing => ({
    confirmed: true,
    cancelled: false,
    total: 1000,
    invoice: 1,
    credits: [],
    refunds: [],
    cuts: [],
    ...fields,
  });
  const due = (fields: Partial<Standing>) => papersDue(standing(fields));
  const refund = (id: number, amount: number, state = 'succeeded') => ({ id, amount, state });
  const credit = (id: number, forRefund: number | null, total: number, takenBack = false) => ({
    id,
    refund: forRefund,
    total,
    takenBack,
  });

  it('begin with its invoice, once it is confirmed', () => {
    expect(due({ invoice: null })).toEqual([{ what: 'invoice' }]);
    expect(due({ invoice: null, confirmed: false })).toEqual([]);
    expect(due({ invoice: null, cancelled: true })).toEqual([]);
    expect(due({})).toEqual([]);
  });
  it('credit each refund that succeeded, once', () => {
    const refunds = [refund(7, 300), refund(8, 200, 'pending'), refund(9, 100)];
    expect(due({ refunds })).toEqual([
      { what: 'credit', refund: 7, amount: 300 },
      { what: 'credit', refund: 9, amount: 100 },
    ]);
    expect(due({ refunds, credits: [credit(2, 7, 300), credit(3, 9, 100)] })).toEqual([]);
  });
  it('credit refunds from before it was confirmed, after its invoice', () => {
    expect(due({ invoice: null, refunds: [refund(7, 300)] })).toEqual([
      { what: 'invoice' },
      { what: 'credit', refund: 7, amount: 300 },
    ]);
  });
  it('credit the rest when it is cancelled, also of one that cost nothing', () => {
    expect(due({ cancelled: true })).toEqual([{ what: 'credit', refund: null, amount: 1000 }]);
    expect(
      due({ cancelled: true, refunds: [refund(7, 300)], credits: [credit(2, 7, 300)] }),
    ).toEqual([{ what: 'credit', refund: null, amount: 700 }]);
    expect(due({ cancelled: true, total: 0 })).toEqual([
      { what: 'credit', refund: null, amount: 0 },
    ]);
    expect(due({ cancelled: true, total: 0, credits: [credit(2, null, 0)] })).toEqual([]);
  });
  it('credit nothing twice: what is refunded after it was cancelled is credited already', () => {
    expect(
      due({ cancelled: true, credits: [credit(2, null, 1000)], refunds: [refund(7, 1000)] }),
    ).toEqual([]);
  });
  it('take a credit note back when its refund failed, unless the parcel was cancelled', () => {
    const failed = { refunds: [refund(7, 300, 'failed')], credits: [credit(2, 7, 300)] };
    expect(due(failed)).toEqual([{ what: 'correction', refund: 7, credit: 2 }]);
    expect(due({ ...failed, credits: [credit(2, 7, 300, true)] })).toEqual([]);
    expect(
      due({ ...failed, cancelled: true, credits: [credit(2, 7, 300), credit(3, null, 700)] }),
    ).toEqual([]);
    expect(
      due({
        refunds: [refund(7, 300, 'failed'), refund(8, 1000)],
        credits: [credit(2, 7, 300, true)],
      }),
    ).toEqual([{ what: 'credit', refund: 8, amount: 1000 }]);
  });
  it('never credit more than was invoiced', () => {
    expect(due({ refunds: [refund(7, 600), refund(8, 600), refund(9, 1)] })).toEqual([
      { what: 'credit', refund: 7, amount: 600 },
      { what: 'credit', refund: 8, amount: 400 },
    ]);
  });

  it('go on with a credit note for what was taken out of an invoiced parcel before anybody paid', () => {
    const cuts = [{ id: 4, amount: 300 }];
    expect(due({ total: 700, cuts })).toEqual([
      { what: 'credit', refund: null, cut: 4, amount: 300 },
    ]);
    // the rest of a parcel that is then cancelled is its total
    expect(due({ total: 700, cuts, cancelled: true }).at(-1)).toEqual({
      what: 'credit',
      refund: null,
      amount: 700,
    });
  });
});
