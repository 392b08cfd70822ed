// A market from before the stock ledger starts it with its present stock, and knows what came back.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, connectPool, type Db } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { restockCancelled, restockReturned } from '#market/stock/restock.ts';
import { freshDatabase, type Fresh } from '../db.ts';

const MIGRATIONS = 'db/migrations';
const FIRST_OF_MANY = '0006';
let base: Fresh;
let url: string;
let db: Db;
let older: string;
beforeAll(async () => {
  base = await freshDatabase();
  older = await mkdtemp(join(tmpdir(), 'souk-older-'));
  for (const name of (await readdir(MIGRATIONS)).filter((one) => one < FIRST_OF_MANY))
    await cp(join(MIGRATIONS, name), join(older, name));
  const name = `souk_older_${process.pid}`;
  await sql.raw(`create database ${name}`).execute(base.db);
  const address = new URL(base.url);
  address.pathname = name;
  url = address.href;
  await migrate(url, older);
  db = connect(connectPool(url, 2));
  await trade();
  await migrate(url, MIGRATIONS);
});
afterAll(async () => {
  await db.destroy();
  await sql.raw(`drop database souk_older_${process.pid} with (force)`).execute(base.db);
  await rm(older, { recursive: true });
  await base.close();
});

/**
 * Four variants with 9 items, 0, 9 and 9. Order lines of five: 1 live; 2 live, with two items back
 * by a successful refund and two by a failed one; 3 cancelled; 4 of a deleted variant.
 */
async function trade(): Promise<void> {
  await sql
    .raw(`
      insert into stores (slug, name) values ('s', 's');
      insert into categories (slug, title, path) values ('c', '{"en":"c"}', '{}');
      insert into shipping_rules (title) values ('{"en":"r"}');
      insert into products (store_id, category_id, shipping_rule_id, slug, title, selling)
      values (1, 1, 1, 'p', '{"en":"p"}', 100);
      insert into inventories (product_id, quantity, choice)
      values (1, 9, '{1}'), (1, 0, '{2}'), (1, 9, '{3}'), (1, 9, '{4}');
      insert into addresses (shopper, name, email, phone, country, city, zip, address_1)
      values ('v:somebody', 'n', 'e', 'p', 'FR', 'c', 'z', 'a');
      insert into orders (
        code, shopper, order_method, currency, currency_exponent, user_address_id, address,
        subtotal, bundle_offer, tax, shipping_price, voucher_price, total, paid
      )
      values (
        '0123456789abcdef', 'v:somebody', 3, 'USD', 2, 1, '{}', 2000, 0, 0, 0, 0, 2000, 2000
      );
      insert into stores (slug, name) values ('t', 't');
      insert into parcels (
        order_id, store_id, code, cancelled_at, subtotal, bundle_offer, tax, shipping_price,
        voucher_price, total
      )
      values
        (1, 1, '0123456789abcde1', null, 1000, 0, 0, 0, 0, 1000),
        (1, 2, '0123456789abcde2', now(), 1000, 0, 0, 0, 0, 1000);
      insert into order_lines (
        order_id, parcel_id, product_id, inventory_id, title, image, quantity, selling, tax_price,
        shipping_price, shipping_type
      )
      select 1, parcel, 1, inventory, '{"en":"p"}', '', 5, 100, 0, 0, 1
      from (values (1, 1), (1, 2), (2, 3), (1, 77)) v (parcel, inventory);
      insert into refunds (order_id, amount, state, actor, key, ended_at)
      values
        (1, 200, 'succeeded', 'x', 'ref_01234567890123456789', now()),
        (1, 200, 'failed', 'x', 'ref_11234567890123456789', now()),
        (1, 100, 'pending', 'x', 'ref_21234567890123456789', null);
      insert into refund_lines (refund_id, order_line_id, quantity, amount, back)
      values (1, 2, 2, 200, true), (2, 2, 2, 200, true), (3, 1, 1, 100, true)`)
    .execute(db);
}

it('each variant has an opening row of what it has, and nothing else is made up', async () => {
  const rows = await db
    .selectFrom('stock_moves')
    .select(['inventory_id', 'quantity', 'cause'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual(
    [1, 3, 4].map((inventory_id) => ({ inventory_id, quantity: 9, cause: 'opening' })),
  );
});
it('each line has what came back: all of a cancelled parcel, or what its refund names', async () => {
  const rows = await db
    .selectFrom('order_lines')
    .select(['restocked', 'traced'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([1, 4, 5, 0].map((restocked) => ({ restocked, traced: false })));
});
it('a refund on its way whose pieces are back already brings none again', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`update refunds set state = 'succeeded', ended_at = now() where id = 3`.execute(tx);
    await restockReturned(tx, 3);
  });
  expect(await stock()).toEqual([9, 0, 9, 9]);
});
it('a parcel that is cancelled gives back the rest, of a deleted variant to nobody', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`update parcels set cancelled_at = now() where id = 1`.execute(tx);
    await restockCancelled(tx, [1]);
  });
  expect(await stock()).toEqual([13, 1, 9, 9]);
  expect((await auditMarket(db)).filter(({ fault }) => /stock|pieces/.test(fault))).toEqual([]);
});
const stock = async () =>
  (await db.selectFrom('inventories').select('quantity').orderBy('id').execute()).map(
    ({ quantity }) => quantity,
  );
