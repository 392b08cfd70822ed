// Stock is a ledger: each piece that goes or comes has a row with its cause, and comes back once.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import type { RefundAsked } from '#contract/refund.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { refundOrder } from '#market/payments/refunds/refund-order.ts';
import { endRefund } from '#market/payments/refunds/send-refund.ts';
import type { Visitor } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { takeStockAgain } from '#market/stock/take-stock.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import {
  countStock,
  fillCart,
  makeProduct,
  makeSale,
  makeShop,
  makeVisitor,
  order,
  soldInSale,
  stockOf,
  type MadeProduct,
} from '../make.ts';
import { begin, heard, openMethods } from '../pay.ts';

let base: Fresh;
let market: MarketSettings;
let owner: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  market = await openMethods(base.db, [orderMethod.stripe, orderMethod.cashOnDelivery]);
  owner = await makeStaff(base, 'owner');
});
afterAll(() => base.close());

type Sold = { visitor: Visitor; product: MadeProduct; id: number; line: number; parcel: number };

/** An order of five lamps and something of another store, paid by a gateway. */
async function sold(wish: Parameters<typeof makeProduct>[1] = {}, quantity = 5): Promise<Sold> {
  const visitor = makeVisitor();
  const product = await makeProduct(base.db, { stock: 50, ...wish });
  return buy(visitor, product, quantity);
}

async function buy(visitor: Visitor, product: MadeProduct, quantity: number): Promise<Sold> {
  await fillCart(base.db, visitor, { product, quantity }, { product: await makeProduct(base.db) });
  const { id } = await order(base.db, market, visitor, { method: orderMethod.stripe });
  await heard(base.db, await begin(base.db, market, visitor, id, orderMethod.stripe));
  const own = await base.db
    .selectFrom('order_lines')
    .select(['id', 'parcel_id'])
    .where('order_id', '=', id)
    .where('product_id', '=', product.id)
    .executeTakeFirstOrThrow();
  return { visitor, product, id, line: own.id, parcel: own.parcel_id };
}

/** Staff ask for a refund of pieces that came back. */
const takeBack = ({ id, line }: Sold, quantity: number, more: Partial<RefundAsked> = {}) =>
  transaction(base.db, (tx) =>
    refundOrder(tx, owner.staff, {
      id,
      reason: 'Broken.',
      parcel_id: null,
      amount: '',
      lines: [{ id: line, quantity }],
      back: true,
      ...more,
    }),
  );
const ended = (refund: number, state: 'succeeded' | 'failed' | 'pending') =>
  transaction(base.db, (tx) => endRefund(tx, refund, { providerRef: `re_${refund}`, state }));
const callOff = ({ visitor, parcel }: Sold) =>
  transaction(base.db, (tx) =>
    cancelParcel(tx, visitor, { parcelId: parcel, title: '', message: '' }),
  );
const stock = ({ product }: Sold) => stockOf(base.db, product.inventory);

/** What happened to a variant, as `cause pieces`. */
async function movesOf(inventory: number): Promise<string[]> {
  const rows = await base.db
    .selectFrom('stock_moves')
    .select(['cause', 'quantity'])
    .where('inventory_id', '=', inventory)
    .orderBy('id')
    .execute();
  return rows.map(({ cause, quantity }) => `${cause} ${quantity}`);
}
const faults = async () =>
  (await auditMarket(base.db)).filter(({ fault }) => /stock|pieces/.test(fault));

describe('an order', () => {
  it('takes its pieces by a row of each line, those that are free too, and gives them back by one', async () => {
    const order = await sold({ bundle: { buy: 3, free: 1 } });
    expect([await stock(order), await movesOf(order.product.inventory)]).toEqual([
      45,
      ['opening 50', 'order -5'],
    ]);
    await callOff(order);
    expect([await stock(order), await movesOf(order.product.inventory)]).toEqual([
      50,
      ['opening 50', 'order -5', 'cancel 5'],
    ]);
  });
  it('that is refused leaves no row', async () => {
    const order = await sold({ stock: 6 });
    const other = makeVisitor();
    await fillCart(base.db, other, { product: order.product, quantity: 1 });
    await countStock(base.db, order.product.inventory, 0);
    await expect(placed(other)).rejects.toMatchObject({ code: 'out-of-stock' });
    expect(await movesOf(order.product.inventory)).toEqual(['opening 6', 'order -5', 'hand -1']);
  });
  it('gives back what its deleted variant had to nobody, and its history stays', async () => {
    const order = await sold({ variants: [{ stock: 9 }, {}] });
    await base.db.deleteFrom('inventories').where('id', '=', order.product.inventory).execute();
    await callOff(order);
    expect(await movesOf(order.product.inventory)).toEqual([
      'opening 9',
      'order -5',
      'removed -4',
      'cancel 5',
      'removed -5',
    ]);
  });
});
const placed = (visitor: Visitor) =>
  order(base.db, market, visitor, { method: orderMethod.cashOnDelivery });

describe('pieces that came back with a refund', () => {
  it('are in stock when it has succeeded, not before, and once', async () => {
    const order = await sold();
    const refund = await takeBack(order, 2);
    const seen = [await stock(order)];
    await ended(refund, 'pending');
    seen.push(await stock(order));
    for (let times = 0; times < 2; times++) {
      await ended(refund, 'succeeded');
      seen.push(await stock(order));
    }
    expect([seen, await movesOf(order.product.inventory)]).toEqual([
      [45, 45, 47, 47],
      ['opening 50', 'order -5', 'return 2'],
    ]);
  });
  it('are not there again when the parcel is cancelled afterwards', async () => {
    const order = await sold();
    await ended(await takeBack(order, 2), 'succeeded');
    await callOff(order);
    expect([await stock(order), (await movesOf(order.product.inventory)).slice(2)]).toEqual([
      50,
      ['return 2', 'cancel 3'],
    ]);
  });
  it('are not there again when the parcel was cancelled before it succeeded', async () => {
    const order = await sold();
    const refund = await takeBack(order, 2);
    await callOff(order);
    await ended(refund, 'succeeded');
    expect([await stock(order), (await movesOf(order.product.inventory)).slice(2)]).toEqual([
      50,
      ['cancel 5'],
    ]);
  });
  it('come once, however often a refund of them fails and is asked for again', async () => {
    const order = await sold();
    for (let times = 0; times < 6; times++) await ended(await takeBack(order, 2), 'failed');
    expect(await stock(order)).toBe(45);
    await ended(await takeBack(order, 2), 'succeeded');
    expect(await stock(order)).toBe(47);
  });
  it('stay when the refund fails after it had succeeded, and come no second time when it is asked for again', async () => {
    const order = await sold();
    const first = await takeBack(order, 2);
    await ended(first, 'succeeded');
    await ended(first, 'failed');
    expect(await stock(order)).toBe(47);
    await ended(await takeBack(order, 2), 'succeeded');
    expect(await stock(order)).toBe(47);
    await ended(await takeBack(order, 3), 'succeeded');
    expect(await stock(order)).toBe(50);
  });
  it('do not come back when staff did not say so', async () => {
    const order = await sold();
    await ended(await takeBack(order, 2, { back: false }), 'succeeded');
    await ended(await takeBack(order, 3), 'succeeded');
    expect([await stock(order), (await movesOf(order.product.inventory)).slice(2)]).toEqual([
      48,
      ['return 3'],
    ]);
  });
  it('come once, when cancelling and the success of two refunds leave together', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await sold();
      const refunds = [await takeBack(order, 2), await takeBack(order, 1)];
      await Promise.all([callOff(order), ...refunds.map((refund) => ended(refund, 'succeeded'))]);
      expect(await stock(order)).toBe(50);
    }
  });
  it('count for the quota of the sale they were sold in as they do for stock', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { stock: 50 });
    const sale = await makeSale(base.db, product.id, { quota: 9 });
    const order = await buy(visitor, product, 5);
    const left: number[] = [];
    const look = async () => {
      left.push(await soldInSale(base.db, sale, product.id));
    };
    const refund = await takeBack(order, 2);
    await look();
    await ended(refund, 'succeeded');
    await look();
    await callOff(order);
    await look();
    expect(left).toEqual([5, 3, 0]);
  });
});

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
  it('takes its pieces and quota again, and gives them back again when it is cancelled again', async () => {
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
      sql`insert into stock_moves (inventory_id, quantity, cause, order_line_id) values (${order.product.inventory}, -5, 'reopen', ${order.line})`,
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
      sql`insert into stock_moves (inventory_id, quantity, cause) values (${product.inventory}, -46, 'hand')`,
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
      sql`insert into stock_moves (inventory_id, quantity, cause) values (${product.inventory}, -45, 'removed')`,
    );
    expect(await movesOf(product.inventory)).toEqual(['opening 50', 'order -5']);
  });
  it('has no row of a variant that is not there', async () => {
    await expect(
      sql`insert into stock_moves (inventory_id, quantity, cause) values (2000000000, -1, 'hand')`.execute(
        base.db,
      ),
    ).rejects.toMatchObject({ code: '23503' });
  });
  it('takes a line once, and all of it', async () => {
    const { product, line } = await sold();
    const other = await makeProduct(base.db);
    const take = (inventory: number, quantity: number) =>
      sql`insert into stock_moves (inventory_id, quantity, cause, order_line_id) values (${inventory}, ${quantity}, 'order', ${line})`;
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
      sql`insert into stock_moves (inventory_id, quantity, cause, order_line_id) values (${product.inventory}, ${pieces}, 'cancel', ${line})`;
    await refused(back(5));
    await ended(await takeBack(order, 2), 'succeeded');
    await callOff(order);
    await refused(back(1));
  });
  it('gives back what a refund says that has succeeded, once, and never more than was sold', async () => {
    const order = await sold();
    const refund = await takeBack(order, 2);
    const { product, line } = order;
    const back = (pieces: number, of = refund) =>
      sql`insert into stock_moves (inventory_id, quantity, cause, order_line_id, refund_id) values (${product.inventory}, ${pieces}, 'return', ${line}, ${of})`;
    await refused(back(2));
    await ended(refund, 'succeeded');
    await expect(back(1).execute(base.db)).rejects.toMatchObject({ code: '23505' });
    const more = await takeBack(order, 1, { back: false });
    await ended(more, 'succeeded');
    await refused(back(4, more));
    expect(await stock(order)).toBe(47);
  });
});

it('all of this is in order to the audit', async () => expect(await faults()).toEqual([]));
