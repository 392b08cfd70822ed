// The papers of a store, and what they state about it.
import { z } from 'zod';
import { pageOf } from '#contract/answer-values.ts';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { named } from '#contract/paper-settings.ts';
import { paper, paperFilters, store_id } from '#contract/paper.ts';
import { ifSent, optionalText } from '#contract/values.ts';

const address = {
  address_1: ifSent(optionalText(200)),
  address_2: ifSent(optionalText(200)),
  zip: ifSent(optionalText(20)),
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

export const sellerPaperCalls = {
  all: endpoint({
    operationId: 'sellerPapers',
    path: 'seller/papers',
    methods: ['GET'],
    audience: 'seller',
    permission: 'money',
    about:
      'Lists the invoices and credit notes of the caller’s store, and those of the market to it ' +
      'for commission, newest first, 25 a page.',
    input: paperFilters,
    output: pageOf(paper),
  }),
  find: endpoint({
    operationId: 'sellerPaper',
    path: 'seller/paper/{id}',
    methods: ['GET'],
    audience: 'seller',
    permission: 'money',
    otherwise: 'paper-not-found',
    file: 'application/pdf',
    about: 'Downloads one of these papers as a PDF.',
    input: z.object({ id: idOf('paper'), store_id }),
    output: sentFile,
  }),
  settings: endpoint({
    path: 'seller/paper-settings',
    methods: ['GET'],
    audience: 'seller',
    permission: 'money',
    about: 'Returns what the store’s invoices say about it beside its name, city and country.',
    input: z.object({ store_id }),
    output: storePapers,
  }),
  saveSettings: endpoint({
    operationId: 'sellerSavePaperSettings',
    path: 'seller/paper-settings/save',
    methods: ['POST'],
    audience: 'seller',
    permission: 'money',
    toast: 'saved',
    about:
      'Sets what the store’s invoices say about it from now on, and the time zone of its days. ' +
      'For its owners. Papers that are already issued do not change.',
    input: z.object({ store_id, ...named, ...address, time_zone: optionalText(64) }),
    output: storePapers,
  }),
};
