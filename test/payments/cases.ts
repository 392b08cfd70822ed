// The five gateways, with their terms for the tests of the matrix.
import { openFlutterwave } from '../stand-ins/gateways/flutterwave.ts';
import { openIyzico } from '../stand-ins/gateways/iyzico.ts';
import { openPaypal } from '../stand-ins/gateways/paypal.ts';
import { openRazorpay } from '../stand-ins/gateways/razorpay.ts';
import { openStripe } from '../stand-ins/gateways/stripe.ts';
import type { GatewayName, Handle } from './at-shop.ts';

export type Case = {
  name: GatewayName;
  open: () => Promise<Handle>;
  /**
   * The notices of a payment that succeeded, of one that failed, and of a refund that failed
   * afterwards; null: there is none.
   */
  paid: string;
  failed: string;
  refundFailed: string | null;
  /** The notice of a refund made at the gateway's own pages; null: it sends none. */
  refunded: string | null;
  /** The notices of an opened, a won and a lost dispute; null: it sends none. */
  disputed: { opened: string; won: string; lost: string } | null;
  /**
   * The shop's requests for opening a payment and for a refund: the method and the beginning of the
   * path.
   */
  opening: string;
  givingBack: string;
};

export const cases: Case[] = [
  {
    name: 'razorpay',
    open: openRazorpay,
    paid: 'order.paid',
    failed: 'payment.failed',
    refundFailed: 'refund.failed',
    refunded: 'refund.processed',
    disputed: {
      opened: 'payment.dispute.created',
      won: 'payment.dispute.won',
      lost: 'payment.dispute.lost',
    },
    opening: 'POST /v1/orders',
    givingBack: 'POST /v1/payments/',
  },
  {
    name: 'stripe',
    open: openStripe,
    paid: 'checkout.session.completed',
    failed: 'checkout.session.async_payment_failed',
    refundFailed: 'refund.failed',
    refunded: 'refund.created',
    disputed: {
      opened: 'charge.dispute.created',
      won: 'charge.dispute.funds_reinstated',
      lost: 'charge.dispute.closed',
    },
    opening: 'POST /v1/checkout/sessions',
    givingBack: 'POST /v1/refunds',
  },
  {
    name: 'paypal',
    open: openPaypal,
    paid: 'CHECKOUT.ORDER.APPROVED',
    failed: 'PAYMENT.CAPTURE.DENIED',
    refundFailed: 'PAYMENT.REFUND.FAILED',
    refunded: 'PAYMENT.CAPTURE.REFUNDED',
    disputed: {
      opened: 'CUSTOMER.DISPUTE.CREATED',
      won: 'CUSTOMER.DISPUTE.RESOLVED',
      lost: 'CUSTOMER.DISPUTE.RESOLVED',
    },
    opening: 'POST /v2/checkout/orders',
    givingBack: 'POST /v2/payments/captures/',
  },
  {
    name: 'flutterwave',
    open: openFlutterwave,
    paid: 'charge.completed',
    failed: 'charge.completed',
    refundFailed: 'refund.failed',
    refunded: null,
    disputed: null,
    opening: 'POST /v3/payments',
    givingBack: 'POST /v3/transactions/',
  },
  {
    name: 'iyzico',
    open: openIyzico,
    paid: 'CHECKOUT_FORM_AUTH',
    failed: 'CHECKOUT_FORM_AUTH',
    refundFailed: null,
    refunded: null,
    disputed: null,
    opening: 'POST /payment/iyzipos/checkoutform/initialize/',
    givingBack: 'POST /v2/payment/refund',
  },
];

/** Some of the cases. */
export const only = (...names: GatewayName[]) => cases.filter(({ name }) => names.includes(name));
