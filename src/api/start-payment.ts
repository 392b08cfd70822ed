// Leads a shopper to the payment of a new order. The order exists whatever the gateway answers: if
// it is silent, they pay from the order's page.
import { Refusal } from '#base/refusal.ts';
import { orderMethod } from '#contract/constants.ts';
import type { PayAction } from '#contract/pay-action.ts';
import type { Begun } from '#market/payments/begin-payment.ts';
import { openPayment } from '#market/payments/open-payment.ts';
import type { Visit } from '#hall/visit.ts';
import { sayIn } from '#words/say.ts';

/** Where to pay, or why that is unknown, in the caller's language. */
export type StartedPayment = { action: PayAction | null; trouble: string };

/** The API's address for browsers. */
export const apiUrl = ({ services }: Pick<Visit, 'services'>): string =>
  `${services.config.publicUrl}/api/v1`;

/** Opens a payment that was begun. Refuses what openPayment refuses. */
export async function open(visit: Visit, { paymentId }: Begun): Promise<PayAction | null> {
  const { services, market, address } = visit;
  return paymentId === null
    ? null
    : openPayment(
        services.db,
        { market, gateways: services.gateways },
        {
          paymentId,
          apiUrl: apiUrl(visit),
          ip: address,
        },
      );
}

/** Does the same for an order that was just placed; a refusal is returned rather than thrown. */
export async function startPayment(visit: Visit, begun: Begun): Promise<StartedPayment> {
  try {
    return { action: await open(visit, begun), trouble: '' };
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return {
      action: null,
      trouble: sayIn(visit.language)(`refusal.${problem.code}`, problem.values),
    };
  }
}

/** For clients of Razorpay's window: the gateway's order. */
export const tokenOf = (opened: StartedPayment | null): string =>
  opened?.action?.kind === 'form' ? (opened.action.fields.order_id ?? '') : '';

/** For clients of Iyzico's page. */
export const iyzicoOf = (method: number, opened: StartedPayment | null) =>
  method === orderMethod.iyzico
    ? {
        iyzico_payment: {
          status: opened?.action ? ('success' as const) : ('failure' as const),
          paymentPageUrl: opened?.action?.url ?? '',
          errorMessage: opened?.trouble ?? '',
        },
      }
    : {};
