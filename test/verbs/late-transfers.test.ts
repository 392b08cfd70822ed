// Money that comes after its order was closed: the order continues if everything is still
// available, otherwise it is refunded.
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { readOrder } from '#market/orders/read-order.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { acceptTransfer } from '#market/payments/transfers/decide-transfer.ts';
import { lettersTo } from '../letters.ts';
import { makeVisitor, type MadeProduct } from '../make.ts';
import { stockOf } from '../stock.ts';
import { address, fillCart, order } from '../carts.ts';
import { makeSale, makeVoucher, soldInSale, usesOf } from '../offers.ts';
import {
  byBank,
  paymentsOf,
  receive,
  refundsOf,
  settled,
  standing,
  reportTransfer,
  type BankOrder,
} from '../transfers.ts';
import {
  arrives,
  base,
  came,
  close,
  DAY_MS,
  manager,
  market,
  product,
  WEEK_OVER,
  withTransfers,
} from './transfer-books.ts';

withTransfers();

const buy = async (made: MadeProduct) => {
  const visitor = makeVisitor();
  await fillCart(base.db, visitor, { product: made });
  return order(base.db, market, visitor);
};

describe('an order that nobody paid in time', () => {
  it('is reopened when its money comes late: stock, quota and voucher are taken again', async () => {
    const lamp = await product({ selling: 5000 });
    const sale = await makeSale(base.db, lamp.id, { price: 1500, quota: 2 });
    const voucher = await makeVoucher(base.db, { amount: 200, usageLimit: 1 });
    const made = await byBank(base.db, market, [lamp, await product()], { voucher });
    await close();
    expect([
      await standing(base.db, made.id),
      await stockOf(base.db, lamp.inventory),
      await soldInSale(base.db, sale, lamp.id),
      await usesOf(base.db, voucher),
    ]).toMatchObject([{ closed: true }, 3, 0, [0, 0]]);
    await base.db
      .updateTable('products')
      .set({ selling: 9000 })
      .where('id', '=', lamp.id)
      .execute();
    expect([made.total, await came(made)]).toEqual([3300, 'paid']);
    await settled(base.db);
    expect([
      await standing(base.db, made.id),
      await stockOf(base.db, lamp.inventory),
      await soldInSale(base.db, sale, lamp.id),
      await usesOf(base.db, voucher),
    ]).toMatchObject([{ closed: false, done: true, paid: 3300 }, 2, 1, [1, 1]]);
    const { parcels, payment_done: done } = await readOrder(base.db, made.visitor, made.id);
    expect([
      done,
      parcels.map(({ cancelled, events }) => [cancelled, events.at(-1)?.action]),
    ]).toEqual([
      1,
      [
        [0, 'reopen'],
        [0, 'reopen'],
      ],
    ]);
    expect(
      (await lettersTo(base.db, address.email)).filter(
        ({ kind, data }) => kind === 'order-paid' && Number(data.order) === made.id,
      ),
    ).toHaveLength(1);
  });
  it('can be closed and opened again, and each time its pieces go in and out once', async () => {
    const lamp = await product();
    const made = await byBank(base.db, market, [lamp]);
    await close();
    await came(made);
    expect(await stockOf(base.db, lamp.inventory)).toBe(2);
    const parcel = await base.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', made.id)
      .executeTakeFirstOrThrow();
    await transaction(base.db, (tx) =>
      cancelParcel(tx, manager.staff, { parcelId: parcel.id, title: '', message: 'No.' }),
    );
    await settled(base.db);
    expect([
      await stockOf(base.db, lamp.inventory),
      await refundsOf(base.db, made.id),
    ]).toMatchObject([3, [{ amount: 2000, reason: 'cancelled' }]]);
    expect(await came(made)).toBe('returned');
  });
  it('is reopened by the buyer’s report, when staff accept it after the week', async () => {
    const made = await byBank(base.db, market, [await product()]);
    const transferId = await reportTransfer(base.db, made.visitor, made.id);
    await close();
    // somebody looks for it
    expect(await standing(base.db, made.id)).toMatchObject({ closed: false });
    expect(
      await transaction(base.db, (tx) =>
        acceptTransfer(tx, manager.staff, { transferId: transferId, amount: null, valueOn: null }),
      ),
    ).toMatchObject({ outcome: 'paid' });
  });
  it('is reopened with what had arrived before it was closed', async () => {
    const made = await byBank(base.db, market, [await product()]);
    await receive(base.db, manager.staff, { orderId: made.id, amount: 500 });
    await closeUnpaid(base.db, new Date(Date.now() + 2 * WEEK_OVER));
    expect(await came(made, 1500, new Date(Date.now() + 2 * WEEK_OVER))).toBe('paid');
    await settled(base.db);
    expect([await standing(base.db, made.id), await refundsOf(base.db, made.id)]).toMatchObject([
      { paid: 2000, done: true },
      [],
    ]);
  });
  it('is paid with what it came to, and the rest is set aside', async () => {
    const made = await byBank(base.db, market, [await product()]);
    await close();
    expect(await arrives(made, 2600)).toMatchObject({ outcome: 'paid', surplus: 600 });
    expect(await paymentsOf(base.db, made.id)).toMatchObject([
      { state: 'succeeded', received: 2000 },
      { state: 'review', received: 600 },
    ]);
  });
});

describe('it goes back', () => {
  const closed = async (lamp: MadeProduct, wish: { voucher?: string } = {}) => {
    const made = await byBank(base.db, market, [lamp], wish);
    await close();
    return made;
  };
  const back = async (made: BankOrder, amount = made.total) => {
    await settled(base.db);
    expect([await standing(base.db, made.id), await refundsOf(base.db, made.id)]).toMatchObject([
      { closed: true, paid: 0, done: false },
      [{ amount, state: 'pending', reason: 'order-closed' }],
    ]);
    expect((await readOrder(base.db, made.visitor, made.id)).pay.refunds).toMatchObject([
      { why: 'order-closed', amount: amount / 100 },
    ]);
  };
  it('when a piece is sold meanwhile', async () => {
    const lamp = await product({ stock: 1 });
    const made = await closed(lamp);
    await buy(lamp);
    expect([await came(made), await stockOf(base.db, lamp.inventory)]).toEqual(['returned', 0]);
    await back(made);
  });
  it('when the sale has no piece left at its price', async () => {
    const lamp = await product();
    const sale = await makeSale(base.db, lamp.id, { price: 1500, quota: 1 });
    const made = await closed(lamp);
    await buy(lamp);
    expect([await came(made), await soldInSale(base.db, sale, lamp.id)]).toEqual(['returned', 1]);
    await back(made, 1500);
  });
  it('when the voucher was used up meanwhile', async () => {
    const voucher = await makeVoucher(base.db, { amount: 200, usageLimit: 1 });
    const made = await closed(await product(), { voucher });
    await byBank(base.db, market, [await product()], { voucher });
    expect(await came(made)).toBe('returned');
    await back(made);
  });
  it('when a product is not sold any more', async () => {
    const lamp = await product();
    const made = await closed(lamp);
    await base.db
      .updateTable('products')
      .set({ published: false })
      .where('id', '=', lamp.id)
      .execute();
    expect(await came(made)).toBe('returned');
    await back(made);
  });
  it('when it is less than the order came to, and when it comes a month late', async () => {
    const [short, late] = [await closed(await product()), await closed(await product())];
    expect(await came(short, short.total - 1)).toBe('returned');
    await back(short, short.total - 1);
    expect(await came(late, late.total, new Date(Date.now() + WEEK_OVER + 31 * DAY_MS))).toBe(
      'returned',
    );
    await back(late);
  });
  it('when its buyer had cancelled the order', async () => {
    const made = await byBank(base.db, market, [await product()]);
    await transaction(base.db, (tx) =>
      cancelOrder(tx, made.visitor, { orderId: made.id, title: 'No', message: 'No.' }),
    );
    expect(await came(made)).toBe('returned');
    await back(made);
  });
});
