// Statements of the market’s own bank accounts, taken in from files.
import { z } from 'zod';
import { view } from '#contract/edited-values.ts';
import { listCalls } from '#contract/list-calls.ts';
import { decimal, flag, isoDay, isoTime, pageOf } from '#contract/answer-values.ts';
import { bankEntryRow } from '#contract/bank-entry.ts';
import { bankFile } from '#contract/bank-file.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';
import { optionalText, page, timeZone } from '#contract/values.ts';

/**
 * `opening` and `closing`: if the file has them. `gap`: the difference between this opening balance
 * and the last closing one, which means that a statement between them is missing.
 */
const bankStatementRow = z
  .object({
    id: z.int(),
    account: z.string(),
    kind: z.enum(['camt.052', 'camt.053', 'camt.054', 'mt940', 'csv']),
    file: z.string(),
    name: z.string(),
    currency: z.string(),
    opening: decimal.nullable(),
    closing: decimal.nullable(),
    opened_on: isoDay.nullable(),
    closed_on: isoDay.nullable(),
    gap: decimal,
    open: z.int(),
    booked: z.int(),
    ignored: z.int(),
    by: z.string(),
    created_at: isoTime,
  })
  .meta({ id: 'BankStatement' });
export type BankStatementRow = z.output<typeof bankStatementRow>;

export const bankStatementCalls = {
  take: endpoint({
    operationId: 'adminReadBankStatement',
    path: 'admin/bank-statement/read',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    toast: 'statement-taken-in',
    multipart: true,
    about:
      'Imports a bank’s file: camt.052, camt.053, camt.054, MT940, or CSV with a saved ' +
      '`mapping`. Send it as text in `content`, as bytes in `base64`, or as `file` of a ' +
      'multipart form. Transfers that name an order and are exactly what it owes are booked; the ' +
      'others wait as open entries.',
    input: z.object({
      ...bankFile,
      name: optionalText(120),
      mapping: of('bank-csv', optionalId),
      time_zone: timeZone,
    }),
    output: z.object({
      statements: z.array(bankStatementRow.extend({ known: flag })),
      open: z.int(),
      booked: z.int(),
    }),
  }),
  ...listCalls({
    plural: 'bank-statements',
    permission: 'money',
    about:
      'Lists the imported statements, newest first. `q` matches an account, or part of a file’s ' +
      'name.',
    listed: bankStatementRow,
    sorts: ['created_at', 'closed_on'],
    filters: { view: view('open', 'gap') },
  }),
  find: endpoint({
    operationId: 'adminBankStatement',
    path: 'admin/bank-statement/{id}',
    methods: ['GET'],
    audience: 'staff',
    permission: 'money',
    otherwise: 'bank-statement-not-found',
    about: 'Returns a statement with its entries in the order of the file, 25 a page.',
    input: z.object({ id: idOf('bank-statement'), page, time_zone: timeZone }),
    output: bankStatementRow.extend({ entries: pageOf(bankEntryRow) }),
  }),
};
export type StatementQuery = z.output<typeof bankStatementCalls.list.input>;
