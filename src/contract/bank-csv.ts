// The saved mappings of banks' CSV files.
import { z } from 'zod';
import { decimal, isoDay, isoTime } from '#contract/answer-values.ts';
import { bankFile } from '#contract/bank-file.ts';
import { csvMapping } from '#contract/csv-mapping.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';
import { text } from '#contract/values.ts';

/** A mapping in an input; an absent one is refused as required. */
const sentMapping = z
  .unknown()
  .optional()
  .refine((value) => value !== undefined && value !== null && value !== '', {
    message: 'required',
    abort: true,
  })
  .pipe(csvMapping);

const savedMapping = z
  .object({ id: z.int(), name: z.string(), mapping: csvMapping, updated_at: isoTime })
  .meta({ id: 'SavedBankCsv' });

/** What a mapping reads from a file; `problems` are cells that cannot be read. */
const csvPreview = z
  .object({
    header: z.array(z.string()),
    count: z.int(),
    opening: decimal.nullable(),
    closing: decimal.nullable(),
    gap: decimal,
    rows: z.array(
      z.object({
        line: z.int(),
        amount: decimal,
        currency: z.string(),
        booked_on: isoDay,
        value_on: isoDay,
        reference: z.string(),
        texts: z.array(z.string()),
        remitter: z.string(),
        remitter_account: z.string(),
      }),
    ),
    problems: z.array(z.object({ line: z.int(), column: z.string(), text: z.string() })),
  })
  .meta({ id: 'BankCsvPreview' });
export type CsvPreview = z.output<typeof csvPreview>;

export const bankCsvCalls = {
  all: endpoint({
    operationId: 'adminBankCsvs',
    path: 'admin/bank-csv',
    methods: ['GET'],
    audience: 'staff',
    permission: 'money',
    about: 'Lists the saved mappings of banks’ CSV files, by name.',
    input: z.object({}),
    output: z.array(savedMapping),
  }),
  save: endpoint({
    operationId: 'adminSaveBankCsv',
    path: 'admin/bank-csv/save',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    otherwise: 'bank-csv-not-found',
    toast: 'saved',
    about: 'Creates a mapping, or updates the one with this `id`. Names are unique.',
    input: z.object({ id: of('bank-csv', optionalId), name: text(100), mapping: sentMapping }),
    output: savedMapping,
  }),
  delete: endpoint({
    operationId: 'adminDeleteBankCsv',
    path: 'admin/bank-csv/delete/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    otherwise: 'bank-csv-not-found',
    toast: 'saved',
    about: 'Deletes a mapping. Statements that were imported with it stay.',
    input: z.object({ id: idOf('bank-csv') }),
    output: z.null(),
  }),
  preview: endpoint({
    operationId: 'adminPreviewBankCsv',
    path: 'admin/bank-csv/preview',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    about:
      'Tries a mapping on a file: returns the header, the first 20 entries, and the cells that ' +
      'cannot be read. Saves nothing. Send the file as text in `content`, or as bytes in ' +
      '`base64`.',
    input: z.object({ content: bankFile.content, base64: bankFile.base64, mapping: sentMapping }),
    output: csvPreview,
  }),
};
