// Pieces that arrive while a product is hidden, or its store not open, help nobody: who waits is
// told once the product can be bought again.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { askStockAlert } from '#market/alerts/ask-stock-alert.ts';
import { openProducts } from '#market/stores/open-products.ts';
import { suspendStore, reinstateStore } from '#market/stores/suspend-store.ts';
import { makeStaff } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { lettersTo } from '../letters.ts';
import { makeProduct, makeShop, makeStore } from '../make.ts';
import { countStock } from '../stock.ts';
import { workStockNotices } from './work-stock-notices.ts';

let base: Fresh;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
});
afterAll(() => base.close());

/** A sold-out product for which somebody waits. */
async function waitedFor() {
  const store = await makeStore(base.db);
  const { id, inventory } = await makeProduct(base.db, { store, stock: 0 });
  const { customer, email } = await makeCustomer(base);
  await transaction(base.db, (tx) => askStockAlert(tx, customer, { inventory, email }));
  return { store, id, inventory, email };
}

const workOff = (inventory: number) => workStockNotices(base.db, inventory);
const kinds = async (email: string) => (await lettersTo(base.db, email)).map(({ kind }) => kind);
const publish = (id: number, published: boolean) =>
  base.db.updateTable('products').set({ published }).where('id', '=', id).execute();

it('a product that is counted while it is hidden tells them when it is shown', async () => {
  const { id, inventory, email } = await waitedFor();
  await publish(id, false);
  await countStock(base.db, inventory, 4);
  await workOff(inventory);
  expect(await kinds(email)).toEqual([]);
  await publish(id, true);
  await workOff(inventory);
  expect(await kinds(email)).toEqual(['back-in-stock']);
  await publish(id, false);
  await publish(id, true);
  await workOff(inventory);
  expect(await kinds(email)).toEqual(['back-in-stock']);
});

it('one that is shown again without a piece tells nobody', async () => {
  const { id, inventory, email } = await waitedFor();
  await publish(id, false);
  await publish(id, true);
  await workOff(inventory);
  expect(await kinds(email)).toEqual([]);
});

it('a store that was suspended meanwhile tells them when it opens', async () => {
  const { store, inventory, email } = await waitedFor();
  const { staff } = await makeStaff(base, 'owner');
  const open = () => transaction(base.db, (tx) => openProducts(tx, store));
  await transaction(base.db, (tx) => suspendStore(tx, staff, { storeId: store, reason: 'Why' }));
  await open();
  await countStock(base.db, inventory, 4);
  await workOff(inventory);
  expect(await kinds(email)).toEqual([]);
  await transaction(base.db, (tx) => reinstateStore(tx, staff, { storeId: store }));
  await open();
  await workOff(inventory);
  expect(await kinds(email)).toEqual(['back-in-stock']);
});
