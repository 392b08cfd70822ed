import { sql } from 'kysely';
import { exponentOf } from '#base/currency.ts';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import type { Staff } from '#market/settings/actor.ts';
import { factsOf, type Gateways } from '#market/payments/gateways/gateways.ts';
import { findSettlement, type SettlementReport } from '#market/settlements/find-settlement.ts';
import { parseSettlement, type SettledRow } from '#market/settlements/parse-settlement.ts';

/** A file of a gateway: the number of its method, the file's name, and all that is in it. */
export type SettlementFile = { method: number; name: string; csv: string };

const MOST_LETTERS = 20_000_000;

/**
 * Takes in a gateway's settlement CSV (its GatewayFacts say which columns): each row is compared with
 * what the ledger knows of that payment or refund, and what fits is written as paid out to the
 * market's bank, the gateway's fee as its cost. A payment is settled once, in whichever file it
 * stands first, so a file may be taken in again. Answers what was found; what is missing or
 * different changes nothing. `staff` null: from the terminal. Refuses 'method-unavailable' for a
 * payment method without a gateway, 'too-large', 'settlement-unreadable' with the line.
 */
export async function readSettlement(
  tx: Tx,
  { staff, gateways }: { staff: Staff | null; gateways: Pick<Gateways, 'known'> },
  { method, name, csv }: SettlementFile,
  now = new Date(),
): Promise<SettlementReport> {
  const gateway = factsOf(gateways, method);
  if (!gateway) throw new Refusal('method-unavailable');
  if (csv.length > MOST_LETTERS) throw new Refusal('too-large');
  const shop = await tx
    .selectFrom('settings')
    .select(['currency', 'currency_exponent'])
    .executeTakeFirstOrThrow();
  const rows = parseSettlement(gateway.columns, csv, (currency) =>
    currency === shop.currency ? shop.currency_exponent : exponentOf(currency),
  );
  // the first file that has a payment settles it, also of two that are taken in together
  await oneAtATime(tx, 'settlements');
  const { id } = await tx
    .insertInto('settlements')
    .values({ method, name, account_id: staff?.accountId ?? null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLines(tx, id, method, rows);
  await writeSettled(tx, id, method, staff?.accountId ?? null, now);
  await audit(tx, staff, 'settlement.read', `settlement:${id}`, name);
  return findSettlement(tx, id);
}

/**
 * A row is found by what the gateway calls it, or by our own key. It fits when it is exactly what
 * the ledger has at that gateway.
 */
async function writeLines(tx: Tx, id: number, method: number, rows: SettledRow[]): Promise<void> {
  await sql`
    insert into settlement_lines (settlement_id, provider_ref, kind, gross, fee, net, currency, payment_id, refund_id, found)
    select ${id}, r.ref, r.kind, r.gross, r.fee, r.net, r.currency, p.id, f.id,
      case when p.id is null and f.id is null then 'missing' when (own.amount, own.currency) = (r.gross, r.currency) then 'matched' else 'different' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (ref text, kind text, gross bigint, fee bigint, net bigint, currency text)
    left join lateral (select id from payments where r.kind = 'payment' and method = ${method} and (provider_payment_ref = r.ref or provider_ref = r.ref or key = r.ref) order by id limit 1) p on true
    left join lateral (select x.id from refunds x join payments y on y.id = x.payment_id where r.kind = 'refund' and y.method = ${method} and (x.provider_ref = r.ref or x.key = r.ref) order by x.id limit 1) f on true
    left join lateral (select -sum(l.amount) as amount, l.currency from ledger_entries e join ledger_lines l on l.entry_id = e.id and l.account = 'gateway'
      where e.fact = case when p.id is null then 'refund:' || f.id else 'payment:' || p.id end group by l.currency) own on true`.execute(
    tx,
  );
}

async function writeSettled(
  tx: Tx,
  id: number,
  method: number,
  accountId: number | null,
  now: Date,
): Promise<void> {
  await sql`
    with rows as (select distinct on (payment_id, refund_id) *, 'settlement:' || coalesce('payment:' || payment_id, 'refund:' || refund_id) as fact from settlement_lines where settlement_id = ${id} and found = 'matched' order by payment_id, refund_id, id),
    fresh as (
      insert into ledger_entries (kind, fact, order_id, payment_id, refund_id, account_id, note, at)
      select 'settlement', s.fact, coalesce(p.order_id, r.order_id), s.payment_id, s.refund_id, ${accountId}, s.provider_ref, ${now}
      from rows s left join payments p on p.id = s.payment_id left join refunds r on r.id = s.refund_id order by s.id on conflict (fact) do nothing returning id, fact)
    insert into ledger_lines (entry_id, account, method, amount, currency)
    select f.id, v.account, v.method, v.amount, s.currency from fresh f join rows s on s.fact = f.fact
    cross join lateral (values ('gateway', ${method}::smallint, s.gross::bigint), ('bank', null, -s.net), ('market', null, -s.fee)) v (account, method, amount) where v.amount <> 0`.execute(
    tx,
  );
}
