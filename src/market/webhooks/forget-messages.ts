import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

const KEPT_DAYS = 30;

/** Deletes what webhooks took, or what was left out, thirty days ago. */
export async function forgetMessages(db: Db): Promise<void> {
  await sql`
    delete from webhook_messages where ended_at < now() - make_interval(days => ${KEPT_DAYS})
  `.execute(db);
}
