import { orderMethod } from '#contract/constants.ts';

/** The provider whose page a method uses; the same in every language. */
export const gatewayNames: Record<number, string> = {
  [orderMethod.razorpay]: 'Razorpay',
  [orderMethod.stripe]: 'Stripe',
  [orderMethod.paypal]: 'PayPal',
  [orderMethod.flutterwave]: 'Flutterwave',
  [orderMethod.iyzico]: 'Iyzico',
};
