// What the market asks of a gateway. Each in src/outside/gateways does nothing but translate: it
// keeps no state and writes no rows.
import type { z } from 'zod';
import type { Money } from '#base/money.ts';
import type { paymentState } from '#contract/payment.ts';

/** How a payment stands (contract/payment.ts says what each word means). */
export type PaymentState = z.output<typeof paymentState>;

/** Where the shopper goes to pay: an address, or one that takes a form by POST. */
export type Action =
  | { kind: 'redirect'; url: string }
  | { kind: 'form'; url: string; fields: Record<string, string> };

/** An amount in minor units of a currency (ISO 4217), and how many decimals that currency has. */
export type Amount = { minor: Money; currency: string; exponent: number };

/** Amounts from `least` to `most` that are a multiple of `step`, in minor units. */
export type Bounds = { least: Money; most: Money; step: Money };

export type Buyer = {
  name: string;
  email: string;
  phone: string;
  country: string;
  city: string;
  zip: string;
  address: string;
  /** IP address of the request. */
  ip: string;
};

/**
 * A try to pay, as a gateway is told of it. `key` is the same in every repetition; an order that is
 * tried again has another.
 */
export type ToOpen = {
  key: string;
  /** The shop's name, as the gateway's page shows it. */
  brand: string;
  order: { id: number; code: string; title: string };
  amount: Amount;
  buyer: Buyer;
  /** Language code. */
  language: string;
  /** Where the gateway sends the shopper back to, paid or not; both carry the key. */
  returnUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};
export type Opened = { providerRef: string; action: Action; expiresAt: Date | null };

/** A payment that the gateway has been told of. */
export type Known = {
  key: string;
  providerRef: string | null;
  providerPaymentRef: string | null;
  amount: Amount;
  /** How often the gateway said that it was declined. */
  declines: number;
  /**
   * Whether its order still waits for money. Where not, a gateway that has to take what was
   * approved (PayPal) leaves it.
   */
  wanted: boolean;
};

/**
 * What the gateway itself says of a payment; never what a browser says. `echo` is our key as the
 * gateway gives it back; null where it does not.
 */
export type Outcome = {
  state: Exclude<PaymentState, 'created' | 'review'>;
  received: Amount | null;
  providerRef: string | null;
  providerPaymentRef: string | null;
  echo: string | null;
  /** A short word for staff, of listed fields only. */
  detail: string;
};

/**
 * A notice that came by itself: forged ones are `null`. `about` says which payment it may be about;
 * what it says is asked again.
 */
export type Notice = {
  eventId: string;
  kind: string;
  about: { providerRef?: string; key?: string; providerPaymentRef?: string; refundRef?: string };
};

export type ToRefund = { key: string; amount: Amount; reason: string };
export type Refunded = { providerRef: string; state: 'pending' | 'succeeded' | 'failed' };

/**
 * A refund as a gateway lists it, whoever made it. `key`: ours, where it was made with one. Minor
 * units of the payment's currency.
 */
export type SaidRefund = {
  providerRef: string;
  key: string | null;
  amount: Money;
  state: Refunded['state'];
};
/**
 * Money that a dispute moved, one row of the gateway's own: never computed. `amount.minor` is above
 * zero: `hold` and `fee` took it from the shop's balance there, `release` gave it back. A currency
 * that is not the payment's own is kept as it is.
 */
export type SaidMovement = {
  providerRef: string;
  kind: 'hold' | 'fee' | 'release';
  amount: Amount;
};
/**
 * How a dispute stands. `inquiry`: the buyer's bank asks, no money is taken; `needs-response`: the
 * shop has until `dueBy` to answer; `under-review`: it was answered; `won`; `lost`; `closed`: it
 * ended without a decision and without money taken.
 */
export type SaidDisputeState =
  | 'inquiry'
  | 'needs-response'
  | 'under-review'
  | 'won'
  | 'lost'
  | 'closed';
/**
 * A dispute as a gateway tells of it. `amount` is what is disputed, which may be part of a payment
 * or in another currency; `reason` and `status` are the gateway's own words; `dueBy` is null where
 * no answer is asked for.
 */
export type SaidDispute = {
  providerRef: string;
  amount: Amount;
  reason: string;
  status: string;
  state: SaidDisputeState;
  dueBy: Date | null;
  movements: SaidMovement[];
};
/**
 * What became of a payment after it was made. `returned`: how much of it went back so far by
 * refunds, as the gateway's own running total says; null where it says none.
 */
export type Aftermath = { returned: Money | null; refunds: SaidRefund[]; disputes: SaidDispute[] };

export type Gateway = {
  /**
   * Tells the gateway of a payment. Safe to repeat with the same key: the same reference comes
   * back. Throws a GatewayProblem.
   */
  open: (payment: ToOpen) => Promise<Opened>;
  /**
   * What the gateway says, after the shopper came back with `brought` (query or form fields,
   * untrusted): a signature in it is checked, then the gateway is asked. Throws a GatewayProblem.
   */
  confirm: (payment: Known, brought: Record<string, string>) => Promise<Outcome>;
  /** What the gateway says, without anything from a browser. Throws a GatewayProblem. */
  checkPayment: (payment: Known) => Promise<Outcome>;
  /**
   * Reads a notice and checks that it is the gateway's own; null when it is not. Asks nobody but,
   * with some, for a certificate.
   */
  read: (raw: Uint8Array, headers: Headers) => Promise<Notice | null>;
  /** Gives money back. Safe to repeat with the same key. Throws a GatewayProblem. */
  refund: (payment: Known, refund: ToRefund) => Promise<Refunded>;
  /** How a refund stands. Throws a GatewayProblem. */
  checkRefund: (payment: Known, refund: ToRefund & { providerRef: string }) => Promise<Refunded>;
  /**
   * What became of a payment that was made: refunds of whoever made them, and disputes. Throws a
   * GatewayProblem.
   */
  follow: (payment: Known) => Promise<Aftermath>;
  /** Ends a payment that was not made, where the gateway can. */
  cancel: (payment: Known) => Promise<'cancelled' | 'not-supported' | 'too-late'>;
  /**
   * Asks the gateway for something harmless with the keys; false when it refuses them. Throws a
   * GatewayProblem.
   */
  checkKeys: () => Promise<boolean>;
};

/**
 * Why a gateway gave no answer that can be used. `timeout`, `unavailable` and `malformed`: nobody
 * knows whether it acted, the same key is tried again. `rejected`: it will not do it.
 */
export class GatewayProblem extends Error {
  readonly kind: 'timeout' | 'unavailable' | 'rejected' | 'malformed';
  /** The gateway's own short code, for staff. */
  readonly code: string;
  constructor(kind: GatewayProblem['kind'], code: string) {
    super(`The gateway is no help: ${kind} ${code}`);
    this.kind = kind;
    this.code = code;
  }
}
