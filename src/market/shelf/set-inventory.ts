// Sets prices and stock of many SKUs at once; each row succeeds or fails on its own.
import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { Db } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import type { Doors } from '#market/shelf/archive-products.ts';
import { setPart, type SetVariant } from '#market/shelf/set-part.ts';
import { parseSkuRow, skuKey } from '#market/shelf/sku-row.ts';
import type { RowResult, Fault, Prices, Sent, SkuRow } from '#market/shelf/sku-row.ts';

/** How many rows a transaction changes, so that buyers do not have to wait for the whole list. */
const AT_ONCE = 500;

const SET = { action: 'inventory.set', subject: 'inventory' };

type Placed = SkuRow & { at: number };
type Matched = Placed & { id: number; product: number };

/**
 * Sets price and stock of SKUs of the seller's store; returns the outcome of each row, in order. A
 * faulty row is refused alone: 'required', 'invalid-input', 'sku-twice' when several rows have the
 * same SKU, 'sku-of-several' when several variants have it. If it is sent again with the same `key`
 * (empty: none), no stock is moved twice. Refuses 'store-suspended'.
 */
export async function setInventory(
  { db, write }: Doors,
  by: Seller,
  { rows: sent, key }: { rows: Sent[]; key: string },
  market: MarketSettings,
): Promise<RowResult[]> {
  const results = new Map<number, RowResult>();
  const requested: Placed[] = [];
  for (const [at, row] of sent.entries()) {
    const parsed = parseSkuRow(row, market);
    if ('code' in parsed) results.set(at, refused(String(row.sku ?? ''), parsed));
    else requested.push({ ...parsed, at });
  }
  const { matched, others } = await findMatched(db, by.storeId, requested);
  for (const [at, result] of others) results.set(at, result);
  for (let from = 0; from < matched.length; from += AT_ONCE) {
    const part = matched.slice(from, from + AT_ONCE);
    const outcomes = await write(async (tx) => {
      // one log entry for the whole list, written with its first part
      if (from === 0) await audit(tx, by, { ...SET, note: String(matched.length) });
      return setPart(tx, by, { matched: part, key }, market);
    });
    for (const row of part) results.set(row.at, resultOf(row, outcomes.get(row.id), market));
  }
  return sent.map(({ sku }, at) => results.get(at) ?? unknown(String(sku ?? '')));
}

/** The variants of the rows, grouped by product; and the outcome of all rows without a variant. */
async function findMatched(db: Db, store: number, requested: Placed[]) {
  const times = new Map<string, number>();
  for (const { sku } of requested) times.set(skuKey(sku), (times.get(skuKey(sku)) ?? 0) + 1);
  const variants = await readVariants(db, store, [...times.keys()]);
  const others = new Map<number, RowResult>();
  const matched: Matched[] = [];
  for (const row of requested) {
    const key = skuKey(row.sku);
    const [variant, ...more] = variants.get(key) ?? [];
    if (!variant) others.set(row.at, unknown(row.sku));
    else if ((times.get(key) ?? 0) > 1)
      others.set(row.at, refused(row.sku, { code: 'sku-twice', field: 'sku' }));
    else if (more.length > 0)
      others.set(row.at, refused(row.sku, { code: 'sku-of-several', field: 'sku' }));
    else matched.push({ ...row, ...variant });
  }
  matched.sort((a, b) => a.product - b.product || a.id - b.id);
  return { matched, others };
}

type Variant = { id: number; product: number };

async function readVariants(db: Db, store: number, keys: string[]) {
  const { rows } = await sql<Variant & { key: string }>`
    select i.id, i.product_id as product, upper(i.sku) as key
    from inventories i
    join product_facts f on f.id = i.product_id and f.store_id = ${store}
    where upper(i.sku) = any(${keys}::text[])
  `.execute(db);
  const variants = new Map<string, Variant[]>();
  for (const { key, ...variant } of rows)
    variants.set(key, [...(variants.get(key) ?? []), variant]);
  return variants;
}

const none = { price: null, stock: null, prices_were: null };
const unknown = (sku: string): RowResult => ({
  sku,
  outcome: 'unknown',
  code: 'sku-unknown',
  field: 'sku',
  ...none,
});
const refused = (sku: string, { code, field }: Fault): RowResult => ({
  sku,
  outcome: 'refused',
  code,
  field,
  ...none,
});

const resultOf = (
  { sku }: SkuRow,
  done: SetVariant | undefined,
  market: MarketSettings,
): RowResult =>
  done
    ? {
        sku,
        outcome: done.changed ? 'set' : 'unchanged',
        code: null,
        field: '',
        price: toDecimal(done.price, market.currency_exponent),
        stock: done.stock,
        prices_were: done.pricesWere && inDecimals(done.pricesWere, market.currency_exponent),
      }
    : unknown(sku);

const inDecimals = ({ own, selling, offered }: Prices, exponent: number) => ({
  own: toDecimal(own, exponent),
  selling: toDecimal(selling, exponent),
  offered: offered === null ? null : toDecimal(offered, exponent),
});
