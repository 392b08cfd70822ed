import { gatewayMethod, gatewayName } from '#contract/constants.ts';
import type { GatewayDescriptor } from '#outside/gateways/gateway-descriptor.ts';
import { bounds } from '#outside/gateways/stripe/stripe-amounts.ts';
import { stripe } from '#outside/gateways/stripe/stripe.ts';

/** What tells Stripe from other gateways. */
export const stripeDescriptor: GatewayDescriptor = {
  code: 'stripe',
  name: gatewayName.stripe,
  onPapers: null,
  method: gatewayMethod.stripe,
  keys: {
    secret: ['secret_key', 'webhook_secret'],
    shown: ['publishable_key'],
    optional: ['publishable_key'],
  },
  bounds,
  surplusIsEnough: false,
  tellsDisputes: true,
  badSignature: 400,
  // Payout reconciliation and balance change from activity, itemised.
  columns: {
    payment: ['paymentintentid', 'chargeid', 'sourceid'],
    refund: ['sourceid'],
    other: ['balancetransactionid', 'sourceid'],
    kind: ['reportingcategory', 'type'],
    gross: ['gross'],
    fee: ['fee'],
    net: ['net'],
    currency: ['currency'],
  },
  addresses: { test: 'https://api.stripe.com', live: 'https://api.stripe.com' },
  liveKey: /^(?:sk|rk|pk)_live_/,
  returnsToHttpsOnly: false,
  make: (keyOf, url) =>
    stripe({ secretKey: keyOf('secret_key'), webhookSecret: keyOf('webhook_secret') }, url),
};
