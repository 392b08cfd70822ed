import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Keeps an unpaid order open for a day at least: whoever is mailed a link to pay reads it later.
 * The caller has locked the order; one without a deadline has none then either.
 */
export async function giveTimeToPay(tx: Tx, orderId: number, now: Date): Promise<void> {
  await sql`
    update orders set pay_by = greatest(pay_by, ${new Date(now.getTime() + DAY_MS)})
    where id = ${orderId} and pay_by is not null
  `.execute(tx);
}
