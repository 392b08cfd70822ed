// SQL of what lists show of each parcel `t`, and of those that wait for a step.
import { sql, type SqlBool } from 'kysely';
import { isFunded, isOpen } from '#market/orders/late-parcel.ts';

const order = (column: string) =>
  sql`(select ${sql.raw(column)} from orders o where o.id = t.order_id)`;

export const parcelColumns = {
  id: sql`t.id`,
  title: sql`t.code`,
  order_code: order('o.code'),
  buyer: order(`o.address ->> 'name'`),
  pieces: sql`(
    select coalesce(sum(l.quantity), 0)::int from order_lines l
    where l.order_id = t.order_id and l.parcel_id = t.id
  )`,
  created_at: order('o.created_at'),
  due_at: sql`t.due_at`,
  carrier: sql`t.carrier`,
  tracking_number: sql`t.tracking_number`,
  state: sql`case
    when t.cancelled_at is not null then 'cancelled'
    when t.status < 5 and not ${isFunded} then 'waits'
    when t.status < 5 and t.due_at < now() then 'late'
    else (array['to-confirm', 'confirmed', 'picked-up', 'on-the-way', 'delivered'])[t.status]
  end`,
};

export const stepViews = {
  'to-confirm': sql<SqlBool>`${isOpen} and t.status = 1 and ${isFunded}`,
  confirmed: sql<SqlBool>`${isOpen} and t.status = 2`,
  'picked-up': sql<SqlBool>`${isOpen} and t.status = 3`,
  'on-the-way': sql<SqlBool>`${isOpen} and t.status = 4`,
  /** As `isLate`, by the index of a store's parcels that has each step apart. */
  late: sql<SqlBool>`
    ${isOpen} and t.status in (1, 2, 3, 4) and t.due_at < now() and ${isFunded}
  `,
};
