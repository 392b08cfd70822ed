// What needs attention in a store today.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listSize } from '#contract/list-size.ts';
import { store_id } from '#contract/sold-parcel.ts';

/** What a new store lacks before it can sell. */
const leftToDo = [
  'logo',
  'cover',
  'about',
  'policies',
  'trader',
  'payee',
  'shipping',
  'product',
  'facts',
] as const;
export type LeftToDo = (typeof leftToDo)[number];

const waiting = z
  .object({
    to_confirm: z.int(),
    to_pack: z.int(),
    to_send: z.int(),
    late: z.int(),
  })
  .meta({ id: 'WaitingParcels' });
export type WaitingParcels = z.output<typeof waiting>;

export const sellerTodayCalls = {
  read: endpoint({
    operationId: 'sellerToday',
    path: 'seller/today',
    methods: ['GET'],
    audience: 'seller',
    permission: 'centre',
    about:
      'Returns what needs work in the caller’s store: the number of parcels for each step, and ' +
      `how many of all are late. Each is counted up to ${listSize.counted}.`,
    input: z.object({ store_id }),
    output: z.object({
      /** Null for people who may not work on parcels. */
      parcels: waiting.nullable(),
      /** What the store still lacks, as far as the caller can provide it. */
      left: z.array(z.enum(leftToDo)),
    }),
  }),
};
