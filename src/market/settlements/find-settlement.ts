import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import { exponentIn } from '#market/ledger/exponent-in.ts';
import type { Staff } from '#market/settings/actor.ts';

export type Found = 'matched' | 'missing' | 'different';
/**
 * A row of a file and what the books know of it: `expected` null where they know nothing, or
 * nothing that was paid. Minor units; of refunds below zero.
 */
export type SettlementLine = {
  ref: string;
  kind: 'payment' | 'refund' | 'other';
  gross: Money;
  fee: Money;
  net: Money;
  currency: string;
  exponent: number;
  found: Found;
  orderId: number | null;
  orderCode: string;
  expected: Money | null;
  expectedCurrency: string;
};
/** What we have and the file has not, nor any before it. */
export type AbsentLine = {
  kind: 'payment' | 'refund';
  id: number;
  ref: string;
  amount: Money;
  currency: string;
  exponent: number;
  at: Date;
  orderId: number;
  orderCode: string;
};
export type SettlementReport = {
  id: number;
  method: number;
  name: string;
  createdAt: Date;
  counts: Record<Found | 'absent', number>;
  lines: SettlementLine[];
  absent: AbsentLine[];
};

/**
 * What a settlement file said and how it fits: rows that do not come first. Refuses
 * 'settlement-not-found'.
 */
export async function findSettlement(db: Db, id: number): Promise<SettlementReport> {
  const head = await db
    .selectFrom('settlements')
    .select(['id', 'method', 'name', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!head) throw new Refusal('settlement-not-found');
  const lines = await readLines(db, id);
  const absent = await readAbsent(db, id, head.method);
  const count = (found: Found) => lines.filter((line) => line.found === found).length;
  return {
    ...head,
    counts: {
      matched: count('matched'),
      missing: count('missing'),
      different: count('different'),
      absent: absent.length,
    },
    lines,
    absent,
  };
}

/** The settlements that were taken in, newest first, with how their rows were found. */
export async function readSettlements(
  db: Db,
  _: Staff,
): Promise<
  {
    id: number;
    method: number;
    name: string;
    createdAt: Date;
    matched: number;
    missing: number;
    different: number;
  }[]
> {
  const { rows } = await sql<{
    id: number;
    method: number;
    name: string;
    createdAt: Date;
    matched: number;
    missing: number;
    different: number;
  }>`
    select s.id, s.method, s.name, s.created_at as "createdAt", count(*) filter (where l.found = 'matched') as matched, count(*) filter (where l.found = 'missing') as missing, count(*) filter (where l.found = 'different') as different
    from settlements s left join settlement_lines l on l.settlement_id = s.id group by s.id order by s.id desc limit 200`.execute(
    db,
  );
  return rows;
}

async function readLines(db: Db, id: number): Promise<SettlementLine[]> {
  const { rows } = await sql<SettlementLine>`
    select s.provider_ref as ref, s.kind, s.gross, s.fee, s.net, s.currency, ${exponentIn('s.currency')} as exponent, s.found, o.id as "orderId", coalesce(o.code, '') as "orderCode", own.amount as expected, coalesce(own.currency, '') as "expectedCurrency"
    from settlement_lines s left join payments p on p.id = s.payment_id left join refunds r on r.id = s.refund_id left join orders o on o.id = coalesce(p.order_id, r.order_id)
    left join lateral (select -sum(l.amount) as amount, l.currency from ledger_entries e join ledger_lines l on l.entry_id = e.id and l.account = 'gateway'
      where e.fact = case when s.payment_id is null then 'refund:' || s.refund_id else 'payment:' || s.payment_id end group by l.currency) own on true
    where s.settlement_id = ${id} order by array_position('{different,missing,matched}', s.found), s.id`.execute(
    db,
  );
  return rows;
}

/**
 * The time that a file is about lies between the first and the last of what it shares with the
 * books: gateways write days in many ways, and in their own zones.
 */
async function readAbsent(db: Db, id: number, method: number): Promise<AbsentLine[]> {
  const { rows } = await sql<AbsentLine>`
    with ours as (
      select 'payment' as kind, p.id, p.order_id, coalesce(p.provider_payment_ref, p.provider_ref, p.key) as ref, coalesce(p.received, p.amount) as amount, p.currency, p.succeeded_at as at, s.id as line
      from payments p left join settlement_lines s on s.settlement_id = ${id} and s.payment_id = p.id where p.method = ${method} and p.state = 'succeeded'
      union all select 'refund', r.id, r.order_id, coalesce(r.provider_ref, r.key), -r.amount, p.currency, r.ended_at, s.id
      from refunds r join payments p on p.id = r.payment_id left join settlement_lines s on s.settlement_id = ${id} and s.refund_id = r.id where p.method = ${method} and r.state = 'succeeded' and r.source <> 'dispute')
    select f.kind, f.id, f.ref, f.amount, f.currency, ${exponentIn('f.currency')} as exponent, f.at, o.id as "orderId", o.code as "orderCode" from ours f join orders o on o.id = f.order_id
    where f.line is null and f.at between (select min(at) from ours where line is not null) and (select max(at) from ours where line is not null)
      and not exists (select from ledger_entries e where e.fact = 'settlement:' || f.kind || ':' || f.id) order by f.at, f.id`.execute(
    db,
  );
  return rows;
}
