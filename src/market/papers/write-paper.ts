import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { seriesOf, type Draft } from '#market/papers/paper.ts';

/**
 * The subject of a paper. `issuer`: the store, or 0 for the market; `names`: the paper it corrects.
 */
export type About = {
  issuer: number;
  storeId: number;
  parcelId?: number;
  refundId?: number;
  cutId?: number;
  payoutId?: number;
  names?: number;
};

/** The time zone of an issuer's dates: the store's own, else the market's. */
export const zoneOf = (issuer: number) => sql<string>`
  coalesce((
    select time_zone
    from stores
    where id = ${issuer}
  ), (select time_zone from settings), 'UTC')
`;

/**
 * Issues a paper: gives it the next number of its issuer, series and year, and a date, and freezes
 * it. The counter stays locked until the transaction ends; a rollback gives the number back. Dates
 * never go back within a series, even if the clocks of instances differ. Callers that issue several
 * in one transaction do so in the order of their issuers. Returns its id.
 */
export async function writePaper(tx: Tx, draft: Draft, about: About, now: Date): Promise<number> {
  const {
    issuer,
    storeId,
    parcelId = null,
    refundId = null,
    cutId = null,
    payoutId = null,
    names = null,
  } = about;
  const { kind, currency, money, sums, suppliedOn } = draft;
  const { rows } = await sql<{ id: number }>`
    with counter as (
      insert into paper_counters as c (issuer, series, year, last, last_on)
      select ${issuer}, ${seriesOf[kind]}, extract(year from d.day)::int, 1, d.day
      from (
        select (${now}::timestamptz at time zone ${zoneOf(issuer)})::date as day
      ) d
      on conflict (issuer, series, year) do update
      set last = c.last + 1, last_on = greatest(c.last_on, excluded.last_on)
      returning series, year, last, last_on, paper_code(series, issuer, year, last) as code
    )
    insert into papers (
      kind, issuer, store_id, series, year, number, code, issued_at, issued_on, parcel_id,
      refund_id, payout_id, cut_id, names, currency, exponent, total, content
    )
    select ${kind}, ${issuer}, ${storeId}, series, year, last, code, ${now}, last_on, ${parcelId},
      ${refundId}, ${payoutId}, ${cutId}, ${names}, ${currency}, ${money.currency_exponent}, ${sums.total},
      ${JSON.stringify(draft)}::jsonb || jsonb_build_object(
        'code', code, 'issuedOn', last_on, 'suppliedOn', nullif(${suppliedOn}::date, last_on)
      )
    from counter
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('An inserted paper has an id.');
  return row.id;
}
