import { sql } from 'kysely';
import { sourceType } from '#contract/constants.ts';
import type { ProductFilter } from '#market/catalogue/product-filter.ts';
import { readNamed, tagsNamed, type Named } from '#market/catalogue/read-named.ts';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';

type Row = {
  id: number;
  title: string;
  slug: string;
  source_type: number;
  source_ids: number[];
  tags: string;
  shown_from: Date | null;
};
/** The possible sources of a listing; a category stands for its whole branch. */
export type Source = Named & { home_spm: number | null; banner: number | null };
type Found = { id: number; title: string; slug: string; filter: ProductFilter };

/**
 * What a slide, a banner, or the named categories, brands and tags lead to, in that order; null
 * when nothing is named or nothing exists. A planned slide or banner does not count yet; one that
 * has ended still leads to its products.
 */
export async function readSource(reading: Reading, source: Source): Promise<Found | null> {
  const id = source.home_spm ?? source.banner;
  if (id === null) return readNamed(reading, source);
  const table = sql.table(source.home_spm !== null ? 'sliders' : 'banners');
  const { rows } = await sql<Row>`
    select id, said(title, ${reading.language}) as title, slug, source_type, source_ids, tags,
      shown_from
    from ${table}
    where id = ${id} and public
  `.execute(reading.db);
  dependOn(reading, 'content');
  const row = rows[0];
  holdUntil(reading, row?.shown_from ?? null);
  return row && (row.shown_from ?? reading.now) <= reading.now
    ? { id: row.id, title: row.title, slug: row.slug, filter: await filterOf(reading, row) }
    : null;
}

async function filterOf({ db }: Reading, row: Row): Promise<ProductFilter> {
  switch (row.source_type) {
    case sourceType.category:
    case sourceType.subCategory: {
      const { rows } = await sql<{
        id: number;
      }>`
        select id
        from categories
        where public and path && ${row.source_ids}::int[]
      `.execute(db);
      return { categories: rows.map(({ id }) => id) };
    }
    case sourceType.tag: {
      const { rows } = await sql<{
        id: number;
      }>`
        select id
        from tags
        where ${tagsNamed(row.source_ids, row.tags)}
      `.execute(db);
      return { tags: rows.map(({ id }) => id) };
    }
    case sourceType.brand:
      return { brands: row.source_ids };
    case sourceType.product:
      return { ids: row.source_ids };
    default:
      return {};
  }
}
