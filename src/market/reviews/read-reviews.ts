import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { listPage } from '#base/list-page.ts';
import { createdText } from '#base/time.ts';
import { pageSize } from '#contract/constants.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Review, reviews } from '#contract/review.ts';
import { readBanners } from '#market/content/read-banners.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

type Row = { id: number; product_id: number; order_id: number; name: string; rating: number; review: string; created_at: Date; review_images: Review['review_images']; total: number };

/** The `reviews` call. Refuses 'product-not-found'. */
export async function readReviews(reading: Reading, input: InputOf<typeof reviews>, timeZone: string): Promise<OutputOf<typeof reviews>> {
  dependOn(reading, `product:${input.id}`, `reviews:${input.id}`);
  const known = await reading.db.selectFrom('products').select('id').where('id', '=', input.id).where('public', '=', true).executeTakeFirst();
  if (!known) throw new Refusal('product-not-found');
  const order = sql`${input.order_by === 'rating' ? sql`r.rating` : sql`r.created_at`} ${input.type === 'asc' ? sql`asc` : sql`desc`}`;
  const { rows } = await sql<Row>`
    select r.id, r.product_id, r.order_id, r.name, r.rating, r.review, r.created_at, count(*) over () as total,
      coalesce((select jsonb_agg(jsonb_build_object('id', ri.id, 'rating_review_id', r.id, 'image', ri.image) order by ri.id) from review_images ri where ri.review_id = r.id), '[]') as review_images
    from reviews r where r.product_id = ${input.id} ${input.q ? sql`and r.review ilike ${`%${input.q.replaceAll(/[\\%_]/g, '\\$&')}%`}` : sql``}
    order by ${order}, r.id desc limit ${pageSize.reviews} offset ${(input.page - 1) * pageSize.reviews}`.execute(reading.db);
  const found = rows[0]?.total ?? (input.page > 1 ? (await readReviews(reading, { ...input, page: 1 }, timeZone)).all.total : 0);
  const all = listPage(rows.map((row) => reviewOf(row, timeZone)), input.page, pageSize.reviews, found, `reviews/${input.id}`);
  if (!input.get_total) return { all };
  const [total, banners] = await Promise.all([readTotals(reading, input.id), readBanners(reading, [7])]);
  return { all, total, banner: banners[0] ?? null };
}

function reviewOf({ total: _, name, created_at, ...row }: Row, timeZone: string): Review {
  return { ...row, user_id: null, user: null, guest_user: { name }, created_at: created_at.toISOString(), created: createdText(created_at, timeZone) };
}

async function readTotals({ db }: Reading, product: number): Promise<{ rating: number; total: number }[]> {
  const { rows } = await sql<{ rating: number; total: number }>`select rating, count(*) as total from reviews where product_id = ${product} group by rating order by rating desc`.execute(db);
  return rows;
}
