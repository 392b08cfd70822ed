// What papers state about the market.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { optionalText, taxNumber, text, wholeNumber } from '#contract/values.ts';

export const named = { legal_name: optionalText(120), tax_number: taxNumber };

/**
 * `commission_tax`: the tax included in the market's commission, in hundredths of a percent; 0:
 * none.
 */
const marketPapers = z
  .object({
    legal_name: z.string(),
    tax_number: z.string(),
    time_zone: z.string(),
    commission_tax: z.int(),
  })
  .meta({ id: 'PaperSettings' });

export const paperSettingsCalls = {
  read: endpoint({
    operationId: 'adminPaperSettings',
    path: 'admin/paper-settings',
    methods: ['GET'],
    audience: 'staff',
    permission: 'money',
    about:
      'Returns what papers say about the market beside its address, the tax rate within its ' +
      'commission, and the time zone of stores that have set none.',
    input: z.object({}),
    output: marketPapers,
  }),
  save: endpoint({
    operationId: 'adminSavePaperSettings',
    path: 'admin/paper-settings/save',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    toast: 'saved',
    about: 'Updates the settings of papers. Papers that are already issued do not change.',
    input: z.object({ ...named, time_zone: text(64), commission_tax: wholeNumber(0, 10_000) }),
    output: marketPapers,
  }),
};
