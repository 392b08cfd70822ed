import { z } from 'zod';
import { exponentOf } from '#base/currency.ts';
import type { PaymentToFind, Outcome } from '#market/payments/gateways/gateway.ts';
import { fit } from '#outside/gateways/fit-text.ts';
import { hexHmac, isSame } from '#outside/gateways/hmac.ts';
import { pathPart } from '#outside/gateways/path-part.ts';
import { listOf, acceptedAnswer, type Send } from '#outside/gateways/razorpay/razorpay-client.ts';
import { findOrder } from '#outside/gateways/razorpay/razorpay-orders.ts';

const payment = z.object({
  id: z.string().regex(/^pay_\w+$/),
  order_id: z.string().nullable(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
  captured: z.boolean().nullish(),
  error_reason: z.string().nullish(),
});
type Paid = z.infer<typeof payment>;

/**
 * The outcome of the payment that a browser brought, if Razorpay signed it for our own order and
 * confirms that it was paid; else null. Throws a GatewayProblem.
 */
export async function signedPayment(
  twice: Send,
  known: PaymentToFind,
  brought: Record<string, string>,
  secret: string,
): Promise<Outcome | null> {
  const { razorpay_payment_id: id, razorpay_signature: signature } = brought;
  if (
    !known.providerRef ||
    !id ||
    !secret ||
    !isSame(hexHmac(secret, `${known.providerRef}|${id}`), signature)
  )
    return null;
  const paid = acceptedAnswer(payment, await twice(`/payments/${pathPart(id)}`));
  return paid.order_id === known.providerRef && hasMoney(paid) ? toOutcome(known, paid) : null;
}

/** The outcome of a payment by its order. Throws a GatewayProblem. */
export async function checkOrder(twice: Send, known: PaymentToFind): Promise<Outcome> {
  const id = known.providerRef ?? (await findOrder(twice, known));
  if (!id) return toOutcome(known, undefined);
  const { items } = acceptedAnswer(
    listOf(payment),
    await twice(`/orders/${pathPart(id)}/payments`),
  );
  return toOutcome(
    { ...known, providerRef: id },
    items.find(hasMoney) ??
      items.find(({ status }) => status === 'authorized') ??
      items.find(({ status }) => status === 'created') ??
      items[0],
  );
}

/** `refunded` without a capture: nobody captured the money in time, and Razorpay returned it. */
const stateWithout: Record<string, Outcome['state']> = {
  authorized: 'processing',
  failed: 'failed',
  refunded: 'failed',
};
const hasMoney = ({ status, captured }: Paid): boolean =>
  status === 'captured' || captured === true;

/** Razorpay returns its order's number and not our key, so that number stands for our key. */
function toOutcome({ key, providerRef }: PaymentToFind, paid: Paid | undefined): Outcome {
  if (!paid)
    return {
      state: 'sent',
      received: null,
      providerRef,
      providerPaymentRef: null,
      echo: null,
      detail: '',
    };
  const state = hasMoney(paid) ? 'succeeded' : (stateWithout[paid.status] ?? 'sent');
  return {
    state,
    received: hasMoney(paid)
      ? { minor: paid.amount, currency: paid.currency, exponent: exponentOf(paid.currency) }
      : null,
    providerRef,
    providerPaymentRef: paid.id,
    echo: paid.order_id === providerRef ? key : paid.order_id,
    detail: fit([paid.status, paid.error_reason].filter(Boolean).join(' '), 100),
  };
}
