import { sql, type RawBuilder } from 'kysely';

/**
 * How many decimals amounts have in the books, as SQL over a column of currencies (`p.currency`):
 * by the shop's settings, else by the last order in that currency, else two.
 */
export function exponentIn(column: string): RawBuilder<number> {
  const currency = sql.ref(column);
  return sql<number>`
    coalesce(
      (
        select s.currency_exponent
        from settings s
        where s.currency = ${currency}
      ),
      (
        select o.currency_exponent
        from orders o
        where o.currency = ${currency}
        order by o.id desc
        limit 1
      ),
      2
    )
  `;
}
