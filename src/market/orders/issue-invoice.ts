import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { yearIn, type Invoice } from '#market/orders/invoice.ts';
import { readInvoice } from '#market/orders/read-invoice.ts';
import type { Shopper } from '#market/settings/actor.ts';

type Wanted = { store_id: number; ready: boolean; issued: boolean; time_zone: string };

/**
 * The invoice of a parcel of the caller's. The first time it is asked for it gets its number, the next one of the store's year in the buyer's zone: under a lock, so
 * that none is missing and none is given twice. Refuses 'parcel-not-found', also for a parcel of somebody else, and 'no-invoice-yet' before the store has confirmed it.
 */
export async function issueInvoice(tx: Tx, shopper: Shopper, parcelId: number, now = new Date()): Promise<Invoice> {
  const { rows: [parcel] } = await sql<Wanted>`
    select p.store_id, p.status > 1 and p.cancelled_at is null as ready, exists (select from invoices where parcel_id = p.id) as issued, o.time_zone
    from parcels p join orders o on o.id = p.order_id where p.id = ${parcelId} and o.shopper = ${shopper.key}`.execute(tx);
  if (!parcel) throw new Refusal('parcel-not-found');
  if (!parcel.issued && !parcel.ready) throw new Refusal('no-invoice-yet');
  if (!parcel.issued) await giveNumber(tx, parcelId, parcel, now);
  return readInvoice(tx, parcelId);
}

async function giveNumber(tx: Tx, parcelId: number, { store_id, time_zone }: Wanted, now: Date): Promise<void> {
  await oneAtATime(tx, `invoices of ${store_id}`);
  const year = yearIn(now, time_zone);
  await sql`insert into invoices (parcel_id, store_id, year, number, issued_at, stated)
    select p.id, p.store_id, ${year}, coalesce((select max(number) from invoices where store_id = p.store_id and year = ${year}), 0) + 1, ${now}, jsonb_build_object(
      'seller', jsonb_build_object('name', s.name, 'city', s.city, 'country', s.country),
      'market', jsonb_build_object('name', said(c.site_name, o.language), 'address_1', c.address_1, 'address_2', c.address_2, 'zip', c.zip, 'city', c.city, 'state', c.state, 'country', c.country, 'phone', c.phone, 'email', c.email),
      'method', o.order_method, 'money', jsonb_build_object('currency_icon', case when c.currency = o.currency then c.currency_icon else o.currency || ' ' end,
        'currency_position', case when c.currency = o.currency then c.currency_position else 1 end, 'currency_exponent', o.currency_exponent, 'decimal_format', c.decimal_format))
    from parcels p join stores s on s.id = p.store_id join orders o on o.id = p.order_id cross join settings c where p.id = ${parcelId}
    on conflict (parcel_id) do nothing`.execute(tx);
}
