import { z } from 'zod';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import { idOf, userToken } from '#contract/values.ts';

export const orderInvoice = endpoint({
  path: 'order/invoice/{id}',
  methods: ['GET'],
  audience: 'guest',
  file: 'application/pdf',
  about:
    'The invoice of a parcel of the caller’s, once the store has confirmed it, in the language of the order. `id` is the parcel’s.',
  input: z.object({ id: idOf('confirmed-parcel'), user_token: userToken }),
  output: sentFile,
});
