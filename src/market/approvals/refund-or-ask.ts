import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { RefundInput } from '#contract/refund.ts';
import type { Tx } from '#db/connect.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import { planRefund } from '#market/payments/refunds/refund-order.ts';
import { TOGETHER_HOURS, wantsSecond } from '#market/approvals/approval.ts';
import { askApproval, readLimit } from '#market/approvals/ask-approval.ts';
import type { Staff } from '#market/settings/actor.ts';

/** The id of a refund that was decided, or of the request that waits for a second person. */
export type RefundOrRequest = { refund: number; waiting: null } | { refund: null; waiting: number };

/**
 * Decides a refund as staff ask for it; above the owner's limit, makes a request for it instead,
 * and puts what it takes from on hold until that is decided. The same person's refunds of the same
 * order within a day are added up. Refuses as `refundOrder`.
 */
export async function refundOrAsk(
  tx: Tx,
  staff: Staff,
  input: RefundInput,
  now = new Date(),
): Promise<RefundOrRequest> {
  const { orderId, amount, currency, exponent, parts } = await planRefund(tx, input);
  const { reason } = input;
  if (!(await needsSecond(tx, staff, { orderId, amount, currency }, now))) {
    return { refund: await askRefund(tx, staff, { orderId, reason, parts }, now), waiting: null };
  }
  const parcels = parts.map(({ parcelId }) => parcelId);
  const request = {
    kind: 'refund',
    orderId,
    parcels,
    amount,
    currency,
    exponent,
    // the hold changes what is left, so the amount the caller saw would no longer match
    payload: { ...input, amount_left: '' },
    reason,
  } as const;
  return { refund: null, waiting: await askApproval(tx, staff, request, now) };
}

/** Whether a refund of this amount by this person needs a second one to approve it. */
export async function needsSecond(
  tx: Tx,
  staff: Staff,
  { orderId, amount, currency }: { orderId: number; amount: Money; currency: string },
  now: Date,
): Promise<boolean> {
  const before = await refundedBefore(tx, staff, orderId, now);
  return wantsSecond(await readLimit(tx), { amount, before, currency });
}

async function refundedBefore(
  tx: Tx,
  { accountId }: Staff,
  orderId: number,
  now: Date,
): Promise<Money> {
  const {
    rows: [sum],
  } = await sql<{ amount: Money }>`
    select coalesce(sum(r.amount), 0) as amount
    from refunds r
    where r.order_id = ${orderId}
      and r.account_id = ${accountId}
      and r.state <> 'failed'
      and r.created_at > ${now}::timestamptz - make_interval(hours => ${TOGETHER_HOURS})
      and not exists (select from approvals a where a.refund_id = r.id)
  `.execute(tx);
  return sum?.amount ?? 0;
}
