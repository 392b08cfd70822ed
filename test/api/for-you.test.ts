// Recommendations by what was looked at: requested by the browser with ids that only it stores.
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { makeProduct } from '../make.ts';
import { countStock } from '../stock.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();

const ids: Record<string, number> = {};
const stock: Record<string, number> = {};
const id = (name: string) => ids[name] ?? 0;
const nameOf = (wanted: number | undefined) =>
  Object.keys(ids).find((name) => ids[name] === wanted);
/** The picks for a list of viewed products, the last first: `stove bought tent`. */
const picked = async (...viewed: string[]) =>
  (await open.ask('suggestion.forYou', { ids: viewed.map(id).join() })).map(
    ({ product, why, because }) =>
      [nameOf(product.id), why, nameOf(because?.id)].filter(Boolean).join(' '),
  );
const shelve = (name: string, beside: string) =>
  sql`
    update products set category_id = (select category_id from products where id = ${id(beside)})
    where id = ${id(name)}
  `.execute(base.db);

beforeAll(async () => {
  for (const name of [
    'tent',
    'stove',
    'mat',
    'pole',
    'peg',
    'lamp',
    'bulb',
    'hit',
    'gone',
    'shut',
  ]) {
    const made = await makeProduct(base.db, { name, stock: 5 });
    ids[name] = made.id;
    stock[name] = made.inventory;
  }
  await sql`
    insert into bought_together (product_id, orders, others, shoppers)
    values
      (${id('tent')}, 9, ${[id('stove'), id('gone'), id('shut'), id('mat')]}, '{5,4,3,2}'),
      (${id('lamp')}, 9, ${[id('bulb'), id('mat')]}, '{3,2}')
  `.execute(base.db);
  await shelve('pole', 'tent');
  await shelve('peg', 'tent');
  await sql`update products set sold = 7 where id = ${id('pole')}`.execute(base.db);
  await sql`update products set sold = 99 where id = ${id('hit')}`.execute(base.db);
  await sql`update products set published = false where id = ${id('shut')}`.execute(base.db);
  await countStock(base.db, stock.gone ?? 0, 0);
});

it('suggests what is bought with it and what sells beside it, and why; nothing sold out or hidden', async () => {
  expect(await picked('tent')).toEqual([
    'stove bought tent',
    'mat bought tent',
    'pole alike tent',
    'peg alike tent',
  ]);
});

it('begins with what goes with several, and asks after each in turn', async () => {
  const found = await picked('lamp', 'tent');
  expect(found.slice(0, 3)).toEqual(['mat bought lamp', 'bulb bought lamp', 'stove bought tent']);
});

it('leaves out what was just viewed, however much goes with it', async () => {
  expect(await picked('tent', 'stove', 'pole')).toEqual(['mat bought tent', 'peg alike tent']);
});

it('suggests best sellers to shoppers who viewed nothing, or nothing that still exists', async () => {
  for (const viewed of [[], ['shut'], ['nothing']]) {
    const found = await picked(...viewed);
    expect(found[0]).toBe('hit popular');
    expect(found[1]).toBe('pole popular');
    expect(found).not.toContain('gone popular');
  }
});

it('says the titles in the language of who asks', async () => {
  const [pick] = await open.ask(
    'suggestion.forYou',
    { ids: String(id('tent')) },
    { language: 'ar' },
  );
  expect(pick?.because?.title).toBe('tent (ع)');
  expect(pick?.product.title).toBe('stove (ع)');
});

it('takes ids of 24 products and no more, and no other text', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join();
  expect(await open.send('suggestion.forYou', { ids: many(24) })).toMatchObject({ status: 200 });
  for (const ids of [many(25), 'tent', '1;2', '-1'])
    expect(await open.send('suggestion.forYou', { ids })).toMatchObject({ status: 201 });
});
