// The reviews of a store's products, as the store replies to them.
import { z } from 'zod';
import { isoTime, picture } from '#contract/answer-values.ts';
import { view } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { ownListCalls } from '#contract/list-calls.ts';
import { store_id } from '#contract/sold-parcel.ts';
import { optionalText, text } from '#contract/values.ts';

const LONGEST_ANSWER = 2000;

const row = z
  .object({
    id: z.int(),
    /** The reviewed product. */
    title: z.string(),
    image: picture,
    rating: z.int(),
    review: z.string(),
    /** Its pictures. */
    images: z.array(picture),
    /** The public name of its writer. */
    name: z.string(),
    created_at: isoTime,
    /** Empty: no reply yet. */
    answer: z.string(),
    answered_at: isoTime.nullable(),
    /** Why staff hide the reply; empty: it is visible. */
    answer_hidden: z.string(),
  })
  .meta({ id: 'StoreReviewRow' });
export type StoreReviewRow = z.output<typeof row>;
const filters = { view: view('unanswered', 'answered', 'low') };
export type StoreReviewFilters = z.output<z.ZodObject<typeof filters>>;

export const sellerReviewsCalls = {
  ...ownListCalls({
    plural: 'reviews',
    permission: 'marketing',
    filters,
    about:
      'Lists the reviews of the store’s products that customers see, newest first, with the ' +
      'store’s answers. `q` searches their text.',
    listed: row,
    sorts: ['created_at', 'rating'],
  }),
  answer: endpoint({
    audience: 'seller',
    permission: 'marketing',
    otherwise: 'review-not-found',
    operationId: 'sellerAnswerReview',
    path: 'seller/review/answer/{id}',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Answers a review of one of the store’s products, in public, or updates the answer. With ' +
      '`answer_seen`, refused if the answer is another one by now.',
    input: z.object({
      id: idOf('review'),
      store_id,
      answer: text(LONGEST_ANSWER),
      /** The reply that this one replaces, as the caller saw it; missing: any. */
      answer_seen: optionalText(LONGEST_ANSWER).nullish(),
    }),
    output: z.null(),
  }),
};
