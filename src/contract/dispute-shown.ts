// A dispute of a payment, as it is shown.
import { z } from 'zod';
import { decimal, flag, isoTime } from '#contract/answer-values.ts';

/** How a dispute stands. */
export const disputeStates = [
  'inquiry',
  'needs-response',
  'under-review',
  'won',
  'lost',
  'closed',
] as const;
/** What happens to its money. */
export const movementKinds = ['hold', 'fee', 'release'] as const;

/**
 * A dispute of a payment. `reference`, `reason` and `status` are the gateway's own. `amount`: the
 * disputed sum, in `currency`; `taken`: what the gateway holds of it now, `fees` and `lost`: as
 * booked; all three in `paid_in`, the payment's currency. `settled`: it no longer holds anything
 * back. `elsewhere`: money moved in another currency, which is not in the books: somebody has to
 * record what was taken from the payment.
 */
export const disputeRow = z
  .object({
    id: z.int(),
    order: z.object({ id: z.int(), code: z.string() }),
    payment_id: z.int(),
    method: z.int(),
    reference: z.string(),
    reason: z.string(),
    status: z.string(),
    state: z.enum(disputeStates),
    source: z.enum(['gateway', 'staff']),
    amount: decimal,
    currency: z.string(),
    paid_in: z.string(),
    taken: decimal,
    fees: decimal,
    lost: decimal,
    settled: flag,
    elsewhere: flag,
    due_by: isoTime.nullable(),
    opened_at: isoTime,
    ended_at: isoTime.nullable(),
  })
  .meta({ id: 'Dispute' });
export type DisputeRow = z.output<typeof disputeRow>;
const movementRow = z.object({
  id: z.int(),
  kind: z.enum(movementKinds),
  amount: decimal,
  currency: z.string(),
  reference: z.string(),
  source: z.enum(['gateway', 'staff']),
  at: isoTime,
});

/** With each movement of its money, as the gateway reports it. */
export const disputeShown = disputeRow
  .extend({ movements: z.array(movementRow) })
  .meta({ id: 'DisputeShown' });
export type DisputeShown = z.output<typeof disputeShown>;
