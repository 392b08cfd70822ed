// PayPal: our server creates an order, the shopper approves it on PayPal's page, and our server
// captures it. An order that is approved but not captured is not paid.
import {
  GatewayProblem,
  type Gateway,
  type PaymentToFind,
  type Outcome,
} from '#market/payments/gateways/gateway.ts';
import { askToken, paypalClient, type PaypalKeys } from '#outside/gateways/paypal/paypal-client.ts';
import { paypalCertificates } from '#outside/gateways/paypal/paypal-certificate.ts';
import { paypalFinding } from '#outside/gateways/paypal/paypal-find.ts';
import { followOrder } from '#outside/gateways/paypal/paypal-follow.ts';
import { readNotice } from '#outside/gateways/paypal/paypal-notice.ts';
import { openOrder } from '#outside/gateways/paypal/paypal-open.ts';
import { makeRefund, readRefund } from '#outside/gateways/paypal/paypal-refunds.ts';
import { settleOrder } from '#outside/gateways/paypal/paypal-settle.ts';

/**
 * The gateway for the shop's keys; `url` is PayPal's API (`https://api-m.paypal.com`). Amounts are
 * sent as decimal text.
 */
export function paypal(keys: PaypalKeys, url: string): Gateway {
  const ask = paypalClient(keys, url);
  const keyAt = paypalCertificates(url);
  const settle = (known: PaymentToFind): Promise<Outcome> => settleOrder(ask, known);
  return {
    open: (wish) => openOrder(ask, wish, url),
    confirm: settle,
    checkPayment: settle,
    find: paypalFinding(ask),
    read: (raw, headers) => readNotice(raw, headers, keys.webhookId, keyAt),
    refund: async (known, wish) =>
      makeRefund(ask, known.providerPaymentRef ?? (await settle(known)).providerPaymentRef, wish),
    checkRefund: (_, { providerRef }) => readRefund(ask, providerRef),
    follow: (known) => followOrder(ask, known),
    cancel: async () => 'not-supported',
    checkKeys: () => areKnown(keys, url),
  };
}

async function areKnown(keys: PaypalKeys, url: string): Promise<boolean> {
  try {
    return (await askToken(keys, url)).value !== '';
  } catch (problem) {
    if (problem instanceof GatewayProblem && problem.code.startsWith('401')) return false;
    throw problem;
  }
}
