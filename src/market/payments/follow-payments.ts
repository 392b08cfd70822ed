import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { askCheck } from '#market/payments/ask-check.ts';
import { methodsByHand } from '#market/settings/payment-method.ts';

const AT_ONCE = 50;

/**
 * Queues a check of what became of payments that were made, because notices get lost and some
 * gateways send none: after a day, then less and less often (a quarter of its age, at least every
 * fifteen days), for as long as a buyer can ask their bank for the money, 180 days. Call it every
 * minute. Takes at most `atOnce` payments, those that waited longest first, each as a task of its
 * own.
 */
export async function followPayments(tx: Tx, now = new Date(), atOnce = AT_ONCE): Promise<void> {
  const { rows } = await sql<{ id: number; goesOn: boolean }>`
    with due as (
      select id, created_at,
        created_at > ${now}::timestamptz - interval '180 days'
          and method not in (${sql.join(methodsByHand)}) as goes_on
      from payments
      where state in ('succeeded', 'review')
        and follow_at <= ${now}::timestamptz
      order by follow_at, id
      limit ${atOnce}
      for update skip locked
    )
    update payments p
    set follow_at = case
      when due.goes_on
        then ${now}::timestamptz
          + least(
            interval '15 days',
            greatest(interval '1 day', (${now}::timestamptz - due.created_at) / 4)
          )
      else 'infinity'
    end
    from due
    where due.id = p.id
    returning p.id, due.goes_on as "goesOn"
  `.execute(tx);
  for (const { id, goesOn } of rows) if (goesOn) await askCheck(tx, id);
}
