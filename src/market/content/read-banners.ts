import { sql } from 'kysely';
import type { Banner, Slider } from '#contract/home.ts';
import { nextChange, shownAt } from '#market/content/schedule.ts';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';

type At = Pick<Reading, 'language' | 'now'>;

const placedColumns = (language: string) => sql`
  id, said(title, ${language}) as title, coalesce(said(detail, ${language}), '') as detail,
  coalesce(said(action, ${language}), '') as action, ground, image,
  coalesce(said(image_alt, ${language}), '') as image_alt, type, source_type, slug, url,
  tags, 1 as status
`;

/** The banners of these types that are shown now (wire contract, section 3.1), as a query. */
export const selectBanners = ({ language, now }: At, types: number[]) => sql<Banner>`
  select ${placedColumns(language)}, case when closable then 1 else 2 end as closable,
    case when first_order then 1 else 2 end as first_order
  from banners
  where ${shownAt(now)} and type = any(${types}::int[])
  order by type
`;

/** The slides that are shown now in their order, as a query of Slider rows. */
export const selectSliders = ({ language, now }: At) =>
  sql<Slider>`
    select ${placedColumns(language)}
    from sliders
    where ${shownAt(now)}
    order by position, id
  `;

/** The banners of these types that are shown now; the answer is valid until one begins or ends. */
export async function readBanners(reading: Reading, types: number[]): Promise<Banner[]> {
  const { rows } = await sql<{ banners: Banner[]; next_change: Date | null }>`
    select coalesce(jsonb_agg(to_jsonb(one)), '[]') as banners,
      ${nextChange(reading.now, ['banners'])} as next_change
    from (${selectBanners(reading, types)}) one
  `.execute(reading.db);
  dependOn(reading, 'content');
  holdUntil(reading, rows[0]?.next_change ?? null);
  return rows[0]?.banners ?? [];
}
