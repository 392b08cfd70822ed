import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { listSize } from '#contract/list-size.ts';
import type { StoreClosing } from '#contract/seller-closing.ts';
import type { Db } from '#db/connect.ts';
import { reopenUntil, requireOwner } from '#market/closing/close-store.ts';
import { isFunded, isOpen } from '#market/orders/late-parcel.ts';
import type { Seller } from '#market/settings/actor.ts';

type Row = Omit<StoreClosing, 'closed_at' | 'reopen_until' | 'balances'> & {
  closed_at: Date | null;
};

/**
 * Whether the owner's store is closed, and what is still open there besides its balances; counts
 * stop where those of lists do. Refuses 'not-allowed' to a person who does not own the store.
 */
export async function readClosing(
  db: Db,
  by: Seller,
  now = new Date(),
): Promise<Omit<StoreClosing, 'balances'>> {
  requireOwner(by, by.storeId);
  const { rows } = await sql<Row>`
    select s.closed_at, s.closed_by, s.closed_reason, s.iban <> '' as payee,
      open.parcels, open.unpaid,
      ${count(sql`product_proposals p where p.store_id = s.id and p.state = 'sent'`)} as proposals,
      ${count(sql`enrolments e where e.store_id = s.id and e.state = 'sent'`)} as enrolments,
      ${count(sql`
        flash_sales fs
        join flash_sale_products f on f.flash_sale_id = fs.id
        join products p on p.id = f.product_id
        where fs.public and fs.end_at > ${now} and p.store_id = s.id
      `)} as in_sales,
      ${count(sql`
        reviews r
        where r.store_id = s.id
          and not r.hidden
          and not exists (select from review_answers a where a.review_id = r.id)
      `)} as reviews,
      ${count(sql`
        reports r
        left join reviews w on w.id = r.review_id
        left join products p on p.id = r.product_id
        where r.state = 'open' and coalesce(r.store_id, p.store_id, w.store_id) = s.id
      `)} as reports,
      ${count(sql`payouts o where o.store_id = s.id and o.state = 'open'`)} as payouts
    from stores s
    cross join lateral ${openParcels} open
    where s.id = ${by.storeId}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('store-not-found');
  const until = reopenUntil({ at: row.closed_at, by: row.closed_by }, now);
  return {
    ...row,
    closed_at: row.closed_at && row.closed_at.toISOString(),
    reopen_until: until && until.toISOString(),
  };
}

const count = (of: RawBuilder<unknown>) => sql`(
  select count(*)::int from (select from ${of} limit ${listSize.counted}) found
)`;

/**
 * Parcels that are neither delivered nor cancelled: how many are under way, and how many wait for
 * payment and are untouched.
 */
const openParcels = sql`(
  select least(${listSize.counted}, open.all - waits.unpaid) as parcels, waits.unpaid
  from (
    select ${count(sql`
      parcels t
      where t.store_id = s.id and ${isOpen} and t.status = 1 and not ${isFunded}
    `)} as unpaid
  ) waits
  cross join lateral (
    select count(*)::int as "all" from (
      select from parcels t
      where t.store_id = s.id and ${isOpen}
      limit ${listSize.counted} + waits.unpaid
    ) found
  ) open
)`;
