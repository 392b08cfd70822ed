import { z } from 'zod';
import { flag } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { text, userToken } from '#contract/values.ts';

export const cancellationCalls = {
  cancelOrder: endpoint({
    operationId: 'cancelOrder',
    path: 'cancellation/cancel-order',
    methods: ['POST'],
    audience: 'guest',
    toast: 'order-cancelled',
    about: 'Cancels an order while all of it is pending; asked again, changes the words.',
    input: z.object({
      order_id: idOf('order'),
      title: text(200),
      message: text(2000),
      user_token: userToken,
    }),
    output: z.object({ result: z.object({ cancelled: z.literal(true), order_id: z.int() }) }),
  }),
  find: endpoint({
    operationId: 'findCancellation',
    path: 'cancellation/find/{id}',
    methods: ['GET'],
    audience: 'guest',
    about: 'Why the caller’s order was cancelled.',
    input: z.object({ id: idOf('cancelled-order'), user_token: userToken }),
    output: z.object({
      id: z.int(),
      order_id: z.int(),
      title: z.string(),
      message: z.string(),
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
      'Cancels one parcel of an order while it is pending; with the last one the order is ' +
      'cancelled.',
    input: z.object({
      parcel_id: idOf('parcel'),
      title: text(200),
      message: text(2000),
      user_token: userToken,
    }),
    output: z.object({ result: z.object({ cancelled: z.literal(true), parcel_id: z.int() }) }),
  }),
};
