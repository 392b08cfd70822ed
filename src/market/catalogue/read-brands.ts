import { sql } from 'kysely';
import { listPage, type ListPage } from '#base/list-page.ts';
import type { BrandTile } from '#contract/brand.ts';
import { pageSize } from '#contract/constants.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

/** A page of the public brands by name. */
export async function readBrandPage(reading: Reading, page: number): Promise<ListPage<BrandTile>> {
  const { rows } = await sql<BrandTile & { total: number }>`
    select id, said(title, ${reading.language}) as title, slug, image, count(*) over () as total
    from brands
    where public
    order by title, id
    limit ${pageSize.brands} offset ${(page - 1) * pageSize.brands}
  `.execute(reading.db);
  dependOn(reading, 'brands');
  // a page past the last has no row that knows
  const total = rows[0]?.total ?? (page > 1 ? (await readBrandPage(reading, 1)).total : 0);
  return listPage(
    rows.map(({ id, title, slug, image }) => ({ id, title, slug, image })),
    { page, size: pageSize.brands, total, path: 'brands' },
  );
}

/** A public brand, or the one that it was merged into; null when there is none. */
export async function readBrand(reading: Reading, id: number): Promise<BrandTile | null> {
  const { rows } = await sql<BrandTile>`
    select id, said(title, ${reading.language}) as title, slug, image
    from brands
    where public
      and id = coalesce((select into_id from merged_brands where merged_brands.id = ${id}), ${id})
  `.execute(reading.db);
  dependOn(reading, 'brands');
  return rows[0] ?? null;
}
