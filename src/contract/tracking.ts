import { z } from 'zod';
import { flag, isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { orderedProduct, parcel } from '#contract/ordered-product.ts';
import { pasted, text, timeZone } from '#contract/values.ts';

/** What a tracking code shows: steps and parcels, never a name or an address. */
const trackedOrder = z
  .object({
    id: z.int(),
    order: z.string(),
    status: z.int(),
    cancelled: flag,
    payment_done: flag,
    order_method: z.int(),
    created_at: isoTime,
    created: z.string(),
    ordered_products: z.array(orderedProduct),
    parcels: z.array(parcel),
  })
  .meta({ id: 'TrackedOrder' });
export type TrackedOrder = z.output<typeof trackedOrder>;

export const trackingCalls = {
  find: endpoint({
    operationId: 'trackOrder',
    path: 'track-order',
    methods: ['GET', 'POST'],
    audience: 'public',
    guessable: true,
    viewable: true,
    about: 'Tracks an order by its code, or a parcel by its own.',
    input: z.object({ tracking_id: pasted(text(40)), time_zone: timeZone }),
    output: trackedOrder,
  }),
};
