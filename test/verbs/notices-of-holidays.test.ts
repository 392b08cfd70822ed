// Products back in stock while their store is on holiday cannot be bought: a letter then would be
// useless, and there is no second one.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { askStockAlert } from '#market/alerts/ask-stock-alert.ts';
import { notifyBackInStock } from '#market/alerts/notify-back-in-stock.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { lettersTo } from '../letters.ts';
import { makeProduct, makeShop, makeStore } from '../make.ts';
import { countStock } from '../stock.ts';

let base: Fresh;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
});
afterAll(() => base.close());

const DAY_MS = 86_400_000;

it('who waits gets a letter when the store is back, also before the announced day', async () => {
  const { db } = base;
  const store = await makeStore(db);
  const { inventory } = await makeProduct(db, { store, stock: 0 });
  const { customer, email } = await makeCustomer(base);
  await transaction(db, (tx) => askStockAlert(tx, customer, { inventory, email }));
  const away = (until: Date | null) =>
    db.updateTable('stores').set({ away_until: until }).where('id', '=', store).execute();
  await away(new Date(Date.now() + 7 * DAY_MS));
  await countStock(db, inventory, 5);
  const now = new Date();
  const notify = () => transaction(db, (tx) => notifyBackInStock(tx, inventory));
  expect(await notify()).toBe(0);
  expect(await lettersTo(db, email)).toEqual([]);
  const { rows } = await sql<{ at: Date }>`
    select run_at as at from graphile_worker.jobs where key = ${`back-${inventory}`}
  `.execute(db);
  expect(rows).toHaveLength(1);
  expect((rows[0]?.at.getTime() ?? 0) - now.getTime()).toBeLessThan(DAY_MS);
  await away(null);
  expect(await notify()).toBe(1);
  expect(await lettersTo(db, email)).toMatchObject([{ kind: 'back-in-stock' }]);
});
