// Gateways' reports of payouts to the market, compared with the books.
import { z } from 'zod';
import { view } from '#contract/edited-values.ts';
import { listCalls } from '#contract/list-calls.ts';
import { lastMethod } from '#contract/last-method.ts';
import { decimal, isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { optionalNumber, text, wholeNumber } from '#contract/values.ts';

const found = z.enum(['matched', 'missing', 'different']);

/**
 * `missing`: the books have no such payment; `different`: another amount or currency. `absent`: the
 * books have it, but no file does.
 */
const settlementReport = z
  .object({
    id: z.int(),
    method: z.int(),
    name: z.string(),
    created_at: isoTime,
    counts: z.object({ matched: z.int(), missing: z.int(), different: z.int(), absent: z.int() }),
    lines: z.array(
      z.object({
        ref: z.string(),
        kind: z.enum(['payment', 'refund', 'other']),
        gross: decimal,
        fee: decimal,
        net: decimal,
        currency: z.string(),
        found,
        order: z.string(),
        expected: decimal.nullable(),
      }),
    ),
    absent: z.array(
      z.object({
        kind: z.enum(['payment', 'refund']),
        ref: z.string(),
        amount: decimal,
        currency: z.string(),
        at: isoTime,
        order: z.string(),
      }),
    ),
  })
  .meta({ id: 'Settlement' });
export type SettlementShown = z.output<typeof settlementReport>;

/** The number of matching rows in a file. */
const settlementRow = z
  .object({
    id: z.int(),
    method: z.int(),
    name: z.string(),
    created_at: isoTime,
    matched: z.int(),
    missing: z.int(),
    different: z.int(),
  })
  .meta({ id: 'SettlementRow' });
export type SettlementRow = z.output<typeof settlementRow>;

export const settlementCalls = {
  ...listCalls({
    plural: 'settlements',
    permission: 'money',
    about: 'Lists the imported settlement files, newest first. `q` matches part of a name.',
    listed: settlementRow,
    sorts: ['created_at'],
    filters: { view: view('gap'), method: optionalNumber(1, lastMethod) },
  }),
  find: endpoint({
    operationId: 'adminSettlement',
    path: 'admin/settlement/{id}',
    methods: ['GET'],
    audience: 'staff',
    permission: 'money',
    otherwise: 'settlement-not-found',
    about: 'Returns the content of a settlement file, compared with the books.',
    input: z.object({ id: idOf('settlement') }),
    output: settlementReport,
  }),
  take: endpoint({
    operationId: 'adminReadSettlement',
    path: 'admin/settlement/read',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    toast: 'saved',
    about:
      'Imports a gateway’s settlement file, as CSV text. `gateway` is the number of its payment ' +
      'method.',
    input: z.object({ gateway: wholeNumber(1, lastMethod), name: text(120), csv: text(900_000) }),
    output: settlementReport,
  }),
};
export type SettlementQuery = z.output<typeof settlementCalls.list.input>;
