// Products of the demo market that a browser test opens, and what it looks for there.
import type { Page } from 'playwright-core';
import { sql, type RawBuilder } from 'kysely';
import { wordsOf, type Site } from './site.ts';

export type Thing = { id: number; slug: string; title: Record<string, string> };

/** Says messages of a language by section and key. */
export const sayIn = (language: string) => {
  const words = wordsOf(language);
  return (section: string, key: string) => words[section]?.[key] ?? `${section}.${key}`;
};
export const pathOf = ({ id, slug }: Thing) => `/${slug}/product/${id}`;
/** The text of what has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Up to three public products of a condition. */
export async function thingsWhere(
  { database }: Pick<Site, 'database'>,
  where: RawBuilder<unknown>,
): Promise<Thing[]> {
  const { rows } = await sql<Thing>`
    select id, slug, title
    from products p
    where p.public and ${where}
    order by id
    limit 3`.execute(database.db);
  return rows;
}
