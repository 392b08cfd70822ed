// A parcel as whoever packs it opens it: with when it is due, and the cash that is collected for
// it.
import { sql } from 'kysely';
import { toDecimal, type Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import { orderMethod } from '#contract/constants.ts';
import type { ParcelCash, UnsaidStoreParcel } from '#contract/seller-parcels.ts';
import type { Db } from '#db/connect.ts';
import { beingPaid } from '#market/orders/being-paid.ts';
import { paidBackPieces } from '#market/orders/paid-back.ts';
import { readSoldParcel } from '#market/orders/read-sold-parcels.ts';
import type { Seller } from '#market/settings/actor.ts';

type Row = {
  due_at: Date | null;
  late: boolean;
  cash: boolean;
  collected: boolean;
  total: Money;
  owed: Money;
  exponent: number;
  paying: boolean;
  gone: UnsaidStoreParcel['gone'];
  paid_back: UnsaidStoreParcel['paid_back'];
};

/** One parcel of a seller's store. Refuses 'parcel-not-found', also for one of another store. */
export async function readStoreParcel(db: Db, by: Seller, id: number): Promise<UnsaidStoreParcel> {
  const parcel = await readSoldParcel(db, by, id);
  const { rows } = await sql<Row>`
    select p.due_at,
      coalesce(p.cancelled_at is null and p.status < 5 and p.due_at < now(), false) as late,
      p.total, o.currency_exponent as exponent,
      o.order_method = ${orderMethod.cashOnDelivery} and p.cancelled_at is null as cash,
      exists (
        select from ledger_entries e where e.parcel_id = p.id and e.kind = 'cash'
      ) as collected,
      -(
        select coalesce(sum(l.amount), 0)::bigint
        from ledger_entries e
        join ledger_lines l on l.entry_id = e.id
        where e.parcel_id = p.id and l.store_id = p.store_id and l.account in ('store', 'held')
      ) as owed,
      ${beingPaid} as paying,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'id', c.order_line_id, 'quantity', c.quantity, 'reason', c.reason, 'by', c.actor,
            'unpaid', c.cut_id is not null,
            'at', to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
          )
          order by c.at, c.order_line_id
        )
        from cancelled_pieces c
        join order_lines l on l.id = c.order_line_id
        where l.order_id = p.order_id and l.parcel_id = p.id
      ), '[]') as gone,
      ${paidBack} as paid_back
    from parcels p
    join orders o on o.id = p.order_id
    where p.id = ${id} and p.store_id = ${by.storeId}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('parcel-not-found');
  return {
    ...parcel,
    due_at: row.due_at?.toISOString() ?? null,
    late: row.late,
    cash: row.cash ? cashOf(row) : null,
    gone: row.gone,
    paid_back: row.paid_back,
    may_cancel_pieces: !row.paying && parcel.actions.includes('cancel'),
  };
}

/** Of the parcel `p`: how many pieces of which line were paid back. */
const paidBack = sql<Row['paid_back']>`coalesce((
  select jsonb_agg(jsonb_build_object('id', l.id, 'quantity', b.pieces) order by l.id)
  from order_lines l
  cross join lateral (select ${paidBackPieces} as pieces) b
  where l.order_id = p.order_id and l.parcel_id = p.id and b.pieces > 0
), '[]')`;

/** Before the cash is collected, nothing is owed; afterwards, all that is not the store's share. */
const cashOf = ({ total, collected, owed, exponent }: Row): ParcelCash => ({
  amount: toDecimal(total, exponent),
  collected,
  owed: toDecimal(collected ? Math.max(0, Number(owed)) : 0, exponent),
});
