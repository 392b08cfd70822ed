import type { Money } from '#base/money.ts';

/**
 * The state of a parcel and its papers: its present total, and its parts of refunds with their
 * credit notes.
 */
export type Standing = {
  confirmed: boolean;
  cancelled: boolean;
  total: Money;
  invoice: number | null;
  credits: { id: number; refund: number | null; total: Money; takenBack: boolean }[];
  refunds: { id: number; state: string; amount: Money }[];
  /** Pieces taken out after the invoice that have no credit note yet; not part of `total`. */
  cuts: { id: number; amount: Money }[];
};

/**
 * A paper that must still be issued. `credit` without a refund: the parcel was cancelled, or pieces
 * were taken out of it before anybody paid for them (`cut`).
 */
export type Due =
  | { what: 'invoice' }
  | { what: 'credit'; refund: number | null; cut?: number; amount: Money }
  | { what: 'correction'; refund: number; credit: number };

/**
 * The papers that a parcel lacks, in the order in which they are issued: its invoice once it is
 * confirmed; a credit note for each cut and each successful refund, and for the rest when it is
 * cancelled; and a new invoice for the amount of a refund that failed after all (not for a
 * cancelled parcel, which stays credited). No more is credited than was invoiced.
 */
export function papersDue(standing: Standing): Due[] {
  const { confirmed, cancelled, total, invoice, credits, refunds, cuts } = standing;
  if (invoice === null && (!confirmed || cancelled)) return [];
  const due: Due[] = invoice === null ? [{ what: 'invoice' }] : [];
  for (const { id: cut, amount } of cuts) due.push({ what: 'credit', refund: null, cut, amount });
  let room = total - credits.reduce((sum, one) => sum + (one.takenBack ? 0 : one.total), 0);
  for (const { id, state, amount } of refunds) {
    const own = credits.find(({ refund }) => refund === id);
    if (state === 'failed' && own && !own.takenBack && !cancelled) {
      due.push({ what: 'correction', refund: id, credit: own.id });
      room += own.total;
    }
    if (state === 'succeeded' && !own && room > 0) {
      due.push({ what: 'credit', refund: id, amount: Math.min(amount, room) });
      room -= Math.min(amount, room);
    }
  }
  const whole = credits.some(({ refund }) => refund === null);
  if (cancelled && !whole && (room > 0 || total === 0)) {
    due.push({ what: 'credit', refund: null, amount: room });
  }
  return due;
}
