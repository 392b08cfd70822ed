// The ledger after earnings were released or adjusted, as its store sees it.
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { adjustStore } from '#market/ledger/adjust-store.ts';
import { readBalances } from '#market/ledger/read-balances.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { auditOf, makeSeller } from '../at-work.ts';
import { handOver, payOrder } from '../books.ts';
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
  release,
  withBooks,
} from './parcel-books.ts';

const { stripe } = orderMethod;
withBooks();

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

it('a release skips an order that somebody works on, and takes it the next time', async () => {
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
