// What the database itself refuses, for any code: the last guard behind every verb.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '#db/connect.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeVisitor } from '../make.ts';
import { fillCart, makeAddress, order } from '../carts.ts';
import { makeSale, makeVoucher } from '../offers.ts';
import { wrongInBooks } from './balance.ts';
import { refusedOfOrders } from './schema-refusals-orders.ts';
import { refusedOfProducts } from './schema-refusals-products.ts';
import { FOREIGN, RESTRICT } from './sqlstates.ts';

let base: Fresh;
let market: MarketSettings;
/** The ids that the statements below name. */
const at: Record<string, number | string> = {};
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
  const visitor = makeVisitor();
  const product = await makeProduct(base.db, { offered: 900, variants: [{}, {}] });
  const other = await makeProduct(base.db);
  const sale = await makeSale(base.db, product.id, { quota: 5 });
  const voucher = await makeVoucher(base.db, { usageLimit: 1 });
  await fillCart(base.db, visitor, { product }, { product: other });
  const placed = await order(base.db, market, visitor, { voucher });
  const second = makeVisitor();
  await fillCart(base.db, second, { product: other });
  const another = await order(base.db, market, second);
  await fillCart(base.db, visitor, { product: other });
  await makeAddress(base.db, visitor, { city: 'Lyon' });
  Object.assign(at, {
    product: product.id,
    other: other.id,
    inventory: product.inventory,
    otherInventory: other.inventory,
    store: product.store,
    rule: product.rule,
    sale,
    token: visitor.key,
    order: placed.id,
    another: another.id,
    category: (
      await base.db
        .selectFrom('products')
        .select('category_id')
        .where('id', '=', product.id)
        .executeTakeFirstOrThrow()
    ).category_id,
    parcel: (
      await base.db
        .selectFrom('parcels')
        .select('id')
        .where('order_id', '=', placed.id)
        .orderBy('id')
        .executeTakeFirstOrThrow()
    ).id,
  });
});
afterAll(() => base.close());

/**
 * Runs a statement with its ids filled in and rolls it back; returns PostgreSQL's reason for
 * refusing it.
 */
async function refusal(statement: string): Promise<string | undefined> {
  const whole = statement.replaceAll(/:(\w+)/g, (all, name: string) =>
    name in at ? (typeof at[name] === 'string' ? `'${at[name]}'` : String(at[name])) : all,
  );
  const taken = new Error('taken back');
  return base.db
    .transaction()
    .execute(async (tx: Tx) => {
      await sql.raw(whole).execute(tx);
      throw taken;
    })
    .catch((problem: unknown) => (problem === taken ? undefined : codeOf(problem)));
}

function codeOf(problem: unknown): string {
  const code =
    typeof problem === 'object' && problem !== null && 'code' in problem
      ? String(problem.code)
      : String(problem);
  return code === RESTRICT ? FOREIGN : code;
}

describe.each([...refusedOfOrders, ...refusedOfProducts])('%s: there is never', (_, cases) => {
  it.each(cases)('%s', async (_what, reason, statement) =>
    expect(await refusal(statement)).toBe(reason),
  );
});

describe('the statements above', () => {
  it('left nothing behind', async () => expect(await wrongInBooks(base.db)).toEqual([]));
  it('are refused for what they say, not for being misspelt: their like goes through', async () => {
    for (const right of [
      `insert into stock_moves (inventory_id, quantity, cause) values (:inventory, -1, 'hand')`,
      'update flash_sale_products set sold = 5 where flash_sale_id = :sale',
      'update addresses set chosen = false where shopper = :token',
      'update products set offered = selling - 1 where id = :product',
      `update orders set idempotency_key = 'key' where id in (:order, :another)`,
      `insert into custom_scripts (name, consent, pages, address, hosts)
        values ('A', 'marketing', '{all}', 'https://a.example/b.js', '{https://*.a.example}')`,
      `update settings set enable_ga = true, ga_id = 'G-ABC123', styling = '.a { color: red }'`,
      'update orders set total = total + 1, tax = tax + 1 where id = :order',
    ])
      expect(await refusal(right), right).toBeUndefined();
  });
});
