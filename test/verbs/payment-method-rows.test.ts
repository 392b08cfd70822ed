// Every payment method is a row, which all others reference: in a new shop, and in one that sold
// before.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseBefore, freshDatabase, type Fresh } from '../db.ts';

const METHODS = [1, 2, 3, 4, 5, 6, 7];
const NO_METHOD = 8;
const NAMED_IN = [
  'ledger_lines',
  'orders',
  'payment_events',
  'payments',
  'settings',
  'settlements',
];

const HISTORY = `
  insert into languages (code, name, direction, is_default)
  values ('en', 'English', 'ltr', true);
  insert into settings (site_name, meta_title, meta_description, copyright_text, default_method)
  values ('{"en": "Souk"}', '{"en": "S"}', '{"en": "S"}', '{"en": "S"}', 5);
  insert into addresses (shopper, name, email, phone, country, state, city, zip, address_1)
  values ('v:somebody', 'Amal', 'amal@example.com', '1', 'FR', 'IDF', 'Paris', '75001', 'Rue 1');
  insert into orders (
    code, shopper, order_method, currency, currency_exponent, user_address_id, address, subtotal,
    bundle_offer, tax, shipping_price, voucher_price, total, language, time_zone
  )
  values (
    'ORDERORDERORDER1', 'v:somebody', 5, 'USD', 2, 1,
    '{"name": "Amal", "email": "amal@example.com", "phone": "1", "country": "FR",
      "state": "IDF", "city": "Paris", "zip": "75001", "address_1": "Rue 1"}',
    2000, 0, 200, 500, 0, 2700, 'en', 'Asia/Dubai'
  );
  insert into payments (order_id, method, test_mode, amount, currency, exponent, key, expires_at)
  values (1, 5, true, 2700, 'USD', 2, 'pay_AAAAAAAAAAAAAAAAAAAAAAAA', now());
  begin;
  insert into ledger_entries (kind, fact, order_id) values ('adjustment', 'adjustment:1', 1);
  insert into ledger_lines (entry_id, account, method, amount, currency)
  values (1, 'gateway', 5, -2700, 'USD'), (1, 'customer', null, 2700, 'USD');
  commit;
  insert into settlements (method, name) values (5, 'november.csv');
  insert into payment_events (method, event_id, kind) values (5, 'evt', 'charge.completed');
  delete from payment_methods where method in (5, 6);`;

const refersToRow = async ({ db }: Fresh) =>
  (
    await sql<{ table: string }>`
      select conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'payment_methods'::regclass
      order by 1`.execute(db)
  ).rows.map(({ table }) => table);
const methodsOf = ({ db }: Fresh) =>
  db.selectFrom('payment_methods').select(['method', 'enabled']).orderBy('method').execute();

describe('a new shop', () => {
  let base: Fresh;
  beforeAll(async () => {
    base = await freshDatabase();
  });
  afterAll(() => base.close());

  it('has a row of every method, and takes cash alone', async () => {
    const methods = await methodsOf(base);
    expect(methods.map(({ method }) => method)).toEqual(METHODS);
    expect(methods.filter(({ enabled }) => enabled).map(({ method }) => method)).toEqual([2]);
  });
  it('refers to a row wherever a method is named, and counts methods nowhere', async () => {
    const { rows: counted } = await sql`
      select conname from pg_constraint
      where contype = 'c' and pg_get_constraintdef(oid) ~ 'method >= 1.*method <= 7'`.execute(
      base.db,
    );
    expect([await refersToRow(base), counted]).toEqual([NAMED_IN, []]);
  });
  it('names no method that has no row, and any that has one', async () => {
    const name = (method: number) =>
      base.db.insertInto('settlements').values({ method, name: 'a.csv' }).execute();
    await expect(name(NO_METHOD)).rejects.toThrow('settlements_method_fkey');
    await base.db.insertInto('payment_methods').values({ method: NO_METHOD }).execute();
    await name(NO_METHOD);
    const gone = base.db.deleteFrom('payment_methods').where('method', '=', NO_METHOD).execute();
    await expect(gone).rejects.toThrow('settlements_method_fkey');
  });
});

describe('a shop that sold before', () => {
  let base: Awaited<ReturnType<typeof databaseBefore>>;
  beforeAll(async () => {
    base = await databaseBefore('0020_payment_methods_are_rows.sql');
    await sql.raw(HISTORY).execute(base.db);
    await base.goOn();
  });
  afterAll(() => base.close());

  it('gets missing rows back, and nothing is switched on', async () => {
    const methods = await methodsOf(base);
    expect(methods.map(({ method }) => method)).toEqual(METHODS);
    expect(methods.filter(({ enabled }) => enabled).map(({ method }) => method)).toEqual([2]);
    expect(await refersToRow(base)).toEqual(NAMED_IN);
  });
  it('keeps what it wrote, and its ledger is only ever added to', async () => {
    const { rows } = await sql`
      select (select order_method from orders) as orders, (select method from payments) as payments,
        (select sum(method) from ledger_lines)::int as lines`.execute(base.db);
    expect(rows).toEqual([{ orders: 5, payments: 5, lines: 5 }]);
    for (const change of ['truncate ledger_lines', 'delete from ledger_lines'])
      await expect(sql.raw(change).execute(base.db)).rejects.toThrow();
  });
});
