import { sql } from 'kysely';
import { orderMethod } from '#contract/constants.ts';
import { waitsForStaff } from '#market/orders/paid-so-far.ts';

/**
 * Whether money for an unpaid order `o` may be on its way at its current price: a gateway's page is
 * open, a transfer was reported, or staff have to decide about money that arrived.
 */
export const beingPaid = sql<boolean>`
  (
    o.paid_at is null
    and (
      exists (
        select from payments p
        where p.order_id = o.id
          and (
            ${waitsForStaff}
            or p.method <> ${sql.lit(orderMethod.bank)}
              and (
                p.state in ('sent', 'processing')
                or (p.state = 'created' and p.expires_at > now())
              )
          )
      )
      or exists (
        select from transfers t
        where t.order_id = o.id and t.state = 'waiting'
      )
    )
  )
`;
