// Orders that continue after they were closed take their items again, and the database enforces it
// all.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { takeStockAgain } from '#market/stock/take-stock.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { countStock, stockOf } from '../stock.ts';
import { makeSale, soldInSale } from '../offers.ts';
import {
  base,
  buy,
  callOff,
  ended,
  movesOf,
  type Sold,
  sold,
  stock,
  takeBack,
  withStock,
  faults,
} from './stock-moves-set-up.ts';

withStock();

describe('an order that goes on after it was closed', () => {
  const wantedOf = ({ product, line }: Sold, flashSaleId: number | null = null) => ({
    lineId: line,
    inventoryId: product.inventory,
    productId: product.id,
    flashSaleId,
    quantity: 5,
  });
  const goOn = (order: Sold, sale: number | null = null) =>
    transaction(base.db, async (tx) => {
      await takeStockAgain(tx, [wantedOf(order, sale)]);
      await tx
        .updateTable('parcels')
        .set({ cancelled_at: null })
        .where('id', '=', order.parcel)
        .execute();
    });
  it('takes pieces and quota again, and gives them back when cancelled again', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { stock: 50 });
    const sale = await makeSale(base.db, product.id, { quota: 9 });
    const order = await buy(visitor, product, 5);
    await callOff(order);
    await goOn(order, sale);
    expect([await stock(order), await soldInSale(base.db, sale, product.id)]).toEqual([45, 5]);
    await callOff(order);
    expect([await stock(order), await soldInSale(base.db, sale, product.id)]).toEqual([50, 0]);
    expect((await movesOf(product.inventory)).slice(2)).toEqual([
      'cancel 5',
      'reopen -5',
      'cancel 5',
    ]);
  });
  it('is refused, and takes nothing, where its pieces are gone', async () => {
    const order = await sold({ stock: 5 });
    await callOff(order);
    await countStock(base.db, order.product.inventory, 4);
    await expect(goOn(order)).rejects.toMatchObject({
      code: 'not-enough-stock',
      lines: { [order.line]: { values: { stock: 4 } } },
    });
    expect(await stock(order)).toBe(4);
  });
  it('takes nothing that is not back', async () => {
    const order = await sold();
    await expect(goOn(order)).rejects.toMatchObject({ code: 'not-enough-stock' });
    await callOff(order);
    await goOn(order);
    await refused(
      sql`
        insert into stock_moves (inventory_id, quantity, cause, order_line_id)
        values (${order.product.inventory}, -5, 'reopen', ${order.line})`,
    );
  });
});

const refused = (statement: ReturnType<typeof sql>) =>
  expect(statement.execute(base.db)).rejects.toMatchObject({ code: '23514' });
describe('the database', () => {
  it('changes a quantity by a row only', async () => {
    const { product } = await sold();
    await refused(sql`update inventories set quantity = 7 where id = ${product.inventory}`);
    await refused(sql`update inventories set quantity = quantity + 1`);
    await refused(
      sql`insert into inventories (product_id, quantity, choice) values (${product.id}, 7, '{7}')`,
    );
    await refused(sql`truncate inventories cascade`);
    await refused(
      sql`
        insert into stock_moves (inventory_id, quantity, cause)
        values (${product.inventory}, -46, 'hand')`,
    );
    expect(await stockOf(base.db, product.inventory)).toBe(45);
  });
  it('keeps every row as it is', async () => {
    const { product } = await sold();
    await refused(
      sql`update stock_moves set quantity = 51 where inventory_id = ${product.inventory}`,
    );
    await refused(sql`delete from stock_moves where inventory_id = ${product.inventory}`);
    await refused(sql`truncate stock_moves`);
    await refused(
      sql`
        insert into stock_moves (inventory_id, quantity, cause)
        values (${product.inventory}, -45, 'removed')`,
    );
    expect(await movesOf(product.inventory)).toEqual(['opening 50', 'order -5']);
  });
  it('has a variant with the store of its product, whatever is sent, and a product stays there', async () => {
    const product = await makeProduct(base.db);
    const other = await makeProduct(base.db);
    const variant = sql`inventories where id = ${product.inventory}`;
    await sql`update inventories set store_id = ${other.store} where id = ${product.inventory}`.execute(
      base.db,
    );
    await refused(sql`update products set store_id = ${other.store} where id = ${product.id}`);
    const { rows } = await sql`select store_id from ${variant}`.execute(base.db);
    expect([rows, other.store === product.store]).toEqual([[{ store_id: product.store }], false]);
  });
  it('has no row of a variant that is not there', async () => {
    await expect(
      sql`
        insert into stock_moves (inventory_id, quantity, cause)
        values (2000000000, -1, 'hand')`.execute(base.db),
    ).rejects.toMatchObject({ code: '23503' });
  });
  it('takes a line from stock once, and completely', async () => {
    const { product, line } = await sold();
    const other = await makeProduct(base.db);
    const take = (inventory: number, quantity: number) =>
      sql`
        insert into stock_moves (inventory_id, quantity, cause, order_line_id)
        values (${inventory}, ${quantity}, 'order', ${line})`;
    await expect(take(product.inventory, -5).execute(base.db)).rejects.toMatchObject({
      code: '23505',
    });
    await base.db
      .transaction()
      .execute(async (tx) => {
        await sql`alter table stock_moves disable trigger stock_stays`.execute(tx);
        await sql`delete from stock_moves where order_line_id = ${line}`.execute(tx);
        await sql`alter table stock_moves enable trigger stock_stays`.execute(tx);
        for (const [inventory, pieces] of [
          [product.inventory, -4],
          [product.inventory, 5],
          [other.inventory, -5],
        ] as const) {
          await sql`savepoint tried`.execute(tx);
          await expect(take(inventory, pieces).execute(tx)).rejects.toMatchObject({
            code: '23514',
          });
          await sql`rollback to savepoint tried`.execute(tx);
        }
        throw new Error('taken back');
      })
      .catch((problem: unknown) => {
        if (!(problem instanceof Error && problem.message === 'taken back')) throw problem;
      });
  });
  it('gives a line back by cancelling once, and only when it was cancelled', async () => {
    const order = await sold();
    const { product, line } = order;
    const back = (pieces: number) =>
      sql`
        insert into stock_moves (inventory_id, quantity, cause, order_line_id)
        values (${product.inventory}, ${pieces}, 'cancel', ${line})`;
    await refused(back(5));
    await ended(await takeBack(order, 2), 'succeeded');
    await callOff(order);
    await refused(back(1));
  });
  it('gives back what a succeeded refund says, once, and never more than was sold', async () => {
    const order = await sold();
    const refund = await takeBack(order, 2);
    const { product, line } = order;
    const back = (pieces: number, of = refund) =>
      sql`
        insert into stock_moves (inventory_id, quantity, cause, order_line_id, refund_id)
        values (${product.inventory}, ${pieces}, 'return', ${line}, ${of})`;
    await refused(back(2));
    await ended(refund, 'succeeded');
    await expect(back(1).execute(base.db)).rejects.toMatchObject({ code: '23505' });
    const more = await takeBack(order, 1, { back: false });
    await ended(more, 'succeeded');
    await refused(back(4, more));
    expect(await stock(order)).toBe(47);
  });
});

it('all of this is in order to the audit too', async () => expect(await faults()).toEqual([]));
