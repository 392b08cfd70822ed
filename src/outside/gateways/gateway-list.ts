import type { GatewayDescriptor } from '#outside/gateways/gateway-descriptor.ts';
import { flutterwaveDescriptor } from '#outside/gateways/flutterwave/flutterwave-descriptor.ts';
import { iyzicoDescriptor } from '#outside/gateways/iyzico/iyzico-descriptor.ts';
import { paypalDescriptor } from '#outside/gateways/paypal/paypal-descriptor.ts';
import { razorpayDescriptor } from '#outside/gateways/razorpay/razorpay-descriptor.ts';
import { stripeDescriptor } from '#outside/gateways/stripe/stripe-descriptor.ts';

/** All gateways that a shop can use. */
export const gatewayList: readonly GatewayDescriptor[] = [
  razorpayDescriptor,
  stripeDescriptor,
  paypalDescriptor,
  flutterwaveDescriptor,
  iyzicoDescriptor,
];
