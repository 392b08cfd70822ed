// One order with everything that staff need to know.
import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import { orderMethod } from '#contract/constants.ts';
import type { OpenedOrder } from '#contract/admin/order.ts';
import type { UnsaidParcel } from '#contract/sold-parcel.ts';
import type { Db } from '#db/connect.ts';
import { readNotes } from '#market/care/staff-notes.ts';
import { readTimeline } from '#market/care/read-timeline.ts';
import { LAST_FOR_SHOP } from '#market/orders/parcel.ts';
import { readOrder } from '#market/orders/read-order.ts';
import { readDueParcels, type DueParcel } from '#market/orders/remind-store.ts';
import { readParcelsOfOrder } from '#market/orders/read-sold-parcels.ts';
import { readOrderPayments, readOrderRefunds } from '#market/payments/read-payments.ts';
import { readRefundable } from '#market/payments/refunds/read-refundable.ts';
import { shopperOf, type Staff } from '#market/settings/actor.ts';

type Due = Pick<OpenedOrder['parcels'][number], 'due_at' | 'reminded_at' | 'may_remind'>;
type OrderBuyer = {
  shopper: string;
  account_id: number | null;
  exponent: number;
  taken_as: string | null;
};
const PAYABLE = new Set<OpenedOrder['order']['pay']['state']>(['none', 'waiting', 'failed']);

/**
 * A complete order; the reasons of its parcels are codes that still need words. Refuses
 * 'order-not-found'.
 */
export async function openOrder(
  db: Db,
  by: Staff,
  id: number,
): Promise<Omit<OpenedOrder, 'parcels'> & { parcels: (UnsaidParcel & Due)[] }> {
  const { rows } = await sql<OrderBuyer>`
    select shopper, account_id, currency_exponent as exponent, taken_as from orders where id = ${id}
  `.execute(db);
  const [whose] = rows;
  if (!whose) throw new Refusal('order-not-found');
  const { shopper, exponent } = whose;
  const order = await readOrder(db, shopperOf(shopper, by), id);
  const due = await readDueParcels(db, id);
  const parcels = (await readParcelsOfOrder(db, by, id)).map((parcel) => ({
    ...parcel,
    ...dueOf(due.get(parcel.id)),
  }));
  const refundable = await readRefundable(db, id);
  const live = parcels.filter(({ cancelled }) => cancelled === 0);
  return {
    order,
    customer: await readCustomer(db, whose.account_id),
    parcels,
    payments: await readOrderPayments(db, id),
    refunds: await readOrderRefunds(db, id),
    back: await readBack(db, id, exponent),
    left:
      order.pay.state === 'paid'
        ? toDecimal(
            refundable.reduce((sum, { left }) => sum + left, 0),
            exponent,
          )
        : 0,
    letters: await readLetters(db, id),
    notes: await readNotes(db, { order: id }),
    timeline: await readTimeline(db, id, exponent),
    may_remind:
      order.cancelled === 0 &&
      order.order_method !== orderMethod.cashOnDelivery &&
      order.pay.due > 0 &&
      PAYABLE.has(order.pay.state),
    taken: whose.taken_as === null ? null : { by: whose.taken_as, at: order.created_at },
    may_cancel: live.length > 0 && live.every(({ status }) => status <= LAST_FOR_SHOP),
  };
}

const dueOf = (parcel: DueParcel | undefined): Due => ({
  due_at: parcel?.due_at?.toISOString() ?? null,
  reminded_at: parcel?.reminded_at?.toISOString() ?? null,
  may_remind: parcel?.may_remind ?? false,
});

async function readCustomer(db: Db, accountId: number | null): Promise<OpenedOrder['customer']> {
  if (accountId === null) return null;
  const { rows } = await sql<NonNullable<OpenedOrder['customer']>>`
    select a.id, a.name,
      (select count(*)::int from orders o where o.shopper = 'a:' || a.id) as orders
    from accounts a
    where a.id = ${accountId} and a.erased_at is null
  `.execute(db);
  return rows[0] ?? null;
}

/** What was refunded of each line, except by refunds that failed. */
async function readBack(db: Db, id: number, exponent: number): Promise<OpenedOrder['back']> {
  const { rows } = await sql<OpenedOrder['back'][number]>`
    select l.id, coalesce(sum(b.quantity), 0)::int as returned,
      coalesce(sum(b.amount), 0)::float8 as refunded
    from order_lines l
    left join (
      select rl.* from refund_lines rl join refunds r on r.id = rl.refund_id
      where r.state <> 'failed' and r.order_id = ${id}
    ) b on b.order_line_id = l.id
    where l.order_id = ${id}
    group by l.id
    order by l.id
  `.execute(db);
  return rows.map((row) => ({ ...row, refunded: toDecimal(row.refunded, exponent) }));
}

/**
 * Letters do not refer to orders, so this finds those to the buyer that contain the order's code.
 */
async function readLetters(db: Db, id: number): Promise<OpenedOrder['letters']> {
  const { rows } = await sql<Omit<OpenedOrder['letters'][number], 'at'> & { at: Date }>`
    select m.id::int as id, m.kind, m.subject, m.created_at as at, m.state
    from orders o
    join mails m on m.recipient = o.address ->> 'email'
    where o.id = ${id}
      and m.created_at >= o.created_at
      and position(o.code in m.subject || m.plain) > 0
    order by m.id desc
  `.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
