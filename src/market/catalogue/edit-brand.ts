// How staff edit brands.
import { sql } from 'kysely';
import type { BrandFields, BrandRow } from '#contract/admin/brand.ts';
import type { Listed, ListInput, Opened as OpenedThing } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch, touching } from '#db/touch.ts';
import { usesOf } from '#market/catalogue/count-uses.ts';
import { gapsOf, readList, textsContain } from '#market/edits/listing.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { requireUnused } from '#market/edits/require-unused.ts';
import { deleteRow, lockRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts } from '#market/settings/required-texts.ts';
import { slugFor } from '#market/settings/slug-for.ts';
import { chosenSlugs, openedSlugs, type OpenedSlugs } from '#market/settings/slug-now.ts';

type View = 'public' | 'hidden' | 'unused' | 'gap';
type ListQuery = ListInput & { view?: View | undefined };

export const BRAND = {
  noun: 'brand',
  table: 'brands',
  cameBack: touching('brands'),
} as const;

const products = usesOf('brand');
const VIEWS = {
  public: sql<boolean>`t.public`,
  hidden: sql<boolean>`not t.public`,
  unused: sql<boolean>`not exists (select from product_facts p where p.brand_id = t.id)`,
  gap: sql<boolean>`cardinality(${gapsOf('t.title')}) > 0`,
};

/** A page of the brands that match; `q` searches their titles in every language and their slugs. */
export async function listBrands(
  db: Db,
  { language }: Staff,
  { q, view, ...paging }: ListQuery,
): Promise<Listed<BrandRow>> {
  return readList<BrandRow>(db, paging, {
    from: sql`brands t`,
    columns: {
      id: sql`t.id`,
      title: sql`said(t.title, ${language})`,
      slug: sql`t.slug`,
      image: sql`t.image`,
      featured: sql`t.featured`,
      public: sql`t.public`,
      products,
      gaps: gapsOf('t.title'),
    },
    where: [
      ...(q ? [sql<boolean>`(${textsContain('t.title', q)} or t.slug = ${q})`] : []),
      ...(view ? [VIEWS[view]] : []),
    ],
    usual: 'title',
  });
}

/** A brand with all that can be edited; null if there is none. */
export async function openBrand(db: Db, id: number) {
  const { rows } = await sql<OpenedThing<BrandFields & OpenedSlugs & { products: number }>>`
    select id, version, ${lastEdit(BRAND.noun)} as edited, title, slug, ${openedSlugs('brand')},
      image, featured, public,
      ${products} as products
    from brands t
    where id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Makes a brand (`id` null) or saves one. Refuses 'required' without a title in the market's first
 * language, and as `saveRow` does.
 */
export async function saveBrand(
  tx: Tx,
  by: Staff,
  { id, version, title, slug, slugs, ...rest }: Opened & BrandFields,
  market: MarketSettings,
): Promise<SavedRow> {
  requireTexts(market, { title });
  const columns = {
    title,
    slug: slug || slugFor('brand', title[market.default_language] ?? ''),
    ...chosenSlugs(slugs),
    ...rest,
  };
  const saved = await saveRow(tx, by, BRAND, { id, version, columns });
  await touch(tx, 'brands');
  return saved;
}

/** Deletes a brand. Refuses as `requireUnused` and `deleteRow` do. */
export async function deleteBrand(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  await lockRow(tx, BRAND, thing);
  await requireUnused(tx, by, 'brand', thing.id);
  await deleteRow(tx, by, BRAND, thing);
  await touch(tx, 'brands');
}
