import { sql } from 'kysely';
import type { Banner, Slider } from '#contract/home.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

const placedColumns = (language: string) => sql`
  id, said(title, ${language}) as title, coalesce(said(detail, ${language}), '') as detail,
  coalesce(said(action, ${language}), '') as action, ground, image, type, source_type, slug, url,
  tags, 1 as status
`;

/** The public banners of these types (wire contract, section 3.1), as a query. */
export const selectBanners = (language: string, types: number[]) => sql<Banner>`
  select ${placedColumns(language)}, case when closable then 1 else 2 end as closable,
    case when first_order then 1 else 2 end as first_order
  from banners
  where public and type = any(${types}::int[])
  order by type
`;

/** The public slides in their order, as a query of Slider rows. */
export const selectSliders = (language: string) =>
  sql<Slider>`
    select ${placedColumns(language)}
    from sliders
    where public
    order by position, id
  `;

/** The public banners of these types. */
export async function readBanners(reading: Reading, types: number[]): Promise<Banner[]> {
  const { rows } = await selectBanners(reading.language, types).execute(reading.db);
  dependOn(reading, 'content');
  return rows;
}
