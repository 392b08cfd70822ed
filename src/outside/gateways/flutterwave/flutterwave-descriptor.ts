import { gatewayMethod, gatewayName } from '#contract/constants.ts';
import type { GatewayDescriptor } from '#outside/gateways/gateway-descriptor.ts';
import { flutterwave } from '#outside/gateways/flutterwave/flutterwave.ts';

const CURRENCIES = new Set(
  (
    'CDF CVE EGP ETB EUR GBP GHS GMD GNF KES LRD MAD MWK MZN NGN RWF SLE TZS UGX USD XAF XOF ' +
    'ZAR ZMW'
  ).split(' '),
);
/** Amounts come back as JSON numbers, which are exact up to this one. */
const MOST = 999_999_999_999_999;

/** What tells Flutterwave from other gateways. */
export const flutterwaveDescriptor: GatewayDescriptor = {
  code: 'flutterwave',
  name: gatewayName.flutterwave,
  onPapers: 'Flutterwave',
  method: gatewayMethod.flutterwave,
  keys: {
    secret: ['secret_key', 'secret_hash'],
    shown: ['public_key'],
    optional: ['public_key'],
  },
  bounds: (currency) => (CURRENCIES.has(currency) ? { least: 1, most: MOST, step: 1 } : null),
  surplusIsEnough: true,
  tellsDisputes: false,
  badSignature: 401,
  // Transactions of a settlement; a file without a kind holds payments.
  columns: {
    payment: ['id', 'transactionid', 'txref'],
    refund: ['id', 'refundid'],
    other: ['id'],
    kind: ['type', 'transactiontype'],
    gross: ['chargedamount', 'amount', 'grossamount'],
    fee: ['appfee', 'merchantfee', 'stampdutycharge'],
    net: ['settlementamount', 'netamount'],
    currency: ['currency'],
  },
  addresses: { test: 'https://api.flutterwave.com/v3', live: 'https://api.flutterwave.com/v3' },
  liveKey: /^FLWSECK-/,
  returnsToHttpsOnly: false,
  make: (keyOf, url) =>
    flutterwave({ secretKey: keyOf('secret_key'), secretHash: keyOf('secret_hash') }, url),
};
