// A shop of five languages, and the slugs of its categories.
import { sql } from 'kysely';
import { beginReading } from '#market/settings/reading.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { thingOf } from '#market/settings/slug-now.ts';
import type { Db } from '#db/connect.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';

/** A shop with five languages. */
export async function shopOfFive(): Promise<Fresh> {
  const fresh = await freshDatabase();
  await makeShop(fresh.db);
  await sql`
    insert into languages (code, name, direction, position)
    values ('fr', 'Français', 'ltr', 2), ('tr', 'Türkçe', 'ltr', 3), ('hi', 'हिन्दी', 'ltr', 4)
  `.execute(fresh.db);
  return fresh;
}

export type Texts = Record<string, string>;
type Made = { slugs?: Texts | undefined; parent?: number | undefined };
export const json = (texts: Texts | undefined) => (texts ? JSON.stringify(texts) : null);

export async function makeCategory(
  db: Db,
  slug: string,
  title: Texts,
  { slugs, parent }: Made = {},
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into categories (slug, title, slugs, parent_id, path)
    values (${slug}, ${json(title)}::jsonb, ${json(slugs)}::jsonb, ${parent ?? null}, '{}')
    returning id
  `.execute(db);
  return rows[0]?.id ?? 0;
}

export const entitle = (db: Db, id: number, title: Texts) =>
  sql`update categories set title = ${json(title)}::jsonb where id = ${id}`.execute(db);

/** The present slugs of a thing, by language. */
export async function slugsOf(db: Db, id: number, kind = 'category'): Promise<Texts | undefined> {
  const { rows } = await sql<{ slugs: Texts }>`
    select jsonb_object_agg(language, slug) as slugs from slugs
    where kind = ${kind} and thing = ${id} and current
  `.execute(db);
  return rows[0]?.slugs;
}

/** The category that a slug leads to. */
export async function found(db: Db, slug: string, language: string): Promise<number | null> {
  const reading = beginReading(db, await readMarketSettings(db), language);
  const { rows } = await sql<{ thing: number | null }>`
    select ${thingOf('category', slug, reading)} as thing
  `.execute(db);
  return rows[0]?.thing ?? null;
}
