import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Customer } from '#market/settings/actor.ts';

/**
 * All that the market keeps about a customer, by table, without secrets: the copy that they have a
 * right to.
 */
export async function readOwnData(
  db: Db,
  { accountId, key }: Customer,
): Promise<Record<string, unknown>> {
  const list = (table: string, where: ReturnType<typeof sql>, without: string[] = []) =>
    sql`
      coalesce((
        select jsonb_agg(
          to_jsonb(t) - ${[...without, 'shopper', 'account_id', 'idempotency_key', 'search_text']}::text[]
        )
        from ${sql.table(table)} t
        where ${where}
      ), '[]') as ${sql.ref(table)}
    `;
  const own = sql`t.account_id = ${accountId}`;
  const ownReports = sql`
    (
      t.account_id = ${accountId}
      or t.email = (select email from accounts where id = ${accountId})
    )
  `;
  const ofOwnParcels = sql`
    t.parcel_id in (
      select p.id
      from parcels p
      join orders o on o.id = p.order_id
      where o.shopper = ${key}
    )
  `;
  const ofOwnApplications = sql`
    t.application_id in (select id from applications where account_id = ${accountId})
  `;
  const { rows } = await sql<Record<string, unknown>>`
    select
      (
        select to_jsonb(a) - '{password,search_text}'::text[]
        from accounts a
        where a.id = ${accountId}
      ) as account,
      ${list('sessions', own)}, ${list('identities', own)},
      ${list('addresses', sql`t.shopper = ${key}`)}, ${list('cart_lines', sql`t.shopper = ${key}`)},
      ${list('saved_lines', sql`t.shopper = ${key}`)},
      ${list('orders', sql`t.shopper = ${key}`)},
      ${list('parcels', sql`t.order_id in (select id from orders where shopper = ${key})`)},
      ${list('order_lines', sql`t.order_id in (select id from orders where shopper = ${key})`)},
      ${list('papers', ofOwnParcels)},
      ${list('cancellations', sql`t.order_id in (select id from orders where shopper = ${key})`)},
      ${list('reviews', sql`t.shopper = ${key}`)}, ${list('wishes', own)}, ${list('compares', own)},
      ${list('reports', ownReports, ['key', 'decision_id'])},
      ${list('alerts', own, ['key'])}, ${list('cart_letters', own, ['key'])},
      ${list('follows', own)}, ${list('applications', own, ['decided_by'])},
      ${list('application_items', ofOwnApplications, ['bytes', 'decided_by'])}
  `.execute(db);
  return rows[0] ?? {};
}
