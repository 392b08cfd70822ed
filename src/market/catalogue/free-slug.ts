import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { slugFor } from '#market/settings/slug-for.ts';

const MOST_TRIED = 100;

/** A name in addresses for a product of this title that no other product has: `lamp`, else `lamp-2`. */
export async function freeSlug(tx: Tx, id: number | null, title: string): Promise<string> {
  const slug = slugFor('product', title);
  const tried = [slug, ...Array.from({ length: MOST_TRIED }, (_, at) => `${slug}-${at + 2}`)];
  const { rows } = await sql<{ slug: string }>`
    select slug from products where slug = any(${tried}::text[]) and id is distinct from ${id}
  `.execute(tx);
  const taken = new Set(rows.map((row) => row.slug));
  return tried.find((one) => !taken.has(one)) ?? `${slug}-${crypto.randomUUID().slice(0, 8)}`;
}
