import { sql, type RawBuilder } from 'kysely';

/**
 * How many decimals the amounts of a currency have in the books, as an expression over a column of
 * currencies (`p.currency`): as the shop is set, else as the last order in it was.
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
