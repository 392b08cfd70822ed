import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Customer } from '#market/settings/actor.ts';

/**
 * All that the market keeps about a customer, by table, without secrets: the copy that they have a
 * right to.
 */
export async function readOwnData(db: Db, own: Customer): Promise<Record<string, unknown>> {
  const parts = Object.entries(partsOf(own)).map(
    ([table, { where, without = [] }]) => sql`
      coalesce((
        select jsonb_agg(to_jsonb(t) - ${[...UNSAID, ...without]}::text[])
        from ${sql.table(table)} t
        where ${where}
      ), '[]') as ${sql.ref(table)}
    `,
  );
  const { rows } = await sql<Record<string, unknown>>`
    select
      (
        select to_jsonb(a) - '{password,search_text}'::text[]
        from accounts a
        where a.id = ${own.accountId}
      ) as account,
      ${sql.join(parts)}
  `.execute(db);
  return rows[0] ?? {};
}

/** What no part of the copy has: who it is about is known, and what opens something is secret. */
const UNSAID = [
  'shopper',
  'account_id',
  'idempotency_key',
  'search_text',
  'key',
  'link_key',
  'decided_by',
];

type Part = { where: RawBuilder<unknown>; without?: string[] };

/** Which rows of each table are about a customer. */
function partsOf({ accountId, key }: Customer): Record<string, Part> {
  const own = sql`t.account_id = ${accountId}`;
  const byKey = sql`t.shopper = ${key}`;
  const email = sql`(select email from accounts where id = ${accountId})`;
  const ofOrders = sql`t.order_id in (select id from orders where shopper = ${key})`;
  const ofParcels = sql`
    t.parcel_id in (
      select p.id
      from parcels p
      join orders o on o.id = p.order_id
      where o.shopper = ${key}
    )
  `;
  return {
    sessions: { where: own },
    identities: { where: own },
    passkeys: { where: own, without: ['credential', 'public_key', 'counter'] },
    addresses: { where: byKey },
    cart_lines: { where: byKey },
    saved_lines: { where: byKey },
    orders: { where: byKey },
    parcels: { where: ofOrders },
    order_lines: { where: ofOrders },
    payments: { where: ofOrders, without: ['action'] },
    refunds: { where: ofOrders },
    transfers: { where: ofOrders },
    papers: { where: ofParcels },
    cancellations: { where: ofOrders },
    voucher_uses: { where: byKey },
    reviews: { where: byKey },
    review_images: { where: sql`t.review_id in (select id from reviews where shopper = ${key})` },
    review_votes: { where: byKey },
    wishes: { where: own },
    compares: { where: own },
    follows: { where: own },
    reports: { where: sql`(${own} or t.email = ${email})`, without: ['decision_id'] },
    alerts: { where: sql`(${own} or t.email = ${email})` },
    cart_letters: { where: own },
    subscribers: { where: sql`t.email = ${email}` },
    contact_messages: { where: sql`lower(t.email) = ${email}` },
    applications: { where: own },
    application_items: {
      where: sql`t.application_id in (select id from applications where account_id = ${accountId})`,
      without: ['bytes'],
    },
  };
}
