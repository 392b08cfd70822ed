import { gatewayMethod, gatewayName } from '#contract/constants.ts';
import type { GatewayDescriptor } from '#outside/gateways/gateway-descriptor.ts';
import { bounds } from '#outside/gateways/paypal/paypal-amounts.ts';
import { paypal } from '#outside/gateways/paypal/paypal.ts';

/** What tells PayPal from other gateways. */
export const paypalDescriptor: GatewayDescriptor = {
  code: 'paypal',
  name: gatewayName.paypal,
  onPapers: 'PayPal',
  method: gatewayMethod.paypal,
  keys: { secret: ['client_secret', 'webhook_id'], shown: ['client_id'], optional: [] },
  bounds,
  surplusIsEnough: false,
  tellsDisputes: true,
  badSignature: 400,
  // Activity download; fees stand there below zero.
  columns: {
    payment: ['transactionid'],
    refund: ['transactionid'],
    other: ['transactionid'],
    kind: ['type', 'transactiontype'],
    gross: ['gross', 'amount'],
    fee: ['fee', 'feeamount'],
    net: ['net', 'netamount'],
    currency: ['currency', 'currencycode'],
  },
  addresses: { test: 'https://api-m.sandbox.paypal.com', live: 'https://api-m.paypal.com' },
  liveKey: null,
  returnsToHttpsOnly: false,
  make: (keyOf, url) =>
    paypal(
      {
        clientId: keyOf('client_id'),
        clientSecret: keyOf('client_secret'),
        webhookId: keyOf('webhook_id'),
      },
      url,
    ),
};
