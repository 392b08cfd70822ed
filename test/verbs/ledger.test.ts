// The ledger after a payment and after a delivery.
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { writeDelivered } from '#market/ledger/write-delivered.ts';
import { writePaid } from '#market/ledger/write-paid.ts';
import { callOff, handOver, payOrder } from '../books.ts';
import { decideRefund, giveBack, refund } from '../refunds.ts';
import { makeStore } from '../make.ts';
import {
  balanceOf,
  base,
  DAY,
  lines,
  ordered,
  PARCEL,
  release,
  withBooks,
} from './parcel-books.ts';

const { cashOnDelivery } = orderMethod;
withBooks();

describe('an order that is paid by a gateway', () => {
  it('gives the store its held part, the state its tax, the market its commission', async () => {
    const { order, parcel } = await ordered();
    const payment = await payOrder(base.db, order);
    expect(await lines(`payment:${payment}`)).toEqual(['gateway -1350', 'customer 1350']);
    expect(await lines(`sale:parcel:${parcel}`)).toEqual([
      'customer -1350',
      'held 1120',
      'tax 100',
      'market 130',
    ]);
  });
  it('is in the books once, however often it is reported', async () => {
    const { order, parcel } = await ordered();
    const payment = await payOrder(base.db, order);
    await Promise.all(
      [1, 2, 3].map(() => transaction(base.db, (tx) => writePaid(tx, payment, new Date()))),
    );
    expect([
      (await lines(`payment:${payment}`)).length,
      (await lines(`sale:parcel:${parcel}`)).length,
    ]).toEqual([2, 4]);
  });
  it('does not sell a parcel that was cancelled before; that part is refunded', async () => {
    const [one, two] = [await makeStore(base.db), await makeStore(base.db)];
    const { order, parcel } = await ordered({ parcels: [{ store: one }, { store: two }] });
    await callOff(base.db, order, parcel);
    await payOrder(base.db, order);
    expect(await lines(`sale:parcel:${parcel}`)).toEqual([]);
    const id = await refund(base.db, order, { parcel, amount: 1000 });
    expect([await lines(`refund:${id}`), await lines(`refund:${id}:parcel:${parcel}`)]).toEqual([
      ['gateway 1000', 'customer -1000'],
      [],
    ]);
  });
  it('leaves what was paid on top to the market', async () => {
    const { order } = await ordered();
    const payment = await payOrder(base.db, order, { received: 1400 });
    expect(await lines(`payment:${payment}`)).toEqual([
      'gateway -1400',
      'customer 1350',
      'market 50',
    ]);
  });
  it('a second time owes all of it to the customer, until it is refunded', async () => {
    const { order } = await ordered();
    await payOrder(base.db, order);
    const payment = await payOrder(base.db, order, { state: 'review', received: 1400 });
    expect(await lines(`payment:${payment}`)).toEqual(['gateway -1400', 'customer 1400']);
    await giveBack(
      base.db,
      order,
      await decideRefund(base.db, order, [], { id: payment, amount: 1400 }),
    );
  });
  it('with a voucher has it paid by whom it is of', async () => {
    const store = await makeStore(base.db);
    const wish = { parcels: [{ store, ...PARCEL, voucher: 300 }] };
    const [markets, stores] = [
      await ordered(wish),
      await ordered({ ...wish, voucherStore: store }),
    ];
    for (const { order } of [markets, stores]) await payOrder(base.db, order);
    expect(await lines(`sale:parcel:${markets.parcel}`)).toEqual([
      'customer -1050',
      'held 1120',
      'tax 100',
      'market -170',
    ]);
    expect(await lines(`sale:parcel:${stores.parcel}`)).toEqual([
      'customer -1050',
      'held 820',
      'tax 100',
      'market 130',
    ]);
  });
});

describe('a delivery', () => {
  it('paid in cash makes the cash a debt of the store, and sells the parcel', async () => {
    const { order, store, parcel } = await ordered({ method: cashOnDelivery });
    await handOver(base.db, order, parcel);
    expect([
      await lines(`cash:parcel:${parcel}`),
      await lines(`sale:parcel:${parcel}`),
      await balanceOf(store),
    ]).toEqual([
      ['store -1350', 'customer 1350'],
      ['customer -1350', 'held 1120', 'tax 100', 'market 130'],
      [1120, -1350],
    ]);
    await transaction(base.db, (tx) => writeDelivered(tx, parcel, new Date()));
    await release(new Date(Date.now() + 8 * DAY));
    expect(await balanceOf(store)).toEqual([0, -230]);
  });
  it('of a paid order writes nothing more', async () => {
    const { order, parcel } = await ordered();
    await payOrder(base.db, order);
    const count = async () =>
      (await base.db.selectFrom('ledger_entries').select('id').execute()).length;
    const before = await count();
    await handOver(base.db, order, parcel);
    expect(await count()).toBe(before);
  });
  it('at the door collects nothing of an order that was paid meanwhile', async () => {
    const { order, store, parcel } = await ordered({ method: cashOnDelivery });
    await payOrder(base.db, order);
    await handOver(base.db, order, parcel);
    expect([await lines(`cash:parcel:${parcel}`), await balanceOf(store)]).toEqual([[], [1120, 0]]);
  });
  it('sells what cost its buyer nothing: the market owes the store for its voucher', async () => {
    const { order, parcel } = await ordered({
      parcels: [{ store: await makeStore(base.db), goods: 1000, voucher: 1000, commission: 80 }],
    });
    await handOver(base.db, order, parcel);
    expect([await lines(`cash:parcel:${parcel}`), await lines(`sale:parcel:${parcel}`)]).toEqual([
      [],
      ['held 920', 'market -920'],
    ]);
  });
  it('that never comes leaves a free parcel unsold, though its order is paid', async () => {
    const [one, two] = [await makeStore(base.db), await makeStore(base.db)];
    const { order, parcel } = await ordered({
      parcels: [{ store: one, goods: 1000, voucher: 1000, commission: 80 }, { store: two }],
    });
    await payOrder(base.db, order);
    await callOff(base.db, order, parcel);
    expect([await lines(`sale:parcel:${parcel}`), (await balanceOf(two))?.[0]]).toEqual([[], 1000]);
  });
});
