import { sql, type RawBuilder } from 'kysely';
import { listText } from '#base/comma.ts';
import type { ProductFilter } from '#market/catalogue/product-filter.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';
import { slugNow } from '#market/settings/slug-now.ts';

/** Categories, brands and tags named in an address; tags by id or by name. */
export type Named = {
  category_ids?: number[] | undefined;
  sub_category_ids?: number[] | undefined;
  brand_ids?: number[] | undefined;
  tags: string;
};
type Row = { kind: 'category' | 'brand' | 'tag'; id: number; title: string; slug: string };

/**
 * The products that have any of the categories, any of the brands and any of the tags. Its title
 * joins their names; null when nothing is named, or nothing of it exists.
 */
export async function readNamed(
  reading: Reading,
  named: Named,
): Promise<{ id: number; title: string; slug: string; filter: ProductFilter } | null> {
  const categories = [...(named.category_ids ?? []), ...(named.sub_category_ids ?? [])];
  const { brand_ids: brands = [], tags } = named;
  if (categories.length + brands.length === 0 && !tags) return null;
  const { rows } = await sql<Row & { below: number[] | null }>`
    select 'category' as kind, c.id, said(c.title, ${reading.language}) as title,
      ${slugNow('category', 'c', reading.language)} as slug,
      (select array_agg(b.id) from categories b where b.public and c.id = any(b.path)) as below
    from categories c
    where c.public and c.id = any(${categories}::int[])
    union all
    select 'brand', id, said(title, ${reading.language}),
      ${slugNow('brand', 'brands', reading.language)}, null
    from brands
    where public and id = any(${brands}::int[])
    union all
    select 'tag', id, said(title, ${reading.language}), slug, null
    from tags
    where ${tagsNamed(idsIn(tags), tags)}
  `.execute(reading.db);
  dependOn(reading, 'categories', 'brands');
  const [first] = rows;
  if (!first) return null;
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind);
  return {
    id: first.id,
    title: listText(
      reading.language,
      rows.map(({ title }) => title),
    ),
    slug: rows.length === 1 ? first.slug : 'all',
    filter: {
      categories: categories.length
        ? of('category').flatMap(({ below }) => below ?? [])
        : undefined,
      brands: brands.length ? of('brand').map(({ id }) => id) : undefined,
      tags: tags ? of('tag').map(({ id }) => id) : undefined,
    },
  };
}

/** The rows of `tags` with one of these ids, or with a listed name in any language. */
export function tagsNamed(ids: number[], list: string): RawBuilder<unknown> {
  const names = list.split(',').map((name) => name.trim().toLowerCase());
  return sql`(
    id = any(${ids}::int[])
    or exists (
      select from jsonb_each_text(title) as said
      where lower(said.value) = any(${names.filter(Boolean)}::text[])
    )
  )`;
}

const idsIn = (tags: string): number[] =>
  tags
    .split(',')
    .map((one) => one.trim())
    .filter((one) => /^\d{1,9}$/.test(one))
    .map(Number);
