// What is popular lately, counted from known purchases and views.
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { countPopular } from '#market/figures/count-popular.ts';
import type { Shopper } from '#market/settings/actor.ts';
import { fillCart, order } from '../carts.ts';
import { makeProduct, makeVisitor, type MadeProduct } from '../make.ts';
import { countStock } from '../stock.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();

const made: Record<string, MadeProduct> = {};
const of = (name: string): MadeProduct => {
  const product = made[name];
  if (!product) throw new Error(`nothing is called ${name}`);
  return product;
};
type Bought = { name: string; country: string; days?: number; quantity?: number; paid?: boolean };
async function buy(shopper: Shopper, { name, country, days = 1, paid = true, ...line }: Bought) {
  await fillCart(base.db, shopper, { product: of(name), ...line });
  const { id } = await order(base.db, await open.services.market(), shopper);
  await sql`
    update orders
    set address = address || jsonb_build_object('country', ${country}::text),
      created_at = now() - make_interval(days => ${days}),
      paid_at = case when ${paid} then now() end
    where id = ${id}
  `.execute(base.db);
}
const count = async () => {
  await transaction(base.db, (tx) => countPopular(tx, new Date()));
  await open.services.endNow(['every-product']);
};
const nameOf = (id: number) => Object.keys(made).find((name) => of(name).id === id);
const listOf = async (country: string) => {
  const { rows } = await sql<{ products: number[] }>`
    select products from popular_products where country = ${country}
  `.execute(base.db);
  return rows[0]?.products.map(nameOf);
};
const shown = async (country = '') =>
  (await open.ask('suggestion.popular', { country })).products.map(({ id }) => nameOf(id));

beforeAll(async () => {
  for (const name of ['fan', 'ring', 'coat', 'sled', 'bulk', 'debt', 'old', 'seen', 'new'])
    made[name] = await makeProduct(base.db, { name, stock: 500, shipping: 0 });
  for (let at = 0; at < 4; at++) await buy(makeVisitor(), { name: 'fan', country: 'AE' });
  for (let at = 0; at < 3; at++) await buy(makeVisitor(), { name: 'coat', country: 'FI' });
  for (let at = 0; at < 2; at++) await buy(makeVisitor(), { name: 'sled', country: 'FI' });
  await buy(makeVisitor(), { name: 'ring', country: 'FI' });
  await buy(makeVisitor(), { name: 'ring', country: 'AE' });
  const one = makeVisitor();
  for (const country of ['FI', 'GB', 'US', 'CA', 'FI'])
    await buy(one, { name: 'bulk', country, quantity: 50 });
  for (let at = 0; at < 5; at++)
    await buy(makeVisitor(), { name: 'debt', country: 'FI', paid: false });
  for (let at = 0; at < 9; at++) await buy(makeVisitor(), { name: 'old', country: 'FI', days: 20 });
  await sql`
    insert into product_days (product_id, day, store_id, views)
    values (${of('seen').id}, current_date, ${of('seen').store}, 100000),
      (${of('sled').id}, current_date, ${of('sled').store}, 10)
  `.execute(base.db);
  await count();
});

it('is in a country what several of its shoppers bought, paid and lately', async () => {
  expect(await listOf('FI')).toEqual(['coat', 'sled']);
  expect(await listOf('AE')).toEqual(['fan']);
});

it('is in the market what most bought, wherever; pieces and orders of one person count once', async () => {
  const found = (await listOf('')) ?? [];
  expect(found.slice(0, 4)).toEqual(['fan', 'coat', 'sled', 'ring']);
  expect(found).not.toContain('old');
  expect(found).not.toContain('debt');
  expect(found.indexOf('bulk')).toBeGreaterThan(found.indexOf('ring'));
});

it('takes views for less than two shoppers, however many they are', async () => {
  const found = (await listOf('')) ?? [];
  expect(found.indexOf('seen')).toBeGreaterThan(found.indexOf('ring'));
  expect(found).toContain('seen');
});

it('lists what sells in a country first, then in the market, then ever, then what is new', async () => {
  await sql`update products set sold = 40 where id = ${of('old').id}`.execute(base.db);
  await count();
  expect((await shown('FI')).slice(0, 3)).toEqual(['coat', 'sled', 'fan']);
  expect((await shown()).slice(0, 2)).toEqual(['fan', 'coat']);
  const nowhere = await shown('ZW');
  expect(nowhere).toEqual(await shown());
  expect(nowhere.indexOf('old')).toBeGreaterThan(nowhere.indexOf('bulk'));
  expect(nowhere.indexOf('new')).toBeGreaterThan(nowhere.indexOf('old'));
  expect(new Set(nowhere).size).toBe(nowhere.length);
});

it('ranks what sold today above more that sold long ago', async () => {
  for (let at = 0; at < 3; at++)
    await buy(makeVisitor(), { name: 'sled', country: 'SE', days: 12 });
  for (let at = 0; at < 2; at++) await buy(makeVisitor(), { name: 'ring', country: 'SE', days: 0 });
  await count();
  expect(await listOf('SE')).toEqual(['ring', 'sled']);
});

it('shows nothing that is sold out or hidden, and forgets countries that buy no more', async () => {
  await countStock(base.db, of('coat').inventory, 0);
  await sql`update products set published = false where id = ${of('sled').id}`.execute(base.db);
  await count();
  const left = await shown('FI');
  expect(left).not.toContain('coat');
  expect(left).not.toContain('sled');
  await sql`
    update orders set created_at = created_at - interval '30 days'
    where address ->> 'country' = 'SE'
  `.execute(base.db);
  await count();
  expect(await listOf('SE')).toBeUndefined();
});

it('names a country only where enough is known of it', async () => {
  const named = async (country: string) =>
    (await open.ask('suggestion.popular', { country })).country;
  expect(await named('FI')).toBe('');
  const some = Object.values(made).map(({ id }) => id);
  await sql`
    insert into popular_products values ('NO', ${some.slice(0, 6)}), ('IS', ${some.slice(0, 5)})
  `.execute(base.db);
  expect(await Promise.all(['NO', 'IS', ''].map(named))).toEqual(['NO', '', '']);
});

it('has something to tell where nobody has bought anything', async () => {
  await sql`delete from popular_products`.execute(base.db);
  await open.services.endNow(['every-product']);
  expect((await shown('FI')).slice(0, 3)).toEqual(['old', 'new', 'seen']);
  for (const country of ['fi', 'FIN', '1'])
    expect(await open.send('suggestion.popular', { country })).toMatchObject({ status: 201 });
});
