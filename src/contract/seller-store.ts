// A store's own page, as its people edit it.
import { z } from 'zod';
import { isoTime, picture, textsShown } from '#contract/answer-values.ts';
import { pictureName, texts } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idsOf, of, optionalId } from '#contract/ids.ts';
import { edit } from '#contract/resource.ts';
import { ifSent, optionalMoment, optionalText, wholeNumber } from '#contract/values.ts';

const MOST_FEATURED = 12;
const MOST_VERSIONS = 2_147_483_647;
const store_id = of('store', optionalId);

const fields = {
  image: pictureName,
  cover: ifSent(pictureName),
  about: texts(2000),
  /** Its policies for shipping, returns and service, in its own words. */
  policies: ifSent(texts(4000)),
  /** The store's products that its page shows first, in this order. */
  featured_ids: of('product', ifSent(idsOf(MOST_FEATURED))),
  city: optionalText(80),
  /** The end of the store's holiday: it stays listed, but nothing of it can be bought. */
  away_until: ifSent(optionalMoment),
};
export type OwnStoreFields = z.output<z.ZodObject<typeof fields>>;

const ownStore = z
  .object({
    id: z.int(),
    version: z.int(),
    edited: z.object({ at: isoTime, by: z.string() }).nullable(),
    name: z.string(),
    slug: z.string(),
    image: picture,
    cover: picture,
    about: textsShown,
    policies: textsShown,
    featured_ids: z.array(z.int()),
    city: z.string(),
    away_until: isoTime.nullable(),
  })
  .meta({ id: 'OwnStore' });
export type OwnStore = z.output<typeof ownStore>;

const forSeller = { audience: 'seller', permission: 'profile' } as const;

export const sellerStoreCalls = {
  open: endpoint({
    ...forSeller,
    operationId: 'sellerStore',
    path: 'seller/store',
    methods: ['GET'],
    about: 'Returns the store’s page with everything that its people can edit.',
    input: z.object({ store_id }),
    output: ownStore,
  }),
  edits: endpoint({
    ...forSeller,
    operationId: 'sellerStoreEdits',
    path: 'seller/store/edits',
    methods: ['GET'],
    about: 'Lists the changes to the store’s page and who made them, newest first.',
    input: z.object({ store_id }),
    output: z.array(edit),
  }),
  save: endpoint({
    ...forSeller,
    operationId: 'sellerSaveStore',
    path: 'seller/store/save',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Updates the store’s page. Refused if somebody has saved it since this `version`. With ' +
      '`away_until`, the store is on holiday until then: its products stay listed but cannot be ' +
      'bought.',
    input: z.object({ store_id, version: wholeNumber(1, MOST_VERSIONS), ...fields }),
    output: ownStore,
  }),
};
