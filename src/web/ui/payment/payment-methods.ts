// The payment methods that screens offer.
import { toMinor, type Money } from '#base/money.ts';
import { orderMethod } from '#contract/constants.ts';
import { fitsOrder } from '#market/settings/payment-method.ts';
import type { Data } from '#web/ui/api.ts';

export type PaymentGateway = Data<'paymentGateway.read'>;
export type PaymentMethod = PaymentGateway['methods'][number];

export const isCard = (method: number): boolean =>
  method === orderMethod.razorpay || method === orderMethod.stripe;

/** The fee of a method for the buyer, in minor units; 0 for one that is not open. */
export const feeOf = (methods: PaymentMethod[], method: number | null, exponent: number): Money =>
  toMinor(methods.find((paymentMethod) => paymentMethod.method === method)?.fee ?? 0, exponent) ??
  0;

const ORDER = [
  orderMethod.razorpay,
  orderMethod.stripe,
  orderMethod.paypal,
  orderMethod.flutterwave,
  orderMethod.iyzico,
  orderMethod.bank,
  orderMethod.cashOnDelivery,
] as const;

/**
 * The methods for an order to this country (ISO 3166-1 alpha-2) with a total of `goods` without
 * fees, in minor units; similar ones are together.
 */
export function methodsFor(
  methods: PaymentMethod[],
  goods: Money,
  country: string,
  exponent: number,
): PaymentMethod[] {
  const minor = (amount: number) => toMinor(amount, exponent) ?? 0;
  const place = ({ method }: PaymentMethod) => ORDER.findIndex((one) => one === method);
  return methods
    .filter(
      ({ fee, least, most, step, countries }) =>
        fitsOrder(
          { least: minor(least), most: most === null ? null : minor(most), countries },
          goods + minor(fee),
          country,
        ) && (goods + minor(fee)) % minor(step) === 0,
    )
    .toSorted((a, b) => place(a) - place(b));
}

/** The method before any choice: the first of these that is open. */
export const chosenMethod = (
  methods: PaymentMethod[],
  ...wanted: (number | null | undefined)[]
): number | null =>
  wanted.find((method) => methods.some((paymentMethod) => paymentMethod.method === method)) ??
  methods[0]?.method ??
  null;
