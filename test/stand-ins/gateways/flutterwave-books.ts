// The data of a stand-in of Flutterwave: links, transactions, refunds. Amounts are stored in minor
// units and shown in major ones, as Flutterwave shows them.
import { decimalText, exponentOf, minorOf } from '#base/currency.ts';
import type { InWindow, Made } from './come-back.ts';

export type Link = {
  id: string;
  txRef: string;
  minor: number;
  currency: string;
  redirectUrl: string;
  title: string;
  customer: { email: string; name?: string };
  endsAt: number;
};
export type Transaction = {
  id: number;
  txRef: string;
  minor: number;
  currency: string;
  status: 'successful' | 'failed' | 'pending';
  refunded: number;
  customer: Link['customer'];
  createdAt: Date;
};
export type Refund = {
  id: number;
  transaction: number;
  minor: number;
  currency: string;
  status: string;
  comments: string;
};

const CURRENCIES = (
  'CDF CVE EGP ETB EUR GBP GHS GMD GNF KES LRD MAD MWK MZN NGN RWF SLE TZS UGX USD XAF XOF ZAR ' +
  'ZMW'
).split(' ');
const MOST_MINUTES = 1440;
/** Minor units in Flutterwave's notation. */
export const major = (minor: number, currency: string) =>
  Number(decimalText(minor, exponentOf(currency)));

export type Books = ReturnType<typeof openBooks>;

/**
 * `refundsWait` says how refunds start, `disputedOf` how much of a transaction is disputed. A
 * refusal is its reason, as a text.
 */
export function openBooks(refundsWait: () => boolean, disputedOf: (transaction: string) => number) {
  const links = new Map<string, Link>();
  const transactions: Transaction[] = [];
  const refunds: Refund[] = [];
  let count = 1_000_000;

  function makeLink(input: Record<string, unknown>): Link | string {
    const {
      tx_ref: txRef,
      amount,
      currency = 'NGN',
      redirect_url: redirectUrl,
      session_duration: minutes = MOST_MINUTES,
      customer,
      customizations,
    } = input;
    if (typeof txRef !== 'string' || !txRef) return 'tx_ref is required';
    if (typeof currency !== 'string' || !CURRENCIES.includes(currency))
      return 'currency is not supported';
    const minor = typeof amount === 'number' ? minorOf(amount, exponentOf(currency)) : null;
    const who = customer as Partial<Link['customer']> | undefined;
    if (!minor) return 'amount must be a positive number';
    if (typeof redirectUrl !== 'string' || !who?.email)
      return 'redirect_url and customer.email are required';
    if (typeof minutes !== 'number' || minutes < 1 || minutes > MOST_MINUTES)
      return 'session_duration must be between 1 and 1440';
    const earlier = links.get(txRef);
    if (earlier && (earlier.minor !== minor || earlier.currency !== currency))
      return 'Transaction reference is used';
    const link: Link = {
      id: String(++count),
      txRef,
      minor,
      currency,
      redirectUrl,
      title: String((customizations as { title?: string } | undefined)?.title ?? ''),
      customer: { ...who, email: who.email },
      endsAt: Date.now() + minutes * 60_000,
    };
    links.set(txRef, link);
    return link;
  }

  const ofReference = (txRef: string) => transactions.filter((one) => one.txRef === txRef);

  /** A try to pay a link; once it is paid, nobody can pay it again. */
  function attempt(txRef: string, status: Transaction['status']): Transaction {
    const link = links.get(txRef);
    if (!link || ofReference(txRef).some((one) => one.status === 'successful'))
      throw new Error(`Nobody can pay ${txRef}`);
    const transaction: Transaction = {
      id: ++count,
      txRef,
      minor: link.minor,
      currency: link.currency,
      status,
      refunded: 0,
      customer: link.customer,
      createdAt: new Date(),
    };
    transactions.push(transaction);
    return transaction;
  }

  /** A browser pays with only the public key, with a reference that its client invented. */
  function payInWindow({
    minor,
    currency = 'USD',
    email = '',
    at = new Date(),
    echo = '',
    state = 'paid',
  }: InWindow): string {
    const id = ++count;
    transactions.push({
      id,
      txRef: echo || String(id),
      minor,
      currency,
      status: state === 'paid' ? 'successful' : 'pending',
      refunded: 0,
      customer: { email },
      createdAt: at,
    });
    return String(id);
  }

  const found = (txRef: string) =>
    ofReference(txRef).find(({ status }) => status === 'successful') ?? ofReference(txRef).at(-1);

  function release(txRef: string, well: boolean): void {
    const transaction = found(txRef);
    if (transaction) transaction.status = well ? 'successful' : 'failed';
  }

  function makeRefund(
    id: number,
    { amount, comments = '' }: { amount?: unknown; comments?: unknown },
  ): Refund | string {
    const transaction = transactions.find((one) => one.id === id);
    if (transaction?.status !== 'successful') return 'This transaction cannot be refunded';
    const minor =
      amount === undefined ? transaction.minor : minorOf(amount, exponentOf(transaction.currency));
    if (!minor) return 'amount must be a positive number';
    if (transaction.refunded + minor > transaction.minor - disputedOf(String(id)))
      return 'The refund amount is more than what is left of the transaction';
    transaction.refunded += minor;
    const refund: Refund = {
      id: ++count,
      transaction: id,
      minor,
      currency: transaction.currency,
      status: refundsWait() ? 'pending' : 'completed',
      comments: String(comments),
    };
    refunds.push(refund);
    return refund;
  }

  function refundThere(txRef: string, minor: number): string {
    const transaction = found(txRef);
    const made = makeRefund(transaction?.id ?? 0, {
      amount: transaction && major(minor, transaction.currency),
      comments: 'Sent back by hand',
    });
    if (typeof made === 'string')
      throw new Error(`Flutterwave refunds nothing of ${txRef}: ${made}`);
    return String(made.id);
  }

  function endRefund(ref: string, state: 'succeeded' | 'failed'): void {
    const refund = refunds.find(({ id }) => String(id) === ref);
    const transaction = transactions.find(({ id }) => id === refund?.transaction);
    if (!refund || !transaction) throw new Error(`No refund ${ref}`);
    refund.status = state === 'succeeded' ? 'completed' : 'failed';
    if (state === 'failed') transaction.refunded -= refund.minor;
  }

  function made(txRef: string): Made {
    const paid = ofReference(txRef).filter(({ status }) => status === 'successful');
    const back = refunds
      .filter(
        ({ transaction, status }) =>
          status !== 'failed' && paid.some(({ id }) => id === transaction),
      )
      .map(({ minor }) => minor);
    return {
      opened: links.has(txRef) ? 1 : 0,
      received: paid.reduce((sum, { minor }) => sum + minor, 0),
      back,
    };
  }

  return {
    links,
    transactions,
    refunds,
    makeLink,
    found,
    attempt,
    payInWindow,
    release,
    makeRefund,
    refundThere,
    endRefund,
    made,
  };
}
