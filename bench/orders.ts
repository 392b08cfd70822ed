// The response time of the staff's lists, at a million orders and 200,000 customers; and the memory
// that a file of all of them takes.
import { permissions } from '#contract/permission.ts';
import { sql } from 'kysely';
import { csvOfParts } from '#base/csv.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Db } from '#db/connect.ts';
import { listCustomers } from '#market/care/list-customers.ts';
import { eachOrder, listOrders } from '#market/orders/list-orders.ts';
import { findAtDesk } from '#market/search/find-at-desk.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { growOrders } from './grow-orders.ts';
import type { Line } from './report.ts';
import type { Market } from './shop.ts';

const MOST_MS = 100;
const TIMES = 20;
const SHARE = 0.95;
const MEGABYTE = 2 ** 20;
const MOST_MB = 100;
const MEMORY_SAMPLES = 20;
const staff: Staff = {
  kind: 'staff',
  accountId: 1,
  name: 'Bench',
  role: 'owner',
  permissions,
  language: 'en',
  timeZone: 'UTC',
};

export async function benchOrders({ services }: Market): Promise<Line[]> {
  await growOrders(services.db);
  return measureOrders(services.db, await services.market());
}

/** Measures the lists on a database that was grown. */
async function measureOrders(db: Db, market: MarketSettings): Promise<Line[]> {
  const { rows: samples } = await sql<SampleOrder>`
    with ends as (select min(id) as first, max(id) as last, count(*)::int as all from orders)
    select o.code, o.store, o.product, ends.all as orders,
      (select count(*)::int from accounts) as customers
    from ends
    cross join generate_series(1, ${TIMES}) n
    cross join lateral (
      select o.code, p.store_id as store, l.product_id as product
      from orders o
      join parcels p on p.order_id = o.id
      join order_lines l on l.parcel_id = p.id
      where o.id > first + (last - first) * n / ${TIMES + 1}
      order by o.id
      limit 1
    ) o
  `.execute(db);
  const [first] = samples;
  if (!first || samples.length < TIMES) throw new Error('There are too few orders to measure.');
  const lines: Line[] = [];
  for (const [name, run] of Object.entries(questions(db, market))) {
    const took: number[] = [];
    for (const [at, order] of samples.entries()) {
      const began = performance.now();
      await run(order, at);
      took.push(performance.now() - began);
    }
    const value = took.toSorted((a, b) => a - b)[Math.ceil(took.length * SHARE) - 1] ?? 0;
    lines.push({
      what: `desk, ${name}: 95 of 100 answers within`,
      value,
      unit: 'ms',
      wanted: `≤ ${MOST_MS}`,
      holds: value <= MOST_MS,
      note: `${first.orders} orders, ${first.customers} accounts`,
    });
  }
  return [...lines, await measureFile(db)];
}

type SampleOrder = {
  code: string;
  store: number;
  product: number;
  orders: number;
  customers: number;
};

function questions(db: Db, market: MarketSettings) {
  const orders = (query: Record<string, unknown>) =>
    listOrders(db, endpoints['adminOrder.list'].input.parse(query));
  const customers = (query: Record<string, unknown>) =>
    listCustomers(db, endpoints['adminCustomer.list'].input.parse(query), market);
  return {
    'orders, newest first': () => orders({}),
    'orders, page 40': () => orders({ page: 40 }),
    'orders by total': () => orders({ sort: '-total' }),
    'orders, to confirm': () => orders({ view: 'to-confirm' }),
    'orders, late': () => orders({ view: 'late' }),
    'orders, unpaid': () => orders({ view: 'unpaid' }),
    'orders, cash owed': () => orders({ view: 'cash' }),
    'orders, payment to check': () => orders({ view: 'review' }),
    'orders, cancelled': () => orders({ view: 'cancelled' }),
    'orders, refunded': () => orders({ view: 'refunded' }),
    'orders, paid': () => orders({ paid: 'yes' }),
    'orders, not sent': () => orders({ sent: 'no' }),
    'orders, all sent': () => orders({ sent: 'all' }),
    'orders, open': () => orders({ state: 'open' }),
    'orders, done': () => orders({ state: 'done' }),
    'orders of a store': ({ store }: SampleOrder) => orders({ store }),
    'orders of a store, late': ({ store }: SampleOrder) => orders({ store, view: 'late' }),
    'orders of a product': ({ product }: SampleOrder) => orders({ product }),
    'orders of a country': () => orders({ country: 'MA' }),
    'orders of a country that has none': () => orders({ country: 'JP' }),
    'orders of a method': () => orders({ method: 2 }),
    'orders of a method that has none': () => orders({ method: 7 }),
    'orders of some days': () => orders({ from: '2026-06-01', until: '2026-06-07' }),
    'orders by code': ({ code }: SampleOrder) => orders({ q: code }),
    'orders by half a code': ({ code }: SampleOrder) => orders({ q: code.slice(0, 6) }),
    'orders by a common name': () => orders({ q: 'karim' }),
    'orders by a whole name': () => orders({ q: 'zeynep yildiz' }),
    'orders by e-mail': (_: SampleOrder, at: number) =>
      orders({ q: `bench${1000 + at}@example.com` }),
    'orders by half a phone number': (_: SampleOrder, at: number) =>
      orders({ q: `0${79190 + at} 91` }),
    'orders by a tracking number': (_: SampleOrder, at: number) => orders({ q: `SP${5000 + at}` }),
    'orders by a product’s name': () => orders({ q: 'lamp' }),
    'customers, newest first': () => customers({}),
    'customers by what they spent': () => customers({ sort: '-spent' }),
    'customers by last order': () => customers({ sort: '-last_order_at' }),
    'customers of a country': () => customers({ country: 'MA' }),
    'customers with consent': () => customers({ consent: 'yes' }),
    'customers by name': () => customers({ q: 'cagla' }),
    'customers by e-mail': (_: SampleOrder, at: number) => customers({ q: `bench${1000 + at}@` }),
    'customers by half a phone number': (_: SampleOrder, at: number) =>
      customers({ q: `0${79190 + at} 91` }),
    'anything by a code': ({ code }: SampleOrder) => findAtDesk(db, staff, code),
    'anything by a name': () => findAtDesk(db, staff, 'karim haddad'),
  };
}

/** Reads the file of all orders to its end, and measures the memory meanwhile. */
async function measureFile(db: Db): Promise<Line> {
  const query = endpoints['adminOrder.export'].input.parse({});
  const held = () => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  };
  const before = held();
  let most = 0;
  let bytes = 0;
  let parts = 0;
  for await (const part of csvOfParts(eachOrder(db, query))) {
    bytes += part.length;
    if (parts++ % MEMORY_SAMPLES === 0) most = Math.max(most, held() - before);
  }
  return {
    what: 'desk, a file of all orders: memory goes up by',
    value: most / MEGABYTE,
    unit: 'MB',
    wanted: `≤ ${MOST_MB}`,
    holds: most <= MOST_MB * MEGABYTE,
    note: `${(bytes / MEGABYTE).toFixed(0)} MB of CSV`,
  };
}
