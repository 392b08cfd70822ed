// What stands in the ledger after money came, after a delivery, a refund, a release and an
// adjustment.
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { adjustStore } from '#market/ledger/adjust-store.ts';
import { readBalances } from '#market/ledger/read-balances.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { writeDelivered } from '#market/ledger/write-delivered.ts';
import { writePaid } from '#market/ledger/write-paid.ts';
import { auditOf, makeSeller } from '../at-work.ts';
import { askBack, callOff, giveBack, handOver, payOrder, refund } from '../books.ts';
import { makeStore } from '../make.ts';
import { outcomes } from './together.ts';
import {
  ago,
  balanceOf,
  base,
  DAY,
  keeper,
  lines,
  ordered,
  PARCEL,
  release,
  withBooks,
} from './parcel-books.ts';

const { cashOnDelivery, stripe } = orderMethod;
withBooks();

describe('an order that is paid by a gateway', () => {
  it('gives the store its part to be held, the state its tax, and the market commission and fee', async () => {
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
  it('stands in the books once, however often and at once it is said', async () => {
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
  it('sells no parcel that was called off before; its money goes back alone', async () => {
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
  it('a second time has all of it owed to the customer, until it went back', async () => {
    const { order } = await ordered();
    await payOrder(base.db, order);
    const payment = await payOrder(base.db, order, { state: 'review', received: 1400 });
    expect(await lines(`payment:${payment}`)).toEqual(['gateway -1400', 'customer 1400']);
    await giveBack(
      base.db,
      order,
      await askBack(base.db, order, [], { id: payment, amount: 1400 }),
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
  it('in an order paid in cash makes the cash a debt of the store, and sells the parcel', async () => {
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
  it('that never comes leaves what cost its buyer nothing unsold, though its order is paid', async () => {
    const [one, two] = [await makeStore(base.db), await makeStore(base.db)];
    const { order, parcel } = await ordered({
      parcels: [{ store: one, goods: 1000, voucher: 1000, commission: 80 }, { store: two }],
    });
    await payOrder(base.db, order);
    await callOff(base.db, order, parcel);
    expect([await lines(`sale:parcel:${parcel}`), (await balanceOf(two))?.[0]]).toEqual([[], 1000]);
  });
});

describe('earnings', () => {
  it('are held until the days of the settings are over', async () => {
    const { order, store, parcel } = await ordered();
    await payOrder(base.db, order);
    await handOver(base.db, order, parcel, ago(6.9));
    await release();
    expect(await balanceOf(store)).toEqual([1120, 0]);
    await release(new Date(Date.now() + DAY));
    expect([await lines(`release:parcel:${parcel}`), await balanceOf(store)]).toEqual([
      ['held -1120', 'store 1120'],
      [0, 1120],
    ]);
  });
  it('are released once, by several at once', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => ordered()));
    for (const { order, parcel } of made) {
      await payOrder(base.db, order);
      await handOver(base.db, order, parcel, ago(8));
    }
    const counts = await Promise.all(
      [1, 2, 3, 4].map(() => transaction(base.db, (tx) => releaseEarnings(tx, new Date(), 5))),
    );
    await release();
    for (const { store } of made) expect(await balanceOf(store)).toEqual([0, 1120]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(12);
  });
});

it('a release waits for nobody who is working on an order: that one is released the next time', async () => {
  const [busy, free] = [await ordered(), await ordered()];
  for (const { order, parcel } of [busy, free]) {
    await payOrder(base.db, order);
    await handOver(base.db, order, parcel, ago(8));
  }
  await transaction(base.db, async (tx) => {
    await tx
      .selectFrom('orders')
      .select('id')
      .where('id', '=', busy.order.id)
      .forUpdate()
      .execute();
    await release();
    expect([await balanceOf(busy.store), await balanceOf(free.store)]).toEqual([
      [1120, 0],
      [0, 1120],
    ]);
  });
  await release();
  expect(await balanceOf(busy.store)).toEqual([0, 1120]);
});

describe('an adjustment', () => {
  it('is written with its reason and who made it, and is refused without', async () => {
    const store = await makeStore(base.db);
    const adjust = (amount: number, reason: string, storeId = store) =>
      transaction(base.db, (tx) => adjustStore(tx, keeper.staff, { storeId, amount, reason }));
    await adjust(-250, ' A lost parcel ');
    await adjust(100, 'Goodwill');
    expect([
      await balanceOf(store),
      (await auditOf(base.db, `store:${store}`)).map(({ note }) => note),
    ]).toEqual([
      [0, -150],
      ['-250 USD: A lost parcel', '100 USD: Goodwill'],
    ]);
    expect(
      await outcomes([
        adjust(0, 'x'),
        adjust(1.5, 'x'),
        adjust(5, '  '),
        adjust(5, 'x', 2_000_000_000),
      ]),
    ).toEqual(['invalid-input', 'invalid-input', 'invalid-input', 'store-not-found']);
  });
});

it('a seller sees the balances of their own store', async () => {
  const { order, store } = await ordered({ method: stripe });
  await payOrder(base.db, order);
  const { seller } = await makeSeller(base, store);
  expect(await readBalances(base.db, seller)).toEqual([
    expect.objectContaining({
      storeId: store,
      currency: 'USD',
      exponent: 2,
      held: 1120,
      due: 0,
      gathered: 0,
      paid: 0,
    }),
  ]);
});
