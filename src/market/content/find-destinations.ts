// The pages that banners, slides and links can lead to, by name or id.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { patternsOf } from '#base/fold.ts';
import { Refusal } from '#base/refusal.ts';
import type { Destination, DestinationKind } from '#contract/admin/destination.ts';
import type { Db, Tx } from '#db/connect.ts';
import { newestWith } from '#market/catalogue/lexicon.ts';
import { lockNamed } from '#market/edits/require-unused.ts';
import { likeText, textsContain } from '#market/edits/listing.ts';

const MOST = 20;
type DestinationsQuery = { kind: DestinationKind; q?: string; source_ids?: number[] | undefined };
type Source = { table: string; image: RawBuilder<unknown>; named?: 'name' | 'folded' | 'words' };

const IMAGE = sql`t.image`;
const NONE = sql`''`;
const SOURCES: Record<DestinationKind, Source> = {
  category: { table: 'categories', image: IMAGE },
  tag: { table: 'tags', image: NONE, named: 'folded' },
  brand: { table: 'brands', image: IMAGE },
  product: { table: 'products', image: IMAGE, named: 'words' },
  collection: { table: 'collections', image: NONE },
  'flash-sale': { table: 'flash_sales', image: NONE },
  page: { table: 'pages', image: NONE },
  store: { table: 'stores', image: IMAGE, named: 'name' },
};

/**
 * The possible destinations of a kind: those with the given ids in that order, or the first whose
 * name contains the text. Products and tags, of which there may be a million, are found through
 * indexes of their folded names; they come newest first, unsorted by name.
 */
export async function readDestinations(
  db: Db,
  language: string,
  { kind, q = '', source_ids: ids }: DestinationsQuery,
): Promise<Destination[]> {
  const { table, image, named } = SOURCES[kind];
  const title = named === 'name' ? sql`t.name` : sql`said(t.title, ${language})`;
  const slug = kind === 'flash-sale' ? NONE : sql`t.slug`;
  const chosen = ids ?? [];
  const condition = ids ? sql`t.id = any(${chosen}::int[])` : await namedLike(db, q, named);
  const byName = named === 'folded' || named === 'words' ? sql`t.id desc` : sql`title, t.id`;
  const order = ids ? sql`array_position(${chosen}::int[], t.id)` : byName;
  const { rows } = await sql<Destination>`
    select t.id, ${title} as title, ${slug} as slug, ${image} as image
    from ${sql.table(table)} t
    where ${condition}
    order by ${order}
    limit ${ids ? chosen.length : MOST}
  `.execute(db);
  return rows;
}

/** Locks the destinations of links. Refuses 'invalid-input' if one does not exist. */
export async function requireDestinations(
  tx: Tx,
  field: string,
  { kind, ids }: { kind: DestinationKind; ids: number[] },
): Promise<void> {
  const found = await lockNamed(tx, SOURCES[kind].table, ids);
  if (found < new Set(ids).size) throw new Refusal('invalid-input', { field });
}

async function namedLike(db: Db, q: string, named: Source['named']): Promise<RawBuilder<SqlBool>> {
  if (q === '') return sql<SqlBool>`true`;
  if (named === 'name') return sql<SqlBool>`t.name ilike ${likeText(q)}`;
  if (named === 'words') return sql<SqlBool>`t.id = any(${await newestWith(db, q, MOST)}::int[])`;
  if (named !== 'folded') return textsContain('t.title', q);
  const patterns = patternsOf(q);
  return patterns.length ? sql<SqlBool>`t.folded like all(${patterns})` : sql<SqlBool>`false`;
}
