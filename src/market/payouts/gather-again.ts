import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { cancelPayout } from '#market/payouts/end-payout.ts';
import { gatherPayouts, type Gathered } from '#market/payouts/gather-payouts.ts';
import { readHeldPayouts } from '#market/payouts/held-payouts.ts';
import type { Staff } from '#market/settings/actor.ts';

/**
 * Cancels the open payouts that cannot be paid as they are, then gathers what is due: what is on
 * hold stays out, later refunds and debts are included. Returns the new payouts.
 */
export async function gatherAgain(tx: Tx, staff: Staff, now: Date): Promise<Gathered[]> {
  await oneAtATime(tx, 'payouts');
  for (const { id, why } of await readHeldPayouts(tx, null)) {
    await cancelPayout(tx, staff, { payoutId: id, note: why.join(', ') }, now);
  }
  return gatherPayouts(tx, now, now);
}
