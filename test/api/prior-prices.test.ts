// The former price of a reduced product, as EU law requires it. A struck-through price that nobody
// had to pay is a lie that its seller is fined for.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { logSales } from '#market/pricing/log-sales.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeStore, makeVisitor } from '../make.ts';
import { makeSale } from '../offers.ts';
import { openShop, type TestShop } from '../shop.ts';

let base: Fresh;
let open: TestShop;
/** It existed before the pack, and still has time to name its trader. */
let store: number;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  store = await makeStore(base.db);
  await pack(true);
  open = await openShop(base);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const GRACE = new Date(Date.now() + 86_400_000);
const pack = (on: boolean) =>
  base.db.updateTable('settings').set({ eu_pack: on, eu_grace: GRACE }).execute();
type Entry = { days: number; price: number | null; sale?: boolean };
/**
 * A product with these prices, each this many days ago, the last one now; it was 100 before the
 * offers.
 */
async function priced(history: Entry[], { offered }: { offered: number | null }): Promise<number> {
  const { id } = await makeProduct(base.db, { store, selling: 10_000, offered, withFacts: true });
  await sql`alter table price_log disable trigger price_log_stays`.execute(base.db);
  await base.db.deleteFrom('price_log').where('product_id', '=', id).execute();
  await sql`alter table price_log enable trigger price_log_stays`.execute(base.db);
  for (const { days, price, sale = false } of history)
    await sql`
      insert into price_log (product_id, sale, price, at)
      values (${id}, ${sale}, ${price}, now() - make_interval(days => ${days}::int))
    `.execute(base.db);
  return id;
}
const struckOf = async (id: number) => {
  const { data } = await open.call('GET', `product/${id}`, { user_token: makeVisitor().token });
  return (data as { selling: number }).selling;
};

describe('what a reduced price is compared with', () => {
  it.each([
    [
      'the price before',
      [
        { days: 60, price: 10_000 },
        { days: 1, price: 7000 },
      ],
      100,
    ],
    [
      'the lowest of 30 days',
      [
        { days: 60, price: 10_000 },
        { days: 20, price: 8000 },
        { days: 10, price: 10_000 },
        { days: 1, price: 7000 },
      ],
      80,
    ],
    [
      'no price that was over before those',
      [
        { days: 90, price: 6000 },
        { days: 40, price: 10_000 },
        { days: 1, price: 7000 },
      ],
      100,
    ],
    [
      'a price that reached into those',
      [
        { days: 90, price: 8000 },
        { days: 25, price: 10_000 },
        { days: 1, price: 7000 },
      ],
      80,
    ],
    [
      'the price of a flash sale',
      [
        { days: 60, price: 10_000 },
        { days: 20, price: 7500, sale: true },
        { days: 19, price: null, sale: true },
        { days: 1, price: 7000 },
      ],
      75,
    ],
    [
      'nothing, where it cost less lately',
      [
        { days: 60, price: 6000 },
        { days: 5, price: 10_000 },
        { days: 1, price: 7000 },
      ],
      70,
    ],
    ['nothing, where it never cost anything else', [{ days: 1, price: 7000 }], 70],
  ])('is %s', async (_, history, struck) => {
    expect(await struckOf(await priced(history, { offered: 7000 }))).toBe(struck);
  });

  it('stays what its seller says without the EU pack, and of what is not reduced', async () => {
    const reduced = await priced([{ days: 1, price: 7000 }], { offered: 7000 });
    expect(await struckOf(await priced([{ days: 1, price: 10_000 }], { offered: null }))).toBe(100);
    await pack(false);
    const plain = await openShop(base);
    const { data } = await plain.call('GET', `product/${reduced}`, {
      user_token: makeVisitor().token,
    });
    expect(data).toMatchObject({ selling: 100 });
    await plain.close();
    await pack(true);
  });
});

describe('the log of prices', () => {
  const logOf = (id: number) =>
    base.db
      .selectFrom('price_log')
      .select(['sale', 'price'])
      .where('product_id', '=', id)
      .orderBy('id')
      .execute();

  it('has every price once, of flash sales too, and is only ever added to', async () => {
    const { id } = await makeProduct(base.db, { store, selling: 10_000, withFacts: true });
    const change = (offered: number | null) =>
      base.db.updateTable('products').set({ offered }).where('id', '=', id).execute();
    await change(9000);
    await change(9000);
    await change(null);
    const log = () => transaction(base.db, (tx) => logSales(tx));
    await makeSale(base.db, id, { price: 5000 });
    await log();
    await log();
    await base.db.updateTable('flash_sales').set({ public: false }).execute();
    await log();
    expect(await logOf(id)).toEqual([
      { sale: false, price: 10_000 },
      { sale: false, price: 9000 },
      { sale: false, price: 10_000 },
      { sale: true, price: 5000 },
      { sale: true, price: null },
    ]);
    await expect(
      base.db.updateTable('price_log').set({ price: 1 }).where('product_id', '=', id).execute(),
    ).rejects.toThrow('only ever added');
    await expect(
      base.db.deleteFrom('price_log').where('product_id', '=', id).execute(),
    ).rejects.toThrow('only ever added');
  });
});
