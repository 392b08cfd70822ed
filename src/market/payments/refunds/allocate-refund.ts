import { Refusal } from '#base/refusal.ts';
import { minorOf } from '#base/currency.ts';
import type { Money } from '#base/money.ts';
import type { RefundAllocated } from '#contract/refund.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { writeAllocated } from '#market/ledger/write-allocated.ts';
import { issueRefundPapers } from '#market/papers/issue-papers.ts';
import {
  checkAllocation,
  sum,
  type AllocatedPart,
  type FormerPart,
} from '#market/payments/refunds/check-allocation.ts';
import type { Staff } from '#market/settings/actor.ts';

/**
 * Staff say which parcels a refund that was made elsewhere is for; until now it was divided among
 * them by what was left of each. The books follow, and its credit notes are issued. Without parcels
 * it stays as it was divided. Refuses 'refund-not-found', 'refund-allocated' if nothing is left to
 * say, 'parcel-not-found', 'refund-too-much' for more than is left of a parcel or a line, and
 * 'invalid-input' for another sum.
 */
export async function allocateRefund(
  tx: Tx,
  staff: Staff,
  { id, parcels }: RefundAllocated,
  now = new Date(),
): Promise<void> {
  const found = await tx
    .selectFrom('refunds')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Refusal('refund-not-found');
  const order = await tx
    .selectFrom('orders')
    .select('currency_exponent')
    .where('id', '=', found.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const refund = await tx
    .selectFrom('refunds')
    .select(['guessed', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!refund.guessed || refund.state === 'failed') throw new Refusal('refund-allocated');
  const before = await tx
    .selectFrom('refund_parcels')
    .select(['parcel_id', 'amount'])
    .where('refund_id', '=', id)
    .execute();
  const after =
    parcels === undefined ? null : parcels.map((part) => partOf(part, order.currency_exponent));
  if (after) {
    await checkAllocation(tx, found.order_id, before, after);
    await rewriteParts(tx, id, after);
    if (refund.state === 'succeeded') await writeAllocated(tx, id, changes(before, after), now);
  }
  await tx.updateTable('refunds').set({ guessed: false }).where('id', '=', id).execute();
  if (refund.state === 'succeeded') await issueRefundPapers(tx, id, now);
  await audit(tx, staff, {
    action: 'refund.allocate',
    subject: `refund:${id}`,
    note: after?.map(({ parcelId, amount }) => `${parcelId}: ${amount}`).join(', ') ?? 'as shared',
  });
}

function partOf(
  { id, amount, lines = [] }: NonNullable<RefundAllocated['parcels']>[number],
  exponent: number,
): AllocatedPart {
  return {
    parcelId: id,
    amount: minor(amount, exponent),
    lines: lines.map((line) => ({
      lineId: line.id,
      quantity: line.quantity,
      amount: minor(line.amount, exponent),
    })),
  };
}

function minor(text: string, exponent: number): Money {
  const amount = minorOf(text, exponent);
  if (!amount) throw new Refusal('invalid-input', { field: 'amount' });
  return amount;
}

async function rewriteParts(tx: Tx, refundId: number, parts: AllocatedPart[]): Promise<void> {
  await tx.deleteFrom('refund_parcels').where('refund_id', '=', refundId).execute();
  await tx
    .insertInto('refund_parcels')
    .values(
      parts.map(({ parcelId, amount }) => ({ refund_id: refundId, parcel_id: parcelId, amount })),
    )
    .execute();
  const lines = parts.flatMap((part) => part.lines);
  if (lines.length)
    await tx
      .insertInto('refund_lines')
      .values(
        lines.map(({ lineId, quantity, amount }) => ({
          refund_id: refundId,
          order_line_id: lineId,
          quantity,
          amount,
          back: false,
        })),
      )
      .execute();
}

/** How much each parcel's share changes, those that get smaller first. */
function changes(
  before: FormerPart[],
  after: AllocatedPart[],
): { parcelId: number; amount: Money }[] {
  const parcels = new Set([
    ...before.map(({ parcel_id: id }) => id),
    ...after.map(({ parcelId }) => parcelId),
  ]);
  const shares = [...parcels].map((parcelId) => {
    const had = before.filter((part) => part.parcel_id === parcelId);
    const has = after.filter((part) => part.parcelId === parcelId);
    return { parcelId, amount: sum(has) - sum(had) };
  });
  return shares.filter(({ amount }) => amount !== 0).toSorted((a, b) => a.amount - b.amount);
}
