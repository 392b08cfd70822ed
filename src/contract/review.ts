import { z } from 'zod';
import { flag, isoTime, pageOf, picture } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { banner } from '#contract/home.ts';
import { id, idOf, of, optionalId } from '#contract/ids.ts';
import {
  booleanInput,
  files,
  oneOf,
  optionalText,
  page,
  timeZone,
  userToken,
  wholeNumber,
} from '#contract/values.ts';

const LONGEST = 5000;
const MOST_FILES = 20;

const review = z
  .object({
    id: z.int(),
    product_id: z.int(),
    order_id: z.int(),
    user_id: z.null(),
    rating: z.int().min(1).max(5),
    review: z.string(),
    helpful: z.int(),
    created_at: isoTime,
    created: z.string(),
    /** Its language, such as `fr`; null if unknown. */
    language: z.string().nullable(),
    user: z.object({ name: z.string() }).nullable(),
    guest_user: z.object({ name: z.string() }).nullable(),
    review_images: z.array(z.object({ id: z.int(), rating_review_id: z.int(), image: picture })),
    /** The public reply of the product's store. */
    answer: z.object({ store: z.string(), text: z.string(), created_at: isoTime }).nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.output<typeof review>;

const stars = optionalId
  .refine((value) => value === null || value <= 5, 'invalid-input')
  .meta({ type: ['integer', 'null'], minimum: 1, maximum: 5 });

/** Pictures to remove: a list of objects with an `id`, or its JSON text. */
const dropped = z.preprocess(
  (value) =>
    value === '' || value === null || value === undefined
      ? []
      : typeof value === 'string'
        ? listIn(value)
        : value,
  z.array(z.object({ id }), 'invalid-input').max(100, 'invalid-input'),
);

/** `true` or `false`; absent toggles. */
const wish = z
  .unknown()
  .optional()
  .transform((value) =>
    value === undefined || value === null || value === ''
      ? null
      : value === true || value === 'true' || value === 1 || value === '1',
  )
  .meta({ type: ['boolean', 'null'] });

function listIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const toReview = z.object({
  product_id: idOf('product'),
  order_id: idOf('delivered-order'),
  rating: wholeNumber(1, 5),
  review: optionalText(LONGEST),
  id: of('review', optionalId),
  deleted_images: dropped,
  images: files(MOST_FILES),
  user_token: userToken,
  time_zone: timeZone,
});
const savedReview = review.extend({ failed: z.int().min(0) });

export const reviewCalls = {
  all: endpoint({
    operationId: 'reviews',
    path: 'reviews/{id}',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about:
      'Lists the reviews of a product, six a page: all, those with `rating` stars, or those with ' +
      'pictures. `own_language`: those in the caller’s language first, or only those. With ' +
      '`get_total`, also returns how many gave each star, have pictures, and are in that ' +
      'language.',
    input: z.object({
      id: idOf('product'),
      page,
      time_zone: timeZone,
      order_by: oneOf(['created_at', 'rating', 'helpful']),
      type: oneOf(['asc', 'desc']),
      get_total: booleanInput,
      q: optionalText(200),
      rating: stars,
      with_images: booleanInput,
      own_language: oneOf(['first', 'only']),
    }),
    output: z.object({
      all: pageOf(review),
      total: z.array(z.object({ rating: z.int(), total: z.int() })).optional(),
      with_images: z.int().optional(),
      in_language: z.int().optional(),
      banner: banner.nullable().optional(),
    }),
  }),
  helpful: endpoint({
    path: 'review/helpful/{id}',
    methods: ['POST'],
    audience: 'guest',
    about:
      'Marks a review as helpful, or takes that back. `helpful` sets which of the two; without ' +
      'it, the mark is toggled.',
    input: z.object({ id: idOf('review'), helpful: wish, user_token: userToken }),
    output: z.object({ id: z.int(), helpful: z.int(), voted: flag }),
  }),
  save: endpoint({
    operationId: 'ratingReviewAction',
    path: 'rating-review/action',
    methods: ['POST'],
    audience: 'guest',
    multipart: true,
    toast: 'review-saved',
    toastInPart: 'images-failed',
    about:
      'Reviews a product of a delivered parcel, or updates the review. Pictures are `images[]` ' +
      'of a multipart form: JPEG or PNG, up to 1000 kB each and six in all. `failed` is the ' +
      'number of pictures that were rejected.',
    input: toReview,
    output: savedReview,
  }),
  rate: endpoint({
    operationId: 'rateOrder',
    path: 'order/rate',
    methods: ['POST'],
    audience: 'guest',
    multipart: true,
    toast: 'review-saved',
    toastInPart: 'images-failed',
    about: 'Does the same as `rating-review/action`, under the name that one mobile client calls.',
    input: toReview,
    output: savedReview,
  }),
  find: endpoint({
    operationId: 'findRatingReview',
    path: 'rating-review/find/{id}',
    methods: ['GET'],
    audience: 'guest',
    about:
      'Returns the caller’s own review of a product: for the order `order_id`, or else the newest.',
    input: z.object({
      id: idOf('reviewed-product'),
      order_id: of('delivered-order', optionalId),
      user_token: userToken,
      time_zone: timeZone,
    }),
    output: review,
  }),
};
