// The lines of a store's account: what each is, and why it is there.
import { sql, type RawBuilder } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Db } from '#db/connect.ts';
import { exponentIn } from '#market/ledger/exponent-in.ts';

/**
 * Why a line is there. `earnings`: a parcel's, released; `reserve`: kept of them for some days;
 * `reserve-returned`: the days are over; `cash`: the store collected it at the door and owes it;
 * `refund`: of earnings that were released; `adjustment`: by the market, for the reason in `note`;
 * `payout`: was paid.
 */
export type Why =
  | 'earnings'
  | 'reserve'
  | 'reserve-returned'
  | 'cash'
  | 'refund'
  | 'adjustment'
  | 'payout';
/**
 * What earnings are made of; the parts sum to them. `voucher`, `commission` and `back` (given back
 * while it was held) are at the store's cost: zero or below.
 */
export type EarningsParts = {
  goods: Money;
  shipping: Money;
  voucher: Money;
  commission: Money;
  back: Money;
};
/**
 * `amount` in minor units, above zero in the store's favour. A line that belongs to no order has
 * empty codes.
 */
export type StatementLine = {
  id: number;
  at: Date;
  why: Why;
  amount: Money;
  currency: string;
  exponent: number;
  note: string;
  orderCode: string;
  parcelCode: string;
  parcelId: number | null;
  parts: EarningsParts | null;
};

type Row = Omit<StatementLine, 'why' | 'parts'> & { kind: string } & EarningsParts;

/** Lines `l` of entries `e` that match `where`, in the order of `rest`. */
export async function readLines(
  db: Db,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<StatementLine[]> {
  const { rows } = await sql<Row>`
    select l.id, e.at, e.kind, l.amount, l.currency, ${exponentIn('l.currency')} as exponent,
      e.note, coalesce(o.code, '') as "orderCode", coalesce(p.code, '') as "parcelCode",
      e.parcel_id as "parcelId",
      p.subtotal - p.bundle_offer as goods, p.shipping_price as shipping,
      case when o.voucher_store_id = p.store_id then -p.voucher_price else 0 end as voucher,
      case
        when e.kind = 'release'
          then -(
            select coalesce(sum(commission), 0)
            from order_lines
            where order_id = p.order_id and parcel_id = p.id
          )
      end as commission,
      case
        when e.kind = 'release'
          then (
            select coalesce(sum(b.amount), 0)
            from ledger_entries x
            join ledger_lines b on b.entry_id = x.id
            where x.parcel_id = p.id
              and x.kind = 'refund'
              and b.account = 'held'
          )
      end as back
    from ledger_lines l
    join ledger_entries e on e.id = l.entry_id
    left join orders o on o.id = e.order_id
    left join parcels p on p.id = e.parcel_id
    where ${where}
    ${rest}
  `.execute(db);
  return rows.map(lineOf);
}

function lineOf({ kind, goods, shipping, voucher, commission, back, ...line }: Row): StatementLine {
  const why =
    kind === 'reserve' && line.amount > 0 ? 'reserve-returned' : (whys[kind] ?? 'adjustment');
  return {
    ...line,
    why,
    parts: why === 'earnings' ? { goods, shipping, voucher, commission, back } : null,
  };
}

const whys: Partial<Record<string, Why>> = {
  release: 'earnings',
  reserve: 'reserve',
  cash: 'cash',
  refund: 'refund',
  adjustment: 'adjustment',
  payout: 'payout',
};
