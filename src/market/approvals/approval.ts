// A request that needs a second person: one of the staff asks, and another decides.
import type { approvalKinds } from '#contract/approval.ts';
import type { Money } from '#base/money.ts';
import type { Permission } from '#contract/permission.ts';

export type ApprovalKind = (typeof approvalKinds)[number];

/** How many days a request waits. */
export const WAITS_DAYS = 7;
/** Amounts of one person for the same store or order within this time are added up. */
export const TOGETHER_HOURS = 24;

/** The permission that both the person who asks and the one who decides need. */
export const permissionOf: Record<ApprovalKind, Permission> = {
  adjustment: 'money',
  refund: 'refunds',
  limit: 'money',
};

/**
 * The amount above which a second person must approve, in minor units of the shop's currency; null:
 * never.
 */
export type Limit = { above: Money | null; currency: string; exponent: number };
/** `before`: what the same person has already moved for the same store or order within the day. */
export type AmountToApprove = { amount: Money; before: Money; currency: string };

/**
 * Whether an amount needs a second person. An amount in another currency always does, because it
 * cannot be compared.
 */
export function wantsSecond({ above, currency }: Limit, request: AmountToApprove): boolean {
  if (above === null) return false;
  return request.currency !== currency || Math.abs(request.amount) + request.before > above;
}

/** Whether one limit lets more through than another. */
export const isLooser = (next: Money | null, now: Money | null): boolean =>
  now !== null && (next === null || next > now);
