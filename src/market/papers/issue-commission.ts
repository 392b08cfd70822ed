import { paperLanguage } from '#market/papers/paper-language.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { commissionDraft, type CommissionRow } from '#market/papers/commission-draft.ts';
import { marketParty, moneyForm, storeParty } from '#market/papers/read-sold-for-paper.ts';
import { writePaper, zoneOf } from '#market/papers/write-paper.ts';

const MARKET = 0;

/**
 * Issues the market's invoice for the commission in a payout, less what refunds gave back of it;
 * does nothing if there is none. Called in the transaction that marks the payout as paid. Safe to
 * repeat. The caller has locked the payout.
 */
export async function issueCommission(tx: Tx, payoutId: number, now: Date): Promise<void> {
  const { rows } = await sql<CommissionRow & { store_id: number }>`
    select y.store_id, w.language, y.currency,
      ${moneyForm(sql`y.currency`, sql`y.exponent`)} as money,
      ${marketParty(sql`w.language`)} as seller, ${storeParty} as buyer, c.commission_tax as rate,
      jsonb_build_object(
        'id', y.id, 'until', (y.until at time zone ${zoneOf(MARKET)})::date
      ) as payout,
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('parcel', p.code, 'order', o.code, 'amount', k.amount)
            order by k.parcel_id
          ),
          '[]'
        )
        from (${commissionOf(sql`y.id`)}) k
        join parcels p on p.id = k.parcel_id
        join orders o on o.id = p.order_id
      ) as lines
    from payouts y
    join stores s on s.id = y.store_id
    cross join settings c
    cross join lateral (
      select ${paperLanguage(sql`owner.language`)} as language
      from (select coalesce(
        (
          select a.language
          from store_members m
          join accounts a on a.id = m.account_id
          where m.store_id = s.id and m.role = 'owner'
          order by a.id
          limit 1
        ),
        (select code from languages where is_default), 'en'
      ) as language) owner
    ) w
    where y.id = ${payoutId}
      and y.state = 'paid'
      and not exists (select from papers i where i.payout_id = y.id)
  `.execute(tx);
  const [row] = rows;
  const draft = row ? commissionDraft(row) : null;
  if (!row || !draft) return;
  await writePaper(tx, draft, { issuer: MARKET, storeId: row.store_id, payoutId }, now);
}

/**
 * The commission within a payout, by parcel: rows of (parcel_id, amount). A parcel's commission
 * shrinks with the share of its total that went back; the payout with its release counts what was
 * left then, a payout with a later refund the difference. A refund too small to change the store's
 * balance is in no payout, and counts with the next one.
 */
export const commissionOf = (payoutId: ReturnType<typeof sql>) => sql`
  select parcel_id, sum(part) as amount
  from (
    select *, kept - lag(kept, 1, 0::numeric) over (partition by parcel_id order by id) as part
    from (
      select e.id, e.parcel_id, l.payout_id,
        f.commission - coalesce(round(f.commission * b.back / nullif(f.total, 0)), 0) as kept
      from (
        select t.id, t.total,
          (
            select coalesce(sum(commission), 0)
            from order_lines
            where order_id = t.order_id and parcel_id = t.id
          )::numeric as commission
        from parcels t
        where t.id in (
          select x.parcel_id
          from ledger_lines v
          join ledger_entries x on x.id = v.entry_id
          where v.payout_id = ${payoutId}
            and x.kind in ('release', 'refund')
        )
      ) f
      join ledger_entries e on e.parcel_id = f.id and e.kind in ('release', 'refund')
      join ledger_lines l on l.entry_id = e.id and l.account = 'store'
      cross join lateral (
        select coalesce(sum(r.amount), 0) as back
        from ledger_entries g
        join ledger_lines r on r.entry_id = g.id and r.account = 'customer'
        where g.parcel_id = f.id
          and g.kind = 'refund'
          and g.id <= e.id
      ) b
    ) kept
  ) parts
  where payout_id = ${payoutId}
  group by parcel_id
`;
