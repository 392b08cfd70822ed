// Reports and decisions: their things, and the statement of a decision (EU 2022/2065, Art. 17).
import type { Permission } from '#contract/permission.ts';

/** The things that can be reported. */
export const thingKinds = ['product', 'review', 'store'] as const;
export type ThingKind = (typeof thingKinds)[number];
/** The things that can be decided about: those, and a store's reply to a review. */
export const decidedKinds = [...thingKinds, 'answer'] as const;
export type DecidedKind = (typeof decidedKinds)[number];

/** How each of these is hidden. */
export const restrictions = {
  product: 'hide-product',
  review: 'hide-review',
  answer: 'hide-answer',
  store: 'suspend-store',
} as const satisfies Record<DecidedKind, string>;
/** The permission also needed to restrict such a thing, or to show it again. */
export const restrictNeeds = {
  product: 'catalogue',
  review: 'catalogue',
  answer: 'catalogue',
  store: 'stores',
} as const satisfies Record<DecidedKind, Permission>;
/** The possible outcomes of a report. */
export const reportActions = ['none', 'hide-product', 'hide-review', 'suspend-store'] as const;
export type ReportAction = (typeof reportActions)[number];
/**
 * Other decisions that take something away: a store is hidden, closed, or held until its trader is
 * known; products are hidden by a file, or deleted; pictures are removed; products leave a flash
 * sale; a store’s voucher ends.
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
/** Those whose thing is shown again when the decision is withdrawn. */
export const RESTORED: readonly DecisionAction[] = [...Object.values(restrictions), 'hide-store'];
/** How a decision was made: by a person, by a file that a person imported, or by a rule alone. */
export const decisionMeans = ['person', 'import', 'rule'] as const;
export type DecisionMeans = (typeof decisionMeans)[number];

/** The grounds of a decision. */
export const grounds = ['law', 'terms'] as const;
export type Ground = (typeof grounds)[number];

export const mostFacts = 2000;
export const mostWhich = 300;

/** The facts, and the ground with the law or the part of the terms. */
export type Because = { facts: string; ground: Ground; which: string };
/**
 * The same for a letter: with its date, and the key of the link for an objection. `means` is
 * missing in letters of older versions: a person decided.
 */
export type Stated = Because & { at: string; key: string; means?: DecisionMeans };

/** The number of months for an objection. */
export const OBJECTION_MONTHS = 6;
