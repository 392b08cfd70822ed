import type { Tx } from '#db/connect.ts';
import type { Maker } from '#market/imports/name-things.ts';
import { slugFor } from '#market/settings/slug-for.ts';

/** The brands with these titles, or those they were merged into; missing ones are made. */
export async function nameBrands(
  tx: Tx,
  titles: string[],
  { importId, language }: Maker,
): Promise<{ find: (title: string) => number | null; made: boolean }> {
  const bySlug = new Map(titles.map((title) => [slugFor('brand', title), title]));
  if (bySlug.size === 0) return { find: () => null, made: false };
  const read = () =>
    tx
      .selectFrom('merged_brands')
      .select(['into_id as id', 'slug'])
      .where('slug', 'in', [...bySlug.keys()])
      .unionAll(
        tx
          .selectFrom('brands')
          .select(['id', 'slug'])
          .where('slug', 'in', [...bySlug.keys()]),
      )
      .execute();
  const known = new Map((await read()).map(({ id, slug }) => [slug, id]));
  const missing = [...bySlug].filter(([slug]) => !known.has(slug));
  if (missing.length && importId !== null) {
    await tx
      .insertInto('brands')
      .values(
        missing.map(([slug, title]) => ({
          slug,
          title: JSON.stringify({ [language]: title }),
          import_id: importId,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const { id, slug } of await read()) known.set(slug, id);
  }
  return {
    find: (title) => known.get(slugFor('brand', title)) ?? null,
    made: missing.length > 0 && importId !== null,
  };
}
