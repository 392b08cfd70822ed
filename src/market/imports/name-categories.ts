import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { keyOf } from '#base/slugs.ts';
import { shortHash, slugFor } from '#market/settings/slug-for.ts';
import type { Maker } from '#market/imports/name-things.ts';
import type { Texts } from '#market/imports/product-state.ts';
import { fold } from '#base/fold.ts';

type Row = { id: number; parent_id: number | null; slug: string; title: Texts };
/**
 * Categories by parent and name, and by name alone; of several with the same name, the first
 * counts.
 */
type Tree = {
  placed: Map<string, Row>;
  named: Map<string, Row>;
  bySlug: Map<string, Row>;
  made: boolean;
  maker: Maker;
};
type Path = string[] | undefined;
/** The categories as an import last read them, and the state of their table at that time. */
export type CachedCategories = { state: string; tree: Tree } | null;

const MOST_DEEP = 8;
const OTHER_SLUG = 'other';
const otherTitle: Texts = { en: 'Other', fr: 'Autres', ar: 'أخرى', tr: 'Diğer', hi: 'अन्य' };

/**
 * The categories of these paths, from the root down; an empty path gives the category for
 * everything else. Missing ones are made. The cache avoids reading them again while nobody changes
 * them.
 */
export async function nameCategories(
  tx: Tx,
  paths: Path[],
  maker: Maker,
): Promise<{ find: (path: Path) => number; made: boolean }> {
  const tree = await treeOf(tx, paths, maker);
  const ids = new Map<string, number>();
  for (const path of paths) {
    const key = JSON.stringify(path ?? null);
    if (!ids.has(key))
      ids.set(
        key,
        path ? await walk(tx, tree, path) : maker.importId === null ? 0 : await otherOf(tx, tree),
      );
  }
  return { find: (path) => ids.get(JSON.stringify(path ?? null)) ?? 0, made: tree.made };
}

async function treeOf(tx: Tx, paths: Path[], maker: Maker): Promise<Tree> {
  const tree: Tree = { placed: new Map(), named: new Map(), bySlug: new Map(), made: false, maker };
  if (paths.length === 0) return tree;
  const state = await readState(tx);
  const { categories } = maker.known;
  if (categories?.state === state) return { ...categories.tree, maker };
  for (const row of await readAll(tx)) plant(tree, row);
  maker.known.categories = { state, tree };
  return tree;
}

async function walk(tx: Tx, tree: Tree, path: string[]): Promise<number> {
  let at: Row | undefined;
  for (const title of path.slice(0, MOST_DEEP)) {
    const parent: Row | undefined = at;
    at =
      (tree.maker.importId === null && path.length === 1 ? tree.bySlug.get(title) : undefined) ??
      tree.placed.get(placeOf(parent?.id ?? null, title)) ??
      (path.length === 1 ? tree.named.get(nameOf(title)) : undefined) ??
      (tree.maker.importId === null
        ? undefined
        : await make(tx, tree, {
            parentId: parent?.id ?? null,
            title: { [tree.maker.language]: title },
            slug: freeSlug(tree, title, parent),
          }));
    if (!at) return 0;
  }
  return at?.id ?? 0;
}

async function otherOf(tx: Tx, tree: Tree): Promise<number> {
  return (
    tree.bySlug.get(OTHER_SLUG) ??
    (await make(tx, tree, {
      parentId: null,
      title: { [tree.maker.language]: 'Other', ...otherTitle },
      slug: OTHER_SLUG,
    }))
  ).id;
}

async function make(
  tx: Tx,
  tree: Tree,
  { parentId, title, slug }: { parentId: number | null; title: Texts; slug: string },
): Promise<Row> {
  tree.maker.known.categories = null; // what is made now, a rollback may take away
  const row = await tx
    .insertInto('categories')
    .values({
      parent_id: parentId,
      path: [],
      slug,
      title: JSON.stringify(title),
      position: tree.bySlug.size,
      import_id: tree.maker.importId,
    })
    .returning(['id', 'parent_id', 'slug', 'title'])
    .executeTakeFirstOrThrow();
  plant(tree, row);
  tree.made = true;
  return row;
}

function plant(tree: Tree, row: Row): void {
  tree.bySlug.set(row.slug, row);
  for (const title of Object.values(row.title)) {
    const place = placeOf(row.parent_id, title);
    if (!tree.placed.has(place)) tree.placed.set(place, row);
    if (!tree.named.has(nameOf(title))) tree.named.set(nameOf(title), row);
  }
}

function freeSlug({ bySlug }: Tree, title: string, parent: Row | undefined): string {
  const slug = slugFor('category', title);
  const longer = `${parent?.slug ?? 'all'}-${slug}`;
  if (!bySlug.has(slug)) return slug;
  return longer.length <= 120 && !bySlug.has(longer)
    ? longer
    : `${slug}-${shortHash(`${parent?.id} ${title} ${bySlug.size}`)}`;
}

// The number of rows, and the transaction that last changed one.
async function readState(tx: Tx): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ', count(*), max(id), max(xmin::text::bigint)) as state
    from categories
  `.execute(tx);
  return rows[0]?.state ?? '';
}

async function readAll(tx: Tx): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, parent_id, slug, title
    from categories
    order by array_length(path, 1), position, id
  `.execute(tx);
  return rows;
}

const nameOf = (title: string) => fold(title) || keyOf(title);
const placeOf = (parent: number | null, title: string) => `${parent} ${nameOf(title)}`;
