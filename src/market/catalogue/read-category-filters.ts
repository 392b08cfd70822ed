import { sql } from 'kysely';
import type { z } from 'zod';
import type { listingCalls } from '#contract/listing.ts';
import { colourOf, isColour } from '#market/catalogue/colour-of.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

type Found = {
  id: number;
  slug: string;
  title: string;
  values: { id: number; slug: string; title: string }[];
};
type Attributes = z.output<typeof listingCalls.all.output>['attributes'];

/**
 * The attributes that a category can be filtered by: those of its parents from the top down, then
 * its own. Each has the values that products have, with counts (`counts`). One query.
 */
export async function readCategoryFilters(
  reading: Reading,
  category: number,
  counts: Map<number, number>,
): Promise<Attributes> {
  const { language } = reading;
  const { rows } = await sql<Found>`
    with filters as (
      select distinct on (f.attribute_id) f.attribute_id, f.position, cardinality(c.path) as depth
      from category_filters f
      join categories c on c.id = f.category_id
      where c.id = any((select path from categories where id = ${category})::int[])
      order by f.attribute_id, depth
    )
    select a.id, a.slug, said(a.title, ${language}) as title, jsonb_agg(
      jsonb_build_object('id', v.id, 'slug', v.slug, 'title', said(v.title, ${language}))
      order by v.position, v.id
    ) as values
    from filters f
    join attributes a on a.id = f.attribute_id
    join attribute_values v on v.attribute_id = a.id and v.id = any(${[...counts.keys()]}::int[])
    group by a.id, f.depth, f.position
    order by f.depth, f.position, a.id
  `.execute(reading.db);
  dependOn(reading, 'products', 'categories', 'attributes');
  return rows.map(({ id, slug, title, values }) => ({
    id,
    title,
    values: values.map((value) => ({
      id: value.id,
      title: value.title,
      count: counts.get(value.id) ?? 0,
      colour: isColour({ slug, title }) ? colourOf(value) : '',
    })),
  }));
}
