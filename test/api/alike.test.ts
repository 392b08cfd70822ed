// What is like a product, learned from a catalogue whose answer is known.
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { learnAlike } from '#market/catalogue/learn-alike.ts';
import { makeProduct } from '../make.ts';
import { countStock } from '../stock.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();

const ids: Record<string, number> = {};
const stock: Record<string, number> = {};
const id = (name: string) => ids[name] ?? 0;
const nameOf = (wanted: number) => Object.keys(ids).find((name) => ids[name] === wanted);
const learn = async (hours = 0) => {
  const now = new Date(Date.now() + hours * 3_600_000);
  while ((await transaction(base.db, (tx) => learnAlike(tx, now))) > 0);
  await open.services.endNow(['every-product']);
};
const alike = async (name: string) => {
  const { rows } = await sql<{ others: number[] }>`
    select others from alike_products where product_id = ${id(name)}
  `.execute(base.db);
  return rows[0]?.others.map(nameOf);
};
const shown = async (name: string) =>
  (await open.ask('suggestion.all', { id: id(name) })).suggestion_1.data.map((card) =>
    nameOf(card.id),
  );
const make = async (name: string, beside: string | null, selling = 1000) => {
  const made = await makeProduct(base.db, { name, stock: 5, selling });
  ids[name] = made.id;
  stock[name] = made.inventory;
  if (beside !== null)
    await sql`
      update products set category_id = (select category_id from products where id = ${id(beside)})
      where id = ${made.id}
    `.execute(base.db);
};

beforeAll(async () => {
  await make('Brass desk lamp', null);
  await make('Brass floor lamp', 'Brass desk lamp');
  await make('Steel floor heater', 'Brass desk lamp');
  await make('Copper wall clock', 'Brass desk lamp', 900);
  await make('Copper mantel clock', 'Brass desk lamp', 90_000);
  await make('Zephyrine orchid kit', null);
  await make('Zephyrine orchid feed', null);
  await make('Garden hose', null);
  for (let at = 0; at < 150; at++)
    await make(`Common thing ${'abcdefghij'[at % 10]}${at}`, 'Garden hose');
  await sql`analyze product_words`.execute(base.db);
  await learn();
});

it('is nearest what says most of the title, in the same category', async () => {
  expect((await alike('Brass desk lamp'))?.[0]).toBe('Brass floor lamp');
  expect((await alike('Copper wall clock'))?.[0]).toBe('Copper mantel clock');
  expect((await alike('Brass floor lamp'))?.slice(0, 2)).toEqual([
    'Brass desk lamp',
    'Steel floor heater',
  ]);
});

it('finds by rare words what stands in another category, and no other of those', async () => {
  expect(await alike('Zephyrine orchid kit')).toEqual(['Zephyrine orchid feed']);
  expect(await alike('Brass desk lamp')).not.toContain('Garden hose');
});

it('of what says as much, is nearer what costs about as much', async () => {
  const found = (await alike('Steel floor heater')) ?? [];
  expect(found[0]).toBe('Brass floor lamp');
  expect(found.indexOf('Copper wall clock')).toBeLessThan(found.indexOf('Copper mantel clock'));
});

it('keeps 24 at most, and never the product itself', async () => {
  const found = (await alike('Garden hose')) ?? [];
  expect(found.length).toBe(24);
  expect(found).not.toContain('Garden hose');
});

it('is shown first, without what is sold out or hidden', async () => {
  expect((await shown('Brass desk lamp'))[0]).toBe('Brass floor lamp');
  expect((await shown('Zephyrine orchid kit'))[0]).toBe('Zephyrine orchid feed');
  await countStock(base.db, stock['Brass floor lamp'] ?? 0, 0);
  await open.services.endNow(['every-product']);
  expect(await shown('Brass desk lamp')).not.toContain('Brass floor lamp');
});

it('is suggested to shoppers who viewed it', async () => {
  const picks = await open.ask('suggestion.forYou', { ids: String(id('Zephyrine orchid kit')) });
  expect(picks.map(({ product, why }) => `${nameOf(product.id) ?? ''} ${why}`)).toEqual([
    'Zephyrine orchid feed alike',
  ]);
});

it('goes through all again only after a while; until then a new product shows its category', async () => {
  await make('Brass table lamp', 'Brass desk lamp');
  await learn(5);
  expect(await alike('Brass table lamp')).toBeUndefined();
  expect(await shown('Brass table lamp')).toContain('Brass desk lamp');
  await learn(7);
  expect((await alike('Brass table lamp'))?.slice(0, 2).toSorted()).toEqual([
    'Brass desk lamp',
    'Brass floor lamp',
  ]);
  expect(await alike('Brass desk lamp')).toContain('Brass table lamp');
});
