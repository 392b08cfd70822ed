import { decimalText, exponentOf } from '#base/currency.ts';
import { orderMethod } from '#contract/constants.ts';
import type { PaymentGateway } from '#contract/payment-gateway.ts';
import type { Bounds } from '#market/payments/gateways/gateway.ts';
import type { GatewayFacts } from '#market/payments/gateways/gateway-facts.ts';
import { factsOf, type Gateways } from '#market/payments/gateways/gateways.ts';
import { isOnline, isReady, type PaymentMethod } from '#market/settings/payment-method.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** No order reaches this amount, in minor units, so a bound this high is no bound. */
const UNREACHED = 10 ** 12;

/**
 * The payment methods that are open, for clients: switches, public keys, bank details, and the cost
 * and limits of each.
 */
export function readPaymentMethods(market: MarketSettings, gateways: Gateways): PaymentGateway {
  const open = market.methods.flatMap((method) => {
    const gateway = gateways.of(market, method.method) && factsOf(gateways, method.method);
    const bounds = boundsOf(market, gateway);
    return isReady(method) && (gateway || !isOnline(method.method)) && bounds
      ? { ...method, bounds }
      : [];
  });
  const on = (method: number) => (open.some((one) => one.method === method) ? 1 : 0);
  const shown = (method: number, key: string) =>
    open.find((one) => one.method === method)?.shown[key] ?? '';
  const { razorpay, cashOnDelivery, stripe, paypal, flutterwave, iyzico, bank } = orderMethod;
  return {
    cash_on_delivery: on(cashOnDelivery),
    razorpay: on(razorpay),
    stripe: on(stripe),
    paypal: on(paypal),
    flutterwave: on(flutterwave),
    iyzico_payment: on(iyzico),
    bank: on(bank),
    razorpay_key: shown(razorpay, 'key_id'),
    stripe_key: shown(stripe, 'publishable_key'),
    paypal_key: shown(paypal, 'client_id'),
    fw_public_key: shown(flutterwave, 'public_key'),
    bank_name: shown(bank, 'bank_name'),
    branch_name: shown(bank, 'branch_name'),
    account_name: shown(bank, 'account_name'),
    account_number: shown(bank, 'account_number'),
    default: defaultOf(market, open),
    methods: open.map((method) => methodOf(market, method)),
  };
}

function defaultOf({ default_method: preferred }: MarketSettings, open: PaymentMethod[]): number {
  return (
    open.find(({ method }) => method === preferred)?.method ??
    open.find(({ method }) => method === orderMethod.cashOnDelivery)?.method ??
    open[0]?.method ??
    orderMethod.cashOnDelivery
  );
}

/** Which amounts a gateway takes; any if there is none. Null: it does not take the currency. */
function boundsOf(
  { currency, currency_exponent: exponent }: MarketSettings,
  gateway: GatewayFacts | null,
): Bounds | null {
  if (!gateway) return { least: 0, most: Infinity, step: 1 };
  return exponent === exponentOf(currency) ? gateway.bounds(currency) : null;
}

function methodOf(
  { currency_exponent: exponent }: MarketSettings,
  {
    method,
    fee,
    least,
    most,
    countries,
    test_mode: test,
    bounds,
  }: PaymentMethod & { bounds: Bounds },
): PaymentGateway['methods'][number] {
  const decimal = (minor: number) => Number(decimalText(minor, exponent));
  const highest = Math.min(most ?? Infinity, bounds.most);
  return {
    method,
    fee: decimal(fee),
    least: decimal(Math.max(least, bounds.least)),
    most: highest < UNREACHED ? decimal(highest) : null,
    step: decimal(bounds.step),
    countries,
    test: test && isOnline(method) ? 1 : 0,
  };
}
