// More calls for the form of a product.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { adminProductCalls } from '#contract/admin/product.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { listSize } from '#contract/list-size.ts';
import { listOf } from '#contract/list-calls.ts';
import { optionalText, page, wholeNumber } from '#contract/values.ts';

/** The default number of days for sales. */
const USUAL_DAYS = 30;
const MOST_DAYS = 366;
const CAUSES = [
  'opening',
  'hand',
  'import',
  'import-undo',
  'order',
  'cancel',
  'reopen',
  'return',
  'removed',
] as const;

const choices = z.array(z.object({ id: z.int(), title: z.string() }));
const stockMove = z
  .object({
    id: z.int(),
    at: isoTime,
    cause: z.enum(CAUSES),
    /** The number of items added or, below zero, removed; and the stock after that. */
    quantity: z.int(),
    after: z.int(),
    /** Who changed the stock; null: the shop itself. */
    by: z.string().nullable(),
    order_id: z.int().nullable(),
  })
  .meta({ id: 'StockMove' });
export type ShownStockMove = z.output<typeof stockMove>;

const soldDay = z
  .object({
    /** In the market's time zone: `2026-11-25`. */
    day: z.string(),
    pieces: z.int(),
  })
  .meta({ id: 'SoldDay' });
export type SoldDay = z.output<typeof soldDay>;

const forStaff = {
  audience: 'staff',
  permission: 'catalogue',
  otherwise: 'thing-not-found',
} as const;

export const adminProductMoreCalls = {
  rules: endpoint({
    ...forStaff,
    operationId: 'adminProductRules',
    path: 'admin/product/rules/{store_id}',
    methods: ['GET'],
    about:
      'Lists the tax rules, shipping rules and bundle deals that a store’s products can have: ' +
      'the market’s and the store’s own.',
    input: z.object({ store_id: idOf('store') }),
    output: z.object({ tax_rules: choices, shipping_rules: choices, bundle_deals: choices }),
  }),
  stock: endpoint({
    ...forStaff,
    operationId: 'adminStockMoves',
    path: 'admin/product/stock/{id}',
    methods: ['GET'],
    about: 'Lists every change of a variant’s stock and its cause, newest first.',
    input: z.object({
      id: idOf('inventory'),
      page,
      size: wholeNumber(1, listSize.most).default(listSize.usual),
    }),
    output: listOf(stockMove),
  }),
  sold: endpoint({
    ...forStaff,
    operationId: 'adminProductSold',
    path: 'admin/product/sold/{id}',
    methods: ['GET'],
    about:
      'Returns how many units of a product were ordered on each of the last `days`, oldest ' +
      'first, without cancelled ones.',
    input: z.object({ id: idOf('product'), days: wholeNumber(1, MOST_DAYS).default(USUAL_DAYS) }),
    output: z.array(soldDay),
  }),
  duplicate: endpoint({
    ...forStaff,
    operationId: 'adminDuplicateProduct',
    path: 'admin/product/duplicate/{id}',
    methods: ['POST'],
    toast: 'duplicated',
    about:
      'Creates a hidden copy of a product, with its own address and without SKUs and stock. ' +
      'Sending the same `idempotency_key` again returns the same copy.',
    input: z.object({ id: idOf('product'), idempotency_key: optionalText(100) }),
    output: adminProductCalls.open.output,
  }),
};
