import { z } from 'zod';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { userToken } from '#contract/values.ts';

export const orderPaperCalls = {
  invoice: endpoint({
    operationId: 'orderInvoice',
    path: 'order/invoice/{id}',
    methods: ['GET'],
    audience: 'guest',
    file: 'application/pdf',
    about:
      'The invoice of a parcel of the caller’s, once the store has confirmed it, in the ' +
      'language of the order. `id` is the parcel’s.',
    input: z.object({ id: idOf('confirmed-parcel'), user_token: userToken }),
    output: sentFile,
  }),
  find: endpoint({
    operationId: 'orderPaper',
    path: 'order/paper/{id}',
    methods: ['GET'],
    audience: 'guest',
    file: 'application/pdf',
    about: 'An invoice or a credit note of an order of the caller’s, as its `papers` list them.',
    input: z.object({ id: idOf('paper'), user_token: userToken }),
    output: sentFile,
  }),
};
