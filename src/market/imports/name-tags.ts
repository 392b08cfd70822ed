import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { tagSlug } from '#market/catalogue/tag-slug.ts';
import type { Maker } from '#market/imports/name-things.ts';
import type { Texts } from '#market/imports/product-state.ts';
import { fold } from '#base/fold.ts';

type Row = { id: number; slug: string; title: Texts };

/**
 * The tags with these titles, of which missing ones are made; also the titles of these and of the
 * tags in `ids`.
 */
export async function nameTags(
  tx: Tx,
  titles: string[],
  ids: number[],
  { importId, language }: Maker,
): Promise<{ find: (title: string) => number | null; titles: (id: number) => Texts }> {
  const bySlug = new Map(titles.map((title) => [tagSlug(title), title]));
  const known = new Map<string, Row>();
  const byId = new Map<number, Texts>();
  const read = async () => {
    const { rows } = await sql<Row>`
      select id, slug, title
      from tags
      where slug = any(${[...bySlug.keys()]}::text[]) or id = any(${ids}::int[])
    `.execute(tx);
    for (const row of rows) {
      known.set(row.slug, row);
      byId.set(row.id, row.title);
    }
  };
  if (bySlug.size || ids.length) await read();
  const missing = [...bySlug].filter(([slug]) => !known.has(slug));
  if (missing.length && importId !== null) {
    const rows = missing.map(([slug, title]) => ({
      slug,
      title: { [language]: title },
      folded: fold(title),
    }));
    await sql`
      insert into tags (slug, title, folded, import_id)
      select slug, title, folded, ${importId}::int
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(
        slug text, title jsonb, folded text
      )
      on conflict do nothing
    `.execute(tx);
    await read();
  }
  return {
    find: (title) => known.get(tagSlug(title))?.id ?? null,
    titles: (id) => byId.get(id) ?? {},
  };
}
