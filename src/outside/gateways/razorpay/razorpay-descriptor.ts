import { gatewayMethod, gatewayName } from '#contract/constants.ts';
import type { GatewayDescriptor } from '#outside/gateways/gateway-descriptor.ts';
import { bounds } from '#outside/gateways/razorpay/razorpay-currencies.ts';
import { razorpay } from '#outside/gateways/razorpay/razorpay.ts';

/** What tells Razorpay from other gateways. */
export const razorpayDescriptor: GatewayDescriptor = {
  code: 'razorpay',
  name: gatewayName.razorpay,
  onPapers: null,
  method: gatewayMethod.razorpay,
  keys: {
    secret: ['key_secret', 'webhook_secret'],
    shown: ['key_id'],
    optional: [],
  },
  bounds,
  surplusIsEnough: false,
  tellsDisputes: true,
  badSignature: 400,
  // Settlement recon report: entity_id is pay_… or rfnd_…; fee holds its tax.
  columns: {
    payment: ['entityid', 'paymentid'],
    refund: ['entityid'],
    other: ['entityid', 'settlementid'],
    kind: ['type'],
    gross: ['amount'],
    fee: ['fee'],
    credit: ['credit'],
    debit: ['debit'],
    currency: ['currency'],
  },
  addresses: { test: 'https://api.razorpay.com', live: 'https://api.razorpay.com' },
  liveKey: /^rzp_live_/,
  returnsToHttpsOnly: false,
  make: (keyOf, url) =>
    razorpay(
      {
        keyId: keyOf('key_id'),
        keySecret: keyOf('key_secret'),
        webhookSecret: keyOf('webhook_secret'),
      },
      url,
    ),
};
