// A request that a second person decides: one of the staff asks, another one answers.
import type { approvalKinds } from '#contract/approval.ts';
import type { Money } from '#base/money.ts';
import type { Permission } from '#contract/permission.ts';

export type ApprovalKind = (typeof approvalKinds)[number];

/** For how long a request waits. */
export const WAITS_DAYS = 7;
/** Within which time the amounts of one person for the same store or order are taken together. */
export const TOGETHER_HOURS = 24;

/** What who asks and who decides must be allowed to do. */
export const permissionOf: Record<ApprovalKind, Permission> = {
  adjustment: 'money',
  refund: 'refunds',
  limit: 'money',
};

/** From where on a second person is wanted, in minor units of the shop's currency; null: never. */
export type Limit = { above: Money | null; currency: string; exponent: number };
/** `before`: what the same person did for the same store or order just before. */
export type AmountToApprove = { amount: Money; before: Money; currency: string };

/** Whether an amount wants a second person. One of another currency does: it cannot be compared. */
export function wantsSecond({ above, currency }: Limit, request: AmountToApprove): boolean {
  if (above === null) return false;
  return request.currency !== currency || Math.abs(request.amount) + request.before > above;
}

/** Whether a limit lets more through than another one. */
export const isLooser = (next: Money | null, now: Money | null): boolean =>
  now !== null && (next === null || next > now);
