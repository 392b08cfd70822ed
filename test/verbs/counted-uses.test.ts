// The number of a thing's products: few are counted at once, many as the clock last counted them.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { countUses, usesOf } from '#market/catalogue/count-uses.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, texts } from '../make.ts';

const MANY = 150;

let base: Fresh;
let product: number;
let tag: number;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  ({ id: product } = await makeProduct(base.db));
  tag = (
    await base.db
      .insertInto('tags')
      .values({ slug: 'counted', title: texts('Counted'), folded: 'counted' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
});
afterAll(() => base.close());

const shown = async () =>
  (
    await sql<{ products: number }>`
      select ${usesOf('tag')} as products from tags t where t.id = ${tag}
    `.execute(base.db)
  ).rows[0]?.products;
const giveTo = (products: number[]) =>
  sql`
    insert into product_tags (product_id, tag_id) select unnest(${products}::int[]), ${tag}
  `.execute(base.db);

describe('how many products have a tag', () => {
  it('is counted at once while they are few, and as the clock counted them when many', async () => {
    expect(await shown()).toBe(0);
    await giveTo([product]);
    expect(await shown()).toBe(1);
    const { rows } = await sql<{ id: number }>`
      insert into products (store_id, category_id, shipping_rule_id, slug, title, selling)
      select store_id, category_id, shipping_rule_id, 'many-' || n, title, 1000
      from products, generate_series(1, ${MANY}::int) n
      where id = ${product}
      returning id
    `.execute(base.db);
    await giveTo(rows.map(({ id }) => id));
    expect(await shown()).toBe(101); // counted up to this number, until the clock counts them
    await transaction(base.db, countUses);
    expect(await shown()).toBe(MANY + 1);
    await sql`
      delete from product_tags where tag_id = ${tag} and product_id <> ${product}
    `.execute(base.db);
    expect(await shown()).toBe(1);
    await transaction(base.db, countUses);
    expect(await base.db.selectFrom('product_uses').selectAll().execute()).toEqual([]);
  });
});
