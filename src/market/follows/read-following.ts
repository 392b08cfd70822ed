import { sql } from 'kysely';
import { listPage } from '#base/list-page.ts';
import { createdText } from '#base/time.ts';
import { pageSize } from '#contract/constants.ts';
import type { FollowedStore, followingCalls } from '#contract/following.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Db } from '#db/connect.ts';
import { likeText } from '#market/edits/listing.ts';
import type { Customer } from '#market/settings/actor.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

type Row = Omit<FollowedStore, 'id' | 'created_at'> & {
  id: number;
  store_id: number;
  created_at: Date;
  store_created_at: Date;
  total: number;
};

/** A page of the open stores that a customer follows. */
export async function readFollowing(
  db: Db,
  customer: Customer,
  query: InputOf<typeof followingCalls.all>,
): Promise<OutputOf<typeof followingCalls.all>> {
  const { page, q, order_by, type } = query;
  const size = pageSize.following;
  const { accountId, timeZone } = customer;
  const { rows } = await sql<Row>`
    select f.id, f.store_id, f.created_at, s.name, s.slug, s.image, s.city,
      s.created_at as store_created_at, count(*) over () as total,
      (select count(*) from products p where p.store_id = s.id and p.public) as product_count,
      coalesce((
        select round(sum(p.rating * p.review_count) / sum(p.review_count), 2)
        from products p
        where p.store_id = s.id
          and p.public
          and p.review_count > 0
      ), 0) as rating
    from follows f
    join stores s on s.id = f.store_id and s.public and s.suspended_at is null
      and s.closed_at is null
    where f.account_id = ${accountId}
    ${q ? sql`and s.name ilike ${likeText(q)}` : sql``}
    order by ${order_by === 'name' ? sql`s.name` : sql`f.created_at`}
        ${type === 'asc' ? sql`asc` : sql`desc`},
      f.id desc
    limit ${size} offset ${(page - 1) * size}
  `.execute(db);
  const found =
    rows[0]?.total ??
    (page > 1 ? (await readFollowing(db, customer, { ...query, page: 1 })).total : 0);
  return listPage(
    rows.map(({ id, store_id, created_at, store_created_at, total: _, ...store }) => ({
      id,
      user_id: accountId,
      store_id,
      created_at: created_at.toISOString(),
      created: createdText(created_at, timeZone),
      store: { id: store_id, ...store, created_at: store_created_at.toISOString() },
    })),
    { page, size, total: found, path: 'user/store/following-list' },
  );
}

/** The cache tag for the number of a store's followers. */
export const followersTag = (store: number): string => `followers:${store}`;

/** How many customers follow a store. */
export async function countFollowers(reading: Reading, store: number): Promise<number> {
  const { rows } = await sql<{ followers: number }>`
    select count(*) as followers from follows where store_id = ${store}
  `.execute(reading.db);
  dependOn(reading, followersTag(store));
  return rows[0]?.followers ?? 0;
}

/** Whether a customer follows a store. */
export async function isFollowing(
  db: Db,
  { accountId }: Customer,
  store: number,
): Promise<boolean> {
  return (
    (await db
      .selectFrom('follows')
      .select('id')
      .where('account_id', '=', accountId)
      .where('store_id', '=', store)
      .executeTakeFirst()) !== undefined
  );
}
