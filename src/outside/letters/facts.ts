// The data that letters need. The worker reads it from the database (jobs/mail/letter-facts.ts); a
// preview uses examples (example-facts.ts).
import type { RefundWhy } from '#contract/order-money.ts';
import type { DisputeForLetter, StorePart } from '#outside/letters/dispute-for-letter.ts';
import type { LetterOrder } from '#outside/letters/letter-order.ts';

/** Each returns null or undefined for a thing that no longer exists. Money is in minor units. */
export type LetterFacts = {
  /** The order as its buyer sees it, in the letter's language. */
  order: (id: number) => Promise<LetterOrder | null>;
  /** The time zone that an order was placed in. */
  timeZone: (order: number) => Promise<string>;
  /** The key that opens an order for a buyer without an account; empty for others. */
  linkKey: (order: number) => Promise<string>;
  /** A parcel that its buyer has cancelled. */
  calledOff: (parcel: number) => Promise<CalledOff | undefined>;
  /** A parcel as its store sees it. */
  soldParcel: (parcel: number) => Promise<SoldParcel | undefined>;
  payment: (id: number) => Promise<LetterPayment | undefined>;
  refund: (id: number) => Promise<LetterRefund | undefined>;
  refundWhy: (refund: number) => Promise<RefundWhy | null>;
  transfer: (id: number) => Promise<{ trans_id: string; reason: string } | undefined>;
  /** An order of which a part was paid by transfer. */
  owedOrder: (id: number) => Promise<OwedOrder | undefined>;
  dispute: (id: number) => Promise<DisputeForLetter | undefined>;
  storePart: (dispute: number, parcel: number) => Promise<StorePart | undefined>;
  payout: (id: number) => Promise<LetterPayout | undefined>;
  /** The items in a customer's cart that can be bought, at present prices. */
  cart: (account: number) => Promise<LetterCart>;
  /** A variant whose product is public. */
  variant: (inventory: number) => Promise<LetterVariant | undefined>;
  /** The title of a flash sale that is public and not over. */
  sale: (id: number) => Promise<string | undefined>;
};

export type CalledOff = {
  code: string;
  order_code: string;
  store: string;
  reason: string;
  note: string;
  /** Cancelled by the market's staff rather than its buyer. */
  by_staff: boolean;
};

export type SoldParcel = {
  code: string;
  order_code: string;
  store: string;
  status: number;
  /** The delivery date that its buyer was given, and the time zone of the order. */
  due: Date | null;
  zone: string;
  method: number;
  paid: boolean;
  exponent: number;
  lines: { text: string; amount: number }[];
  subtotal: number;
  bundle_offer: number;
  voucher_price: number;
  shipping_price: number;
  tax: number;
  fee: number;
  total: number;
};

export type LetterPayment = {
  code: string;
  amount: number;
  received: number | null;
  currency: string;
  exponent: number;
  reason: string;
  provider_ref: string | null;
};

export type LetterRefund = {
  code: string;
  amount: number;
  guessed: boolean;
  currency: string;
  currency_exponent: number;
  problem: string;
  provider_ref: string | null;
};

export type OwedOrder = {
  code: string;
  name: string;
  exponent: number;
  payBy: Date | null;
  timeZone: string;
};

/** `sums`: the totals of its lines, by reason. */
export type LetterPayout = {
  store: string;
  amount: number;
  currency: string;
  exponent: number;
  reference: string;
  iban: string;
  since: Date | null;
  until: Date;
  sums: { kind: string; amount: number }[];
};

/** `choice`: its attribute values, `Red · M`. */
export type LetterVariant = { id: number; slug: string; title: string; choice: string };

/** Amounts are in minor units. */
export type LetterCart = {
  stores: { name: string; lines: LetterCartLine[] }[];
  exponent: number;
};
export type LetterCartLine = {
  title: string;
  choice: string;
  image: string;
  quantity: number;
  amount: number;
};
