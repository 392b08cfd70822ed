// Keys with which a seller's own system makes calls for their store.
import { z } from 'zod';
import { apiKey, scopesOf } from '#contract/admin/api-key.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';
import { storeKeyScopes } from '#contract/store-permission.ts';
import { optionalMoment, text } from '#contract/values.ts';

const store_id = of('store', optionalId);
const forKeys = { audience: 'seller', permission: 'keys' } as const;

export const sellerKeyCalls = {
  all: endpoint({
    ...forKeys,
    operationId: 'sellerApiKeys',
    path: 'seller/api-keys',
    methods: ['GET'],
    about: 'Lists the store’s API keys, newest first, including expired and revoked ones.',
    input: z.object({ store_id }),
    output: z.array(apiKey),
  }),
  make: endpoint({
    ...forKeys,
    operationId: 'sellerMakeApiKey',
    path: 'seller/api-key/make',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Creates an API key of the store. Its scopes must be ones that the creator has there. A ' +
      'key can never do more than its creator can at that time, and opens no other store. ' +
      '`secret` is the key itself, returned only once: send it as the bearer token of `seller/…` ' +
      'calls. Without `ends_at`, the key is valid until it is revoked.',
    input: z.object({
      store_id,
      name: text(80),
      scopes: scopesOf(storeKeyScopes),
      ends_at: optionalMoment,
    }),
    output: z.object({ key: apiKey, secret: z.string() }),
  }),
  revoke: endpoint({
    ...forKeys,
    operationId: 'sellerRevokeApiKey',
    path: 'seller/api-key/revoke/{id}',
    methods: ['POST'],
    otherwise: 'thing-not-found',
    toast: 'key-revoked',
    about: 'Revokes an API key of the store, at once and for good.',
    input: z.object({ id: idOf('api-key'), store_id }),
    output: apiKey,
  }),
};
