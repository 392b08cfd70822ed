import { sql } from 'kysely';
import { sourceType } from '#contract/constants.ts';
import type { ProductFilter } from '#market/catalogue/product-filter.ts';
import { fold } from '#base/fold.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

type Row = {
  id: number;
  title: string;
  slug: string;
  source_type: number;
  source_ids: number[];
  tags: string;
};

/**
 * What a slide or a banner leads to, as a filter; null when neither is named or it is not there.
 */
export async function readSource(
  reading: Reading,
  slider: number | null,
  banner: number | null,
): Promise<{ id: number; title: string; slug: string; filter: ProductFilter } | null> {
  const id = slider ?? banner;
  if (id === null) return null;
  const table = sql.table(slider !== null ? 'sliders' : 'banners');
  const { rows } = await sql<Row>`
    select id, said(title, ${reading.language}) as title, slug, source_type, source_ids, tags
    from ${table}
    where id = ${id} and public
  `.execute(reading.db);
  dependOn(reading, 'content');
  const row = rows[0];
  return row
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
      const names = row.tags.split(',').map(fold).filter(Boolean);
      const { rows } = await sql<{
        id: number;
      }>`
        select id
        from tags
        where id = any(${row.source_ids}::int[]) or folded = any(${names}::text[])
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
