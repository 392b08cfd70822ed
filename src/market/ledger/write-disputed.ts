import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import type { Line } from '#market/ledger/ledger-entry.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';

/** A disputed payment; amounts are minor units of its currency. */
export type DisputedPayment = { id: number; orderId: number; method: number; currency: string };
export type DisputeMovement = { id: number; kind: 'hold' | 'fee' | 'release'; amount: Money };

/**
 * Books money that a gateway moved for a dispute: what it holds is still the market's, on an
 * account of its own; what it released is at the gateway again; its fee is the market's cost. Once
 * only. The caller has locked the order.
 */
export async function writeDisputeMovement(
  tx: Tx,
  { id: paymentId, orderId, method, currency }: DisputedPayment,
  { id, kind, amount }: DisputeMovement,
  now: Date,
): Promise<void> {
  const taken = kind === 'release' ? -amount : amount;
  const against: Line =
    kind === 'fee'
      ? { account: 'market', amount: -taken }
      : { account: 'disputed', method, amount: -taken };
  const fact = `dispute-movement:${id}`;
  await writeEntry(tx, { kind: 'dispute', fact, currency, at: now, orderId, paymentId }, [
    { account: 'gateway', method, amount: taken },
    against,
  ]);
}
