// The trader behind a store, as its people see and change it.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { of, optionalId } from '#contract/ids.ts';
import { edit, lastEdited } from '#contract/resource.ts';
import { traderFields, traderShown } from '#contract/trader.ts';
import { wholeNumber } from '#contract/values.ts';

const MOST_VERSIONS = 2_147_483_647;
const store_id = of('store', optionalId);
const forSeller = { audience: 'seller', permission: 'money' } as const;

const ownTrader = z
  .object({ id: z.int(), version: z.int(), edited: lastEdited, ...traderShown })
  .meta({ id: 'OwnTrader' });
export type OwnTrader = z.output<typeof ownTrader>;

export const sellerTraderCalls = {
  open: endpoint({
    ...forSeller,
    operationId: 'sellerTrader',
    path: 'seller/trader',
    methods: ['GET'],
    viewable: false,
    about:
      'Returns the store’s trader details: name, address, register, tax numbers, ' +
      'self-certification, proofs, and what is still missing.',
    input: z.object({ store_id }),
    output: ownTrader,
  }),
  edits: endpoint({
    ...forSeller,
    operationId: 'sellerTraderEdits',
    path: 'seller/trader/edits',
    methods: ['GET'],
    viewable: false,
    about: 'Lists the changes to the store’s trader details and who made them, newest first.',
    input: z.object({ store_id }),
    output: z.array(edit),
  }),
  save: endpoint({
    ...forSeller,
    operationId: 'sellerSaveTrader',
    path: 'seller/trader/save',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Updates the store’s trader details. For its owners. Refused if somebody has saved them ' +
      'since this `version`. Staff see what changed.',
    input: z.object({ store_id, version: wholeNumber(1, MOST_VERSIONS), ...traderFields }),
    output: ownTrader,
  }),
};
