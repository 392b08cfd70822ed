// Whether an open payout can still be paid as it was gathered.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { payoutHolds } from '#contract/payout.ts';
import type { Db } from '#db/connect.ts';
import { heldParcels } from '#market/ledger/on-hold.ts';
import { referenceOf } from '#market/payouts/payout-csv.ts';

/**
 * Why an open payout cannot be paid. `refunded`: a refund of one of its parcels was written since,
 * and is not in it; `owes`: its store now owes more than is due to it otherwise; the others: one of
 * its parcels, or its store, is on hold.
 */
export type PayoutHold = (typeof payoutHolds)[number];
export type HeldPayout = { id: number; why: PayoutHold[] };

/** The open payouts (with these ids, or all) that cannot be paid as they are, and every reason. */
export async function readHeldPayouts(db: Db, ids: number[] | null): Promise<HeldPayout[]> {
  const { rows } = await sql<HeldPayout>`
    with ${openPayouts(ids)},
    found as (
      select a.id, 'suspended' as why
      from asked a
      join stores s on s.id = a.store_id
      where s.suspended_at is not null
      union
      select p.id, h.why
      from part p
      join held h
      using (parcel_id)
      union
      select id, 'refunded'
      from part p
      join rest r
      using (id, parcel_id)
      group by id, parcel_id
      having sum(r.amount) < 0
      union
      select id, 'owes'
      from free
      group by id
      having sum(amount) < 0
    )
    select id, array_agg(why order by why) as why
    from found
    group by id
    order by id
  `.execute(db);
  return rows;
}

/**
 * Open payouts and what they are checked by, as common table expressions. `asked`: the payouts;
 * `part`: their parcels; `held`: all parcels on hold; `rest`: what else is on their stores'
 * accounts; `free`: what of that is not on hold.
 */
const openPayouts = (ids: number[] | null) => sql`
  asked as (
    select id, store_id, currency
    from payouts
    where state = 'open'
      and (${ids}::int[] is null or id = any (${ids}))
  ),
  part as (
    select a.id, e.parcel_id
    from asked a
    join ledger_lines l on l.payout_id = a.id
    join ledger_entries e on e.id = l.entry_id and e.parcel_id is not null
    group by 1, 2
    having sum(l.amount) > 0
  ),
  held as (
    select parcel_id, why
    from ${heldParcels} h
  ),
  rest as (
    select a.id, l.id as line, l.amount, e.parcel_id
    from asked a
    join ledger_lines l on l.store_id = a.store_id and l.currency = a.currency
    join ledger_entries e on e.id = l.entry_id
    where l.account = 'store' and l.payout_id is null
  ),
  free as (
    select id, sum(amount) as amount
    from rest
    group by id, coalesce(parcel_id, -line)
    having sum(amount) <= 0
      or max(parcel_id) is null
      or max(parcel_id) not in (select parcel_id from held)
  )
`;

/** The open payouts that can be paid as they are. */
export async function readPayable(db: Db): Promise<number[]> {
  const held = new Set((await readHeldPayouts(db, null)).map(({ id }) => id));
  const open = await db.selectFrom('payouts').select('id').where('state', '=', 'open').execute();
  return open.map(({ id }) => id).filter((id) => !held.has(id));
}

/** Refuses 'payout-on-hold', and names those of these open payouts that cannot be paid. */
export async function checkPayable(db: Db, ids: number[] | null): Promise<void> {
  const held = await readHeldPayouts(db, ids);
  if (held.length) throw new Refusal('payout-on-hold', inWords(held));
}

function inWords(held: HeldPayout[]): Record<PayoutHold, string[]> {
  const of = (why: PayoutHold) => {
    const those = held.filter((one) => one.why.includes(why));
    return those.length ? those.map(({ id }) => referenceOf(id)) : ['–'];
  };
  return {
    refund: of('refund'),
    dispute: of('dispute'),
    suspended: of('suspended'),
    refunded: of('refunded'),
    owes: of('owes'),
  };
}
