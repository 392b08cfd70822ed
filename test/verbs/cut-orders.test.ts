// Items that a store takes out of a parcel with cash on delivery: what is collected, invoiced and
// earned afterwards is for the rest.
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { readSlips } from '#market/orders/read-slips.ts';
import { readStoreParcel } from '#market/orders/read-store-parcel.ts';
import { linesOf } from '../ledger-lines.ts';
import { makeVoucher, soldInSale, usesOf } from '../offers.ts';
import { papersOf } from '../papers.ts';
import {
  base,
  cancelAll,
  cut,
  ordered,
  read,
  refundsOf,
  stockOf,
  withCutOrders,
  work,
} from './cut-orders.ts';
import { outcomes } from './together.ts';

withCutOrders();

describe('pieces of a parcel that is paid on delivery', () => {
  it('leave it, and what is collected, invoiced and earned is of the rest', async () => {
    const made = await ordered();
    expect(await read(made)).toMatchObject({ ordered_amount: 81, pay: { due: 81 } });
    await cut(made);
    expect(await read(made)).toMatchObject({
      ordered_amount: 37,
      live_amount: 37,
      pay: { due: 37, refunds: [] },
      ordered_products: [{ quantity: 1 }, { quantity: 1 }],
      parcels: [
        {
          total_price: 37,
          shipping_price: 5,
          gone: [{ quantity: 2, reason: 'The last ones broke.' }],
        },
      ],
    });
    expect([
      await stockOf(made.lamp.id),
      await soldInSale(base.db, made.sale, made.lamp.id),
    ]).toEqual([9, 1]);
    expect(await readStoreParcel(base.db, made.seller, made.parcel)).toMatchObject({
      cash: { amount: 37 },
      may_cancel_pieces: true,
      gone: [{ id: made.lamps, quantity: 2, unpaid: true }],
    });
    const [slip] = await readSlips(base.db, made.seller, [made.parcel]);
    expect([slip?.cash, slip?.lines.map(({ quantity }) => quantity)]).toEqual([3700, [1, 1]]);
    await work(made);
    expect(await linesOf(base.db, `cash:parcel:${made.parcel}`)).toEqual([
      'store -3700',
      'customer 3700',
    ]);
    expect(await read(made)).toMatchObject({ payment_done: 1, pay: { paid: 37 } });
    expect((await papersOf(base.db, made.parcel)).map(({ sums }) => sums.total)).toEqual([3700]);
    expect(await refundsOf(made)).toEqual([]);
  });

  it('are credited where it was invoiced, and so is the rest if it is cancelled then', async () => {
    const made = await ordered();
    await work(made, ['confirm']);
    await cut(made);
    expect(await papersOf(base.db, made.parcel)).toHaveLength(2);
    await cut(made, { lines: [{ id: made.bulbs, quantity: 1 }] });
    expect(await read(made)).toMatchObject({
      ordered_products: [{ quantity: 1 }],
      parcels: [{ total_price: 27 }],
    });
    await transaction(base.db, (tx) =>
      cancelParcel(tx, made.seller, { parcelId: made.parcel, title: '', message: 'Sorry.' }),
    );
    const papers = await papersOf(base.db, made.parcel);
    expect(papers.map(({ kind, sums }) => [kind, sums.total])).toEqual([
      ['invoice', 8100],
      ['credit-note', 4400],
      ['credit-note', 1000],
      ['credit-note', 2700],
    ]);
    expect(papers[1]).toMatchObject({ why: 'cancelled', lines: [{ quantity: 2, tax: 400 }] });
    expect([await stockOf(made.lamp.id), await stockOf(made.bulb.id)]).toEqual([10, 10]);
  });

  it('take their part of voucher, bundle offer and commission along', async () => {
    await base.db
      .insertInto('commission_rules')
      .values({ position: 1, rate: 1000, fixed: 50 })
      .execute();
    const voucher = await makeVoucher(base.db, { amount: 1000 });
    const made = await ordered({ voucher, bundled: true });
    // 3 lamps for 40.00 and a bulb for 10.00: the lamps have 8.00 of the voucher
    expect(await read(made)).toMatchObject({ ordered_amount: 51 });
    await cut(made, { lines: [{ id: made.lamps, quantity: 1 }] });
    // 2 lamps at 13.33 less 5.34, with 4.00 tax; the bulb at 10.00 less 2.00; 5.00 shipping
    expect(await read(made)).toMatchObject({ ordered_amount: 38.32 });
    await work(made);
    expect(await usesOf(base.db, voucher)).toEqual([1, 1]);
    await base.db.deleteFrom('commission_rules').execute();
  });

  it('give the voucher back when they were all that it served', async () => {
    const voucher = await makeVoucher(base.db, { amount: 1000 });
    const made = await ordered({ voucher });
    await base.db
      .updateTable('vouchers')
      .set({ usage_limit: 1 })
      .where('code', '=', voucher)
      .execute();
    await cut(made, { lines: [{ id: made.lamps, quantity: 3 }] });
    expect(await usesOf(base.db, voucher)).toEqual([1, 1]); // the bulb has its part of it
    await cancelAll(made);
    expect(await usesOf(base.db, voucher)).toEqual([0, 0]);
  });

  it('of which there are none take the stock to zero; none of them comes back later', async () => {
    const made = await ordered();
    await cut(made, { gone: true });
    expect(await stockOf(made.lamp.id)).toBe(0);
    await cancelAll(made);
    expect(await stockOf(made.lamp.id)).toBe(1);
  });

  it('cancel it when they are its last ones', async () => {
    const made = await ordered();
    await cut(made, { lines: [{ id: made.lamps, quantity: 3 }] });
    await cut(made, { lines: [{ id: made.bulbs, quantity: 1 }] });
    expect(await read(made)).toMatchObject({ cancelled: 1, pay: { due: 0 } });
    expect([await stockOf(made.lamp.id), await stockOf(made.bulb.id)]).toEqual([10, 10]);
  });

  it('stay once it has left', async () => {
    const made = await ordered();
    await cut(made);
    await work(made);
    const again = { lines: [{ id: made.lamps, quantity: 1 }] };
    expect(await outcomes([cut(made, again)])).toEqual(['move-not-allowed']);
  });

  it('are taken out once by two people who press together, and not of a parcel that its buyer cancels', async () => {
    const made = await ordered();
    expect((await outcomes([cut(made), cut(made)])).toSorted()).toEqual([
      'done',
      'pieces-too-many',
    ]);
    expect(await read(made)).toMatchObject({ ordered_amount: 37 });
    const other = await ordered();
    const [store, buyer] = await outcomes([cut(other), cancelAll(other)]);
    expect([
      ['done', 'done'],
      ['already-cancelled', 'done'],
    ]).toContainEqual([store, buyer]);
    expect([await stockOf(other.lamp.id), await stockOf(other.bulb.id)]).toEqual([10, 10]);
  });
});
