// Money that arrives while others buy, cancel or book: each item is sold once, each transfer booked
// once.
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { acceptTransfer } from '#market/payments/transfers/decide-transfer.ts';
import { makeVisitor } from '../make.ts';
import { stockOf } from '../stock.ts';
import { fillCart, order } from '../carts.ts';
import {
  byBank,
  paymentsOf,
  receive,
  refundsOf,
  settled,
  standing,
  reportTransfer,
} from '../transfers.ts';
import { outcomes } from './together.ts';
import { base, came, close, manager, market, product, withTransfers } from './transfer-books.ts';

withTransfers();

describe('at one moment', () => {
  it('the last piece is sold once: to a buyer, or to the order whose money came late', async () => {
    for (let round = 0; round < 4; round++) {
      const lamp = await product({ stock: 1 });
      const made = await byBank(base.db, market, [lamp]);
      const visitor = makeVisitor();
      await close();
      await fillCart(base.db, visitor, { product: lamp });
      const [bought, late] = await Promise.all([
        outcomes([order(base.db, market, visitor)]),
        came(made),
      ]);
      expect([
        [['done'], 'returned'],
        [['out-of-stock'], 'paid'],
      ]).toContainEqual([bought, late]);
      expect(await stockOf(base.db, lamp.inventory)).toBe(0);
    }
  });
  it('two orders whose money came late share what is left', async () => {
    const lamp = await product({ stock: 1 });
    const one = await byBank(base.db, market, [lamp]);
    await close();
    const two = await byBank(base.db, market, [lamp]);
    await close();
    expect((await Promise.all([came(one), came(two)])).toSorted()).toEqual(['paid', 'returned']);
    expect(await stockOf(base.db, lamp.inventory)).toBe(0);
  });
  it('two staff accept one transfer: it is booked once', async () => {
    const made = await byBank(base.db, market, [await product()]);
    const transferId = await reportTransfer(base.db, made.visitor, made.id);
    const accept = () =>
      transaction(base.db, (tx) =>
        acceptTransfer(tx, manager.staff, { transferId: transferId, amount: 2000, valueOn: null }),
      );
    expect((await outcomes([accept(), accept(), accept()])).toSorted()).toEqual([
      'done',
      'transfer-decided',
      'transfer-decided',
    ]);
    expect(await standing(base.db, made.id)).toMatchObject({ paid: 2000 });
  });
  it('the same movement is booked once, whichever order it is reported for', async () => {
    const [one, two] = [
      await byBank(base.db, market, [await product()]),
      await byBank(base.db, market, [await product()]),
    ];
    const ends = await outcomes(
      [one, two, one].map(({ id }) =>
        receive(base.db, manager.staff, { orderId: id, amount: 2000, reference: 'SAME-1' }),
      ),
    );
    expect(ends.toSorted()).toEqual(['done', 'transfer-used', 'transfer-used']);
  });
  it('a parcel is cancelled while its transfer is accepted: what came is booked', async () => {
    for (let round = 0; round < 4; round++) {
      const made = await byBank(base.db, market, [
        await product(),
        await product({ selling: 3300 }),
      ]);
      const transferId = await reportTransfer(base.db, made.visitor, made.id);
      const parcel = await base.db
        .selectFrom('parcels')
        .select('id')
        .where('order_id', '=', made.id)
        .orderBy('total')
        .executeTakeFirstOrThrow();
      await Promise.all([
        transaction(base.db, (tx) =>
          cancelParcel(tx, made.visitor, { parcelId: parcel.id, title: '', message: 'No.' }),
        ),
        transaction(base.db, (tx) =>
          acceptTransfer(tx, manager.staff, {
            transferId: transferId,
            amount: 5300,
            valueOn: null,
          }),
        ),
      ]);
      await settled(base.db);
      const back = (await refundsOf(base.db, made.id)).reduce((sum, { amount }) => sum + amount, 0);
      const aside = (await paymentsOf(base.db, made.id))
        .filter(({ reason }) => reason === 'surplus')
        .reduce((sum, { received }) => sum + (received ?? 0), 0);
      expect([back + aside, (await standing(base.db, made.id))?.done]).toEqual([2000, true]);
    }
  });
});
