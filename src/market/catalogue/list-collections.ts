// The collections for staff, with how many products each has now.
import { sql } from 'kysely';
import type { CollectionRow } from '#contract/admin/collection.ts';
import type { ShownRule } from '#contract/admin/collection-rule.ts';
import type { Listed, ListInput, Opened } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { touching } from '#db/touch.ts';
import { shownRule } from '#market/catalogue/checked-rule.ts';
import { countFitting, type StoredRule } from '#market/catalogue/gathering.ts';
import { dayOf, withBranches } from '#market/catalogue/read-gatherings.ts';
import { gapsOf, readList, textsContain } from '#market/edits/listing.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { openedSlugs, type OpenedSlugs } from '#market/settings/slug-now.ts';

type View = 'public' | 'hidden' | 'by-hand' | 'by-rule' | 'gap';
type ListQuery = ListInput & { view?: View | undefined };
type Ruled = { id: number; rule: StoredRule | null };
type Shown = OpenedSlugs & {
  title: Record<string, string>;
  slug: string;
  public: boolean;
  rule: ShownRule | null;
  product_ids: number[];
  products: number;
};

export const COLLECTION = {
  noun: 'collection',
  table: 'collections',
  cameBack: touching('collections'),
} as const;

const VIEWS = {
  public: sql<boolean>`t.public`,
  hidden: sql<boolean>`not t.public`,
  'by-hand': sql<boolean>`t.rule is null`,
  'by-rule': sql<boolean>`t.rule is not null`,
  gap: sql<boolean>`cardinality(${gapsOf('t.title')}) > 0`,
};

/**
 * A page of the collections that match; `q` searches their titles in every language and their
 * slugs.
 */
export async function listCollections(
  db: Db,
  { language }: Staff,
  { q, view, ...paging }: ListQuery,
): Promise<Listed<CollectionRow>> {
  const { rows, ...counted } = await readList<Omit<CollectionRow, 'products'> & Ruled>(db, paging, {
    from: sql`collections t`,
    columns: {
      id: sql`t.id`,
      title: sql`said(t.title, ${language})`,
      slug: sql`t.slug`,
      public: sql`t.public`,
      by_rule: sql`t.rule is not null`,
      gaps: gapsOf('t.title'),
      rule: sql`t.rule`,
    },
    where: [
      ...(q ? [sql<boolean>`(${textsContain('t.title', q)} or t.slug = ${q})`] : []),
      ...(view ? [VIEWS[view]] : []),
    ],
    usual: 'position',
  });
  const counts = await countProducts(db, rows);
  return {
    rows: rows.map(({ rule: _, ...row }) => ({ ...row, products: counts.get(row.id) ?? 0 })),
    ...counted,
  };
}

/** A collection with all that can be edited; null if there is none. */
export async function openCollection(
  db: Db,
  id: number,
  market: MarketSettings,
): Promise<Opened<Shown> | null> {
  const { rows } = await sql<Opened<Omit<Shown, 'products' | 'rule'>> & Ruled>`
    select id, version, ${lastEdit(COLLECTION.noun)} as edited, title, slug,
      ${openedSlugs('collection')}, public, rule,
      array(
        select product_id from collection_products cp
        where cp.collection_id = t.id
        order by position, product_id
      ) as product_ids
    from collections t
    where id = ${id}
  `.execute(db);
  const [row] = rows;
  if (!row) return null;
  const counts = await countProducts(db, [row]);
  return { ...row, rule: shownRule(row.rule, market), products: counts.get(id) ?? 0 };
}

/** How many products each collection has now. Two queries. */
async function countProducts(db: Db, storedRows: Ruled[]): Promise<Map<number, number>> {
  if (storedRows.length === 0) return new Map();
  const collections = await withBranches(db, storedRows);
  const today = dayOf(new Date());
  const each = collections.map(
    ({ id, rule }) => sql`
      select ${id}::int as id, ${
        rule
          ? countFitting(rule, today, rule.most)
          : sql`(select count(*)::int from collection_products where collection_id = ${id})`
      } as products
    `,
  );
  const { rows } = await sql<{ id: number; products: number }>`
    ${sql.join(each, sql` union all `)}
  `.execute(db);
  return new Map(rows.map(({ id, products }) => [id, products]));
}
