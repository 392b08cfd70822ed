import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { slugFor } from '#market/settings/slug-for.ts';

const MOST_TRIED = 100;

type SlugRequest = { id: number | null; title: string };

/** A slug for a product with this title that no other product has: `lamp`, else `lamp-2`. */
export const freeSlug = async (tx: Tx, id: number | null, title: string): Promise<string> =>
  (await freeSlugs(tx, [{ id, title }]))[0] ?? '';

/** Free slugs for several products, in their order. */
export async function freeSlugs(tx: Tx, requests: SlugRequest[]): Promise<string[]> {
  const slugs = requests.map(({ title }) => slugFor('product', title));
  const owners = await readOwners(tx, slugs);
  const counts = new Map<string, number>();
  for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  const wide = requests.flatMap(({ id }, at) => {
    const slug = slugs[at] ?? '';
    return (counts.get(slug) ?? 0) > 1 || isOfAnother(owners, slug, id) ? trying(slug) : [];
  });
  for (const [slug, owner] of await readOwners(tx, wide)) owners.set(slug, owner);
  const given = new Set<string>();
  return requests.map(({ id }, at) => {
    const slug = slugs[at] ?? '';
    const free = trying(slug).find((one) => !given.has(one) && !isOfAnother(owners, one, id));
    const name = free ?? `${slug}-${crypto.randomUUID().slice(0, 8)}`;
    given.add(name);
    return name;
  });
}

const trying = (slug: string): string[] => [
  slug,
  ...Array.from({ length: MOST_TRIED }, (_, at) => `${slug}-${at + 2}`),
];

const isOfAnother = (owners: Map<string, number>, slug: string, id: number | null): boolean =>
  owners.has(slug) && owners.get(slug) !== id;

async function readOwners(tx: Tx, slugs: string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await sql<{ slug: string; id: number }>`
    select slug, id from products where slug = any(${[...new Set(slugs)]}::text[])
  `.execute(tx);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
