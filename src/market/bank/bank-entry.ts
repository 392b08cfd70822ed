// Movements on a bank account as a statement lists them, and the orders they pay.
import type { Money } from '#base/money.ts';

/** Minor units; above zero is money that came in. Dates are the bank's own, ISO. */
export type Entry = {
  id: number;
  account: string;
  amount: Money;
  currency: string;
  bookedOn: string;
  valueOn: string;
  bankRef: string;
  endToEnd: string;
  texts: string[];
  remitter: string;
  reversal: boolean;
  state: 'open' | 'booked' | 'ignored';
  why: string;
};

/** An order that an entry names. `asked`: what it owes, or would owe if it were opened again. */
export type Named = {
  id: number;
  currency: string;
  byBank: boolean;
  paid: boolean;
  asked: Money;
};

/** `list`: left to staff, and why. */
export type Verdict = { kind: 'book'; orderId: number } | { kind: 'list'; why: Why };
type Why = 'no-reference' | 'several' | 'currency' | 'method' | 'paid' | 'less' | 'more';

/**
 * What to do with money that came in, by the orders it names: it is booked without staff only if it
 * is exactly what one of them owes. `tolerance`: how much less is accepted, in minor units.
 */
export function verdictOf(
  entry: Pick<Entry, 'amount' | 'currency'>,
  named: Named[],
  tolerance: Money,
): Verdict {
  const wrongWith = (order: Named): Why | null => {
    if (order.currency !== entry.currency) return 'currency';
    if (order.paid || order.asked === 0) return 'paid';
    if (!order.byBank) return 'method';
    if (entry.amount > order.asked) return 'more';
    return entry.amount + tolerance < order.asked ? 'less' : null;
  };
  const right = named.filter((order) => wrongWith(order) === null);
  const [first] = named;
  if (!first) return { kind: 'list', why: 'no-reference' };
  if (right[0] && right.length === 1) return { kind: 'book', orderId: right[0].id };
  return { kind: 'list', why: named.length > 1 ? 'several' : (wrongWith(first) ?? 'several') };
}
