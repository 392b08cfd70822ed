// The entries of bank statements, and the decisions about them.
import { z } from 'zod';
import { view } from '#contract/edited-values.ts';
import { listCalls } from '#contract/list-calls.ts';
import { decimal, flag, isoDay, isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, optionalId } from '#contract/ids.ts';
import { bookedMoney } from '#contract/receipt.ts';
import { oneOf, optionalText, text } from '#contract/values.ts';

const ofOrder = z.object({ id: z.int(), code: z.string() });
const entryStates = ['open', 'booked', 'ignored'] as const;

/**
 * `amount` is below zero for outgoing money. `why`: why it needs attention, or how it was decided.
 * `order`: the order that it was booked for. `names`: the orders whose reference or code it
 * contains.
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

export const bankEntryCalls = {
  ...listCalls({
    plural: 'bank-entries',
    permission: 'money',
    about:
      'Lists the entries of bank statements, newest first; without a view, those that need ' +
      'attention. `way` selects incoming or outgoing money. `q` matches part of what the bank ' +
      'says.',
    listed: bankEntryRow,
    sorts: ['booked_on', 'amount'],
    filters: {
      view: view('booked', 'ignored', 'all'),
      way: oneOf(['in', 'out']),
      statement: optionalId,
    },
  }),
  match: endpoint({
    operationId: 'adminMatchBankEntry',
    path: 'admin/bank-entry/match/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    otherwise: 'bank-entry-not-found',
    toast: 'money-booked',
    about:
      'Matches an open entry to an order and books all of it. If it is less than what is owed, ' +
      'the order stays open for the rest; if it is more, the surplus is set aside for a ' +
      'decision; if it is too late, it reopens the order or is sent back.',
    input: z.object({
      id: idOf('bank-entry'),
      order_id: idOf('order-by-bank'),
      note: optionalText(500),
    }),
    output: bookedMoney,
  }),
  ignore: endpoint({
    operationId: 'adminIgnoreBankEntry',
    path: 'admin/bank-entry/ignore/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    otherwise: 'bank-entry-not-found',
    toast: 'entry-ignored',
    about: 'Ignores an open entry, because it is for no order.',
    input: z.object({ id: idOf('bank-entry'), reason: text(500) }),
    output: bankEntryRow,
  }),
  reopen: endpoint({
    operationId: 'adminReopenBankEntry',
    path: 'admin/bank-entry/reopen/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    otherwise: 'bank-entry-not-found',
    toast: 'saved',
    about: 'Reopens an ignored entry.',
    input: z.object({ id: idOf('ignored-bank-entry') }),
    output: bankEntryRow,
  }),
};
export type EntryQuery = z.output<typeof bankEntryCalls.list.input>;
