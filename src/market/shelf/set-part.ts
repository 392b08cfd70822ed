// Sets prices and stock of a part of many SKUs, in one transaction and few statements.
import { sql } from 'kysely';
import { decimalText } from '#base/currency.ts';
import { listText } from '#base/comma.ts';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { touch } from '#db/touch.ts';
import { requireAtWork } from '#market/accounts/audit-log.ts';
import { PRODUCT } from '#market/catalogue/product-kind.ts';
import { recordEdits } from '#market/edits/record-edit.ts';
import { moneyForHistory } from '#market/edits/history-values.ts';
import { openStore } from '#market/proposals/proposal.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import {
  costs,
  skuKey,
  stepOf,
  type Priced,
  type Prices,
  type Step,
  type SkuRow,
} from '#market/shelf/sku-row.ts';

type Matched = SkuRow & { id: number; product: number };
type Locked = Priced & { id: number; product: number; sku: string };
type Change = Step & { was: Locked; sku: string };
/** A variant after the change, whether anything changed, and its prices before, if they did. */
export type SetVariant = {
  changed: boolean;
  price: Money;
  stock: number;
  pricesWere: Prices | null;
};

/**
 * Applies rows to these variants of the seller's store; returns each variant afterwards, by id,
 * except those whose SKU has changed meanwhile. Locks products, variants and facts, each in the
 * order of ids, as orders and editors do. Refuses 'store-suspended', and as `requireAtWork`.
 */
export async function setPart(
  tx: Tx,
  by: Seller,
  { matched, key }: { matched: Matched[]; key: string },
  market: MarketSettings,
): Promise<Map<number, SetVariant>> {
  await requireAtWork(tx, by);
  await openStore(tx, by.storeId);
  const locked = await lock(tx, by, matched);
  const moved = await findMoved(tx, [...locked.keys()], key);
  const outcomes = new Map<number, SetVariant>();
  const changes: Change[] = [];
  for (const row of matched) {
    const was = locked.get(row.id);
    if (was === undefined || skuKey(was.sku) !== skuKey(row.sku)) continue;
    const step = stepOf(moved.has(row.id) ? { ...row, stock: null } : row, was);
    const repriced = step.own !== null || step.product !== null;
    const changed = repriced || step.pieces !== 0;
    const now = { ...was, ...step.product, own: step.own ?? was.own };
    outcomes.set(row.id, {
      changed,
      price: costs(now),
      stock: was.quantity + step.pieces,
      pricesWere: repriced ? was : null,
    });
    if (changed) changes.push({ ...step, was, sku: was.sku });
  }
  if (changes.length > 0) await write(tx, by, { changes, key }, market);
  return outcomes;
}

/** Locks products that get a price, and all variants; returns the variants. */
async function lock(tx: Tx, { storeId }: Seller, matched: Matched[]): Promise<Map<number, Locked>> {
  const priced = matched
    .filter(({ price, prices }) => price !== null || prices !== null)
    .map(({ product }) => product);
  if (priced.length > 0)
    await sql`
      select from products where id = any(${priced}::int[]) order by id for no key update
    `.execute(tx);
  const { rows } = await sql<Locked>`
    select i.id, i.product_id as product, i.sku, i.quantity, i.price as own,
      i.choice = '{}' as single, p.selling, p.offered
    from inventories i
    join products p on p.id = i.product_id
    where i.id = any(${matched.map(({ id }) => id)}::int[]) and p.store_id = ${storeId}
    order by i.id
    for no key update of i
  `.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The variants whose stock an earlier call with this key has moved; they are locked already. */
async function findMoved(tx: Tx, ids: number[], key: string): Promise<Set<number>> {
  if (key === '') return new Set();
  const { rows } = await sql<{ id: number }>`
    select distinct inventory_id as id
    from stock_moves
    where inventory_id = any(${ids}::int[]) and note = ${key}
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

type Changes = { changes: Change[]; key: string };

async function write(
  tx: Tx,
  by: Seller,
  { changes, key }: Changes,
  market: MarketSettings,
): Promise<void> {
  const products = [...new Set(changes.map(({ was }) => was.product))];
  await sql`
    select from product_facts where id = any(${products}::int[]) order by id for no key update
  `.execute(tx);
  const priced = changes.filter(({ own, product }) => own !== null || product !== null);
  if (priced.length > 0) await writePrices(tx, by, priced, market);
  await writeMoves(tx, by, { changes, key });
  const tags = products.map((id) => `product:${id}`);
  await touch(tx, priced.length > 0 ? 'products' : 'stock', ...tags);
  await record(tx, 'products-changed', { products });
}

async function writePrices(
  tx: Tx,
  by: Seller,
  priced: Change[],
  market: MarketSettings,
): Promise<void> {
  const own = priced.flatMap(({ own: price, was: { id } }) =>
    price === null ? [] : [{ id, price }],
  );
  if (own.length > 0)
    await sql`
      update inventories i set price = r.price
      from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as r(id int, price bigint)
      where i.id = r.id
    `.execute(tx);
  const whole = new Map(priced.map(({ was: { product: id } }) => [id, { id, set: false }]));
  for (const { was, product } of priced)
    if (product) whole.set(was.product, { id: was.product, set: true, ...product });
  const { rows } = await sql<{ id: number; version: number }>`
    update products p
    set selling = case when r.set then r.selling else p.selling end,
      offered = case when r.set then r.offered else p.offered end,
      version = p.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify([...whole.values()])}::jsonb) as r(
      id int, set boolean, selling bigint, offered bigint
    )
    where p.id = r.id
    returning p.id, p.version
  `.execute(tx);
  const edits = rows.map(({ id, version }) => {
    const those = priced.filter(({ was }) => was.product === id);
    return { noun: PRODUCT.noun, id, version, ...historyOf(those, market) };
  });
  await recordEdits(tx, by, edits);
}

/** The new prices of a product, for its history. */
function historyOf(changes: Change[], market: MarketSettings) {
  const [{ was, product } = { was: null, product: null }] = changes;
  const money = (minor: Money | null) => moneyForHistory(minor, market);
  if (was && product)
    return {
      was: { selling: money(was.selling), offered: money(was.offered) },
      became: { selling: money(product.selling), offered: money(product.offered) },
    };
  const line = (sku: string, price: Money) =>
    listText(market.default_language, [
      sku,
      price > 0 ? decimalText(price, market.currency_exponent) : '',
    ]);
  return {
    was: { variants: changes.map((one) => line(one.sku, one.was.own)) },
    became: { variants: changes.map((one) => line(one.sku, one.own ?? 0)) },
  };
}

async function writeMoves(tx: Tx, { accountId }: Seller, { changes, key }: Changes): Promise<void> {
  const moves = changes.flatMap(({ pieces, was: { id } }) =>
    pieces === 0 ? [] : [{ id, pieces }],
  );
  if (moves.length === 0) return;
  await sql`
    insert into stock_moves (inventory_id, quantity, cause, account_id, note)
    select id, pieces, 'hand', ${accountId}, ${key}
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as r(id int, pieces int)
    order by id
  `.execute(tx);
}
