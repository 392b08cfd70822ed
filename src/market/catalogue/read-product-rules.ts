import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

type Choice = { id: number; title: string };
const RULES = ['tax_rules', 'shipping_rules', 'bundle_deals'] as const;
type Rules = Record<(typeof RULES)[number], Choice[]>;

/** The tax and shipping rules that a store's products can use: the market's and its own. */
export async function readProductRules(
  db: Db,
  { language }: Seller | Staff,
  store: number,
): Promise<Rules> {
  const choices = RULES.map(
    (table) => sql`
      coalesce((
        select jsonb_agg(
          jsonb_build_object('id', t.id, 'title', said(t.title, ${language}))
          order by t.store_id nulls first, said(t.title, ${language}), t.id
        )
        from ${sql.table(table)} t
        where coalesce(t.store_id, ${store}) = ${store}
      ), '[]') as ${sql.ref(table)}
    `,
  );
  const { rows } = await sql<Rules>`select ${sql.join(choices)}`.execute(db);
  return rows[0] ?? { tax_rules: [], shipping_rules: [], bundle_deals: [] };
}
