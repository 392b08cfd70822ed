import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import type { DisputedPayment } from '#market/ledger/write-disputed.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';

/**
 * Books as the market's gain what a gateway gave back beyond what it held in a dispute: `gain` in
 * total (minor units), less what was booked before. The caller has locked the order.
 */
export async function writeDisputeGain(
  tx: Tx,
  { id: paymentId, orderId, method, currency }: DisputedPayment,
  { id, gain }: { id: number; gain: Money },
  now: Date,
): Promise<void> {
  const {
    rows: [before],
  } = await sql<{ count: number; amount: Money }>`
    select count(*) as count, coalesce(sum(l.amount), 0)::bigint as amount
    from ledger_entries e
    join ledger_lines l on l.entry_id = e.id and l.account = 'market'
    where e.payment_id = ${paymentId}
      and e.kind = 'dispute'
      and e.fact like ${`dispute-gain:${id}:%`}
  `.execute(tx);
  const more = gain - (before?.amount ?? 0);
  if (more === 0) return;
  const fact = `dispute-gain:${id}:${before?.count ?? 0}`;
  await writeEntry(tx, { kind: 'dispute', fact, currency, at: now, orderId, paymentId }, [
    { account: 'disputed', method, amount: -more },
    { account: 'market', amount: more },
  ]);
}
