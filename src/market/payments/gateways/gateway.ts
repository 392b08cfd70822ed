// What the market asks of a gateway. The adapters in src/outside/gateways only translate: they keep
// no state and write no rows.
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
 * A payment to open at a gateway. `key` stays the same when the request is repeated; another
 * attempt to pay the order has another key.
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

/** A payment that the gateway may know. */
export type PaymentToFind = {
  key: string;
  providerRef: string | null;
  providerPaymentRef: string | null;
  amount: Amount;
  /** How often the gateway said that it was declined. */
  declines: number;
  /** Whether its order still waits for money. If not, PayPal does not capture what was approved. */
  wanted: boolean;
};

/**
 * What the gateway itself says about a payment; never what a browser says. `echo` is our key as the
 * gateway gives it back; null if it does not.
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
 * A payment into the shop's own account that the shop did not open: a client did, in the gateway's
 * own window. `approved`: no money has moved, and the shop may take it. `echo`: what stands in the
 * place of our key. `email`: the buyer's, where ids could be guessed; null: nobody knows the id but
 * whoever paid.
 */
export type FoundPayment = {
  providerRef: string;
  providerPaymentRef: string | null;
  state: 'approved' | 'processing' | 'succeeded';
  amount: Amount;
  openedAt: Date;
  echo: string | null;
  email: string | null;
};

/** A notice that a gateway posted. `about`: which payment it may be about; the gateway is asked. */
export type Notice = {
  eventId: string;
  kind: string;
  about: { providerRef?: string; key?: string; providerPaymentRef?: string; refundRef?: string };
};

export type ToRefund = { key: string; amount: Amount; reason: string };
export type Refunded = { providerRef: string; state: 'pending' | 'succeeded' | 'failed' };

/**
 * A refund as a gateway lists it, whoever made it. `key`: ours, if it was made with one. Amounts
 * are minor units of the payment's currency.
 */
export type GatewayRefund = {
  providerRef: string;
  key: string | null;
  amount: Money;
  state: Refunded['state'];
};
/**
 * Money that a dispute moved, as the gateway reports it. `amount.minor` is above zero: `hold` and
 * `fee` took it from the shop's balance there, `release` gave it back. It may be in another
 * currency than the payment.
 */
export type GatewayMovement = {
  providerRef: string;
  kind: 'hold' | 'fee' | 'release';
  amount: Amount;
};
/**
 * How a dispute stands. `inquiry`: the buyer's bank asks, no money is taken; `needs-response`: the
 * shop has until `dueBy` to answer; `under-review`: the shop has answered; `won`; `lost`; `closed`:
 * it ended without a decision, and no money was taken.
 */
export type GatewayDisputeState =
  | 'inquiry'
  | 'needs-response'
  | 'under-review'
  | 'won'
  | 'lost'
  | 'closed';
/**
 * A dispute as a gateway reports it. `amount` is what is disputed, which may be part of a payment,
 * or in another currency; `reason` and `status` are the gateway's own words; `dueBy` is null if no
 * answer is asked for.
 */
export type GatewayDispute = {
  providerRef: string;
  amount: Amount;
  reason: string;
  status: string;
  state: GatewayDisputeState;
  dueBy: Date | null;
  movements: GatewayMovement[];
};
/**
 * What became of a payment after it was made. `returned`: how much of it was refunded so far, by
 * the gateway's own running total; null if it has none.
 */
export type Aftermath = {
  returned: Money | null;
  refunds: GatewayRefund[];
  disputes: GatewayDispute[];
};

export type Gateway = {
  /**
   * Opens a payment at the gateway. Safe to repeat with the same key: returns the same reference.
   * Throws a GatewayProblem.
   */
  open: (payment: ToOpen) => Promise<Opened>;
  /**
   * How the payment stands after the shopper came back with `brought` (query or form fields,
   * untrusted): checks a signature in it, then asks the gateway. Throws a GatewayProblem.
   */
  confirm: (payment: PaymentToFind, brought: Record<string, string>) => Promise<Outcome>;
  /** How the payment stands, without anything from a browser. Throws a GatewayProblem. */
  checkPayment: (payment: PaymentToFind) => Promise<Outcome>;
  /**
   * Finds a payment that a client opened in the gateway's own window, by the id that the client
   * names (untrusted). Changes nothing there. Null if it is none, not to the shop's own account, or
   * has no money to give (any more). Missing where clients cannot open payments without the shop.
   * Throws a GatewayProblem.
   */
  find?: (ref: string) => Promise<FoundPayment | null>;
  /**
   * Reads a notice and checks its signature; null if it is not the gateway's own. Asks nobody,
   * except some gateways for a certificate.
   */
  read: (raw: Uint8Array, headers: Headers) => Promise<Notice | null>;
  /** Refunds money. Safe to repeat with the same key. Throws a GatewayProblem. */
  refund: (payment: PaymentToFind, refund: ToRefund) => Promise<Refunded>;
  /** How a refund stands. Throws a GatewayProblem. */
  checkRefund: (
    payment: PaymentToFind,
    refund: ToRefund & { providerRef: string },
  ) => Promise<Refunded>;
  /**
   * What became of a payment that was made: refunds, whoever made them, and disputes. Throws a
   * GatewayProblem.
   */
  follow: (payment: PaymentToFind) => Promise<Aftermath>;
  /** Ends a payment that was not made, if the gateway can do that. Throws a GatewayProblem. */
  cancel: (payment: PaymentToFind) => Promise<'cancelled' | 'not-supported' | 'too-late'>;
  /**
   * Tries the keys with a harmless request; false if the gateway refuses them. Throws a
   * GatewayProblem.
   */
  checkKeys: () => Promise<boolean>;
};

/**
 * Why a gateway gave no usable answer. `timeout`, `unavailable` and `malformed`: nobody knows
 * whether it acted, so try again with the same key. `rejected`: it will not do it.
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
