// Refunds and disputes of a payment at Razorpay, whoever made them.
import { z } from 'zod';
import {
  GatewayProblem,
  type Aftermath,
  type PaymentToFind,
} from '#market/payments/gateways/gateway.ts';
import type { Answer } from '#outside/gateways/ask-gateway.ts';
import type { Send } from '#outside/gateways/razorpay/razorpay-client.ts';
import { listDisputes } from '#outside/gateways/razorpay/razorpay-disputes.ts';
import { refundStates } from '#outside/gateways/razorpay/razorpay-refunds.ts';
import { refused, understand } from '#outside/gateways/gateway-answer.ts';
import { unlessRefused } from '#outside/gateways/unless-refused.ts';

const payment = z.object({
  amount_refunded: z.number().int().nullish(),
  created_at: z.number().int().nullish(),
});
const refund = z.object({
  id: z.string(),
  amount: z.number().int(),
  status: z.string(),
  receipt: z.string().nullish(),
});
const refunds = z.object({ items: z.array(refund) });
const A_PAGE = 100;

/**
 * Refunds and disputes of a payment. It reads the total first and the list second, so that the list
 * has everything that the total counts. Throws a GatewayProblem.
 */
export async function followPayment(
  ask: Send,
  { providerPaymentRef: ref }: PaymentToFind,
): Promise<Aftermath> {
  if (!ref) throw new GatewayProblem('rejected', 'no reference');
  const { amount_refunded: returned, created_at: madeAt } = read(
    payment,
    await ask(`/payments/${encodeURIComponent(ref)}`),
  );
  const { items } = read(
    refunds,
    await ask(`/payments/${encodeURIComponent(ref)}/refunds?count=${A_PAGE}`),
  );
  return {
    returned: returned ?? null,
    refunds: items.map(({ id, amount, status, receipt }) => ({
      providerRef: id,
      key: receipt ?? null,
      amount,
      state: refundStates[status] ?? 'pending',
    })),
    disputes: await unlessRefused(listDisputes(ask, ref, madeAt ?? null)),
  };
}

function read<T>(shape: z.ZodType<T>, answer: Answer): T {
  if (answer.status !== 200) throw refused(answer, undefined);
  return understand(shape, answer.body);
}
