import { sql } from 'kysely';
import type { OptionGroup } from '#market/catalogue/product-filter.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

/** Groups attribute values by attribute; unknown ids are left out. */
export async function readOptionGroups(reading: Reading, values: number[]): Promise<OptionGroup[]> {
  const { rows } = await sql<OptionGroup>`
    select attribute_id as attribute, array_agg(id order by id) as values
    from attribute_values
    where id = any(${values}::int[])
    group by attribute_id
    order by attribute_id
  `.execute(reading.db);
  dependOn(reading, 'attributes');
  return rows;
}
