import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { writeDisputeMovement } from '#market/ledger/write-disputed.ts';
import type { Disputed } from '#market/payments/disputes/settle-disputes.ts';
import type { SaidMovement } from '#market/payments/gateways/gateway.ts';

/** Who told of it. */
export type DisputeSource = 'gateway' | 'staff';
type Told = { movement: SaidMovement; source: DisputeSource };

/**
 * Writes a movement of a dispute's money, once. Some gateways say a running amount under one name:
 * where it has grown, the difference is one more row. What is not of the payment's currency is
 * kept, and not in the books. The caller has locked the order.
 */
export async function writeMovement(
  tx: Tx,
  payment: Disputed,
  disputeId: number,
  { movement, source }: Told,
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

/** What is written of a movement so far, with what was added to it. */
async function readKnown(
  tx: Tx,
  disputeId: number,
  { providerRef, kind }: SaidMovement,
): Promise<Money> {
  const {
    rows: [known],
  } = await sql<{ amount: Money }>`
    select coalesce(sum(amount), 0)::bigint as amount from dispute_movements
    where dispute_id = ${disputeId} and kind = ${kind}
      and (provider_ref = ${providerRef} or starts_with(provider_ref, ${`${providerRef} +`}))`.execute(
    tx,
  );
  return known?.amount ?? 0;
}
