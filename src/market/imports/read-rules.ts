import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

const TABLES = ['tax_rules', 'shipping_rules', 'bundle_deals'] as const;
export type RuleTable = (typeof TABLES)[number];
/**
 * The rules that a store's products can use, by title in any language; of several with the same
 * title, the one that the product already has. Unknown titles give no rule.
 */
export type Rules = {
  find: (table: RuleTable, title: string, now: number | null) => number | null;
};
type Row = { kind: RuleTable; id: number; titles: string[] };

/** Reads the market's rules and the store's own. */
export async function readRules(db: Db, store: number): Promise<Rules> {
  const { rows } = await sql<Row>`
    ${sql.join(
      TABLES.map(
        (table) => sql`
          select ${table}::text as kind, id,
            array(select lower(value) from jsonb_each_text(title)) as titles
          from ${sql.table(table)}
          where store_id is null or store_id = ${store}
        `,
      ),
      sql` union all `,
    )}
  `.execute(db);
  return {
    find: (table, title, now) => {
      const found = rows.filter(
        ({ kind, titles }) => kind === table && titles.includes(title.toLowerCase()),
      );
      return (found.find(({ id }) => id === now) ?? found[0])?.id ?? null;
    },
  };
}
