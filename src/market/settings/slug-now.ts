// The slugs of categories, brands, collections and pages: one for each language, and all former
// ones (table `slugs`).
import { sql, type RawBuilder } from 'kysely';
import type { Reading } from '#market/settings/reading.ts';
import { textsOrNone } from '#market/settings/required-texts.ts';

export type SlugKind = 'category' | 'brand' | 'collection' | 'page';

/** The slug, in a language, of the thing that a query has as `row`. */
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

/** For a thing that staff open as row `t`: the slugs they chose, and its present slugs. */
export const openedSlugs = (kind: SlugKind): RawBuilder<unknown> => sql`
  coalesce(t.slugs, '{}') as slugs, coalesce((
    select jsonb_object_agg(s.language, s.slug) from slugs s
    where s.kind = ${sql.lit(kind)} and s.thing = t.id and s.current
  ), '{}') as slugs_now`;
export type OpenedSlugs = { slugs: Record<string, string>; slugs_now: Record<string, string> };

/** Chosen slugs as columns; slugs that were not sent stay as they are. */
export const chosenSlugs = (slugs: Record<string, string> | undefined) =>
  slugs && { slugs: textsOrNone(slugs) };

/**
 * Former slugs of the row `t`, in any language, that are no longer its own but still lead to it.
 */
export const formerSlugs = (kind: SlugKind): RawBuilder<string[]> => sql`
  array(
    select s.slug from slugs s
    where s.kind = ${sql.lit(kind)} and s.thing = t.id
    group by s.slug
    having not bool_or(s.current)
    order by s.slug
  )`;

/**
 * The thing that a slug leads to, null for none: first by present or former slugs in the reader's
 * language, then by present ones in other languages (the first one before others), then by former
 * ones.
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
