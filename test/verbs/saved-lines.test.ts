// Lines that shoppers save for later: separate from the cart, private, and put back with one press.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { moveBelongings } from '#market/accounts/move-belongings.ts';
import { MOST_LINES } from '#market/carts/cart.ts';
import { forgetSaved, saveLine, unsaveLine } from '#market/carts/save-line.ts';
import type { Shopper } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { fillCart, order } from '../carts.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeVisitor } from '../make.ts';
import { outcomes } from './together.ts';

let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
});
afterAll(() => base.close());

const save = (who: Shopper, id: number) => transaction(base.db, (tx) => saveLine(tx, who, id));
const unsave = (who: Shopper, id: number) => transaction(base.db, (tx) => unsaveLine(tx, who, id));
const quantitiesIn = async (table: 'cart_lines' | 'saved_lines', { key }: Shopper) =>
  (await base.db.selectFrom(table).select('quantity').where('shopper', '=', key).execute()).map(
    ({ quantity }) => quantity,
  );

describe('saving for later', () => {
  it('takes a line out of the cart, and an order leaves it alone', async () => {
    const visitor = makeVisitor();
    const [ordered, later] = [await makeProduct(base.db), await makeProduct(base.db)];
    const [, line = 0] = await fillCart(
      base.db,
      visitor,
      { product: ordered },
      { product: later, quantity: 3 },
    );
    await save(visitor, line);
    await order(base.db, market, visitor);
    expect([
      await quantitiesIn('cart_lines', visitor),
      await quantitiesIn('saved_lines', visitor),
    ]).toEqual([[], [3]]);
  });
  it('brings back what is in stock, and keeps what is sold out', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { stock: 5 });
    const [line = 0] = await fillCart(base.db, visitor, { product, quantity: 4 });
    const { id } = await save(visitor, line);
    const other = makeVisitor();
    await fillCart(base.db, other, { product, quantity: 3 });
    await order(base.db, market, other);
    expect(await unsave(visitor, id)).toMatchObject({ quantity: 2, selected: true });
    const again = await save(visitor, (await cartLine(visitor)) ?? 0);
    await fillCart(base.db, other, { product, quantity: 2 });
    await order(base.db, market, other);
    await expect(unsave(visitor, again.id)).rejects.toMatchObject({ code: 'out-of-stock' });
    expect(await quantitiesIn('saved_lines', visitor)).toEqual([2]);
  });
  it('adds up what is saved twice, and comes back into the line that is there', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    const [one = 0] = await fillCart(base.db, visitor, { product, quantity: 2 });
    const first = await save(visitor, one);
    const [two = 0] = await fillCart(base.db, visitor, { product });
    expect(await save(visitor, two)).toEqual({ id: first.id, quantity: 3 });
    await fillCart(base.db, visitor, { product });
    expect(await unsave(visitor, first.id)).toMatchObject({ quantity: 4 });
  });
  it('is its owner’s alone', async () => {
    const [own, other] = [makeVisitor(), makeVisitor()];
    const [line = 0] = await fillCart(base.db, own, { product: await makeProduct(base.db) });
    await expect(save(other, line)).rejects.toMatchObject({ code: 'cart-line-not-found' });
    const { id } = await save(own, line);
    await expect(unsave(other, id)).rejects.toMatchObject({ code: 'cart-line-not-found' });
    await expect(transaction(base.db, (tx) => forgetSaved(tx, other, id))).rejects.toMatchObject({
      code: 'cart-line-not-found',
    });
    expect(await transaction(base.db, (tx) => forgetSaved(tx, own, id))).toMatchObject({ id });
    expect(await quantitiesIn('saved_lines', own)).toEqual([]);
  });
  it('holds no more than a cart', async () => {
    const visitor = makeVisitor();
    const { inventories, id: product } = await makeProduct(base.db, {
      variants: Array.from({ length: MOST_LINES }, () => ({})),
    });
    await sql`
      insert into saved_lines (id, shopper, product_id, inventory_id, quantity)
      select inventory, ${visitor.key}, ${product}, inventory, 1
      from unnest(${inventories}::int[]) inventory`.execute(base.db);
    const [line = 0] = await fillCart(base.db, visitor, { product: await makeProduct(base.db) });
    await expect(save(visitor, line)).rejects.toMatchObject({ code: 'too-many-saved' });
    expect(await quantitiesIn('cart_lines', visitor)).toEqual([1]);
  });
  it('moves at sign-in; of what both have, the larger quantity', async () => {
    const [guest, customer] = [makeVisitor(), makeVisitor()];
    const [both, own] = [await makeProduct(base.db), await makeProduct(base.db)];
    for (const line of await fillCart(
      base.db,
      guest,
      { product: both, quantity: 2 },
      { product: own },
    ))
      await save(guest, line);
    const [line = 0] = await fillCart(base.db, customer, { product: both, quantity: 5 });
    await save(customer, line);
    await transaction(base.db, (tx) => moveBelongings(tx, guest.key, customer.key));
    expect([
      await quantitiesIn('saved_lines', guest),
      (await quantitiesIn('saved_lines', customer)).toSorted(),
    ]).toEqual([[], [1, 5]]);
  });
  it('neither loses nor doubles a line that is moved both ways at once', async () => {
    const visitor = makeVisitor();
    const [line = 0] = await fillCart(base.db, visitor, {
      product: await makeProduct(base.db),
      quantity: 7,
    });
    const ended = await outcomes(Array.from({ length: 8 }, () => save(visitor, line)));
    expect(ended.filter((how) => how === 'done')).toHaveLength(1);
    const back = await outcomes(Array.from({ length: 8 }, () => unsave(visitor, line)));
    expect(back.filter((how) => how === 'done')).toHaveLength(1);
    expect([
      await quantitiesIn('cart_lines', visitor),
      await quantitiesIn('saved_lines', visitor),
    ]).toEqual([[7], []]);
  });
});

const cartLine = async ({ key }: Shopper) =>
  (
    await base.db
      .selectFrom('cart_lines')
      .select('id')
      .where('shopper', '=', key)
      .executeTakeFirst()
  )?.id;
