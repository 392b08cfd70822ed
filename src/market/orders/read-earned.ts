// What each line of a parcel earned its store: the figures behind the parcel's total.
import { sql } from 'kysely';
import { toDecimal, type Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { EarnedLine } from '#contract/ledger.ts';
import type { Db } from '#db/connect.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

type Row = Omit<EarnedLine, 'price' | 'base' | 'commission' | 'fixed'> &
  Record<'price' | 'base' | 'commission' | 'fixed', Money> & { exponent: number };

/**
 * The lines of a parcel with their commission. Refuses 'parcel-not-found', also to a seller of
 * another store.
 */
export async function readEarned(
  db: Db,
  actor: Seller | Staff,
  parcelId: number,
): Promise<EarnedLine[]> {
  const { rows } = await sql<Row>`
    select l.id, said(l.title, ${actor.language}) as title, l.quantity, l.selling as price,
      l.selling * (l.quantity - l.bundle_free)
        - case when o.voucher_store_id = p.store_id then l.voucher_price else 0 end as base,
      l.commission, l.commission_rate as rate, l.commission_fixed as fixed,
      o.currency_exponent as exponent
    from parcels p
    join orders o on o.id = p.order_id
    join order_lines l on l.order_id = p.order_id and l.parcel_id = p.id
    where p.id = ${parcelId}
      and l.quantity > 0
      and (${actor.kind === 'staff'} or p.store_id = ${actor.kind === 'seller' ? actor.storeId : null})
    order by l.id
  `.execute(db);
  if (rows.length === 0) throw new Refusal('parcel-not-found');
  return rows.map(({ exponent, price, base, commission, fixed, ...row }) => ({
    ...row,
    price: toDecimal(price, exponent),
    base: toDecimal(base, exponent),
    commission: toDecimal(commission, exponent),
    fixed: toDecimal(fixed, exponent),
  }));
}
