import { gatewayMethod, gatewayName } from '#contract/constants.ts';
import type { GatewayDescriptor } from '#outside/gateways/gateway-descriptor.ts';
import { iyzico } from '#outside/gateways/iyzico/iyzico.ts';

const CURRENCIES = new Set(['TRY', 'USD', 'EUR', 'GBP', 'CHF', 'NOK']);
/** Amounts come back as JSON numbers, which are exact up to here. */
const MOST = 999_999_999_999_999;
/**
 * Iyzico wants an identity number of every buyer, which the shop does not ask for: this is the one
 * its own examples send.
 */
const NO_IDENTITY = '11111111111';

/** What tells Iyzico from other gateways. */
export const iyzicoDescriptor: GatewayDescriptor = {
  code: 'iyzico',
  name: gatewayName.iyzico,
  onPapers: 'iyzico',
  method: gatewayMethod.iyzico,
  keys: {
    secret: ['secret_key'],
    shown: ['api_key', 'identity_number'],
    optional: ['identity_number'],
  },
  bounds: (currency) => (CURRENCIES.has(currency) ? { least: 1, most: MOST, step: 1 } : null),
  surplusIsEnough: false,
  tellsDisputes: false,
  badSignature: 400,
  // Cut-off and settlement reports, one row an item: rows of one payment are added up.
  columns: {
    payment: ['paymentid', 'paymentgid', 'conversationid'],
    refund: ['refundid', 'conversationid', 'paymenttxid'],
    other: ['paymenttxid'],
    kind: ['transactiontype', 'transactionstatus'],
    gross: ['paidprice'],
    fee: ['iyzicommissionfee', 'iyzicommissionrateamount'],
    net: ['merchantpayoutamount'],
    currency: ['transactioncurrency', 'settlementcurrency', 'currency'],
  },
  addresses: { test: 'https://sandbox-api.iyzipay.com', live: 'https://api.iyzipay.com' },
  liveKey: null,
  returnsToHttpsOnly: true,
  make: (keyOf, url) =>
    iyzico(
      { apiKey: keyOf('api_key'), secretKey: keyOf('secret_key') },
      url,
      keyOf('identity_number') || NO_IDENTITY,
    ),
};
