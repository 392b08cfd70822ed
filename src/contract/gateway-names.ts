import { orderMethod } from '#contract/constants.ts';

/** Whose page a method is paid on; the same in every language. */
export const gatewayNames: Record<number, string> = {
  [orderMethod.razorpay]: 'Razorpay',
  [orderMethod.stripe]: 'Stripe',
  [orderMethod.paypal]: 'PayPal',
  [orderMethod.flutterwave]: 'Flutterwave',
  [orderMethod.iyzico]: 'Iyzico',
};
