// The narrow table for lists agrees with each product.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDatabase, freshDatabase, type Demo, type Fresh } from '../db.ts';
import { makeProduct, makeShop } from '../make.ts';
import { countStock } from '../stock.ts';

let base: Fresh;
let demo: Demo;
beforeAll(async () => {
  [base, demo] = [await freshDatabase(), await demoDatabase()];
  await makeShop(base.db);
});
afterAll(async () => {
  await base.close();
  await demo.close();
});

const TWO = [{ stock: 9 }, { stock: 4 }];
const STOCK_COLUMNS = sql`stock, product_id, store_id, lowest`;
/** The rows that are in only one of the two. */
const differences = async ({ db }: Pick<Fresh, 'db'>) =>
  (
    await sql`
      select id::text as id from (
        (select * from product_facts_now except select * from product_facts)
        union all (select * from product_facts except select * from product_facts_now)
      ) facts
      union all
      select 'stock of ' || product_id from (
        (select * from product_stock_now except select ${STOCK_COLUMNS} from product_stock)
        union all (select ${STOCK_COLUMNS} from product_stock except select * from product_stock_now)
      ) pieces
    `.execute(db)
  ).rows;
const stockFacts = async (id: number) =>
  base.db
    .selectFrom('product_stock')
    .select(['stock', 'lowest'])
    .where('product_id', '=', id)
    .executeTakeFirst();

describe('the facts of products', () => {
  it('are right after all that the demo market sold, and whatever changes', async () => {
    const { count } = await demo.db
      .selectFrom('product_facts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(100);
    expect(await differences(demo)).toEqual([]);
    await sql`
      update products set selling = selling + 7, category_id = (select max(id) from categories),
        brand_id = null, title = '{"en": "Other"}', rating = 1.5, sold = sold + 1
      where id % 3 = 0
    `.execute(demo.db);
    await sql`update products set published = false where id % 5 = 0`.execute(demo.db);
    await sql`delete from brands where id = (select min(id) from brands)`.execute(demo.db);
    expect(await differences(demo)).toEqual([]);
  });

  it('count pieces of all variants, and those of the scarcest', async () => {
    const { id, inventories } = await makeProduct(base.db, { variants: TWO });
    const [first = 0, second = 0] = inventories;
    expect(await stockFacts(id)).toEqual({ stock: 13, lowest: 4 });
    await countStock(base.db, first, 2);
    expect(await stockFacts(id)).toEqual({ stock: 6, lowest: 2 });
    await base.db.deleteFrom('inventories').where('id', '=', first).execute();
    expect(await stockFacts(id)).toEqual({ stock: 4, lowest: 4 });
    await base.db.deleteFrom('inventories').where('id', '=', second).execute();
    expect(await stockFacts(id)).toEqual({ stock: 0, lowest: 0 });
    await base.db.deleteFrom('products').where('id', '=', id).execute();
    expect(await stockFacts(id)).toBeUndefined();
  });

  it('lose nothing when two variants of a product move at once', async () => {
    const { id, inventories } = await makeProduct(base.db, { variants: TWO });
    for (const inventory of inventories) await countStock(base.db, inventory, 50);
    const moves = inventories.flatMap((inventory) => Array.from({ length: 20 }, () => inventory));
    await Promise.all(
      moves.map((inventory) =>
        sql`
          insert into stock_moves (inventory_id, quantity, cause) values (${inventory}, -1, 'hand')
        `.execute(base.db),
      ),
    );
    expect(await stockFacts(id)).toEqual({ stock: 60, lowest: 30 });
    expect(await differences(base)).toEqual([]);
  });

  it('stay as they are when a piece is sold, and change when the last one is', async () => {
    const { id, inventories } = await makeProduct(base.db, { variants: [{ stock: 2 }] });
    const [inventory = 0] = inventories;
    const row = async () =>
      base.db
        .selectFrom('product_facts')
        .select(['in_stock', sql<string>`xmin::text`.as('written')])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const before = await row();
    await countStock(base.db, inventory, 1);
    expect(await row()).toEqual(before);
    await countStock(base.db, inventory, 0);
    expect((await row()).in_stock).toBe(false);
    await countStock(base.db, inventory, 3);
    expect((await row()).in_stock).toBe(true);
  });

  it('never say that a product is in stock of which there is none', async () => {
    const { id } = await makeProduct(base.db, { variants: [{ stock: 2 }] });
    await expect(
      sql`update product_facts set in_stock = false where id = ${id}`.execute(base.db),
    ).rejects.toThrow(/product_facts_in_stock/);
    await expect(
      sql`update product_stock set stock = 0 where product_id = ${id}`.execute(base.db),
    ).rejects.toThrow(/product_facts_in_stock/);
  });
});
