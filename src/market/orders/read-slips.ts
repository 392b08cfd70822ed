// What goes with a parcel on paper: its address for the courier, and what is in it for its buyer.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Money } from '#base/money.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';
import { linesOf } from '#market/addresses/lines-of.ts';
import { addressOf } from '#market/orders/order-address.ts';
import { paperLanguage } from '#market/papers/paper-language.ts';
import type { MoneyForm } from '#market/papers/paper.ts';
import { moneyForm } from '#market/papers/read-sold-for-paper.ts';
import type { Seller } from '#market/settings/actor.ts';

type Row = {
  code: string;
  order: string;
  language: string;
  store: string;
  placed_on: string;
  /** What is collected on delivery, in minor units; null where it is paid otherwise. */
  cash: Money | null;
  money: MoneyForm;
  address: Parameters<typeof linesOf>[0] & {
    name: string;
    company: string;
    phone: string;
    delivery_instruction: string;
  };
  lines: { title: string; choice: string; sku: string; quantity: number }[];
};
/** A parcel's papers, in the language of its order, or the one that papers take instead. */
export type Slip = Row & { to: string[] };

/**
 * What the papers of parcels of a seller's store say, in the order in which they are named; those
 * that were cancelled are left out. Refuses 'parcel-not-found' if one of them is not the store's,
 * 'already-cancelled' if none is left. One statement.
 */
export async function readSlips(db: Db, { storeId }: Seller, ids: number[]): Promise<Slip[]> {
  const { rows } = await sql<Row & { cancelled: boolean }>`
    select p.code, p.cancelled_at is not null as cancelled, o.code as order, w.language,
      s.name as store, (o.created_at at time zone o.time_zone)::date::text as placed_on,
      case
        when o.order_method = ${orderMethod.cashOnDelivery} and o.paid_at is null then p.total
      end as cash,
      ${moneyForm(sql`o.currency`, sql`o.currency_exponent`)} as money, ${addressOf} as address,
      (
        select jsonb_agg(
          jsonb_build_object(
            'title', said(l.title, w.language),
            'choice', coalesce(said(l.choice, w.language), ''), 'sku', l.sku,
            'quantity', l.quantity - gone.pieces
          )
          order by l.id
        )
        from order_lines l
        cross join lateral (
          select coalesce(sum(c.quantity), 0)::int as pieces
          from cancelled_pieces c
          where c.order_line_id = l.id and c.refund_id is not null
        ) gone
        where l.quantity > gone.pieces and l.order_id = p.order_id and l.parcel_id = p.id
      ) as lines
    from parcels p
    join orders o on o.id = p.order_id
    join stores s on s.id = p.store_id
    cross join settings c
    cross join lateral (select ${paperLanguage(sql`o.language`)} as language) w
    where p.store_id = ${storeId} and p.id = any(${ids}::int[])
    order by array_position(${ids}::int[], p.id)
  `.execute(db);
  if (rows.length < ids.length) throw new Refusal('parcel-not-found');
  const live = rows.filter(({ cancelled }) => !cancelled);
  if (live.length === 0) throw new Refusal('already-cancelled');
  return live.map(({ cancelled: _, ...row }) => ({
    ...row,
    to: [row.address.company, ...linesOf(row.address, row.language)].filter(Boolean),
  }));
}
