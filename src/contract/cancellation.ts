import { z } from 'zod';
import { flag } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { cancelReasons, statedReason } from '#contract/cancel-reason.ts';
import { oneOf, optionalText, userToken } from '#contract/values.ts';

/** Why: a reason from the list, or older clients' own title, and an optional message. */
const words = {
  reason: oneOf(cancelReasons),
  title: optionalText(200),
  message: optionalText(2000),
};
type Words = { reason?: string | undefined; title: string };
const hasReason = ({ reason, title }: Words) => reason !== undefined || title !== '';
const missing = { path: ['title'], message: 'required' };

export const cancellationCalls = {
  cancelOrder: endpoint({
    operationId: 'cancelOrder',
    path: 'cancellation/cancel-order',
    methods: ['POST'],
    audience: 'guest',
    toast: 'order-cancelled',
    about:
      'Cancels an order while all of its parcels are pending. If it is called again, it updates ' +
      'the reason.',
    input: z
      .object({ order_id: idOf('order'), ...words, user_token: userToken })
      .refine(hasReason, missing),
    output: z.object({ result: z.object({ cancelled: z.literal(true), order_id: z.int() }) }),
  }),
  find: endpoint({
    operationId: 'findCancellation',
    path: 'cancellation/find/{id}',
    methods: ['GET'],
    audience: 'guest',
    about: 'Returns why the caller’s order was cancelled.',
    input: z.object({ id: idOf('cancelled-order'), user_token: userToken }),
    output: z.object({
      id: z.int(),
      order_id: z.int(),
      title: z.string(),
      message: z.string(),
      reason: statedReason,
      refunded: flag,
    }),
  }),
  cancelParcel: endpoint({
    operationId: 'cancelParcel',
    path: 'cancellation/cancel-parcel',
    methods: ['POST'],
    audience: 'guest',
    toast: 'parcel-cancelled',
    about:
      'Cancels one parcel of an order while it is pending. Cancelling the last one cancels the ' +
      'order.',
    input: z
      .object({ parcel_id: idOf('parcel'), ...words, user_token: userToken })
      .refine(hasReason, missing),
    output: z.object({ result: z.object({ cancelled: z.literal(true), parcel_id: z.int() }) }),
  }),
};
