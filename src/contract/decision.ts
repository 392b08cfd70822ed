// What is reported and decided about, and what staff say of a decision (EU 2022/2065, Art. 17).
import type { Permission } from '#contract/permission.ts';

/** What can be reported. */
export const thingKinds = ['product', 'review', 'store'] as const;
export type ThingKind = (typeof thingKinds)[number];
/** What can be decided about: that, and what a store answered to a review. */
export const decidedKinds = [...thingKinds, 'answer'] as const;
export type DecidedKind = (typeof decidedKinds)[number];

/** How each of these is hidden. */
export const restrictions = {
  product: 'hide-product',
  review: 'hide-review',
  answer: 'hide-answer',
  store: 'suspend-store',
} as const satisfies Record<DecidedKind, string>;
/** What who restricts such a thing, or shows it again, must be allowed besides. */
export const restrictNeeds = {
  product: 'catalogue',
  review: 'catalogue',
  answer: 'catalogue',
  store: 'stores',
} as const satisfies Record<DecidedKind, Permission>;
/** What a report may lead to. */
export const reportActions = ['none', 'hide-product', 'hide-review', 'suspend-store'] as const;
export type ReportAction = (typeof reportActions)[number];
/**
 * What else is taken away of what somebody has on show: a store is hidden, closed, or held while
 * nobody knows who trades there; products are hidden by a file, or deleted; pictures go; products
 * leave a flash sale; a store’s voucher ends.
 */
export const decisionActions = [
  ...reportActions,
  'hide-answer',
  'hide-store',
  'hold-store',
  'close-store',
  'hide-products',
  'delete-product',
  'remove-pictures',
  'leave-sale',
  'end-voucher',
] as const;
export type DecisionAction = (typeof decisionActions)[number];
export type Restriction = Exclude<DecisionAction, 'none'>;
/** Of these, what was hidden is shown again when the decision is taken back. */
export const RESTORED: readonly DecisionAction[] = [...Object.values(restrictions), 'hide-store'];
/** How it came to a decision: somebody made it, brought in a file, or a rule did it alone. */
export const decisionMeans = ['person', 'import', 'rule'] as const;
export type DecisionMeans = (typeof decisionMeans)[number];

/** By what it is decided. */
export const grounds = ['law', 'terms'] as const;
export type Ground = (typeof grounds)[number];

export const mostFacts = 2000;
export const mostWhich = 300;

/** Facts, and the ground with which law or which part of the terms it is. */
export type Because = { facts: string; ground: Ground; which: string };
/**
 * The same as a letter says it: since when, and the key of the link by which it is objected to.
 * `means` is missing in letters that older versions asked for: somebody decided.
 */
export type Stated = Because & { at: string; key: string; means?: DecisionMeans };

/** For how many months somebody may object. */
export const OBJECTION_MONTHS = 6;
