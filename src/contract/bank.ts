// Statements of the market's own bank accounts: taken in from files, and what is made of their
// entries.
import { z } from 'zod';
import { bankFile } from '#contract/bank-file.ts';
import { endpoint } from '#contract/endpoint.ts';
import { bookedMoney } from '#contract/transfer.ts';
import {
  decimal,
  flag,
  idOf,
  isoDay,
  isoTime,
  of,
  oneOf,
  optionalId,
  optionalText,
  page,
  pageOf,
  text,
  timeZone,
} from '#contract/values.ts';

const ofOrder = z.object({ id: z.int(), code: z.string() });
const entryStates = ['open', 'booked', 'ignored'] as const;

/**
 * `opening` and `closing`: where the file says them. `gap`: how much this opening balance differs
 * from the closing one before it: something lies between the two that was not taken in.
 */
export const bankStatementRow = z
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

/**
 * `amount` is below zero for what went out. `why` says what somebody has to look at, or how it was
 * decided. `order`: what it was booked for. `names`: the orders whose reference or code it has.
 */
export const bankEntryRow = z
  .object({
    id: z.int(),
    account: z.string(),
    amount: decimal,
    currency: z.string(),
    booked_on: isoDay,
    value_on: isoDay,
    reference: z.string(),
    end_to_end: z.string(),
    texts: z.array(z.string()),
    remitter: z.string(),
    remitter_account: z.string(),
    reversal: flag,
    state: z.enum(entryStates),
    why: z.string(),
    reason: z.string(),
    order: ofOrder.nullable(),
    receipt_id: z.int().nullable(),
    names: z.array(ofOrder.extend({ owed: decimal, currency: z.string() })),
    decided_at: isoTime.nullable(),
  })
  .meta({ id: 'BankEntry' });
export type BankEntryRow = z.output<typeof bankEntryRow>;

export const adminReadBankStatement = endpoint({
  path: 'admin/bank-statement/read',
  methods: ['POST'],
  audience: 'staff',
  toast: 'statement-taken-in',
  multipart: true,
  about:
    'Takes in a file of a bank: camt.052, camt.053, camt.054, MT940, or CSV by a saved `mapping`. As text in `content`, as bytes in `base64`, or as the `file` of a form. Transfers that name an order and are exactly what it asks for are booked, the rest is listed.',
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
});
export const adminBankStatements = endpoint({
  path: 'admin/bank-statements',
  methods: ['GET'],
  audience: 'staff',
  about: 'The statements that were taken in, newest first, 25 a page; of one account.',
  input: z.object({ page, account: optionalText(64), time_zone: timeZone }),
  output: pageOf(bankStatementRow),
});
export type StatementQuery = z.output<typeof adminBankStatements.input>;
export const adminBankStatement = endpoint({
  path: 'admin/bank-statement/{id}',
  methods: ['GET'],
  audience: 'staff',
  about: 'A statement with its entries, as the file has them, 25 a page.',
  input: z.object({ id: idOf('bank-statement'), page, time_zone: timeZone }),
  output: bankStatementRow.extend({ entries: pageOf(bankEntryRow) }),
});

export const adminBankEntries = endpoint({
  path: 'admin/bank-entries',
  methods: ['GET'],
  audience: 'staff',
  about:
    'What moved on the accounts, newest first, 25 a page; without a state what somebody has to look at. `way`: what came in, or what went out.',
  input: z.object({
    page,
    state: oneOf(entryStates),
    way: oneOf(['in', 'out']),
    q: optionalText(100),
    time_zone: timeZone,
  }),
  output: pageOf(bankEntryRow),
});
export type EntryQuery = z.output<typeof adminBankEntries.input>;
export const adminMatchBankEntry = endpoint({
  path: 'admin/bank-entry/match/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'money-booked',
  about:
    'Says which order an open entry is for. All of it is booked: less keeps the order open for the rest, more is set aside for a decision, what comes too late reopens the order or goes back.',
  input: z.object({
    id: idOf('bank-entry'),
    order_id: idOf('order-by-bank'),
    note: optionalText(500),
  }),
  output: bookedMoney,
});
export const adminIgnoreBankEntry = endpoint({
  path: 'admin/bank-entry/ignore/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'entry-ignored',
  about: 'An open entry is for no order.',
  input: z.object({ id: idOf('bank-entry'), reason: text(500) }),
  output: bankEntryRow,
});
export const adminReopenBankEntry = endpoint({
  path: 'admin/bank-entry/reopen/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'saved',
  about: 'An entry that was ignored is open again.',
  input: z.object({ id: idOf('ignored-bank-entry') }),
  output: bankEntryRow,
});
