// Which papers a parcel lacks, what a credit note says of an invoice, and what tax a commission
// has.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionDraft, type CommissionLine } from '#market/papers/commission-draft.ts';
import { correctionDraft, creditDraft, type Piece } from '#market/papers/credit-draft.ts';
import type { Draft, Paper } from '#market/papers/paper.ts';
import { papersDue, type Standing } from '#market/papers/papers-due.ts';
import { samplePaper } from '../papers.ts';

describe('the papers of a parcel', () => {
  const standing = (said: Partial<Standing>): Standing => ({
    confirmed: true,
    cancelled: false,
    total: 1000,
    invoice: 1,
    credits: [],
    refunds: [],
    ...said,
  });
  const due = (said: Partial<Standing>) => papersDue(standing(said));
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
  it('credit what went back before it was confirmed, after its invoice', () => {
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
});

/** Two lamps of 20.00 with 10 %, a bulb of 7.50 with 0.25 each, shipping 8.00, voucher 3.00. */
const invoice: Paper = samplePaper('en', {
  lines: [
    {
      what: 'goods',
      id: 11,
      title: 'Lamp',
      choice: '',
      sku: 'L',
      quantity: 2,
      free: 0,
      unit: 2000,
      net: 4000,
      tax: 400,
      rate: 0,
    },
    {
      what: 'goods',
      id: 12,
      title: 'Bulb',
      choice: '',
      sku: 'B',
      quantity: 1,
      free: 0,
      unit: 750,
      net: 750,
      tax: 25,
      rate: 1,
    },
  ],
  taxes: [
    { title: 'VAT', rate: { type: 2, amount: 1000 }, base: 4000, tax: 400 },
    { title: 'Fee', rate: { type: 1, amount: 25 }, base: 750, tax: 25 },
  ],
  parts: { subtotal: 4750, bundle: 0, shipping: 800, voucher: 300, fee: 0 },
  sums: { net: 5250, tax: 425, total: 5675 },
});
const issued = (draft: Draft, at = 1): Paper => ({
  ...draft,
  code: `C12-${at}`,
  issuedOn: '2027-01-02',
});
const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);

/** What the schema asks of every paper (paper_adds_up). */
function addsUp({ sums, taxes, lines, parts }: Draft): void {
  const net = parts
    ? parts.subtotal - parts.bundle + parts.shipping - parts.voucher + parts.fee
    : sums.net;
  expect([
    sums.net + sums.tax,
    sums.net,
    sum(taxes.map(({ tax }) => tax)),
    sum(lines.map(({ tax }) => tax)),
    sum(lines.map((line) => line.net)),
  ]).toEqual([sums.total, net, sums.tax, sums.tax, parts ? parts.subtotal : sums.net]);
}

describe('a credit note', () => {
  const credit = (amount: number, pieces: Piece[] = [], earlier: Paper[] = []) =>
    creditDraft(invoice, earlier, { amount, pieces, why: 'refunded' });

  it('of all mirrors the invoice and names it', () => {
    expect(credit(5675)).toEqual({
      ...invoice,
      kind: 'credit-note',
      why: 'refunded',
      names: { code: invoice.code, issuedOn: invoice.issuedOn },
    });
  });
  it('names pieces with their own tax where they are known', () => {
    const draft = credit(2060, [{ line: 11, quantity: 1, amount: 2060 }]);
    expect(draft).toMatchObject({
      lines: [{ title: 'Lamp', quantity: 1, unit: null, net: 1860, tax: 200 }],
      taxes: [{ title: 'VAT', base: 2000, tax: 200 }],
      sums: { net: 1860, tax: 200, total: 2060 },
      parts: null,
      voucher: null,
    });
    expect(draft.taxes).toHaveLength(1);
    addsUp(draft);
  });
  it('of an amount alone gives each rate its share', () => {
    const draft = credit(1000);
    expect(draft).toMatchObject({
      lines: [{ what: 'part', net: 925, tax: 75 }],
      sums: { total: 1000 },
      taxes: [
        { title: 'VAT', base: 710, tax: 71 },
        { title: 'Fee', base: 120, tax: 4 },
      ],
    });
    addsUp(draft);
  });
  it('of the rest takes exactly what is left of every rate', () => {
    const first = issued(credit(1000));
    const rest = credit(4675, [], [first]);
    expect(rest).toMatchObject({
      lines: [{ what: 'rest' }],
      sums: { net: 5250 - 925, tax: 425 - 75 },
      taxes: [
        { base: 4000 - 710, tax: 400 - 71 },
        { base: 750 - 120, tax: 25 - 4 },
      ],
    });
    addsUp(rest);
  });
  it('goes by shares where the tax of its pieces was credited before', () => {
    const most = issued(credit(5600));
    const draft = credit(60, [{ line: 11, quantity: 1, amount: 60 }], [most]);
    expect(draft.lines).toMatchObject([{ what: 'part' }]);
    addsUp(draft);
  });
  it('that is taken back is invoiced again, line by line, and named', () => {
    const note = issued(credit(1000));
    expect(correctionDraft(note)).toEqual({
      ...note,
      kind: 'invoice',
      why: 'refund-failed',
      names: { code: note.code, issuedOn: note.issuedOn },
    });
  });
  it('adds up, and all of them together are the invoice, however it goes back', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 2500 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, fc.array(fc.boolean(), { maxLength: 3 }), (wanted, pieces) => {
        const notes: Paper[] = [];
        let left = invoice.sums.total;
        const give = (amount: number, of: Piece[]) => {
          if (amount <= 0) return;
          const draft = credit(amount, of, notes);
          addsUp(draft);
          for (const row of [
            draft.sums.net,
            ...draft.taxes.flatMap(({ base, tax }) => [base, tax]),
          ]) {
            expect(row).toBeGreaterThanOrEqual(0);
          }
          notes.push(issued(draft, notes.length));
          left -= amount;
        };
        for (const [at, known] of pieces.entries()) {
          const of = [{ line: at === 2 ? 12 : 11, quantity: 1, amount: at === 2 ? 728 : 2074 }];
          give(Math.min(left, of[0]?.amount ?? 0), known ? of : []);
        }
        for (const amount of wanted) give(Math.min(left, amount), []);
        give(left, []);
        for (const [at, row] of invoice.taxes.entries()) {
          const own = notes.flatMap(({ taxes }) =>
            taxes.filter(({ title }) => title === row.title),
          );
          expect([at, sum(own.map(({ tax }) => tax)), sum(own.map(({ base }) => base))]).toEqual([
            at,
            row.tax,
            row.base,
          ]);
        }
        expect(sum(notes.map(({ sums }) => sums.net))).toBe(invoice.sums.net);
      }),
      { numRuns: 500 },
    );
  });
});

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
