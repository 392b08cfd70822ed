import type { Money } from '#base/money.ts';
import {
  sumOf,
  type Draft,
  type Paper,
  type PaperLine,
  type TaxSum,
} from '#market/papers/paper.ts';
import { spread } from '#market/pricing/spread-amount.ts';

/** Pieces of an order line, and their part of the credit, tax included. */
export type Piece = { line: number; quantity: number; amount: Money };
/** `amount`: tax included, at most what is left. `pieces` sum to it, or are unknown. */
export type CreditRequest = { amount: Money; pieces: Piece[]; why: 'cancelled' | 'refunded' };

/**
 * A credit note for an invoice, after `earlier` ones that are still valid. A full credit mirrors
 * the invoice. A partial one lists pieces with their own tax, if they are known and still fit;
 * otherwise each rate, and the untaxed part, gives its share of what is left. The last credit takes
 * exactly the rest.
 */
export function creditDraft(invoice: Paper, earlier: Paper[], request: CreditRequest): Draft {
  const frame = frameOf(invoice, request.why);
  if (earlier.length === 0 && request.amount === invoice.sums.total)
    return { ...invoice, ...frame };
  const left = leftOf(invoice, earlier);
  const named = linesOfPieces(invoice, left, request);
  const taxes = named
    ? taxesOfLines(invoice, left, named)
    : taxesInProportion(left, request.amount);
  const tax = sumOf(taxes, (row) => row.tax);
  const sums = { net: request.amount - tax, tax, total: request.amount };
  const lines = named ?? [
    lineOf(request.amount === totalOf(left) && earlier.length ? 'rest' : 'part', sums),
  ];
  const nonZero = taxes.filter((row) => row.tax > 0 || row.base > 0);
  return { ...frame, lines, taxes: nonZero, parts: null, voucher: null, sums };
}

/** An invoice again, for the amount of a credit note whose refund failed. */
export function correctionDraft(credit: Paper): Draft {
  const { code, issuedOn } = credit;
  return { ...credit, kind: 'invoice', names: { code, issuedOn }, why: 'refund-failed' };
}

type Left = { net: Money; taxes: TaxSum[] };
type Frame = Omit<Draft, 'lines' | 'taxes' | 'parts' | 'voucher' | 'sums'>;

function frameOf(invoice: Paper, why: CreditRequest['why']): Frame {
  const {
    code,
    issuedOn,
    lines: _l,
    taxes: _t,
    parts: _p,
    voucher: _v,
    sums: _s,
    ...rest
  } = invoice;
  return { ...rest, form: 1, kind: 'credit-note', names: { code, issuedOn }, why };
}

const totalOf = ({ net, taxes }: Left): Money => net + sumOf(taxes, ({ tax }) => tax);

function leftOf(invoice: Paper, earlier: Paper[]): Left {
  const back = earlier.flatMap((paper) => paper.taxes);
  return {
    net: invoice.sums.net - sumOf(earlier, ({ sums }) => sums.net),
    taxes: invoice.taxes.map((row) => {
      const same = back.filter((one) => keyOf(one) === keyOf(row));
      return {
        ...row,
        base: row.base - sumOf(same, ({ base }) => base),
        tax: row.tax - sumOf(same, ({ tax }) => tax),
      };
    }),
  };
}

const keyOf = ({ title, rate }: TaxSum) => `${rate?.type} ${rate?.amount} ${title}`;

/** The pieces as lines; null when they are unknown, or less of their tax is left. */
function linesOfPieces(invoice: Paper, left: Left, request: CreditRequest): PaperLine[] | null {
  if (sumOf(request.pieces, ({ amount }) => amount) !== request.amount) return null;
  const lines = request.pieces.flatMap(({ line, quantity, amount }): PaperLine[] => {
    const sold = invoice.lines.find(({ id }) => id === line);
    if (!sold || quantity === 0) return [];
    const tax = (sold.tax / sold.quantity) * quantity;
    return [{ ...sold, quantity, free: 0, unit: null, net: amount - tax, tax }];
  });
  const ofRate = (at: number) =>
    sumOf(
      lines.filter(({ rate }) => rate === at),
      ({ tax }) => tax,
    );
  const net = sumOf(lines, (line) => line.net);
  const fits = left.taxes.every(({ tax }, at) => ofRate(at) <= tax) && net <= left.net;
  const all = lines.length === request.pieces.length && lines.every((line) => line.net >= 0);
  return lines.length > 0 && all && fits ? lines : null;
}

function taxesOfLines(invoice: Paper, left: Left, lines: PaperLine[]): TaxSum[] {
  return left.taxes.map((row, at) => {
    const own = lines.filter(({ rate }) => rate === at);
    const tax = sumOf(own, (line) => line.tax);
    const base = sumOf(own, ({ id, quantity }) => {
      const sold = invoice.lines.find((line) => line.id === id);
      return sold ? (sold.net / sold.quantity) * quantity : 0;
    });
    return { ...row, tax, base: tax === row.tax ? row.base : Math.min(base, row.base) };
  });
}

function taxesInProportion(left: Left, amount: Money): TaxSum[] {
  const [, ...shares] = spread(amount, [left.net, ...left.taxes.map(({ tax }) => tax)]);
  return left.taxes.map((row, at) => {
    const tax = shares[at] ?? 0;
    const share = row.tax === 0 ? 0 : Number((BigInt(row.base) * BigInt(tax)) / BigInt(row.tax));
    return { ...row, tax, base: tax === row.tax ? row.base : share };
  });
}

/** A single line for an amount without further details. */
function lineOf(what: 'part' | 'rest', { net, tax }: { net: Money; tax: Money }): PaperLine {
  const nothing = { id: null, title: '', choice: '', sku: '', free: 0, unit: null, rate: null };
  return { what, ...nothing, quantity: 1, net, tax };
}
