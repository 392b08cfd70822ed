// The effects of a refund on the books, there and back.
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { writeRefunded } from '#market/ledger/write-refunded.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import { handOver, payOrder } from '../books.ts';
import { decideRefund, giveBack, refund } from '../refunds.ts';
import { ago, balanceOf, base, lines, ordered, release, withBooks } from './parcel-books.ts';

const { cashOnDelivery } = orderMethod;
withBooks();
const failed = (id: number) =>
  transaction(base.db, (tx) =>
    endRefund(tx, id, { providerRef: '', state: 'failed', problem: 'the account is closed' }),
  );

describe('a refund', () => {
  it('is taken in proportion from store, tax and market, and completely in the end', async () => {
    const { order, store, parcel } = await ordered();
    await payOrder(base.db, order);
    const first = await refund(base.db, order, { parcel, amount: 333 });
    expect([
      await lines(`refund:${first}`),
      await lines(`refund:${first}:parcel:${parcel}`),
    ]).toEqual([
      ['gateway 333', 'customer -333'],
      ['customer 333', 'held -276', 'tax -25', 'market -32'],
    ]);
    await refund(base.db, order, { parcel, amount: 1 });
    await refund(base.db, order, { parcel, amount: 1016 });
    expect(await balanceOf(store)).toEqual([0, 0]);
  });
  it('after the release is at the cost of the store’s account', async () => {
    const { order, store, parcel } = await ordered();
    await payOrder(base.db, order);
    await handOver(base.db, order, parcel, ago(8));
    await refund(base.db, order, { parcel, amount: 350 });
    await release();
    const late = await refund(base.db, order, { parcel, amount: 1000 });
    expect([
      (await lines(`refund:${late}:parcel:${parcel}`)).filter((line) => /held|store/.test(line)),
      await balanceOf(store),
    ]).toEqual([['store -830'], [0, 0]]);
  });
  it('of an order paid in cash is the market’s own money', async () => {
    const { order, parcel } = await ordered({ method: cashOnDelivery });
    await handOver(base.db, order, parcel);
    expect(await lines(`refund:${await refund(base.db, order, { parcel, amount: 1350 })}`)).toEqual(
      ['gateway 1350', 'customer -1350'],
    );
  });
  it('is written once, also when it is reported twice at once', async () => {
    const { order, parcel } = await ordered();
    await payOrder(base.db, order);
    const id = await refund(base.db, order, { parcel, amount: 500 });
    await Promise.all(
      [1, 2].map(() => transaction(base.db, (tx) => writeRefunded(tx, id, new Date()))),
    );
    expect((await lines(`refund:${id}:parcel:${parcel}`)).length).toBe(4);
  });
  it('that failed after it had succeeded leaves the books as if it had never been', async () => {
    const { order, store, parcel } = await ordered();
    await payOrder(base.db, order);
    const [first, second] = [
      await refund(base.db, order, { parcel, amount: 333 }),
      await refund(base.db, order, { parcel, amount: 101 }),
    ];
    await Promise.all([1, 2, 3].map(() => failed(first)));
    expect([
      await lines(`refund-failed:${first}`),
      await base.db
        .selectFrom('orders')
        .select('refunded')
        .where('id', '=', order.id)
        .executeTakeFirst(),
    ]).toEqual([['gateway -333', 'customer 333'], { refunded: 101 }]);
    await failed(second);
    expect(await balanceOf(store)).toEqual([1120, 0]);
  });
  it('that failed after the release is the store’s again, and its statement says so', async () => {
    const { order, store, parcel } = await ordered();
    await payOrder(base.db, order);
    await handOver(base.db, order, parcel, ago(8));
    const id = await refund(base.db, order, { parcel, amount: 350 });
    await release();
    await failed(id);
    expect([await lines(`refund-failed:${id}:parcel:${parcel}`), await balanceOf(store)]).toEqual([
      ['customer -350', 'store 290', 'tax 26', 'market 34'],
      [0, 1120],
    ]);
  });
  it('and a release at the same moment leave nothing behind and nothing missing', async () => {
    for (let round = 0; round < 8; round++) {
      const { order, store, parcel } = await ordered();
      await payOrder(base.db, order);
      await handOver(base.db, order, parcel, ago(8));
      const ids = [
        await decideRefund(base.db, order, [{ parcel, amount: 200 }]),
        await decideRefund(base.db, order, [{ parcel, amount: 475 }]),
      ];
      await Promise.all([...ids.map((id) => giveBack(base.db, order, id)), release(), release()]);
      await release();
      expect(await balanceOf(store)).toEqual([0, 560]);
    }
  });
});
