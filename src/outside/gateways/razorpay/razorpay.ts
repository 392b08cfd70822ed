// Razorpay: our server creates an order, a form opens its hosted page, and a signed POST brings the
// shopper back. A payment that failed may still succeed later.
import type { Gateway, PaymentToFind, Outcome } from '#market/payments/gateways/gateway.ts';
import {
  razorpayClient,
  saysNo,
  type Send,
  type RazorpayKeys,
} from '#outside/gateways/razorpay/razorpay-client.ts';
import { checkOrder, signedPayment } from '#outside/gateways/razorpay/razorpay-check.ts';
import { followPayment } from '#outside/gateways/razorpay/razorpay-follow.ts';
import { readNotice } from '#outside/gateways/razorpay/razorpay-notice.ts';
import { openOrder } from '#outside/gateways/razorpay/razorpay-orders.ts';
import { makeRefund, readRefund } from '#outside/gateways/razorpay/razorpay-refunds.ts';

const UNKNOWN_KEYS = 401;

/**
 * The gateway for the shop's keys; `url` is Razorpay's API (`https://api.razorpay.com`). Amounts
 * are sent in the currency's smallest unit.
 */
export function razorpay(keys: RazorpayKeys, url: string): Gateway {
  const { once, twice } = razorpayClient(keys, url);
  const checkPayment = (known: PaymentToFind): Promise<Outcome> => checkOrder(twice, known);
  return {
    open: (wish) => openOrder(once, wish, keys, url),
    checkPayment,
    confirm: async (known, brought) =>
      (await signedPayment(twice, known, brought, keys.keySecret)) ?? checkPayment(known),
    read: async (raw, headers) => readNotice(raw, headers, keys.webhookSecret),
    refund: (known, wish) => makeRefund(twice, known, wish),
    checkRefund: (known, { providerRef }) => readRefund(twice, known, providerRef),
    follow: (known) => followPayment(twice, known),
    cancel: async () => 'not-supported',
    checkKeys: () => areKnown(twice),
  };
}

async function areKnown(twice: Send): Promise<boolean> {
  const answer = await twice('/orders?count=1');
  if (answer.status !== UNKNOWN_KEYS && answer.status !== 200) throw saysNo(answer);
  return answer.status === 200;
}
