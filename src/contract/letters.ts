// The letters of the market, each with the data for its text. outside/letters has the texts and the
// design.
import type { Stated } from '#contract/decision.ts';
import type { DecisionLetters } from '#contract/decision-letters.ts';
import type { FieldReason, Reason } from '#contract/proposal.ts';
import type { TraderLack } from '#contract/trader.ts';

/**
 * A second factor was switched on or off, or removed by staff; recovery codes were renewed, or one
 * was used; somebody with the password guessed at the code; a passkey was added or removed.
 */
export const guardKinds = [
  'on',
  'off',
  'reset',
  'codes',
  'recovery-code',
  'guessed',
  'passkey-added',
  'passkey-removed',
] as const;
export type Guarded = (typeof guardKinds)[number];

type Enrolled = {
  name: string;
  title: Record<string, string>;
  sale: Record<string, string>;
  reason: string;
};

export type Letters = DecisionLetters & {
  /** The code that proves an address at registration. */
  verify: { name: string; code: string };
  /** Somebody tried to register an address that has an account. */
  'already-registered': { name: string };
  welcome: { name: string };
  /** A person is invited to work for the market: by whom, and the secret of the link. */
  'staff-invited': { by: string; word: string };
  /** The same for a store. */
  'store-invited': { by: string; store: string; word: string };
  /** The code for choosing a new password, and the secret of the link that does the same. */
  'password-code': { name: string; email: string; code: string; word: string };
  'password-changed': { name: string };
  /** The protection of an account was changed, or tried; `by` whom, if not by its owner. */
  'account-guarded': { name: string; what: Guarded; by: string };
  /** The code that proves an address for which Google or Facebook did not vouch. */
  'social-code': { name: string; code: string; service: 'google' | 'facebook' };
  'order-placed': { order: number };
  /** Staff ask for payment once more: how to pay it, and where. */
  'order-to-pay': { order: number };
  'parcel-moved': { order: number; parcel: number; status: number };
  /** One parcel of an order whose other parcels continue. */
  'parcel-cancelled': { order: number; parcel: number };
  /** A store cannot send some items of a parcel: `pieces` of the products `titles`. */
  'pieces-cancelled': {
    order: number;
    store: string;
    reason: string;
    pieces: { title: Record<string, string>; quantity: number }[];
    /** Nobody has paid for them, so the order's total is reduced. */
    less?: boolean;
  };
  'order-cancelled': { order: number };
  'order-paid': { order: number; amount: number };
  'transfer-refused': { order: number; transfer: number };
  /** Part of a transfer has arrived, in minor units. */
  'transfer-short': { order: number; received: number; missing: number };
  /** Money arrived for an order that was closed or already paid: it is refunded. */
  'payment-not-needed': { order: number; payment: number };
  /** `refund` is missing in letters of older versions. */
  refunded: { order: number; amount: number; refund?: number };
  /** To a store: a parcel that it can work on. */
  'order-arrived': { parcel: number };
  /** To a store: the buyer has cancelled a parcel that it knew of. */
  'parcel-called-off': { parcel: number };
  /** To a store: a parcel is late. */
  'parcel-late': { parcel: number };
  /** The same for several: the first of `count`. */
  'parcels-late': { parcels: number[]; count: number };
  /** To a store: its payout was paid. */
  'payout-paid': { payout: number };
  /** To the owner: a payment that somebody has to look at. */
  'payment-in-review': { order: number; payment: number };
  'refund-failed': { order: number; refund: number };
  /** To the owner: a refund was made at the gateway's own pages. */
  'refund-outside': { order: number; refund: number; amount: number };
  /** To the owner: a buyer disputes a payment, or an answer is now due; and the outcome. */
  'dispute-opened': { order: number; dispute: number };
  'dispute-ended': { order: number; dispute: number };
  /** The same to a store that sold something in it. */
  'store-dispute-opened': { dispute: number; parcel: number };
  'store-dispute-ended': { dispute: number; parcel: number };
  'seller-verify': { name: string; code: string };
  /** `asks`: there are requirements to submit. */
  'application-received': { name: string; store: string; asks?: boolean };
  /** To an applicant: a requirement must be submitted, or submitted again. Its name by language. */
  'application-asked': {
    name: string;
    store: string;
    item: Record<string, string>;
    reason: string;
  };
  /** To the owner: somebody wants to sell. */
  'application-arrived': { store: string; email: string };
  'application-approved': { name: string; store: string };
  'application-refused': { name: string; store: string; reason: string };
  /**
   * To the proposer of a product: it is in the shop, or why not. Titles by language; `slugs` too,
   * which are missing in letters of older versions.
   */
  'proposal-approved': {
    name: string;
    title: Record<string, string>;
    product: { id: number; slug: string; slugs?: Record<string, string> };
  };
  'proposal-refused': {
    name: string;
    title: Record<string, string>;
    reason: Reason;
    reasons: FieldReason[];
  };
  /**
   * To the store that entered a product in a flash sale: it is accepted, or why not. Titles by
   * language.
   */
  'enrolment-approved': Enrolled;
  'enrolment-refused': Enrolled;
  /** `because` is missing in letters of older versions. */
  'store-suspended': { name: string; store: string; reason: string; because?: Stated };
  /** `answer`: the answer to its owners' objection. */
  'store-reinstated': { name: string; store: string; answer?: string };
  /**
   * To the owners of a store: it was closed; `reason`: by staff; `until`: the last moment to reopen
   * it.
   */
  'store-closed': {
    store: string;
    by: string;
    reason: string;
    until: string | null;
    /** If staff close it. */
    because?: Stated;
  };
  'store-reopened': { store: string; by: string };
  /** To the owners of a store: its payout account was changed; with a masked IBAN. */
  'payee-changed': { store: string; by: string; iban: string };
  /** To the owners of a store: which facts about the trader are missing, and the deadline. */
  'trader-wanted': { store: string; lacks: TraderLack[]; until: string | null };
  /** To the owner, who replies to its sender. */
  contact: { name: string; email: string; subject: string; message: string };
  /** To the owner: a webhook accepted nothing for days, and was switched off. */
  'webhook-off': { webhook: number; name: string; address: string };
  /** To a customer: the contents of the cart that they left; `key` unsubscribes. */
  'cart-left': { account: number; key: string };
  'newsletter-confirm': { key: string };
  /** To a person waiting for a variant: the link that confirms it, and that it is back. */
  'stock-notice-confirm': { inventory: number; key: string };
  'back-in-stock': { inventory: number; key: string };
  /**
   * To a person who wants to know of a flash sale: the link that confirms it, and that it has
   * started.
   */
  'sale-notice-confirm': { sale: number; key: string };
  'sale-begun': { sale: number; key: string };
};

/** Letters to the buyer, or the owner, about an order. */
export type LetterAboutOrder = {
  [Kind in keyof Letters]: Letters[Kind] extends { order: number } ? Kind : never;
}[keyof Letters];

export type Letter<Kind extends keyof Letters = keyof Letters> = {
  kind: Kind;
  to: string;
  language: string;
  data: Letters[Kind];
};

const KINDS = {
  verify: true,
  'already-registered': true,
  welcome: true,
  'staff-invited': true,
  'store-invited': true,
  'password-code': true,
  'password-changed': true,
  'account-guarded': true,
  'social-code': true,
  'order-placed': true,
  'order-to-pay': true,
  'parcel-moved': true,
  'parcel-cancelled': true,
  'pieces-cancelled': true,
  'order-cancelled': true,
  'order-paid': true,
  'transfer-refused': true,
  'transfer-short': true,
  'payment-not-needed': true,
  refunded: true,
  'order-arrived': true,
  'parcel-called-off': true,
  'parcel-late': true,
  'parcels-late': true,
  'payout-paid': true,
  'payment-in-review': true,
  'refund-failed': true,
  'refund-outside': true,
  'dispute-opened': true,
  'dispute-ended': true,
  'store-dispute-opened': true,
  'store-dispute-ended': true,
  'seller-verify': true,
  'application-received': true,
  'application-asked': true,
  'application-arrived': true,
  'application-approved': true,
  'application-refused': true,
  'proposal-approved': true,
  'proposal-refused': true,
  'enrolment-approved': true,
  'enrolment-refused': true,
  'store-suspended': true,
  'store-reinstated': true,
  'store-closed': true,
  'store-reopened': true,
  'payee-changed': true,
  'trader-wanted': true,
  'product-hidden': true,
  'review-hidden': true,
  restricted: true,
  'report-received': true,
  'report-decided': true,
  'objection-decided': true,
  contact: true,
  'webhook-off': true,
  'cart-left': true,
  'newsletter-confirm': true,
  'stock-notice-confirm': true,
  'back-in-stock': true,
  'sale-notice-confirm': true,
  'sale-begun': true,
} satisfies Record<keyof Letters, true>;
/** All kinds of letters. */
export const letterKinds = Object.keys(KINDS) as [keyof Letters, ...(keyof Letters)[]];
