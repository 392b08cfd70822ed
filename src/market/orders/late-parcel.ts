// SQL for when a parcel `t` is late, and when its store was last reminded of it.
import { sql, type SqlBool } from 'kysely';
import { orderMethod } from '#contract/constants.ts';

/**
 * Its goods may move. Evaluated parcel by parcel (`offset 0`): plans that started from all orders
 * took most of a minute for words among a store’s late parcels.
 */
export const isFunded = sql<SqlBool>`exists (
  select from orders o
  where o.id = t.order_id
    and (o.paid_at is not null or o.order_method = ${sql.lit(orderMethod.cashOnDelivery)})
  offset 0
)`;
/** It is neither delivered nor cancelled. */
export const isOpen = sql<SqlBool>`t.cancelled_at is null and t.status < 5`;
/** The delivery date that its buyer was given has passed. */
export const isLate = sql<SqlBool>`${isOpen} and t.due_at < now() and ${isFunded}`;
export const remindedAt = sql<Date | null>`(
  select max(d.at) from audit d
  where d.subject = 'parcel:' || t.id and d.action = 'parcel.remind'
)`;
