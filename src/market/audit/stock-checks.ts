import { sql, type RawBuilder } from 'kysely';

/**
 * For each order line, in pieces: what was sold, what its stock moves say, and what its refunds
 * say.
 */
const lines = sql`
  select l.id, l.quantity, l.restocked, l.traced and l.inventory_id is not null as traced,
    l.inventory_id is not null and p.cancelled_at is not null as cancelled,
    l.inventory_id is not null as variant,
    coalesce(m.taken, 0) as taken, coalesce(g.cut, 0) as cut, coalesce(m.uncut, 0) as uncut,
    coalesce(m.called_off, 0) as called_off,
    coalesce(m.returned, 0) as returned, coalesce(m.back, 0) as back,
    coalesce(r.refunded, 0) as refunded, coalesce(r.due, 0) as due,
    coalesce(r.once_due, 0) as once_due
  from order_lines l
  join parcels p on p.id = l.parcel_id
  left join (
    select order_line_id, inventory_id, -sum(quantity) filter (where cause = 'order') as taken,
      sum(quantity) filter (where cause in ('cancel', 'reopen')) as called_off,
      sum(quantity) filter (where cause = 'cut') as uncut,
      sum(quantity) filter (where cause = 'return') as returned,
      sum(quantity) filter (where cause in ('cancel', 'reopen', 'return')) as back
    from stock_moves
    where order_line_id is not null
    group by 1, 2
  ) m on m.order_line_id = l.id and m.inventory_id = l.inventory_id
  left join (
    select rl.order_line_id, sum(rl.quantity) filter (where r.state <> 'failed') as refunded,
      sum(rl.quantity) filter (where rl.back and r.state = 'succeeded') as due,
      sum(rl.quantity) filter (where rl.back and s.succeeded) as once_due
    from refund_lines rl
    join refunds r on r.id = rl.refund_id
    cross join lateral (
      select r.state = 'succeeded'
        or (
          r.state = 'failed'
          and exists (select from ledger_entries e where e.fact = 'refund:' || r.id)
        ) as succeeded
    ) s
    group by 1
  ) r on r.order_line_id = l.id
  left join (
    select order_line_id, sum(quantity) as cut
    from cancelled_pieces
    where cut_id is not null
    group by 1
  ) g on g.order_line_id = l.id
`;

type Side = RawBuilder<unknown>;
const check = (fault: string, expected: Side, found: Side): RawBuilder<unknown> => sql`
  select ${sql.lit(fault)}, 'order-line:' || id, '', ${expected}, ${found}
  from goods
  where ${expected} <> ${found}
`;

const lineChecks = [
  // Every piece sold was taken from stock, free ones too; pieces sold before stock moves existed
  // have none.
  check('stock-taken', sql`case when traced then quantity + cut else 0 end`, sql`taken`),
  // Pieces that were taken out before anybody paid went back into stock at once.
  check('stock-cut', sql`case when variant then cut else 0 end`, sql`uncut`),
  check(
    'stock-restocked',
    sql`case when traced then back else greatest(restocked, back) end`,
    sql`restocked`,
  ),
  check('restocked-twice', sql`least(quantity, back)`, sql`back`),
  // The pieces of a cancelled parcel are all back in stock; those of other parcels are not, for
  // that reason.
  check(
    'stock-cancelled',
    sql`case when cancelled then quantity - restocked else 0 end`,
    sql`case when cancelled then 0 when traced then called_off else greatest(0, called_off) end`,
  ),
  // Successful refunds put back the pieces they state; all other refunds put back none.
  check('stock-not-returned', sql`greatest(due, restocked)`, sql`restocked`),
  check('stock-returned', sql`least(once_due, returned)`, sql`returned`),
  check('refunded-pieces', sql`least(quantity, refunded)`, sql`refunded`),
];

/**
 * Goods: what is in stock, and the pieces of every order line going out and coming back. In pieces.
 */
export const stockChecks: RawBuilder<unknown>[] = [
  sql`
    select 'stock', 'inventory:' || coalesce(m.inventory_id, i.id), '', coalesce(m.pieces, 0),
      coalesce(i.quantity, 0)
    from (
      select inventory_id, sum(quantity) as pieces
      from stock_moves
      group by 1
    ) m
    full join inventories i on i.id = m.inventory_id
  `,

  sql`(with goods as materialized (${lines}) ${sql.join(lineChecks, sql` union all `)})`,

  sql`
    select 'stock-unrefunded', 'refund:' || r.id, '', 0, sum(m.quantity)
    from stock_moves m
    join refunds r on r.id = m.refund_id
    where m.cause = 'return'
      and (
        r.state = 'pending'
        or (
          r.state = 'failed'
          and not exists (select from ledger_entries e where e.fact = 'refund:' || r.id)
        )
      )
    group by r.id
  `,
];
