// A payment in Iyzico's answer, and the outcome it means.
import { z } from 'zod';
import { exponentOf, minorOf } from '#base/currency.ts';
import type { Outcome } from '#market/payments/gateways/gateway.ts';

const decimal = z.union([z.number(), z.string()]);
/** A payment in Iyzico's answer; drops all other fields. */
export const iyzicoResult = z.object({
  paymentStatus: z.string(),
  paymentId: z.coerce.string().nullish(),
  currency: z.string().nullish(),
  basketId: z.string().nullish(),
  conversationId: z.string().nullish(),
  paidPrice: decimal.nullish(),
  price: decimal.nullish(),
  token: z.string().nullish(),
  fraudStatus: z.number().nullish(),
  signature: z.string().nullish(),
});
type Result = z.infer<typeof iyzicoResult>;

/**
 * The outcome of a payment. A success counts once Iyzico has checked it for fraud: 0 means still
 * checking, -1 refused. `echo` is our key as Iyzico returns it.
 */
export function toOutcome(
  {
    paymentStatus,
    paymentId,
    currency,
    paidPrice,
    fraudStatus,
  }: Pick<Result, 'paymentStatus' | 'paymentId' | 'currency' | 'paidPrice' | 'fraudStatus'>,
  echo: string | null,
): Outcome {
  const exponent = exponentOf(currency ?? '');
  const minor = minorOf(paidPrice, exponent);
  const state = stateOf(paymentStatus, fraudStatus);
  return {
    state,
    received:
      state === 'succeeded' && currency && minor !== null ? { minor, currency, exponent } : null,
    providerRef: null,
    providerPaymentRef: paymentId || null,
    echo,
    detail: `${paymentStatus.slice(0, 40)} ${fraudStatus ?? ''}`.trim(),
  };
}

function stateOf(status: string, fraud: number | null | undefined): Outcome['state'] {
  if (status === 'FAILURE' || fraud === -1) return 'failed';
  return status === 'SUCCESS' && fraud === 1 ? 'succeeded' : 'processing';
}
