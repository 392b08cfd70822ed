// The reviews of customers, as staff moderate them.
import { z } from 'zod';
import { isoTime, picture } from '#contract/answer-values.ts';
import { flagged, view } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, optionalId } from '#contract/ids.ts';
import { listCalls } from '#contract/list-calls.ts';
import { optionalNumber, optionalText, wholeNumber } from '#contract/values.ts';

const LONGEST_REASON = 500;
export const reviewReason = optionalText(LONGEST_REASON);
const version = wholeNumber(1, 2_147_483_647);

const row = z
  .object({
    id: z.int(),
    version: z.int(),
    product: z.object({ id: z.int(), title: z.string(), image: picture }),
    store: z.string(),
    /** The public name of its writer. */
    name: z.string(),
    order_id: z.int(),
    rating: z.int(),
    review: z.string(),
    images: z.array(picture),
    created_at: isoTime,
    hidden: z.boolean(),
    /** Why it is hidden. */
    reason: z.string(),
    /** The store's reply; empty: none. */
    answer: z.string(),
    /** Why the reply is hidden from customers; empty: it is visible. */
    answer_hidden: z.string(),
  })
  .meta({ id: 'AdminReviewRow' });
export type AdminReviewRow = z.output<typeof row>;

export const reviewFilters = {
  view: view('shown', 'hidden', 'low', 'pictures'),
  rating: optionalNumber(1, 5),
  store: optionalId,
  product: optionalId,
};
const forStaff = {
  audience: 'staff',
  permission: 'catalogue',
  otherwise: 'thing-not-found',
} as const;

export const adminReviewCalls = {
  ...listCalls({
    plural: 'reviews',
    permission: forStaff.permission,
    filters: reviewFilters,
    about:
      'Lists the reviews of all products, newest first, with their authors and whether customers ' +
      'see them. `q` searches their text.',
    listed: row,
    sorts: ['created_at', 'rating'],
  }),
  moderate: endpoint({
    ...forStaff,
    operationId: 'adminModerateReview',
    path: 'admin/review/moderate/{id}',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Hides a review from customers, for a reason, or shows it again, and updates the product’s ' +
      'rating. Refused if somebody has moderated it since this `version`.',
    input: z.object({ id: idOf('review'), version, hidden: flagged, reason: reviewReason }),
    output: z.null(),
  }),
  moderateAnswer: endpoint({
    ...forStaff,
    operationId: 'adminModerateAnswer',
    path: 'admin/review/moderate-answer/{id}',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Hides a store’s answer to a review from customers, for a reason that the store reads, or ' +
      'shows it again. The review stays.',
    input: z.object({ id: idOf('answered-review'), hidden: flagged, reason: reviewReason }),
    output: z.null(),
  }),
};
export type ModeratedReview = z.output<typeof adminReviewCalls.moderate.input>;
export type ReviewsQuery = z.output<typeof adminReviewCalls.list.input>;
