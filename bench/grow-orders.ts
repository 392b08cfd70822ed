// Orders and customers by the million, generated in the database for its existing stores and
// products. The same numbers give the same rows.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { bareTables } from './bare-tables.ts';
import { AFTER_ORDERS, GROWN_EMAIL } from './grow-books.ts';

const ORDERS = 1_000_000;
const CUSTOMERS = 200_000;
const GIVEN = `array['Amelia','Karim','Zeynep','Priya','Luc','Omar','Grace','Inès','Maria','Çağla','Yusuf',
  'Noor','Elif','Rohan','Camille','Hugo','Layla','Mehmet','Anika','Jules']`;
const FAMILY = `array['Hart','Haddad','Aydın','Nair','Fournier','Said','Okafor','Moreau','Silva','Yıldız',
  'Demir','Khan','Öztürk','Patel','Bernard','Petit','Mansour','Kaya','Sharma','Lambert']`;
const COUNTRIES = `array['FR','FR','FR','TR','TR','IN','IN','AE','MA','US']`;
/** The name of a person by number. */
const name = (n: string) => `(${GIVEN})[1 + ${n} % 20] || ' ' || (${FAMILY})[1 + ${n} / 20 % 20]`;
const phone = (n: string) =>
  `'+' || (33 + ${n} % 60) || ' ' || lpad((${n} * 7919 % 1000000000)::text, 9, '0')`;

/** The tables that are filled: their indexes are recreated afterwards. */
const GROWN = [
  'orders',
  'parcels',
  'order_lines',
  'payments',
  'refunds',
  'transfers',
  'cancellations',
  'ledger_entries',
  'ledger_lines',
  'reviews',
  'mails',
  'audit',
  'webhook_messages',
];

const people = (customers: number) => ({
  accounts: `
  insert into accounts (email, name, phone, verified_at, created_at)
  select 'bench' || n || '@example.com', ${name('n')}, ${phone('n')}, now(),
    now() - n * interval '2 minutes'
  from generate_series(1, ${customers}) n`,
  addresses: `
  insert into addresses (shopper, name, email, phone, country, city, zip, address_1, chosen)
  select 'a:' || a.id, a.name, a.email, a.phone, (${COUNTRIES})[1 + a.id % 10], 'Paris', '75001',
    a.id || ', rue de la Paix', true
  from accounts a
  where a.email ${GROWN_EMAIL}`,
});

const sold = (orders: number, customers: number) => ({
  orders: `
  insert into orders (code, shopper, order_method, paid_at, cancelled_at, currency,
    currency_exponent, user_address_id, address, subtotal, bundle_offer, tax, shipping_price,
    voucher_price, total, paid, created_at)
  select upper(substr(md5(n::text), 1, 16)), d.shopper, case when n % 5 = 0 then 2 else 3 end,
    case when n <= ${orders} * 0.99 or n % 3 = 0 then made.at end,
    case when n % 50 = 0 then made.at end, 'USD', 2, d.id,
    jsonb_build_object('id', d.id, 'name', d.name, 'email', d.email, 'phone', d.phone, 'country',
      d.country, 'state', '', 'city', d.city, 'zip', d.zip, 'address_1', d.address_1, 'address_2',
      '', 'company', '', 'tax_number', '', 'delivery_instruction', ''),
    1000 + n % 50000, 0, 0, 0, 0, 1000 + n % 50000,
    case when n <= ${orders} * 0.99 or n % 3 = 0 then 1000 + n % 50000 else 0 end, made.at
  from generate_series(1, ${orders}) n
  cross join lateral (select now() - (${orders} - n) * interval '30 seconds' as at) made
  join (
    select row_number() over (order by id) as place, * from addresses where email ${GROWN_EMAIL}
  ) d on d.place = 1 + (n * 7919::bigint) % ${customers}
  order by n`,
  parcels: `
  insert into parcels (order_id, store_id, code, status, cancelled_at, carrier, tracking_number,
    subtotal, bundle_offer, tax, shipping_price, voucher_price, total, due_at)
  select o.id, s.id, 'P' || upper(substr(md5(o.id::text), 1, 17)),
    case when o.place <= ${orders} * 0.98 then 5 else 1 + o.id % 4 end, o.cancelled_at,
    'Swift Post', 'SP' || o.id, o.subtotal, 0, 0, 0, 0, o.total,
    o.created_at + interval '5 days'
  from (
    select *, row_number() over (order by id) as place,
      id % (select count(*) from stores) as store
    from orders where address ->> 'email' ${GROWN_EMAIL}
  ) o
  join (select id, row_number() over (order by id) - 1 as place from stores) s on s.place = o.store`,
  'lines of orders': `
  insert into order_lines (order_id, parcel_id, product_id, inventory_id, title, image, quantity,
    selling, tax_price, shipping_price, shipping_type)
  select p.order_id, p.id, i.product_id, i.id, jsonb_build_object('en', t.title ->> 'en'), t.image,
    1, p.total, 0, 0, 1
  from (
    select *, order_id * 7919::bigint % (select count(*) from inventories) as item
    from parcels where carrier = 'Swift Post' and tracking_number = 'SP' || order_id
  ) p
  join (select id, product_id, row_number() over (order by id) - 1 as place from inventories) i
    on i.place = p.item
  join products t on t.id = i.product_id`,
  'sums of customers': `
  update accounts a set orders = o.orders, spent = o.spent, last_order_at = o.at
  from (
    select account_id, count(*)::int as orders, sum(paid - refunded)::bigint as spent,
      max(created_at) as at
    from orders where account_id is not null group by account_id
  ) o
  where o.account_id = a.id`,
});

/** Fills a market that has stores and products. Triggers are off; counts are made at the end. */
export async function growOrders(
  db: Db,
  orders = ORDERS,
  customers = CUSTOMERS,
  say: (line: string) => void = () => {},
): Promise<void> {
  await db.connection().execute(async (one) => {
    const run = async (name: string, text: string) => {
      const began = performance.now();
      await sql.raw(text).execute(one);
      say(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    };
    await run('without triggers', 'set session_replication_role = replica');
    await run('in memory', `set work_mem = '256MB'; set maintenance_work_mem = '512MB'`);
    const indexes = await bareTables(one, GROWN);
    const all = { ...people(customers), ...sold(orders, customers), ...AFTER_ORDERS };
    for (const [name, text] of Object.entries(all)) {
      await run(name, text);
      // the next statement is planned with statistics of the present rows
      await run('statistics', `analyze ${/(?:into|update) (\w+)/.exec(text)?.[1] ?? ''}`);
    }
    for (const text of indexes) await run(text.slice(0, 60), text);
    await run('with triggers', 'set session_replication_role = default');
    await run('vacuum', 'vacuum analyze');
  });
}
