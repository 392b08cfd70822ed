import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { methodsByHand } from '#market/settings/payment-method.ts';

const AT_ONCE = 500;

/**
 * Queues a check of refunds that have not ended, because notices get lost and Iyzico sends none.
 * What a gateway is working on is checked every ten minutes for a day, then hourly. What no gateway
 * is known to have heard of is sent again once a day, because the queue gives up after 16 hours.
 * Call it every ten minutes; hours are UTC. Takes at most `atOnce` refunds, those that waited
 * longest first.
 */
export async function queueDueRefunds(tx: Tx, now = new Date(), atOnce = AT_ONCE): Promise<void> {
  const hourly = now.getUTCMinutes() < 10;
  const daily = hourly && now.getUTCHours() === 3;
  const { rows } = await sql<{ id: number }>`
    with due as (
      select r.id
      from refunds r
      join payments p on p.id = r.payment_id
      where r.state = 'pending'
        and r.source = 'market'
        and p.method not in (${sql.join(methodsByHand)})
        and case
          when r.provider_ref is null
            then ${daily} and r.created_at < ${now}::timestamptz - interval '1 day'
          else ${hourly} or r.created_at > ${now}::timestamptz - interval '1 day'
        end
      order by r.asked_at nulls first, r.id
      limit ${atOnce}
      for update of r skip locked
    )
    update refunds r set asked_at = ${now}
    from due
    where due.id = r.id
    returning r.id
  `.execute(tx);
  for (const { id } of rows)
    await enqueue(tx, 'send-refund', { refund: id }, { key: `refund:${id}` });
}
