// Database ids, by the slugs in the demo's files.
export type Ids = Map<string, number>;

/** The id of a slug; throws if the slug is unknown, which is a mistake in the demo's files. */
export function idOf(ids: Ids, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo market names ${slug}, which is not in it.`);
  return id;
}

export const idsOf = (rows: { id: number; slug: string }[]): Ids =>
  new Map(rows.map(({ id, slug }) => [slug, id]));
