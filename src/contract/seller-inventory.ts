// The price and stock of a store's products, SKU by SKU.
import { z } from 'zod';
import { decimal, picture } from '#contract/answer-values.ts';
import { optionalAmount } from '#contract/amounts.ts';
import { view } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { of, optionalId } from '#contract/ids.ts';
import { ownListCalls } from '#contract/list-calls.ts';
import { optionalNumber, optionalText, text } from '#contract/values.ts';

const MOST_ROWS = 10_000;
const MOST_PIECES = 10_000_000;

/** The result for a row: changed, unchanged, not an SKU of the store, or refused. */
const setOutcomes = ['set', 'unchanged', 'unknown', 'refused'] as const;

/** Its own price (0: none), and its product’s, without and with its reduction (empty: none). */
const rowPrices = z.object({
  own: optionalAmount,
  selling: optionalAmount,
  offered: optionalAmount,
});

/** The shape of a row, checked for each separately: only wrong rows are refused. */
export const inventoryRow = z.object({
  sku: text(80),
  price: optionalAmount,
  prices: rowPrices.nullish(),
  stock: optionalNumber(0, MOST_PIECES),
  stock_seen: optionalNumber(0, MOST_PIECES),
});

const cell = z.union([z.string().max(200), z.number()]).nullish();
const sentPrices = z.object({ own: cell, selling: cell, offered: cell }).nullish();
const sentRow = z.object({
  sku: cell,
  price: cell,
  prices: sentPrices,
  stock: cell,
  stock_seen: cell,
});

const row = z
  .object({
    id: z.int(),
    product_id: z.int(),
    sku: z.string(),
    title: z.string(),
    /** The values of its attributes: `Red, L`. */
    variant: z.string(),
    image: picture,
    /** Its price outside flash sales. */
    price: decimal,
    stock: z.int(),
  })
  .meta({ id: 'OwnInventoryRow' });
export type OwnInventoryRow = z.output<typeof row>;

const setRow = z
  .object({
    sku: z.string(),
    outcome: z.enum(setOutcomes),
    /** The refusal, and its text in the caller's language; null if there is none. */
    code: z.string().nullable(),
    message: z.string(),
    field: z.string(),
    /** The present values; null if it is not an SKU of the store. */
    price: decimal.nullable(),
    stock: z.int().nullable(),
    /** The prices before, if the row changed them: sent back as `prices`, they are so again. */
    prices_were: z
      .object({ own: decimal, selling: decimal, offered: decimal.nullable() })
      .nullable(),
  })
  .meta({ id: 'InventorySetRow' });
export type InventorySetRow = z.output<typeof setRow>;

export const sellerInventoryCalls = {
  ...ownListCalls({
    plural: 'inventory',
    permission: 'products',
    about:
      'Lists the store’s inventory, one row for each variant, product by product, without ' +
      'archived products. `q` is words in any language, the beginning of a SKU, or the id of a ' +
      'product.',
    listed: row,
    sorts: ['sku', 'stock', 'product_id'],
    filters: { view: view('low', 'out', 'no-sku') },
  }),
  set: endpoint({
    operationId: 'sellerSetInventory',
    path: 'seller/inventory/set',
    methods: ['POST'],
    audience: 'seller',
    permission: 'products',
    long: true,
    about:
      'Sets the prices and stock of up to 10,000 SKUs, at once. What is missing in a row stays. ' +
      'Each row succeeds or fails on its own, and the answer has the outcomes in the same order. ' +
      '`price` is the price outside flash sales; for a product without options, it is the ' +
      'product’s. `prices` instead restores the `prices_were` of an earlier answer, including a ' +
      'reduction. `stock` is the new quantity; with `stock_seen`, the stock changes by the ' +
      'difference between the two, so that items sold meanwhile stay sold. If it is sent again ' +
      'with the same `idempotency_key`, no stock is moved twice.',
    input: z.object({
      store_id: of('store', optionalId),
      idempotency_key: optionalText(100),
      rows: z
        .unknown()
        .optional()
        .refine((sent) => sent !== undefined && sent !== null && sent !== '', {
          message: 'required',
          abort: true,
        })
        .pipe(z.array(sentRow, 'invalid-input').min(1, 'required').max(MOST_ROWS, 'invalid-input')),
    }),
    output: z.object({
      set: z.int(),
      unchanged: z.int(),
      refused: z.int(),
      rows: z.array(setRow),
    }),
  }),
};
export type InventoryView = NonNullable<z.output<typeof sellerInventoryCalls.list.input>['view']>;
export type InventoryQuery = z.output<typeof sellerInventoryCalls.list.input>;
