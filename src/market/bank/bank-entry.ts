// What moved on an account, as a statement says, and which order it is for.
import type { Money } from '#base/money.ts';

/** Minor units; above zero came in. Days are the bank's own, ISO. */
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

/** `list`: staff have to decide, and why. */
export type Verdict = { kind: 'book'; orderId: number } | { kind: 'list'; why: Why };
type Why = 'no-reference' | 'several' | 'currency' | 'method' | 'paid' | 'less' | 'more';

/**
 * What to do with money that came in, by the orders that it names: only exactly what one of them
 * owes is booked without staff. `tolerance`: how much less is enough, in minor units.
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
