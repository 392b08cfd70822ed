// Reads the data of letters about money from the database.
import { sql } from 'kysely';
import type { RefundWhy } from '#contract/order-money.ts';
import type { Tx } from '#db/connect.ts';
import { whyOf } from '#market/orders/paid-so-far.ts';
import type { DisputeForLetter, StorePart } from '#outside/letters/dispute-for-letter.ts';
import type {
  LetterFacts,
  LetterPayment,
  LetterPayout,
  LetterRefund,
} from '#outside/letters/facts.ts';

type MoneyFacts = Pick<
  LetterFacts,
  'payment' | 'refund' | 'refundWhy' | 'transfer' | 'dispute' | 'storePart' | 'payout'
>;

export const moneyFacts = (tx: Tx): MoneyFacts => ({
  payment: (id) => readPayment(tx, id),
  refund: (id) => readRefund(tx, id),
  refundWhy: async (refund) => {
    const { rows } = await sql<{ why: RefundWhy }>`
      select ${whyOf} as why from refunds r where r.id = ${refund}
    `.execute(tx);
    return rows[0]?.why ?? null;
  },
  transfer: (id) =>
    tx
      .selectFrom('transfers')
      .select(['trans_id', 'reason'])
      .where('id', '=', id)
      .executeTakeFirst(),
  dispute: (id) => readDispute(tx, id),
  storePart: (dispute, parcel) => readStorePart(tx, dispute, parcel),
  payout: (id) => readPayout(tx, id),
});

async function readPayment(tx: Tx, id: number): Promise<LetterPayment | undefined> {
  const { rows } = await sql<LetterPayment>`
    select o.code, p.amount, p.received, p.currency, p.exponent, p.reason, p.provider_ref
    from payments p
    join orders o on o.id = p.order_id
    where p.id = ${id}
  `.execute(tx);
  return rows[0];
}

async function readRefund(tx: Tx, id: number): Promise<LetterRefund | undefined> {
  const { rows } = await sql<LetterRefund>`
    select o.code, r.amount, r.guessed, o.currency, o.currency_exponent, r.problem, r.provider_ref
    from refunds r
    join orders o on o.id = r.order_id
    where r.id = ${id}
  `.execute(tx);
  return rows[0];
}

async function readDispute(tx: Tx, id: number): Promise<DisputeForLetter | undefined> {
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

async function readStorePart(
  tx: Tx,
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

const KINDS = ['release', 'reserve', 'cash', 'refund', 'adjustment'];

async function readPayout(tx: Tx, id: number): Promise<LetterPayout | undefined> {
  const { rows } = await sql<Omit<LetterPayout, 'sums'>>`
    select s.name as store, p.amount, p.currency, p.exponent, p.reference, s.iban, p.until,
      (select max(b.until) from payouts b where b.store_id = p.store_id and b.currency = p.currency
        and b.state = 'paid' and b.id < p.id) as since
    from payouts p
    join stores s on s.id = p.store_id
    where p.id = ${id} and p.state = 'paid'`.execute(tx);
  const [payout] = rows;
  return payout && { ...payout, sums: await readSums(tx, id) };
}

async function readSums(tx: Tx, payout: number): Promise<LetterPayout['sums']> {
  const { rows } = await sql<LetterPayout['sums'][number]>`
    select k.kind, sum(l.amount)::bigint as amount
    from ledger_lines l join ledger_entries e on e.id = l.entry_id
    cross join lateral (
      select case when e.kind = any(${KINDS}::text[]) then e.kind else 'other' end as kind) k
    where l.payout_id = ${payout} and e.kind <> 'payout'
    group by k.kind having sum(l.amount) <> 0
    order by coalesce(array_position(${KINDS}::text[], k.kind), ${KINDS.length + 1})`.execute(tx);
  return rows;
}
