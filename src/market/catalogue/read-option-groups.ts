import { sql } from 'kysely';
import { dependOn, type Reading } from '#market/settings/reading.ts';

/** These values of attributes, those of one attribute together; what is no value is left out. */
export async function readOptionGroups(reading: Reading, values: number[]): Promise<number[][]> {
  const { rows } = await sql<{ ids: number[] }>`
    select array_agg(id order by id) as ids
    from attribute_values
    where id = any(${values}::int[])
    group by attribute_id
    order by attribute_id
  `.execute(reading.db);
  dependOn(reading, 'attributes');
  return rows.map(({ ids }) => ids);
}
