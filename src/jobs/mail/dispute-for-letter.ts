// A dispute as letters tell of it.
import { sql } from 'kysely';
import { decimalText } from '#base/currency.ts';
import type { Desk, Part } from '#jobs/mail/sheet.ts';
import type { SaidDisputeState } from '#market/payments/gateways/gateway.ts';
import type { Say } from '#words/say.ts';

/**
 * `taken`: what the gateway holds of it now, and `fees`, in the payment's currency; `known`: what
 * was lost is in the books; `guessed`: of which parcels, nobody has said.
 */
export type DisputeForLetter = {
  code: string;
  state: SaidDisputeState;
  reason: string;
  ref: string;
  due: Date | null;
  amount: number;
  currency: string;
  exponent: number;
  taken: number;
  fees: number;
  own: string;
  ownExponent: number;
  known: boolean;
  guessed: boolean;
};

/**
 * `share`: what the store has of the parcel and was not paid yet; `back`: what of the parcel's
 * price was lost.
 */
type StorePart = {
  store: string;
  code: string;
  state: SaidDisputeState;
  settled: boolean;
  share: number;
  back: number;
  currency: string;
  exponent: number;
};

export function factsOf(say: Say, dispute: DisputeForLetter): Part {
  const { code, taken, fees, own: currency, ownExponent: exponent, reason, ref } = dispute;
  const moved = { currency, exponent };
  const all: [string, string][] = [
    [say('order.code'), code],
    [say('letter.dispute-amount'), money(dispute.amount, dispute)],
    [say('letter.dispute-taken'), taken > 0 ? money(taken, moved) : ''],
    [say('letter.dispute-fees'), fees > 0 ? money(fees, moved) : ''],
    [say('letter.money-why'), reason],
    [say('letter.money-ref'), ref],
  ];
  return { facts: all.filter(([, value]) => value) };
}

export async function disputeForLetter(
  { tx }: Desk,
  id: number,
): Promise<DisputeForLetter | undefined> {
  const { rows } = await sql<DisputeForLetter>`
    select o.code, d.state, d.reason, d.provider_ref as ref, d.due_by as due,
      d.amount, d.currency, d.exponent, y.currency as own, y.exponent as "ownExponent",
      coalesce(sum(case m.kind
        when 'hold' then m.amount when 'release' then -m.amount end), 0)::bigint as taken,
      coalesce(sum(m.amount) filter (where m.kind = 'fee'), 0)::bigint as fees,
      exists (select from refunds r where r.dispute_id = d.id and r.state <> 'failed') as known,
      exists (select from refunds r
        where r.dispute_id = d.id and r.state <> 'failed' and r.guessed) as guessed
    from disputes d join payments y on y.id = d.payment_id join orders o on o.id = y.order_id
    left join dispute_movements m on m.dispute_id = d.id
      and (m.currency, m.exponent) = (y.currency, y.exponent)
    where d.id = ${id} group by d.id, y.id, o.id`.execute(tx);
  return rows[0];
}

export async function storePartForLetter(
  { tx }: Desk,
  dispute: number,
  parcel: number,
): Promise<StorePart | undefined> {
  const { rows } = await sql<StorePart>`
    select s.name as store, p.code, d.state, d.settled_at is not null as settled, o.currency,
      o.currency_exponent as exponent,
      (select coalesce(sum(l.amount), 0)::bigint
        from ledger_entries e join ledger_lines l on l.entry_id = e.id
        where e.parcel_id = p.id and l.store_id = p.store_id and l.payout_id is null) as share,
      (select coalesce(sum(b.amount), 0)::bigint
        from refunds r join refund_parcels b on b.refund_id = r.id
        where r.dispute_id = d.id and r.state <> 'failed' and b.parcel_id = p.id) as back
    from disputes d
    cross join parcels p
    join orders o on o.id = p.order_id
    join stores s on s.id = p.store_id
    where d.id = ${dispute} and p.id = ${parcel}`.execute(tx);
  return rows[0];
}

export const money = (
  minor: number,
  { currency, exponent }: { currency: string; exponent: number },
): string => `${decimalText(minor, exponent)} ${currency}`;
