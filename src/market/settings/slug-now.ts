// The addresses of categories, brands, collections and pages: one in each language, and all that
// each ever had (table `slugs`).
import { sql, type RawBuilder } from 'kysely';
import type { Reading } from '#market/settings/reading.ts';
import { textsOrNone } from '#market/settings/required-texts.ts';

export type SlugKind = 'category' | 'brand' | 'collection' | 'page';

/** The slug in a language of the thing that stands in a query as `row`. */
export const slugNow = (kind: SlugKind, row: string, language: string): RawBuilder<string> => sql`
  coalesce((
    select s.slug from slugs s
    where s.kind = ${sql.lit(kind)} and s.thing = ${sql.ref(`${row}.id`)}
      and s.language = ${language} and s.current
  ), ${sql.ref(`${row}.slug`)})`;

/** Its slugs in these languages, as JSON by code. */
export const slugsNow = (
  kind: SlugKind,
  row: string,
  languages: readonly { code: string }[],
): RawBuilder<Record<string, string>> => sql`
  coalesce((
    select jsonb_object_agg(s.language, s.slug) from slugs s
    where s.kind = ${sql.lit(kind)} and s.thing = ${sql.ref(`${row}.id`)} and s.current
      and s.language = any(${languages.map(({ code }) => code)}::text[])
  ), '{}')`;

/** Of a thing that staff open as row `t`: the slugs they chose, and its slugs of today. */
export const openedSlugs = (kind: SlugKind): RawBuilder<unknown> => sql`
  coalesce(t.slugs, '{}') as slugs, coalesce((
    select jsonb_object_agg(s.language, s.slug) from slugs s
    where s.kind = ${sql.lit(kind)} and s.thing = t.id and s.current
  ), '{}') as slugs_now`;
export type OpenedSlugs = { slugs: Record<string, string>; slugs_now: Record<string, string> };

/** Chosen slugs as columns; those that were not sent stay. */
export const chosenSlugs = (slugs: Record<string, string> | undefined) =>
  slugs && { slugs: textsOrNone(slugs) };

/** Slugs that the thing of a row `t` had in any language and has in none, and that lead to it. */
export const formerSlugs = (kind: SlugKind): RawBuilder<string[]> => sql`
  array(
    select s.slug from slugs s
    where s.kind = ${sql.lit(kind)} and s.thing = t.id
    group by s.slug
    having not bool_or(s.current)
    order by s.slug
  )`;

/**
 * The thing that a slug leads to, null for none: what has or had it in the reader's language, else
 * what has it in another, the first one before others, else what had it in one.
 */
export const thingOf = (
  kind: SlugKind,
  slug: string,
  { language, market }: Reading,
): RawBuilder<number | null> => sql`(
  select s.thing from slugs s
  where s.kind = ${sql.lit(kind)} and s.slug = ${slug}
  order by s.language = ${language} desc, s.current desc,
    s.language = ${market.default_language} desc, s.language
  limit 1
)`;
