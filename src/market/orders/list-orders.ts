// The orders of all stores as staff list them. It is fast at a million of them: every filter has an
// index (0080_orders_at_desk.sql), and texts are made for shown rows only.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { AdminOrderRow, OrderFilters } from '#contract/admin/order-list.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { readList, readSome } from '#market/edits/listing.ts';
import { findOrders, FOUND, ordersFoundBy } from '#market/orders/find-orders.ts';
import {
  moneyWord,
  PAID,
  SENT,
  sentWord,
  STATES,
  stateWord,
  VIEWS,
} from '#market/orders/order-standing.ts';
import { customerKey } from '#market/settings/actor.ts';
import { dayBegins, dayEnds } from '#market/settings/market-day.ts';

type Row = Omit<AdminOrderRow, 'created_at' | 'total'> & {
  created_at: Date;
  total: number;
  exponent: number;
};
type Condition = RawBuilder<SqlBool>;

const COLUMNS = {
  id: sql`t.id`,
  code: sql`t.code`,
  created_at: sql`t.created_at`,
  buyer: sql`t.address ->> 'name'`,
  email: sql`t.address ->> 'email'`,
  phone: sql`t.address ->> 'phone'`,
  country: sql`t.address ->> 'country'`,
  image: sql`(select l.image from order_lines l where l.order_id = t.id order by l.id limit 1)`,
  pieces: sql`(select sum(l.quantity)::int from order_lines l where l.order_id = t.id)`,
  stores: sql`array(
    select s.name from parcels p join stores s on s.id = p.store_id
    where p.order_id = t.id order by p.id
  )`,
  method: sql`t.order_method`,
  money: moneyWord,
  state: stateWord,
  sent: sql`coalesce(${sentWord}, 'no')`,
  currency: sql`t.currency`,
  exponent: sql`t.currency_exponent`,
  total: sql`t.total`,
};

/** A page of the orders that match, the newest first; sums are in the currency of each. */
export async function listOrders(
  db: Db,
  query: ListInput & OrderFilters,
): Promise<Listed<AdminOrderRow>> {
  const others = conditionsOf(query);
  const found = query.q ? await findOrders(db, query.q, query.page * query.size) : null;
  const alone = others.length === 0;
  const words = found ? [alone ? found.newest : (found.walkCondition ?? found.all)] : [];
  // of words alone the newest are enough: with a common name there are more than anybody turns to
  const walked = found && alone && query.sort ? [found.walkCondition ?? found.all] : words;
  const { rows, ...counted } = await readList<Row>(db, query, {
    from: sql`orders t`,
    columns: COLUMNS,
    where: [...words, ...others],
    walk: { from: sql`orders t`, where: [...walked, ...others] },
    usual: query.from || query.until ? '-created_at' : '-id',
    ...(found && alone && { most: FOUND }),
  });
  return { rows: rows.map(shown), ...counted };
}

/** All orders that match, newest first, in batches, for an export of any length. */
export async function* eachOrder(db: Db, query: OrderFilters): AsyncGenerator<AdminOrderRow[]> {
  const words = query.q ? [sql<SqlBool>`t.id in (${await ordersFoundBy(db, query.q)})`] : [];
  const where = [...words, ...conditionsOf(query)];
  yield* readSome<Row, AdminOrderRow>(db, { from: sql`orders t`, columns: COLUMNS, where }, shown);
}

const shown = ({ exponent, ...row }: Row): AdminOrderRow => ({
  ...row,
  created_at: row.created_at.toISOString(),
  total: toDecimal(row.total, exponent),
});

function conditionsOf(query: OrderFilters): Condition[] {
  const { view, paid, sent, state, store, customer, product, voucher, country, method } = query;
  const given: (Condition | false | null | undefined | '')[] = [
    query.only && sql<SqlBool>`t.id = any(${query.only}::int[])`,
    view && VIEWS[view],
    paid && PAID[paid],
    sent && SENT[sent],
    state && STATES[state],
    store !== null &&
      sql<SqlBool>`t.id in (select p.order_id from parcels p where p.store_id = ${store})`,
    customer !== null && sql<SqlBool>`t.shopper = ${customerKey(customer)}`,
    product !== null &&
      sql<SqlBool>`exists (
        select from order_lines l where l.product_id = ${product} and l.order_id = t.id
      )`,
    voucher !== null && sql<SqlBool>`t.voucher_id = ${voucher}`,
    country && sql<SqlBool>`t.address ->> 'country' = ${country.toUpperCase()}`,
    method !== undefined && sql<SqlBool>`t.order_method = ${method}`,
    query.from && sql<SqlBool>`t.created_at >= ${dayBegins(query.from)}`,
    query.until && sql<SqlBool>`t.created_at < ${dayEnds(query.until)}`,
  ];
  return given.filter((one): one is Condition => Boolean(one));
}
