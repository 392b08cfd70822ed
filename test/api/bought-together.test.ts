// What is bought together, learned from known purchases.
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { learnBought } from '#market/orders/learn-bought.ts';
import type { Shopper } from '#market/settings/actor.ts';
import { fillCart, order } from '../carts.ts';
import { makeProduct, makeVisitor, type MadeProduct } from '../make.ts';
import { countStock } from '../stock.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();

const DAY_MS = 86_400_000;
type Made = Record<string, MadeProduct>;
const made: Made = {};
const of = (name: string): MadeProduct => {
  const product = made[name];
  if (!product) throw new Error(`nothing is called ${name}`);
  return product;
};
/** A paid order of these. */
const buy = async (shopper: Shopper, ...names: string[]) => {
  await fillCart(base.db, shopper, ...names.map((name) => ({ product: of(name) })));
  const { id } = await order(base.db, await open.services.market(), shopper);
  await sql`update orders set paid_at = now() where id = ${id}`.execute(base.db);
  return id;
};
const learn = async (days = 4) => {
  const now = new Date(Date.now() + days * DAY_MS);
  while ((await transaction(base.db, (tx) => learnBought(tx, now))) > 0);
  await open.services.endNow(['every-product']);
};
const rowOf = async (name: string) => {
  const { rows } = await sql<{ orders: number; others: number[]; shoppers: number[] }>`
    select orders, others, shoppers from bought_together where product_id = ${of(name).id}
  `.execute(base.db);
  const nameOf = (id: number) => Object.keys(made).find((one) => of(one).id === id);
  return rows[0] && { ...rows[0], others: rows[0].others.map(nameOf) };
};
const shown = async (name: string) =>
  (await open.ask('suggestion.all', { id: of(name).id })).suggestion_2.data.map(({ id }) => id);

beforeAll(async () => {
  for (const name of ['tent', 'stove', 'mat', 'milk', 'lamp', 'bulb', 'vase', 'rug'])
    made[name] = await makeProduct(base.db, { name, stock: 100, shipping: 0 });
  // everybody buys milk
  for (let at = 0; at < 3; at++) await buy(makeVisitor(), 'tent', 'stove', 'milk');
  for (let at = 0; at < 2; at++) await buy(makeVisitor(), 'tent', 'mat', 'milk');
  for (let at = 0; at < 7; at++) await buy(makeVisitor(), 'milk', 'rug');
  const one = makeVisitor();
  for (let at = 0; at < 3; at++) await buy(one, 'lamp', 'vase');
  for (let at = 0; at < 2; at++) {
    const id = await buy(makeVisitor(), 'lamp', 'bulb');
    await sql`update orders set cancelled_at = now() where id = ${id}`.execute(base.db);
  }
  for (let at = 0; at < 2; at++) {
    const id = await buy(makeVisitor(), 'lamp', 'rug');
    await sql`update orders set paid_at = null where id = ${id}`.execute(base.db);
  }
});

it('looks at no order before it is settled', async () => {
  await learn(2);
  expect(await rowOf('tent')).toBeUndefined();
});

it('lists what several people bought together, the closest first, with their number', async () => {
  await learn();
  expect(await rowOf('tent')).toEqual({ orders: 5, others: ['stove', 'mat'], shoppers: [3, 2] });
  expect(await rowOf('stove')).toMatchObject({ others: ['tent'], shoppers: [3] });
  expect((await shown('tent')).slice(0, 2)).toEqual([of('stove').id, of('mat').id]);
});

it('does not tell what everybody buys beside everything', async () => {
  expect((await rowOf('tent'))?.others).not.toContain('milk');
  expect((await rowOf('stove'))?.others).not.toContain('milk');
});

it('lists nothing that one person bought, or from orders that were cancelled or never paid', async () => {
  expect(await rowOf('lamp')).toEqual({ orders: 3, others: [], shoppers: [] });
});

it('counts each order once, and goes on with those that come', async () => {
  await learn();
  expect((await rowOf('tent'))?.orders).toBe(5);
  await buy(makeVisitor(), 'lamp', 'vase');
  await Promise.all([learn(), learn()]);
  expect(await rowOf('lamp')).toEqual({ orders: 4, others: ['vase'], shoppers: [2] });
});

it('shows nothing that is sold out or hidden', async () => {
  await sql`update products set published = false where id = ${of('stove').id}`.execute(base.db);
  await open.services.endNow(['every-product']);
  expect(await shown('tent')).not.toContain(of('stove').id);
  await countStock(base.db, of('mat').inventory, 0);
  await open.services.endNow(['every-product']);
  const left = await shown('tent');
  expect(left).not.toContain(of('mat').id);
  expect(left).not.toContain(of('tent').id);
});
