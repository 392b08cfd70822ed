// The status of an order `t` in one word, as staff read it in lists, and filters by it.
import { sql, type SqlBool } from 'kysely';
import { orderMethod, orderStatus } from '#contract/constants.ts';

const cash = sql.lit(orderMethod.cashOnDelivery);
const bank = sql.lit(orderMethod.bank);
/** Its goods may move. */
const funded = sql`(t.paid_at is not null or t.order_method = ${cash})`;
const inReview = sql`exists (
  select from payments y where y.order_id = t.id and y.state = 'review'
    and not exists (select from refunds r where r.payment_id = y.id and r.state <> 'failed')
)`;
/** A parcel `p` that is neither delivered nor cancelled. */
const open = sql`p.cancelled_at is null and p.status < 5`;

/** A word of `orderMoney`. */
export const moneyWord = sql`case
  when ${inReview} then 'review'
  when t.refunded > 0 and t.refunded >= t.paid then 'refunded'
  when t.refunded > 0 then 'partly-refunded'
  when t.paid_at is not null then 'paid'
  when t.cancelled_at is not null then 'none'
  when t.order_method = ${cash} then 'cash'
  when t.order_method = ${bank} then 'transfer'
  else 'unpaid'
end`;

/** A word of `orderStates`. */
export const stateWord = sql`case
  when t.cancelled_at is not null then 'cancelled'
  when not ${funded} then 'waits'
  when exists (select from parcels p where p.order_id = t.id and ${open} and p.due_at < now())
    then 'late'
  else (array['to-confirm', 'confirmed', 'picked-up', 'on-the-way', 'delivered'])[(
    select min(p.status) from parcels p where p.order_id = t.id and p.cancelled_at is null
  )]
end`;

const left = sql.lit(orderStatus.onTheWay);
/** Whether its parcels have left: all of those that are not cancelled, some, or none. */
export const sentWord = sql`(
  select case
    when count(*) filter (where p.status >= ${left}) = 0 then 'no'
    when bool_and(p.status >= ${left}) then 'all'
    else 'partly'
  end
  from parcels p
  where p.order_id = t.id and p.cancelled_at is null
)`;

const waitsToLeave = sql`t.id in (
  select p.order_id from parcels p where p.cancelled_at is null and p.status < 5 and p.status < ${left}
)`;
const hasLeft = sql`exists (
  select from parcels p
  where p.order_id = t.id and p.cancelled_at is null and p.status >= ${left} offset 0
)`;
const hasOpen = sql`t.id in (select p.order_id from parcels p where ${open})`;

/** Whether its parcels have left, as a condition. */
export const SENT = {
  no: sql<SqlBool>`${waitsToLeave} and not ${hasLeft}`,
  partly: sql<SqlBool>`${waitsToLeave} and ${hasLeft}`,
  all: sql<SqlBool>`not ${waitsToLeave} and ${hasLeft}`,
};

export const STATES = {
  open: sql<SqlBool>`t.cancelled_at is null and t.id = any(array(
    select p.order_id from parcels p where ${open}
  ))`,
  done: sql<SqlBool>`t.cancelled_at is null and not ${hasOpen}`,
  cancelled: sql<SqlBool>`t.cancelled_at is not null`,
};

export const PAID = {
  yes: sql<SqlBool>`t.paid_at is not null`,
  no: sql<SqlBool>`t.paid_at is null and t.cancelled_at is null`,
};

/** Filters for the views of the list: what somebody has to do. */
export const VIEWS = {
  'to-confirm': sql<SqlBool>`t.cancelled_at is null and ${funded} and t.id in (
    select p.order_id from parcels p where ${open} and p.status = 1
  )`,
  // few of all: they are found first, and their orders by their ids
  late: sql<SqlBool>`t.cancelled_at is null and ${funded} and t.id = any(array(
    select p.order_id from parcels p where ${open} and p.due_at < now()
  ))`,
  unpaid: sql<SqlBool>`t.paid_at is null and t.cancelled_at is null and t.order_method <> ${cash}`,
  review: sql<SqlBool>`t.id in (select y.order_id from payments y where y.state = 'review')
    and ${inReview}`,
  cash: sql<SqlBool>`t.paid_at is null and t.cancelled_at is null and t.order_method = ${cash}`,
  refunded: sql<SqlBool>`t.refunded > 0`,
  cancelled: sql<SqlBool>`t.cancelled_at is not null`,
};
