import { sql } from 'kysely';
import type { Order } from '#contract/order.ts';

/** What an order's payments, transfer and refunds come to, as `moneyOf` reads it; amounts in minor units. */
export type PaidSoFar = { due: number; token: string | null; state: 'waiting' | 'failed' | 'checking' | 'review' | null; transfer: Order['pay']['transfer']; refunds: { amount: number; state: 'pending' | 'succeeded' | 'failed'; at: string }[] };

/** Of `payments p`: what the gateway said does not fit, and its money was not sent back. Somebody has to decide. */
export const waitsForStaff = sql<boolean>`(p.state = 'review' and not exists (select from refunds r where r.payment_id = p.id and r.state <> 'failed'))`;

/** A part of a statement over `orders o`: one JSON of its money. */
export const moneyOf = sql`jsonb_build_object(
  'due', (select coalesce(sum(p.total), 0) from parcels p where p.order_id = o.id and p.cancelled_at is null),
  'token', (select p.provider_ref from payments p where p.order_id = o.id and p.method = o.order_method order by p.id desc limit 1),
  'state', (select case when bool_or(${waitsForStaff}) then 'review' when bool_or(p.state = 'processing') then 'checking' when (array_agg(p.state order by p.id desc))[1] = 'failed' then 'failed' else 'waiting' end from payments p where p.order_id = o.id having count(*) > 0),
  'transfer', (select jsonb_build_object('trans_id', t.trans_id, 'state', t.state, 'reason', t.reason) from transfers t where t.order_id = o.id order by t.id desc limit 1),
  'refunds', (select coalesce(jsonb_agg(jsonb_build_object('amount', r.amount, 'state', r.state, 'at', r.created_at) order by r.id), '[]') from refunds r where r.order_id = o.id))`;

/** The same as the wire has it: `due` is 0 once it is paid or cancelled. */
export function payOf(row: { paid_at: Date | null; cancelled_at: Date | null; pay_by: Date | null; money: PaidSoFar }, money: (minor: number) => number): Order['pay'] {
  const open = row.paid_at === null && row.cancelled_at === null;
  return { due: open ? money(row.money.due) : 0, pay_by: open ? row.pay_by?.toISOString() ?? null : null, state: row.paid_at ? 'paid' : row.money.state ?? 'none', transfer: row.money.transfer,
    refunds: row.money.refunds.map(({ amount, state, at }) => ({ amount: money(amount), state, at: new Date(at).toISOString() })) };
}
