// Payouts: gathered from what is due, paid once or cancelled once.
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { readAccounts, readBalances } from '#market/ledger/read-balances.ts';
import { cancelPayout } from '#market/payouts/end-payout.ts';
import { listPayouts, readPayout } from '#market/payouts/read-payouts.ts';
import { auditOf } from '../at-work.ts';
import { decideRefund, giveBack } from '../refunds.ts';
import { makeStore } from '../make.ts';
import { PAGE } from '../list-page.ts';
import { outcomes } from './together.ts';
import {
  adjust,
  base,
  earned,
  gather,
  gatherFor,
  keeper,
  pay,
  release,
  withPayouts,
} from './payouts-set-up.ts';

withPayouts();

const { cashOnDelivery } = orderMethod;
const cancel = (id: number) =>
  transaction(base.db, (tx) =>
    cancelPayout(tx, keeper.staff, { payoutId: id, note: 'wrong account' }),
  );
const balanceOf = async (store: number) => {
  const [row] = await readBalances(base.db, keeper.staff, store);
  return row && [row.held, row.due, row.gathered, row.paid];
};

describe('gathering', () => {
  it('makes one payout per store of what is due by then, and leaves debts alone', async () => {
    const [rich, poor, late] = [
      await makeStore(base.db),
      await makeStore(base.db),
      await makeStore(base.db),
    ];
    await earned(rich);
    await earned(rich);
    await earned(poor, { method: cashOnDelivery });
    await release();
    const until = new Date();
    const after = new Date(until.getTime() + 1);
    await adjust(late, 500, after);
    await adjust(rich, 77, after);
    const made = await gather(until);
    expect(
      made
        .filter(({ storeId }) => [rich, poor, late].includes(storeId))
        .map(({ storeId, amount, currency }) => [storeId, amount, currency]),
    ).toEqual([[rich, 2240, 'USD']]);
    expect([await balanceOf(rich), await balanceOf(poor), await balanceOf(late)]).toEqual([
      [0, 77, 2240, 0],
      [0, -230, 0, 0],
      [0, 500, 0, 0],
    ]);
  });
  it('carries a debt until the store has earned more than it owes', async () => {
    const store = await makeStore(base.db);
    await adjust(store, -1500);
    await earned(store);
    await release();
    expect(await gatherFor(store)).toBeUndefined();
    await earned(store);
    await release();
    expect(await gatherFor(store)).toMatchObject({ amount: 740 });
  });
  it('waits for a store’s open payout', async () => {
    const store = await makeStore(base.db);
    await adjust(store, 100);
    const first = await gatherFor(store);
    await adjust(store, 50);
    expect(await gatherFor(store)).toBeUndefined();
    await pay(first?.id ?? 0);
    expect([await gatherFor(store), await balanceOf(store)]).toMatchObject([
      { amount: 50 },
      [0, 0, 50, 100],
    ]);
  });
  it('by five at once, with refunds and releases between, loses or doubles nothing', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => makeStore(base.db)));
    const made = await Promise.all(stores.flatMap((store) => [earned(store), earned(store)]));
    await release();
    const again = await Promise.all(stores.map((store) => earned(store)));
    const refunds = await Promise.all(
      [...made, ...again].map(async ({ order, parcel }) => ({
        order,
        id: await decideRefund(base.db, order, [{ parcel, amount: 675 }]),
      })),
    );
    await Promise.all([
      ...Array.from({ length: 5 }, () => gather()),
      ...refunds.map(({ order, id }) => giveBack(base.db, order, id)),
      release(),
      release(),
      ...stores.map((store) => adjust(store, 10)),
    ]);
    await release();
    for (const store of stores) {
      const [held = 0, due = 0, gathered = 0] = (await balanceOf(store)) ?? [];
      expect(held + due + gathered).toBe(3 * 560 + 10);
      expect(
        (await listPayouts(base.db, { ...PAGE, view: undefined, store })).total,
      ).toBeLessThanOrEqual(1);
    }
  });
});

describe('a payout', () => {
  it('is either paid or cancelled, once, whichever is first', async () => {
    const store = await makeStore(base.db);
    await adjust(store, 900);
    const { id = 0 } = (await gatherFor(store)) ?? {};
    expect(
      (await outcomes([pay(id), pay(id), cancel(id)])).filter((one) => one === 'done'),
    ).toHaveLength(1);
    expect(await outcomes([pay(id), cancel(id), pay(2_000_000_000)])).toEqual([
      'payout-ended',
      'payout-ended',
      'payout-not-found',
    ]);
  });
  it('that was paid is settled: its lines sum to nothing, and the bank has given it', async () => {
    const store = await makeStore(base.db);
    const bank = async () =>
      (await readAccounts(base.db, keeper.staff)).find(({ account }) => account === 'bank')
        ?.amount ?? 0;
    const before = await bank();
    await adjust(store, 900);
    const { id = 0 } = (await gatherFor(store)) ?? {};
    await pay(id, ' TRX 55 ');
    const { sum } = await base.db
      .selectFrom('ledger_lines')
      .select((row) => row.fn.sum<number>('amount').as('sum'))
      .where('payout_id', '=', id)
      .executeTakeFirstOrThrow();
    expect([sum, await bank(), await balanceOf(store)]).toEqual([0, before + 900, [0, 0, 0, 900]]);
    expect([
      await readPayout(base.db, keeper.staff, id),
      (await auditOf(base.db, `payout:${id}`)).map(({ action, note }) => [action, note]),
    ]).toMatchObject([
      { state: 'paid', reference: 'TRX 55', lines: 1 },
      [['payout.pay', 'TRX 55']],
    ]);
  });
  it('that is called off makes its lines due again', async () => {
    const store = await makeStore(base.db);
    await adjust(store, 900);
    await cancel((await gatherFor(store))?.id ?? 0);
    expect(await balanceOf(store)).toEqual([0, 900, 0, 0]);
    expect(await gatherFor(store)).toMatchObject({ amount: 900 });
  });
});
