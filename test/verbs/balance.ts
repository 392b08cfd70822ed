// What must hold for a market's books at any moment, whatever ran at once or was interrupted.
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db/connect.ts';

const SUMS = ['subtotal', 'bundle_offer', 'tax', 'shipping_price', 'voucher_price', 'total'];
const differ = (one: string, other: string) =>
  sql.raw(SUMS.map((name) => `${one}.${name} is distinct from ${other}.${name}`).join(' or '));

/** Each sentence says what never happens, and its query finds the ids for which it did. */
const never: [sentence: string, question: RawBuilder<{ id: number }>][] = [
  [
    'an order without a parcel',
    sql`select id from orders o where not exists (select from parcels where order_id = o.id)`,
  ],
  [
    'a parcel without a line',
    sql`select id from parcels p where not exists (select from order_lines where parcel_id = p.id)`,
  ],
  [
    'a parcel whose history does not begin once',
    sql`
      select id
      from parcels p
      where (select count(*) from parcel_events where parcel_id = p.id and action = 'placed') <> 1`,
  ],
  [
    'an order that is not the sum of its parcels',
    sql`
      select o.id
      from orders o
      join (
        select
          order_id, sum(subtotal) as subtotal, sum(bundle_offer) as bundle_offer, sum(tax) as tax,
          sum(shipping_price) as shipping_price, sum(voucher_price) as voucher_price,
          sum(fee) as fee, sum(total) as total
        from parcels
        group by 1
      ) s on s.order_id = o.id
      where ${differ('o', 's')} or o.fee <> s.fee`,
  ],
  [
    'a parcel that is not the sum of its lines',
    sql`
      select p.id
      from parcels p
      join (
        select
          parcel_id, sum(selling * quantity) as subtotal,
          sum(selling * bundle_free) as bundle_offer, sum(tax_price * quantity) as tax,
          sum(shipping_price) as shipping_price, sum(voucher_price) as voucher_price,
          sum(
            selling * (quantity - bundle_free) + tax_price * quantity + shipping_price
            - voucher_price
          ) + (select fee from parcels own where own.id = parcel_id) as total
        from order_lines
        group by 1
      ) s on s.parcel_id = p.id
      where ${differ('p', 's')}`,
  ],
  [
    'a line in the parcel of another store',
    sql`
      select l.id
      from order_lines l
      join parcels c on c.id = l.parcel_id
      join products p on p.id = l.product_id
      where p.store_id <> c.store_id`,
  ],
  [
    'a voucher that counts other uses than it has',
    sql`
      select id
      from vouchers v
      where used <> (select count(*) from voucher_uses where voucher_id = v.id)`,
  ],
  [
    'an order whose voucher is not counted though it serves, or is though it does not',
    sql`
      select id
      from orders o
      where voucher_id is not null
        and case
          when cancelled_at is not null
            then exists (select from voucher_uses where order_id = o.id)
          else not exists (select from voucher_uses where order_id = o.id)
            and (
              exists (
                select
                from parcels
                where order_id = o.id and cancelled_at is null and voucher_price > 0
              )
              or not exists (
                select from parcels where order_id = o.id and cancelled_at is not null
              )
            )
        end`,
  ],
  [
    'an order whose last live parcel is gone and that is not cancelled',
    sql`
      select id
      from orders o
      where cancelled_at is null
        and not exists (select from parcels where order_id = o.id and cancelled_at is null)`,
  ],
  [
    'a voucher that is counted for an order without it',
    sql`
      select order_id as id
      from voucher_uses u
      where not exists (select from orders where id = u.order_id and voucher_id = u.voucher_id)`,
  ],
  [
    'an order that the diary has not exactly once',
    sql`
      select id
      from orders o
      where (
        select count(*) from events where kind = 'order-placed' and (data ->> 'order')::int = o.id
      ) <> 1`,
  ],
  [
    'an order whose closings and reopenings the diary does not have as often as they were',
    sql`
      select o.id
      from orders o
      cross join lateral (
        select
          count(*) filter (where kind = 'order-cancelled')
          - count(*) filter (where kind = 'order-reopened') as closed
        from events
        where kind in ('order-cancelled', 'order-reopened') and (data ->> 'order')::int = o.id
      ) e
      where e.closed <> (o.cancelled_at is not null)::int`,
  ],
  [
    'a cancelled order with a live parcel',
    sql`
      select o.id
      from orders o
      join parcels p on p.order_id = o.id
      where o.cancelled_at is not null and p.cancelled_at is null`,
  ],
];

/** The faults in the books: a sentence and the ids that it is about. */
export async function wrongInBooks(db: Db): Promise<{ sentence: string; ids: number[] }[]> {
  const found = await Promise.all(
    never.map(async ([sentence, question]) => ({
      sentence,
      ids: (await question.execute(db)).rows.map(({ id }) => id),
    })),
  );
  return found.filter(({ ids }) => ids.length > 0);
}

/** The items of every variant, in stock or sold and not returned: orders never change it. */
export async function piecesInAll(db: Db): Promise<Record<number, number>> {
  const { rows } = await sql<{ id: number; pieces: number }>`
    select
      i.id,
      i.quantity + coalesce(
        (select sum(l.quantity - l.restocked) from order_lines l where l.inventory_id = i.id), 0
      ) as pieces
    from inventories i`.execute(db);
  return Object.fromEntries(rows.map(({ id, pieces }) => [id, pieces]));
}
