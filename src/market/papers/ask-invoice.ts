import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { issuePapers } from '#market/papers/issue-papers.ts';
import type { Shopper } from '#market/settings/actor.ts';

/**
 * The id of the invoice for one of the caller's parcels. A parcel that was confirmed before
 * invoices were issued automatically gets its invoice now, with today's date. Refuses
 * 'parcel-not-found', also for another person's parcel, and 'no-invoice-yet' before the store has
 * confirmed it.
 */
export async function askInvoice(
  tx: Tx,
  shopper: Shopper,
  parcelId: number,
  now = new Date(),
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select p.id
    from parcels p
    join orders o on o.id = p.order_id
    where p.id = ${parcelId} and o.shopper = ${shopper.key}
  `.execute(tx);
  if (rows.length === 0) throw new Refusal('parcel-not-found');
  const before = await invoiceOf(tx, parcelId);
  if (before !== null) return before;
  await sql`select id from parcels where id = ${parcelId} for no key update`.execute(tx);
  await issuePapers(tx, [parcelId], now);
  const issued = await invoiceOf(tx, parcelId);
  if (issued === null) throw new Refusal('no-invoice-yet');
  return issued;
}

async function invoiceOf(tx: Tx, parcelId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id
    from papers
    where parcel_id = ${parcelId} and names is null
  `.execute(tx);
  return rows[0]?.id ?? null;
}
