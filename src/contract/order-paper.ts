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
      'Downloads the invoice of a parcel of the caller’s, once the store has confirmed the ' +
      'parcel, in the language of the order. `id` is the parcel’s.',
    input: z.object({ id: idOf('confirmed-parcel'), user_token: userToken }),
    output: sentFile,
  }),
  find: endpoint({
    operationId: 'orderPaper',
    path: 'order/paper/{id}',
    methods: ['GET'],
    audience: 'guest',
    file: 'application/pdf',
    about:
      'Downloads an invoice or a credit note of an order of the caller’s, as listed in its ' +
      '`papers`.',
    input: z.object({ id: idOf('paper'), user_token: userToken }),
    output: sentFile,
  }),
};
