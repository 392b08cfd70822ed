import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Keeps an unpaid order open for at least a day, because whoever gets a payment link by mail reads
 * it later. An order without a deadline stays without one. The caller has locked the order.
 */
export async function giveTimeToPay(tx: Tx, orderId: number, now: Date): Promise<void> {
  await sql`
    update orders set pay_by = greatest(pay_by, ${new Date(now.getTime() + DAY_MS)})
    where id = ${orderId} and pay_by is not null
  `.execute(tx);
}
