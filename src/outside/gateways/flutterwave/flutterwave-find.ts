// Payments that a client opened in Flutterwave's own window, with the shop's public key.
import { exponentOf, minorOf } from '#base/currency.ts';
import {
  GatewayProblem,
  type Amount,
  type FoundPayment,
} from '#market/payments/gateways/gateway.ts';
import type { Send } from '#outside/gateways/flutterwave/flutterwave-client.ts';
import { readTransaction } from '#outside/gateways/flutterwave/flutterwave-check.ts';
import { listRefunds } from '#outside/gateways/flutterwave/flutterwave-follow.ts';

const REF = /^[1-9]\d{0,15}$/;
const states: Record<string, FoundPayment['state']> = {
  successful: 'succeeded',
  pending: 'processing',
};
/** In test mode it prefixes e-mail addresses with this. */
const HIDDEN = /^ravesb_[\da-z]+_/i;

/**
 * Finds a payment that a client opened, by its transaction number; only those of the shop's own
 * account. Numbers run in sequence, so the buyer's e-mail address has to prove whose it is. Leaves
 * out a payment that was refunded, even in part. Throws a GatewayProblem.
 */
export async function findTransaction(twice: Send, ref: string): Promise<FoundPayment | null> {
  const transaction = REF.test(ref) ? await readTransaction(twice, ref) : null;
  const state = states[transaction?.status ?? ''];
  if (!transaction || !state) return null;
  const exponent = exponentOf(transaction.currency);
  const minor = minorOf(transaction.amount, exponent);
  const openedAt = new Date(transaction.created_at ?? '');
  if (minor === null || Number.isNaN(openedAt.getTime()))
    throw new GatewayProblem('malformed', 'transaction');
  const amount: Amount = { minor, currency: transaction.currency, exponent };
  const refunds = await listRefunds(twice, ref, exponent);
  if (refunds.some((one) => one.state !== 'failed')) return null;
  return {
    providerRef: ref,
    providerPaymentRef: ref,
    state,
    amount,
    openedAt,
    echo: transaction.tx_ref,
    email: (transaction.customer?.email ?? '').replace(HIDDEN, ''),
  };
}
