import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { banner } from '#contract/home.ts';
import { asked, id, isoTime, oneOf, optionalText, page, pageOf, picture, timeZone } from '#contract/values.ts';

export const review = z.object({ id: z.int(), product_id: z.int(), order_id: z.int(), user_id: z.null(), rating: z.int().min(1).max(5), review: z.string(), created_at: isoTime, created: z.string(),
  user: z.object({ name: z.string() }).nullable(), guest_user: z.object({ name: z.string() }).nullable(), review_images: z.array(z.object({ id: z.int(), rating_review_id: z.int(), image: picture })) }).meta({ id: 'Review' });
export type Review = z.output<typeof review>;

export const reviews = endpoint({ path: 'reviews/{id}', methods: ['GET'], audience: 'public', kept: true, about: 'Reviews of a product, six a page; with `get_total` also how many gave each star.',
  input: z.object({ id, page, time_zone: timeZone, order_by: oneOf(['created_at', 'rating']), type: oneOf(['asc', 'desc']), get_total: asked, q: optionalText(200) }),
  output: z.object({ all: pageOf(review), total: z.array(z.object({ rating: z.int(), total: z.int() })).optional(), banner: banner.nullable().optional() }) });
