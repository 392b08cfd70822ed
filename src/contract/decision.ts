// What is reported and decided about, and what staff say of a decision (EU 2022/2065, Art. 17).
import type { Permission } from '#contract/permission.ts';

/** What can be reported, and decided about. */
export const thingKinds = ['product', 'review', 'store'] as const;
export type ThingKind = (typeof thingKinds)[number];

/** What staff do about a thing: each restriction is of one kind of thing. */
export const restrictions = {
  product: 'hide-product',
  review: 'hide-review',
  store: 'suspend-store',
} as const satisfies Record<ThingKind, string>;
/** What who restricts such a thing, or shows it again, must be allowed besides. */
export const restrictNeeds = {
  product: 'catalogue',
  review: 'catalogue',
  store: 'stores',
} as const satisfies Record<ThingKind, Permission>;
export type Restriction = (typeof restrictions)[ThingKind];
export const decisionActions = ['none', 'hide-product', 'hide-review', 'suspend-store'] as const;
export type DecisionAction = (typeof decisionActions)[number];

/** By what it is decided. */
export const grounds = ['law', 'terms'] as const;
export type Ground = (typeof grounds)[number];

export const mostFacts = 2000;
export const mostWhich = 300;

/** Facts, and the ground with which law or which part of the terms it is. */
export type Because = { facts: string; ground: Ground; which: string };
/** The same as a letter says it: since when, and the key of the link by which it is objected to. */
export type Stated = Because & { at: string; key: string };

/** For how many months somebody may object. */
export const OBJECTION_MONTHS = 6;
