import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { listPage, type ListPage } from '#base/list-page.ts';
import { Refusal } from '#base/refusal.ts';
import { pageSize } from '#contract/constants.ts';
import type { PapersQuery, PaperShown } from '#contract/paper.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { readListOf } from '#market/edits/listing.ts';
import type { PaperKind } from '#market/papers/paper.ts';
import { paperShown, type PaperRow } from '#market/papers/paper-shown.ts';
import type { Seller, Shopper, Staff } from '#market/settings/actor.ts';

export type PaperQuery = { page: number; kind?: PaperKind | undefined };

/** A page of the papers from and to a seller's store, newest first. */
export async function readPapers(
  db: Db,
  actor: Seller,
  { page, kind }: PaperQuery,
): Promise<ListPage<PaperShown>> {
  const where = [mayBeSeenBy(actor)];
  if (kind) where.push(sql`i.kind = ${kind}`);
  const rest = sql`
    order by i.id desc
    limit ${pageSize.orders} offset ${(page - 1) * pageSize.orders}
  `;
  const rows = await readRows(db, sql.join(where, sql` and `), rest);
  const first = () => readPapers(db, actor, { page: 1, kind });
  const found = rows[0]?.found ?? (page > 1 ? (await first()).total : 0);
  const path = 'seller/papers';
  return listPage(rows.map(paperShown), { page, size: pageSize.orders, total: found, path });
}

/** A page of all papers, for staff. */
export const listPapers = (
  db: Db,
  { q, view, store, ...query }: PapersQuery,
): Promise<Listed<PaperShown>> =>
  readListOf(db, query, {
    from: sql`papers t`,
    where: [
      ...(view ? [sql<SqlBool>`t.kind = ${view}`] : []),
      ...(store === null ? [] : [sql<SqlBool>`t.store_id = ${store}`]),
      ...(q
        ? [
            sql<SqlBool>`t.id in (
              select id from papers where upper(code) = upper(${q})
              union all
              select i.id
              from orders o
              join parcels p on p.order_id = o.id
              join papers i on i.parcel_id = p.id
              where o.code = upper(${q})
            )`,
          ]
        : []),
    ],
    sorts: { issued_on: sql`t.id` },
    usual: '-id',
    show: async (ids) =>
      (await readRows(db, sql`i.id = any(${ids}::int[])`, sql``)).map(paperShown),
  });

/** The papers of an order's parcels, oldest first. The caller has checked whose order it is. */
export async function readOrderPapers(db: Db, orderId: number): Promise<PaperShown[]> {
  const rows = await readRows(db, sql`p.order_id = ${orderId}`, sql`order by i.id`);
  return rows.map(paperShown);
}

/**
 * Checks that a person may see a paper: shoppers those of their orders, sellers those from and to
 * their store, staff any. Refuses 'paper-not-found'.
 */
export async function checkMaySee(
  db: Db,
  actor: Shopper | Seller | Staff,
  id: number,
): Promise<void> {
  const rows = await readRows(db, sql`i.id = ${id} and ${mayBeSeenBy(actor)}`, sql``);
  if (rows.length === 0) throw new Refusal('paper-not-found');
}

function mayBeSeenBy(actor: Shopper | Seller | Staff): RawBuilder<unknown> {
  if ('key' in actor) return sql`o.shopper = ${actor.key}`;
  return actor.kind === 'seller' ? sql`i.store_id = ${actor.storeId}` : sql`true`;
}

async function readRows(db: Db, where: RawBuilder<unknown>, rest: RawBuilder<unknown>) {
  const { rows } = await sql<PaperRow & { found: number }>`
    select i.id, i.kind, i.code, i.issued_on as "issuedOn", i.parcel_id as "parcelId",
      jsonb_build_object('id', s.id, 'name', s.name) as store, coalesce(p.code, '') as "parcelCode",
      coalesce(o.code, '') as "orderCode", i.payout_id as "payoutId", coalesce(n.code, '') as names,
      i.total, i.currency, i.exponent, count(*) over () as found
    from papers i
    join stores s on s.id = i.store_id
    left join papers n on n.id = i.names
    left join parcels p on p.id = i.parcel_id
    left join orders o on o.id = p.order_id
    where ${where}
    ${rest}
  `.execute(db);
  return rows;
}
