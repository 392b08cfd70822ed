// Carts that customers left: who is found and reminded, once for each change, and never people who
// have ordered since or do not want such letters.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { eraseAccount } from '#market/accounts/erase-account.ts';
import { moveBelongings } from '#market/accounts/move-belongings.ts';
import { addToCart } from '#market/carts/add-to-cart.ts';
import { auditOf } from '../at-work.ts';
import { fillCart, order } from '../carts.ts';
import type { MadeCustomer } from '../customer.ts';
import { leftCart, waited } from '../left-cart.ts';
import { lettersTo } from '../letters.ts';
import { makeProduct, makeVisitor, unique } from '../make.ts';
import { together } from '../verbs/together.ts';
import { openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
beforeAll(async () => {
  shop = await openStaffedShop();
});
afterAll(() => shop.close());

type Input = Record<string, unknown>;
const list = (input: Input) => shop.open.ask('adminLeftCart.list', input, shop.support.headers);
const idsOf = async (input: Input) => (await list(input)).rows.map(({ id }) => id);
const remind = ({ accountId }: MadeCustomer) =>
  shop.open.call('POST', `admin/left-cart/remind/${accountId}`, {}, shop.support.headers);
const codeOf = async (who: MadeCustomer) =>
  ((await remind(who)).data as { code?: string } | null)?.code ?? 'done';
const letters = ({ email }: MadeCustomer) => lettersTo(shop.base.db, email);
const add = ({ customer }: MadeCustomer, product: { id: number; inventory: number }) =>
  transaction(shop.base.db, (tx) =>
    addToCart(tx, customer, {
      product_id: product.id,
      inventory_id: product.inventory,
      quantity: 1,
    }),
  );

describe('the list', () => {
  it('has who left something for an hour, a day, a week, with what it comes to now', async () => {
    const product = await makeProduct(shop.base.db, { name: 'Lamp', selling: 2000 });
    const name = unique('Zehra');
    const carts = [];
    for (const hours of [0, 2, 30, 200])
      carts.push((await leftCart(shop.base.db, { product, quantity: 2, hours, name })).accountId);
    const [now = 0, hour = 0, day = 0, week = 0] = carts;
    expect(await idsOf({ q: name })).toEqual([hour, day, week]);
    expect(await idsOf({ q: name, age: 'day' })).toEqual([day, week]);
    expect(await idsOf({ q: name, age: 'week', sort: 'changed_at' })).toEqual([week]);
    expect(await idsOf({ q: name, only: `${now},${hour}` })).toEqual([hour]);
    await shop.base.db
      .updateTable('products')
      .set({ offered: 1500 })
      .where('id', '=', product.id)
      .execute();
    expect((await list({ q: name })).rows[0]).toMatchObject({
      title: name,
      pieces: 2,
      things: ['Lamp'],
      sum: 30,
      state: 'left',
      reminded_at: null,
    });
  });
  it('follows a cart however it changes: moved, emptied, ordered, of who is gone', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(shop.base.db);
    await fillCart(shop.base.db, visitor, { product, quantity: 2 });
    const who = await leftCart(shop.base.db);
    await transaction(shop.base.db, (tx) => moveBelongings(tx, visitor.key, who.customer.key));
    const lines = async () =>
      (
        await shop.base.db
          .selectFrom('carts')
          .select('lines')
          .where('id', '=', who.accountId)
          .executeTakeFirst()
      )?.lines;
    expect(await lines()).toBe(2);
    await shop.base.db
      .deleteFrom('cart_lines')
      .where('shopper', '=', who.customer.key)
      .where('product_id', '=', product.id)
      .execute();
    expect(await lines()).toBe(1);
    await transaction(shop.base.db, (tx) => eraseAccount(tx, who.customer));
    expect(await lines()).toBeUndefined();
  });
});

describe('a reminder', () => {
  it('is sent once for each change of a cart, however often it is clicked', async () => {
    const who = await leftCart(shop.base.db);
    const sent = {
      path: `admin/left-cart/remind/${who.accountId}`,
      input: {},
      headers: shop.support.headers,
    };
    const answers = await together(shop.open.port, [sent, sent, sent]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
    expect(await codeOf(who)).toBe('cart-reminded');
    expect(await letters(who)).toMatchObject([{ kind: 'cart-left' }]);
    await add(who, await makeProduct(shop.base.db));
    expect(await codeOf(who)).toBe('cart-not-left');
    await waited(shop.base.db, who.accountId, 2);
    await sql`
      update carts set reminded_at = now() - interval '3 hours' where id = ${who.accountId}
    `.execute(shop.base.db);
    expect(await codeOf(who)).toBe('done');
    expect(await letters(who)).toHaveLength(2);
    expect(
      (await auditOf(shop.base.db, `account:${who.accountId}`)).map(({ action }) => action),
    ).toEqual(['cart.remind', 'cart.remind']);
  });
  it('does not reach who ordered since, though something is left in their cart', async () => {
    const who = await leftCart(shop.base.db);
    await fillCart(shop.base.db, who.customer, { product: await makeProduct(shop.base.db) });
    const market = await shop.open.services.market();
    await order(shop.base.db, market, who.customer);
    await add(who, await makeProduct(shop.base.db));
    await waited(shop.base.db, who.accountId, 2);
    await sql`
      update accounts set last_order_at = now() - interval '1 hour' where id = ${who.accountId}
    `.execute(shop.base.db);
    expect(await codeOf(who)).toBe('ordered-since');
    expect(await letters(who)).not.toContainEqual(expect.objectContaining({ kind: 'cart-left' }));
  });
  it('never again reaches who has left by its link', async () => {
    const who = await leftCart(shop.base.db);
    expect(await codeOf(who)).toBe('done');
    const [letter] = await letters(who);
    const { key } = letter?.data ?? {};
    expect(await shop.open.call('POST', 'cart-reminder/leave', { key })).toMatchObject({
      status: 200,
    });
    expect(await shop.open.call('POST', 'cart-reminder/leave', { key })).toMatchObject({
      status: 200,
    });
    expect((await shop.open.call('POST', 'cart-reminder/leave', { key: 'no' })).status).toBe(201);
    await add(who, await makeProduct(shop.base.db));
    await waited(shop.base.db, who.accountId, 2);
    expect(await codeOf(who)).toBe('reminders-left');
    expect((await list({ only: String(who.accountId) })).rows).toMatchObject([
      { state: 'no-letters' },
    ]);
  });
  it('is sent to many at once, each by the same rules', async () => {
    const [first, second] = [await leftCart(shop.base.db), await leftCart(shop.base.db)];
    await remind(second);
    const ids = [first.accountId, second.accountId];
    const tried = await shop.open.ask(
      'adminLeftCartBulk.tryBulk',
      { act: 'remind', ids },
      shop.support.headers,
    );
    expect(tried.all).toBe(2);
    expect(await letters(first)).toEqual([]);
    const run = await shop.open.ask(
      'adminLeftCartBulk.bulk',
      { act: 'remind', ids },
      shop.support.headers,
    );
    expect(run).toMatchObject({ all: 2, done: 1, refused: 1, undoable: 0 });
    expect(await letters(first)).toHaveLength(1);
    expect(await letters(second)).toHaveLength(1);
  });
});
