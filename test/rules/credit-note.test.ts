// What a credit note copies from the invoice that it credits.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctionDraft, creditDraft, type Piece } from '#market/papers/credit-draft.ts';
import type { Draft, Paper } from '#market/papers/paper.ts';
import { invoice, addsUp, sum } from './sample-invoice.ts';

const issued = (draft: Draft, at = 1): Paper => ({
  ...draft,
  code: `C12-${at}`,
  issuedOn: '2027-01-02',
});

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
  it('divides by tax rate when the tax of its pieces was credited before', () => {
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
  it('adds up, and all credit notes together equal the invoice, however it is refunded', () => {
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
        for (const [at, hasPieces] of pieces.entries()) {
          const of = [{ line: at === 2 ? 12 : 11, quantity: 1, amount: at === 2 ? 728 : 2074 }];
          give(Math.min(left, of[0]?.amount ?? 0), hasPieces ? of : []);
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
