import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

const KEPT_DAYS = 30;

/** Deletes messages that were delivered or skipped thirty days ago. */
export async function forgetMessages(db: Db): Promise<void> {
  await sql`
    delete from webhook_messages where ended_at < now() - make_interval(days => ${KEPT_DAYS})
  `.execute(db);
}
