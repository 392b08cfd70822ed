import { Refusal } from '#base/refusal.ts';
import { refundCalls, type RefundInput } from '#contract/refund.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { may } from '#market/accounts/staff-permissions.ts';
import { findStaff } from '#market/accounts/find-role.ts';
import { permissionOf, WAITS_DAYS, type ApprovalKind } from '#market/approvals/approval.ts';
import { readLimit } from '#market/approvals/ask-approval.ts';
import { setLimit } from '#market/approvals/change-limit.ts';
import { adjustStore } from '#market/ledger/adjust-store.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import { planRefund } from '#market/payments/refunds/refund-order.ts';
import { customer, type Staff } from '#market/settings/actor.ts';

/** The answer to a request; `note`: why. */
export type ApprovalAnswer = {
  approvalId: number;
  answer: 'approve' | 'refuse' | 'withdraw';
  note: string;
};
type Waiting = {
  id: number;
  kind: ApprovalKind;
  store_id: number | null;
  amount: number | null;
  currency: string;
  parcels: number[];
  payload: unknown;
  reason: string;
  asked_by: number;
};
type Result = { entry_id?: number | null; refund_id?: number };

const DAY_MS = 24 * 3_600_000;

/**
 * Answers a request for approval. Another person with the same permission approves or refuses it (a
 * refusal needs a reason); the person who asked can only withdraw it. What is approved is checked
 * again and done here. Refuses 'approval-not-found', 'approval-decided' (also after its days are
 * over), 'approval-own', 'not-allowed', 'required', 'approval-stale' if carrying it out would
 * differ now from what was asked, or if the person who asked has left, and whatever doing it
 * refuses.
 */
export async function decideApproval(
  tx: Tx,
  staff: Staff,
  { approvalId, answer, note }: ApprovalAnswer,
  now = new Date(),
): Promise<void> {
  const waiting = await lockWaiting(tx, staff, approvalId, now);
  const own = waiting.asked_by === staff.accountId;
  if (own !== (answer === 'withdraw')) throw new Refusal(own ? 'approval-own' : 'not-allowed');
  if (answer === 'refuse' && note === '') throw new Refusal('required', { field: 'note' });
  const result = answer === 'approve' ? await carryOut(tx, staff, waiting, now) : {};
  const state = ({ approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const)[
    answer
  ];
  await tx
    .updateTable('approvals')
    .set({
      ...result,
      state,
      answer: note,
      decided_at: now,
      decided_by: own ? null : staff.accountId,
    })
    .where('id', '=', approvalId)
    .execute();
  await audit(tx, staff, {
    action: `approval.${answer}`,
    subject: `approval:${approvalId}`,
    note,
  });
}

async function lockWaiting(tx: Tx, staff: Staff, id: number, now: Date): Promise<Waiting> {
  const row = await tx
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const kind = kinds.find((one) => one === row?.kind);
  if (!row || !kind || !may(staff, permissionOf[kind])) throw new Refusal('approval-not-found');
  const over = row.asked_at.getTime() + WAITS_DAYS * DAY_MS < now.getTime();
  if (row.state !== 'waiting' || over) throw new Refusal('approval-decided');
  return { ...row, kind };
}

const kinds: ApprovalKind[] = ['adjustment', 'refund', 'limit'];

async function carryOut(tx: Tx, staff: Staff, waiting: Waiting, now: Date): Promise<Result> {
  const asker = await findStaff(tx, customer(waiting.asked_by, '', staff));
  if (!asker || !may(asker, permissionOf[waiting.kind])) throw new Refusal('approval-stale');
  if (waiting.kind === 'refund') return { refund_id: await refund(tx, asker, waiting, now) };
  const { currency } = await readLimit(tx);
  if (currency !== waiting.currency) throw new Refusal('approval-stale');
  if (waiting.kind === 'limit') {
    await setLimit(tx, asker, waiting.amount);
    return {};
  }
  const { store_id: storeId, amount, reason } = waiting;
  if (storeId === null || amount === null) throw new Refusal('approval-stale');
  return { entry_id: await adjustStore(tx, asker, { storeId, amount, reason }, now) };
}

/** Decides the refund, provided its amount and parcels are still those that were asked for. */
async function refund(
  tx: Tx,
  asker: Staff,
  { payload, amount, parcels, reason }: Waiting,
  now: Date,
): Promise<number> {
  const input: RefundInput = refundCalls.ask.input.parse(payload);
  const plan = await planRefund(tx, input);
  const inOrder = (ids: number[]) => ids.toSorted((a, b) => a - b).join();
  const same = inOrder(plan.parts.map(({ parcelId }) => parcelId)) === inOrder(parcels);
  if (plan.amount !== amount || !same) throw new Refusal('approval-stale');
  return askRefund(tx, asker, { orderId: plan.orderId, reason, parts: plan.parts }, now);
}
