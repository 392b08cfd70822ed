import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { listPage } from '#base/list-page.ts';
import { pageSize } from '#contract/constants.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Review, reviewCalls } from '#contract/review.ts';
import type { Db } from '#db/connect.ts';
import { likeText } from '#market/edits/listing.ts';
import { readBanners } from '#market/content/read-banners.ts';
import type { Shopper } from '#market/settings/actor.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';
import { reviewOrders, readReviewRows, reviewOf } from '#market/reviews/review-rows.ts';

type Totals = { rating: number; total: number; pictured: number; own: number };

/** The `reviews` call. Refuses 'product-not-found'. */
export async function readReviews(
  reading: Reading,
  input: InputOf<typeof reviewCalls.all>,
  timeZone: string,
): Promise<OutputOf<typeof reviewCalls.all>> {
  dependOn(reading, `product:${input.id}`, `reviews:${input.id}`);
  const known = await reading.db
    .selectFrom('products')
    .select('id')
    .where('id', '=', input.id)
    .where('public', '=', true)
    .executeTakeFirst();
  if (!known) throw new Refusal('product-not-found');
  const where = [sql`r.product_id = ${input.id} and not r.hidden`];
  if (input.q) where.push(sql`r.review ilike ${likeText(input.q)}`);
  if (input.rating) where.push(sql`r.rating = ${input.rating}`);
  if (input.with_images)
    where.push(sql`exists (select from review_images ri where ri.review_id = r.id)`);
  const own = sql`r.language is not distinct from ${reading.language}`;
  if (input.own_language === 'only') where.push(own);
  const rows = await readReviewRows(
    reading.db,
    sql.join(where, sql` and `),
    sql`
      order by ${input.own_language === 'first' ? sql`(${own}) desc,` : sql``}
        ${reviewOrders[input.order_by ?? 'created_at']}
        ${input.type === 'asc' ? sql`asc` : sql`desc`},
        r.created_at desc, r.id desc
      limit ${pageSize.reviews} offset ${(input.page - 1) * pageSize.reviews}
    `,
  );
  const found =
    rows[0]?.found ??
    (input.page > 1 ? (await readReviews(reading, { ...input, page: 1 }, timeZone)).all.total : 0);
  const all = listPage(
    rows.map((row) => reviewOf(row, timeZone)),
    { page: input.page, size: pageSize.reviews, total: found, path: `reviews/${input.id}` },
  );
  if (!input.get_total) return { all };
  const [totals, banners] = await Promise.all([
    readTotals(reading, input.id),
    readBanners(reading, [7]),
  ]);
  return {
    all,
    total: totals.map(({ rating, total }) => ({ rating, total })),
    with_images: totals.reduce((sum, { pictured }) => sum + pictured, 0),
    in_language: totals.reduce((sum, { own: count }) => sum + count, 0),
    banner: banners[0] ?? null,
  };
}

/**
 * The caller's own review of a product: of that order, or the newest when it is null. Refuses
 * 'review-not-found'.
 */
export async function readOwnReview(
  db: Db,
  shopper: Shopper,
  productId: number,
  orderId: number | null,
): Promise<Review> {
  const order = orderId === null ? sql`` : sql`and r.order_id = ${orderId}`;
  const [row] = await readReviewRows(
    db,
    sql`r.shopper = ${shopper.key} and r.product_id = ${productId} ${order}`,
    sql`order by r.created_at desc, r.id desc limit 1`,
  );
  if (!row) throw new Refusal('review-not-found');
  return reviewOf(row, shopper.timeZone);
}

async function readTotals({ db, language }: Reading, product: number): Promise<Totals[]> {
  const { rows } = await sql<Totals>`
    select r.rating, count(*) as total,
      count(*) filter (
        where exists (select from review_images ri where ri.review_id = r.id)
      ) as pictured,
      count(*) filter (where r.language = ${language}) as own
    from reviews r
    where r.product_id = ${product} and not r.hidden
    group by r.rating
    order by r.rating desc
  `.execute(db);
  return rows;
}
