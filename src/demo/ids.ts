// Numbers that the database gave, by the slugs that the demo's files use.
export type Ids = Map<string, number>;

/** The number of a slug; a slug that nothing has is a mistake in the demo's files. */
export function idOf(ids: Ids, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo market names ${slug}, which is not in it.`);
  return id;
}

export const idsOf = (rows: { id: number; slug: string }[]): Ids =>
  new Map(rows.map(({ id, slug }) => [slug, id]));
