import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { writeDisputeMovement } from '#market/ledger/write-disputed.ts';
import type { Disputed } from '#market/payments/disputes/settle-disputes.ts';
import type { GatewayMovement } from '#market/payments/gateways/gateway.ts';

/** Who reported it. */
export type DisputeSource = 'gateway' | 'staff';
/** A movement of a dispute's money as it was reported. */
export type ReportedMovement = {
  disputeId: number;
  movement: GatewayMovement;
  source: DisputeSource;
};

/**
 * Writes a movement of a dispute's money, once. Some gateways report a running amount under one
 * name: when it has grown, the difference becomes one more row. Money in another currency than the
 * payment's is kept as a row, but not booked. The caller has locked the order.
 */
export async function writeMovement(
  tx: Tx,
  payment: Disputed,
  { disputeId, movement, source }: ReportedMovement,
  now: Date,
): Promise<void> {
  const {
    providerRef,
    kind,
    amount: { minor, currency, exponent },
  } = movement;
  const known = await readKnown(tx, disputeId, movement);
  const amount = minor - known;
  if (amount <= 0) return;
  const { id: row } = await tx
    .insertInto('dispute_movements')
    .values({
      dispute_id: disputeId,
      provider_ref: known > 0 ? `${providerRef} +${known}` : providerRef,
      kind,
      amount,
      currency,
      exponent,
      source,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (currency !== payment.currency || exponent !== payment.exponent) return;
  const { id, order_id: orderId, method } = payment;
  await writeDisputeMovement(tx, { id, orderId, method, currency }, { id: row, kind, amount }, now);
}

/** How much of a movement is written so far, with what was added later. */
async function readKnown(
  tx: Tx,
  disputeId: number,
  { providerRef, kind }: GatewayMovement,
): Promise<Money> {
  const {
    rows: [known],
  } = await sql<{ amount: Money }>`
    select coalesce(sum(amount), 0)::bigint as amount
    from dispute_movements
    where dispute_id = ${disputeId}
      and kind = ${kind}
      and (provider_ref = ${providerRef} or starts_with(provider_ref, ${`${providerRef} +`}))
  `.execute(tx);
  return known?.amount ?? 0;
}
