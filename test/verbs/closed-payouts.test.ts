// What a closed store has earned is paid out to the last cent: even below the minimum, and what it
// earns after closing.
import { expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { closeStore } from '#market/closing/close-store.ts';
import { makeStore } from '../make.ts';
import {
  adjust,
  base,
  earned,
  gatherFor,
  keeper,
  pay,
  release,
  withPayouts,
} from './payouts-set-up.ts';

withPayouts();

const close = (storeId: number) =>
  transaction(base.db, (tx) => closeStore(tx, keeper.staff, { storeId, reason: 'It asked to.' }));
const least = (amount: number) =>
  base.db.updateTable('settings').set({ least_payout: amount }).execute();

it('a closed store is paid what is less than the least amount', async () => {
  const store = await makeStore(base.db);
  await earned(store);
  await release();
  await least(5000);
  expect(await gatherFor(store)).toBeUndefined();
  await close(store);
  const payout = await gatherFor(store);
  expect(payout).toMatchObject({ amount: 1120 });
  await pay(payout?.id ?? 0);
});

it('is paid what it earns with orders that were open then', async () => {
  const store = await makeStore(base.db);
  await earned(store);
  await close(store);
  expect(await gatherFor(store)).toBeUndefined();
  await release();
  expect(await gatherFor(store)).toMatchObject({ amount: 1120 });
});

it('sets what it owes against what it earns last, as ever', async () => {
  const store = await makeStore(base.db);
  await adjust(store, -2000);
  await earned(store);
  await close(store);
  await release();
  expect(await gatherFor(store)).toBeUndefined();
  await adjust(store, 881);
  expect(await gatherFor(store)).toMatchObject({ amount: 1 });
});
