import { sql } from 'kysely';
import { patternsOf } from '#base/fold.ts';
import { listPage, type ListPage } from '#base/list-page.ts';
import type { BrandTile } from '#contract/brand.ts';
import { pageSize } from '#contract/constants.ts';
import { initialsOf, lettersOf, type Initial, type Letter } from '#market/catalogue/letters.ts';
import type { Named } from '#market/catalogue/read-stores.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';
import { slugNow, slugsNow } from '#market/settings/slug-now.ts';

/** The letters with which names of public brands begin. One query. */
export async function readBrandLetters(reading: Reading): Promise<Letter[]> {
  return lettersOf(await readInitials(reading), reading.language);
}

/** A page of the public brands, by name. Two queries at most. */
export async function readBrandPage(
  reading: Reading,
  { letter, q = '', page }: Named,
): Promise<ListPage<BrandTile>> {
  dependOn(reading, 'brands');
  const initials = letter
    ? initialsOf(await readInitials(reading), letter, reading.language)
    : undefined;
  const patterns = patternsOf(q);
  if (q && patterns.length === 0) return listPage([], { ...PAGED, page, total: 0 });
  const { rows } = await sql<BrandTile & { total: number }>`
    select b.id, said(b.title, ${reading.language}) as title,
      ${slugNow('brand', 'b', reading.language)} as slug, b.image,
      count(*) over ()::int as total
    from brands b
    cross join lateral ${foldedIn(reading.language)} n
    where b.public
      ${initials ? sql`and left(n.folded, 1) = any(${initials}::text[])` : sql``}
      ${patterns.length ? sql`and folded_texts(b.title) like all(${patterns}::text[])` : sql``}
    order by n.folded, b.id
    limit ${pageSize.brands} offset ${(page - 1) * pageSize.brands}
  `.execute(reading.db);
  // a page past the last has no rows, so its total takes a query of its own
  const total =
    rows[0]?.total ?? (page > 1 ? (await readBrandPage(reading, { letter, q, page: 1 })).total : 0);
  return listPage(
    rows.map(({ total: _, ...brand }) => brand),
    { ...PAGED, page, total },
  );
}

const PAGED = { size: pageSize.brands, path: 'brands' };

async function readInitials(reading: Reading): Promise<Initial[]> {
  dependOn(reading, 'brands');
  const { rows } = await sql<Initial>`
    select left(n.folded, 1) as initial, count(*)::int as count
    from brands b
    cross join lateral ${foldedIn(reading.language)} n
    where b.public
    group by 1
  `.execute(reading.db);
  return rows;
}

/** The folded name of a brand `b` in a language. */
const foldedIn = (language: string) =>
  sql`(select folded_text(said(b.title, ${language})) as folded offset 0)`;

/** A public brand and its slugs, or the brand it was merged into; null when there is none. */
export async function readBrand(
  reading: Reading,
  id: number,
): Promise<(BrandTile & { slugs: Record<string, string> }) | null> {
  const { language, market } = reading;
  const { rows } = await sql<BrandTile & { slugs: Record<string, string> }>`
    select id, said(title, ${language}) as title, ${slugNow('brand', 'b', language)} as slug,
      ${slugsNow('brand', 'b', market.languages)} as slugs, image
    from brands b
    where public
      and id = coalesce((select into_id from merged_brands where merged_brands.id = ${id}), ${id})
  `.execute(reading.db);
  dependOn(reading, 'brands');
  return rows[0] ?? null;
}
