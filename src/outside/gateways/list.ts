import type { GatewayDescriptor } from '#outside/gateways/descriptor.ts';
import { flutterwaveDescriptor } from '#outside/gateways/flutterwave/descriptor.ts';
import { iyzicoDescriptor } from '#outside/gateways/iyzico/descriptor.ts';
import { paypalDescriptor } from '#outside/gateways/paypal/descriptor.ts';
import { razorpayDescriptor } from '#outside/gateways/razorpay/descriptor.ts';
import { stripeDescriptor } from '#outside/gateways/stripe/descriptor.ts';

/** All gateways that a shop may pay by. */
export const gatewayList: readonly GatewayDescriptor[] = [
  razorpayDescriptor,
  stripeDescriptor,
  paypalDescriptor,
  flutterwaveDescriptor,
  iyzicoDescriptor,
];
