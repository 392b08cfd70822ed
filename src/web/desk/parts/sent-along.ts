import type { DeskCall } from '#contract/desk-addresses.ts';

type Of = (call: DeskCall) => Record<string, unknown>;
let along: Of = () => ({});

/** What a front adds to each call of its screens: the seller centre adds the store. */
export const sentAlong: Of = (call) => along(call);

/** Set once by the front, before its screens are drawn. */
export function sendAlong(of: Of): void {
  along = of;
}
