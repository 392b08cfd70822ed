import { z } from 'zod';
import { isoTime, pageOf, picture } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { listedRow } from '#contract/listed-product.ts';
import { oneOf, optionalText, page, timeZone } from '#contract/values.ts';

/** A store in the list of followed ones; `rating` 0: no reviews. */
const followedStore = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  image: picture,
  city: z.string(),
  created_at: isoTime,
  product_count: z.int(),
  rating: z.number(),
});
export type FollowedStore = z.output<typeof followedStore>;

export const followingCalls = {
  toggle: endpoint({
    operationId: 'storeFollow',
    path: 'user/store/follow',
    methods: ['POST'],
    audience: 'bearer',
    toast: 'store-followed',
    toastOff: 'store-unfollowed',
    about: 'Follows a store, or stops following it and returns null.',
    input: z.object({ store_id: idOf('store') }),
    output: z.literal(true).nullable(),
  }),
  all: endpoint({
    operationId: 'followingList',
    path: 'user/store/following-list',
    methods: ['GET'],
    audience: 'bearer',
    about: 'Lists the stores that the caller follows, newest first, 14 a page.',
    input: z.object({
      time_zone: timeZone,
      order_by: oneOf(['created_at', 'name']),
      type: oneOf(['asc', 'desc']),
      page,
      q: optionalText(200),
    }),
    output: pageOf(z.object({ ...listedRow, store_id: z.int(), store: followedStore })),
  }),
};
