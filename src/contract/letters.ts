// The letters that the market writes, each with what its text needs. outside/letters has the words and
// the look.
import type { DecisionAction, Ground, Restriction, Stated, ThingKind } from '#contract/decision.ts';
import type { FieldReason, Reason } from '#contract/proposal.ts';
import type { ReportReason } from '#contract/report-reasons.ts';

/**
 * A second factor was switched on, off or taken away by staff; recovery codes were made anew, or one
 * was used; somebody who has the password guessed at the code; a passkey was added or removed.
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

export type Letters = {
  /** The code that proves an address at registration. */
  verify: { name: string; code: string };
  /** Somebody tried to register an address that has an account. */
  'already-registered': { name: string };
  welcome: { name: string };
  /** Somebody is asked to work for the market: by whom, and the secret word of the link. */
  'staff-invited': { by: string; word: string };
  /** The code to choose a new password with, and the secret word of the link that does the same. */
  'password-code': { name: string; email: string; code: string; word: string };
  'password-changed': { name: string };
  /** What guards an account was changed, or tried; `by` whom, if not by its owner. */
  'account-guarded': { name: string; what: Guarded; by: string };
  /** The code that proves an address which Google or Facebook did not vouch for. */
  'social-code': { name: string; code: string; service: 'google' | 'facebook' };
  'order-placed': { order: number };
  /** Staff ask for its money once more: how it is paid, and where. */
  'order-to-pay': { order: number };
  'parcel-moved': { order: number; parcel: number; status: number };
  /** One parcel of an order that goes on with others. */
  'parcel-cancelled': { order: number; parcel: number };
  'order-cancelled': { order: number };
  'order-paid': { order: number; amount: number };
  'transfer-refused': { order: number; transfer: number };
  /** A part of a transfer has come, in minor units. */
  'transfer-short': { order: number; received: number; missing: number };
  /** Money came for an order that was closed or paid already: it goes back. */
  'payment-not-needed': { order: number; payment: number };
  /** `refund` is missing in letters that older versions asked for. */
  refunded: { order: number; amount: number; refund?: number };
  /** To a store: a parcel that it may work on. */
  'order-arrived': { parcel: number };
  /** To a store: its buyer has cancelled a parcel that it was told of. */
  'parcel-called-off': { parcel: number };
  /** To a store: a parcel is late. */
  'parcel-late': { parcel: number };
  /** To a store: its payout was paid. */
  'payout-paid': { payout: number };
  /** To the owner: money that somebody has to look at. */
  'payment-in-review': { order: number; payment: number };
  'refund-failed': { order: number; refund: number };
  /** To the owner: money went back at the gateway's own pages. */
  'refund-outside': { order: number; refund: number; amount: number };
  /** To the owner: a buyer disputes a payment, or an answer is asked for now; and how it ended. */
  'dispute-opened': { order: number; dispute: number };
  'dispute-ended': { order: number; dispute: number };
  /** The same to a store that sold something of it. */
  'store-dispute-opened': { dispute: number; parcel: number };
  'store-dispute-ended': { dispute: number; parcel: number };
  'seller-verify': { name: string; code: string };
  /** `asks`: there is something to show for it. */
  'application-received': { name: string; store: string; asks?: boolean };
  /** To who applied: something is asked for, or asked for again. Its name by language. */
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
  /** To who proposed a product: it is in the shop, or why not. Titles by language. */
  'proposal-approved': {
    name: string;
    title: Record<string, string>;
    product: { id: number; slug: string };
  };
  'proposal-refused': {
    name: string;
    title: Record<string, string>;
    reason: Reason;
    reasons: FieldReason[];
  };
  /** To who proposed a product for a flash sale: it is in it, or why not. Titles by language. */
  'enrolment-approved': Enrolled;
  'enrolment-refused': Enrolled;
  /** `because` is missing in letters that older versions asked for. */
  'store-suspended': { name: string; store: string; reason: string; because?: Stated };
  /** `answer`: to what its owners objected. */
  'store-reinstated': { name: string; store: string; answer?: string };
  /** To who is hit by a decision of staff: why, and how to object. Titles by language. */
  'product-hidden': { title: Record<string, string>; because: Stated };
  'review-hidden': { title: Record<string, string>; because: Stated };
  /** To who reported something: the receipt, and what was decided. */
  'report-received': ReportTold & { reason: ReportReason };
  'report-decided': ReportTold & {
    action: DecisionAction;
    facts: string;
    ground: Ground | null;
    which: string;
  };
  /** To who objected: what came of it. `alone`: there was nobody but who had decided first. */
  'objection-decided': {
    kind: ThingKind;
    title: string;
    action: DecisionAction;
    outcome: 'upheld' | 'taken-back';
    /** What was done now, where nothing was before. */
    became: Restriction | null;
    answer: string;
    alone: boolean;
  };
  /** To the owner, to be answered to its sender. */
  contact: { name: string; email: string; subject: string; message: string };
  /** To the owner: a webhook was not taken for days, and is off. */
  'webhook-off': { webhook: number; name: string; address: string };
  /** To a customer: what is in the cart that they left; `key` ends these letters. */
  'cart-left': { account: number; key: string };
  'newsletter-confirm': { key: string };
  /** To who waits for a variant: the link that confirms it, and that it is back. */
  'stock-notice-confirm': { inventory: number; key: string };
  'back-in-stock': { inventory: number; key: string };
};

/** A report, and the key of the link to it. */
type ReportTold = { code: string; key: string; kind: ThingKind; title: string };

/** Letters that tell the buyer, or the owner, of an order. */
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
  'password-code': true,
  'password-changed': true,
  'account-guarded': true,
  'social-code': true,
  'order-placed': true,
  'order-to-pay': true,
  'parcel-moved': true,
  'parcel-cancelled': true,
  'order-cancelled': true,
  'order-paid': true,
  'transfer-refused': true,
  'transfer-short': true,
  'payment-not-needed': true,
  refunded: true,
  'order-arrived': true,
  'parcel-called-off': true,
  'parcel-late': true,
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
  'product-hidden': true,
  'review-hidden': true,
  'report-received': true,
  'report-decided': true,
  'objection-decided': true,
  contact: true,
  'webhook-off': true,
  'cart-left': true,
  'newsletter-confirm': true,
  'stock-notice-confirm': true,
  'back-in-stock': true,
} satisfies Record<keyof Letters, true>;
/** The kinds of letters, each once. */
export const letterKinds = Object.keys(KINDS) as [keyof Letters, ...(keyof Letters)[]];
