import type { DeskCall } from '#contract/desk-addresses.ts';

type Of = (call: DeskCall) => Record<string, unknown>;
let along: Of = () => ({});

/** What a front sends along with a call of its screens: the seller centre says which store. */
export const sentAlong: Of = (call) => along(call);

/** Said once by the front, before its screens are drawn. */
export function sendAlong(of: Of): void {
  along = of;
}
