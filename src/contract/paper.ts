// Papers: the invoices and credit notes of parcels, and those of the market's commission.
import { z } from 'zod';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import {
  decimal,
  idOf,
  of,
  oneOf,
  optionalId,
  optionalText,
  page,
  pageOf,
  taxNumber,
  text,
  userToken,
  wholeNumber,
} from '#contract/values.ts';

const kinds = ['invoice', 'credit-note', 'commission-invoice', 'commission-credit-note'] as const;

/**
 * A paper; `issued_on` is a day of its issuer's zone. `names`: the number of the paper that it
 * corrects, else empty. A commission's has a `payout_id` and no parcel.
 */
export const paper = z
  .object({
    id: z.int(),
    kind: z.enum(kinds),
    number: z.string(),
    issued_on: z.iso.date(),
    store: z.object({ id: z.int(), name: z.string() }),
    order: z.string(),
    parcel_id: z.int().nullable(),
    parcel: z.string(),
    payout_id: z.int().nullable(),
    names: z.string(),
    total: decimal,
    currency: z.string(),
  })
  .meta({ id: 'Paper' });
export type PaperShown = z.output<typeof paper>;

const store_id = of('store', optionalId);
const filters = z.object({ page, kind: oneOf(kinds), store_id });

export const orderPaper = endpoint({
  path: 'order/paper/{id}',
  methods: ['GET'],
  audience: 'guest',
  file: 'application/pdf',
  about: 'An invoice or a credit note of an order of the caller’s, as its `papers` list them.',
  input: z.object({ id: idOf('paper'), user_token: userToken }),
  output: sentFile,
});

export const sellerPapers = endpoint({
  path: 'seller/papers',
  methods: ['GET'],
  audience: 'seller',
  about:
    'The invoices and credit notes of the caller’s store, and the market’s to it for its ' +
    'commission, newest first, 25 a page.',
  input: filters,
  output: pageOf(paper),
});
export const sellerPaper = endpoint({
  path: 'seller/paper/{id}',
  methods: ['GET'],
  audience: 'seller',
  file: 'application/pdf',
  about: 'One of these papers as a PDF.',
  input: z.object({ id: idOf('paper'), store_id }),
  output: sentFile,
});

export const adminPapers = endpoint({
  path: 'admin/papers',
  methods: ['GET'],
  audience: 'staff',
  about: 'Invoices and credit notes of all stores or of one, newest first, 25 a page.',
  input: filters,
  output: pageOf(paper),
});
export const adminPaper = endpoint({
  path: 'admin/paper/{id}',
  methods: ['GET'],
  audience: 'staff',
  file: 'application/pdf',
  about: 'Any paper as a PDF.',
  input: z.object({ id: idOf('paper') }),
  output: sentFile,
});

const named = { legal_name: optionalText(120), tax_number: taxNumber };
const address = {
  address_1: optionalText(200),
  address_2: optionalText(200),
  zip: optionalText(20),
};

/** `time_zone` empty: the market's. */
const storePapers = z
  .object({
    legal_name: z.string(),
    tax_number: z.string(),
    time_zone: z.string(),
    address_1: z.string(),
    address_2: z.string(),
    zip: z.string(),
  })
  .meta({ id: 'StorePaperSettings' });
export const sellerPaperSettings = endpoint({
  path: 'seller/paper-settings',
  methods: ['GET'],
  audience: 'seller',
  about: 'What the store’s invoices say of it beside its name, city and country.',
  input: z.object({ store_id }),
  output: storePapers,
});
export const sellerSavePaperSettings = endpoint({
  path: 'seller/paper-settings/save',
  methods: ['POST'],
  audience: 'seller',
  toast: 'saved',
  about:
    'Says what invoices say of the store from now on, and in which time zone its days are; ' +
    'by its owner. Those that were issued stay as they are.',
  input: z.object({ store_id, ...named, ...address, time_zone: optionalText(64) }),
  output: storePapers,
});

/**
 * `commission_tax`: the tax within the market's commission, in hundredths of a percent; 0: none.
 */
const marketPapers = z
  .object({
    legal_name: z.string(),
    tax_number: z.string(),
    time_zone: z.string(),
    commission_tax: z.int(),
  })
  .meta({ id: 'PaperSettings' });
export const adminPaperSettings = endpoint({
  path: 'admin/paper-settings',
  methods: ['GET'],
  audience: 'staff',
  about:
    'What papers say of the market beside its address, the tax within its commission, and ' +
    'the time zone of stores that have none of their own.',
  input: z.object({}),
  output: marketPapers,
});
export const adminSavePaperSettings = endpoint({
  path: 'admin/paper-settings/save',
  methods: ['POST'],
  audience: 'staff',
  toast: 'saved',
  about: 'Sets these; papers that were issued stay as they are.',
  input: z.object({ ...named, time_zone: text(64), commission_tax: wholeNumber(0, 10_000) }),
  output: marketPapers,
});
