import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** The next message to send. `due` false: it failed, and the next try is not due yet. */
export type NextMessage = {
  id: number;
  webhook: number;
  key: string;
  body: string;
  address: string;
  due: boolean;
};

/** The first message that waits for a webhook that is on; null if there is none. */
export async function nextMessage(db: Db, webhook: number, now: Date): Promise<NextMessage | null> {
  const { rows } = await sql<NextMessage>`
    select m.id, w.id as webhook, m.key, m.body, w.address,
      coalesce(s.next_at <= ${now}, true) as due
    from webhooks w
    join webhook_states s on s.webhook_id = w.id
    join webhook_messages m on m.webhook_id = w.id and m.state = 'waiting'
    where w.id = ${webhook} and w.enabled
    order by m.number
    limit 1
  `.execute(db);
  return rows[0] ?? null;
}
