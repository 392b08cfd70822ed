// The steps of a parcel, with their messages in `locales` → `track`.
import type { Parcel } from '#contract/ordered-product.ts';

export const stepNames = ['pending', 'confirmed', 'picked-up', 'on-the-way', 'delivered'] as const;
export type StatusName = (typeof stepNames)[number] | 'cancelled';
export type Step = {
  name: StatusName;
  state: 'done' | 'now' | 'ahead' | 'cancelled';
  at: string | null;
};

const ACTIONS = ['placed', 'confirm', 'pick-up', 'send', 'deliver'] as const;
const LAST = stepNames.length;

/** The name of an order's or a parcel's state. */
export function statusName({
  status,
  cancelled,
}: {
  status: number;
  cancelled: 0 | 1;
}): StatusName {
  return cancelled ? 'cancelled' : (stepNames[status - 1] ?? 'pending');
}

/** The steps of a parcel: all five, or those until it was cancelled. */
export function stepsOf({
  status,
  cancelled,
  events,
}: Pick<Parcel, 'status' | 'cancelled' | 'events'>): Step[] {
  const timeOf = (action: Parcel['events'][number]['action']) =>
    events.findLast((event) => event.action === action)?.at ?? null;
  const steps = stepNames.map((name, at): Step => ({
    name,
    state: at + 1 < status || status === LAST ? 'done' : at + 1 === status ? 'now' : 'ahead',
    at: timeOf(ACTIONS[at] ?? 'placed'),
  }));
  if (!cancelled) return steps;
  return [
    ...steps.slice(0, status).map((step): Step => ({ ...step, state: 'done' })),
    { name: 'cancelled', state: 'cancelled', at: timeOf('cancel') },
  ];
}
