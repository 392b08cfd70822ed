// The things that products refer to or are checked against, read for several products at once.
import { sql } from 'kysely';
import type { ProductFields } from '#contract/admin/product.ts';
import type { Tx } from '#db/connect.ts';
import { freeSlugs } from '#market/catalogue/free-slug.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

export const RULES = [
  ['tax_rule_id', 'tax_rules'],
  ['shipping_rule_id', 'shipping_rules'],
  ['bundle_deal_id', 'bundle_deals'],
] as const;
type SurroundingFields = Pick<
  ProductFields,
  'store_id' | 'slug' | 'title' | 'tag_ids' | 'public' | (typeof RULES)[number][0]
> & { id: number | null; variants: Pick<ProductFields['variants'][number], 'choice'>[] };

export type Surroundings = {
  stores: Set<number>;
  /** The store of each rule (null: the market's), by `ruleKey`. */
  rules: Map<string, number | null>;
  tags: Map<number, Record<string, string>>;
  /** The attribute of each value. */
  values: Map<number, number>;
  /** A free slug for each product that has none, in the order of the products. */
  slugs: string[];
  /** Whether the EU pack's gate is on, and which products on sale lack required facts. */
  gate: boolean;
  lacking: Set<number>;
};
type Rule = { name: (typeof RULES)[number][0]; id: number; store_id: number | null };

/** The map key of a tax or shipping rule. */
export const ruleKey = (name: string, id: number): string => `${name} ${id}`;

/** Reads everything that these products refer to. */
export async function readSurroundings(
  tx: Tx,
  market: MarketSettings,
  all: SurroundingFields[],
): Promise<Surroundings> {
  const stores = await tx
    .selectFrom('stores')
    .select('id')
    .where('id', '=', sql<number>`any(${[...new Set(all.map((one) => one.store_id))]}::int[])`)
    .execute();
  return {
    stores: new Set(stores.map(({ id }) => id)),
    rules: await readRules(tx, all),
    tags: await readTags(tx, [...new Set(all.flatMap(({ tag_ids: ids }) => ids))]),
    values: await readValues(tx, all),
    slugs: await readSlugs(tx, market, all),
    ...(await readGate(tx, all)),
  };
}

async function readRules(tx: Tx, all: SurroundingFields[]): Promise<Map<string, number | null>> {
  const named = RULES.map(([name, table]) => ({
    name,
    table,
    ids: [...new Set(all.flatMap((one) => one[name] ?? []))],
  })).filter(({ ids }) => ids.length > 0);
  if (named.length === 0) return new Map();
  const { rows } = await sql<Rule>`
    ${sql.join(
      named.map(
        ({ name, table, ids }) => sql`
          select ${name}::text as name, id, store_id
          from ${sql.table(table)}
          where id = any(${ids}::int[])
        `,
      ),
      sql` union all `,
    )}
  `.execute(tx);
  return new Map(rows.map(({ name, id, store_id }) => [ruleKey(name, id), store_id]));
}

async function readTags(tx: Tx, ids: number[]): Promise<Surroundings['tags']> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; title: Record<string, string> }>`
    select id, title from tags where id = any(${ids}::int[])
  `.execute(tx);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

async function readValues(tx: Tx, all: SurroundingFields[]): Promise<Map<number, number>> {
  const ids = all.flatMap(({ variants }) =>
    variants.flatMap(({ choice }) => choice.map(({ value_id: id }) => id)),
  );
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; attribute_id: number }>`
    select id, attribute_id from attribute_values where id = any(${[...new Set(ids)]}::int[])
  `.execute(tx);
  return new Map(rows.map(({ id, attribute_id: attribute }) => [id, attribute]));
}

async function readSlugs(
  tx: Tx,
  { default_language: language }: MarketSettings,
  all: SurroundingFields[],
): Promise<string[]> {
  const requests = all.flatMap(({ id, slug, title }) =>
    slug ? [] : [{ id, title: title[language] ?? '' }],
  );
  const free = requests.length === 0 ? [] : await freeSlugs(tx, requests);
  return all.map(({ slug }) => slug || (free.shift() ?? ''));
}

async function readGate(
  tx: Tx,
  all: SurroundingFields[],
): Promise<Pick<Surroundings, 'gate' | 'lacking'>> {
  const ids = all.flatMap(({ id, public: isPublic }) => (isPublic && id !== null ? [id] : []));
  if (!all.some((one) => one.public)) return { gate: false, lacking: new Set() };
  const { rows } = await sql<{ lacking: number[] }>`
    select array(
      select id from products where id = any(${ids}::int[]) and published and lacking <> '{}'
    ) as lacking
    from settings
    where eu_pack
  `.execute(tx);
  return { gate: rows.length > 0, lacking: new Set(rows[0]?.lacking) };
}
