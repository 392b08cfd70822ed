// How staff choose the products that come first for a search.
import { sql } from 'kysely';
import { fold } from '#base/fold.ts';
import { Refusal } from '#base/refusal.ts';
import type { PinnedSearchFields, PinnedSearchRow } from '#contract/admin/pinned-search.ts';
import type { Listed, ListInput, Opened as OpenedThing } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch, touching } from '#db/touch.ts';
import { pinnedTo, pinProducts } from '#market/catalogue/pinned-products.ts';
import { inLanguage } from '#market/edits/in-language.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { deleteRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';

export const PINNED_SEARCH = {
  noun: 'pinned-search',
  table: 'pinned_searches',
  follows: ['words'],
  tell: ({ words: _, ...row }: Record<string, unknown>) => row,
  cameBack: touching('search'),
} as const;
const MOST_LETTERS = 100;

const countOf = (where: 'true' | 'f.public and f.in_stock') => sql<number>`(
  select count(*)::int
  from pinned_products pp
  join product_facts f on f.id = pp.product_id
  where pp.pinned_search_id = t.id and ${sql.raw(where)}
)`;

/** A page of the pinned searches that match; `q` is part of the searched words. */
export const listPinnedSearches = (
  db: Db,
  { q, language = '', ...query }: ListInput & { language?: string },
): Promise<Listed<PinnedSearchRow>> =>
  readList<PinnedSearchRow>(db, query, {
    from: sql`pinned_searches t`,
    columns: {
      id: sql`t.id`,
      typed: sql`t.typed`,
      language: sql`t.language`,
      products: countOf('true'),
      shown: countOf('f.public and f.in_stock'),
    },
    where: [
      ...(q ? [sql<boolean>`t.words like ${likeText(fold(q))}`] : []),
      ...(language ? [inLanguage(language)] : []),
    ],
    usual: 'typed',
  });

/** A pinned search with all that can be edited; null if there is none. */
export async function openPinnedSearch(db: Db, id: number) {
  const { rows } = await sql<OpenedThing<PinnedSearchFields>>`
    select id, version, ${lastEdit(PINNED_SEARCH.noun)} as edited, typed, language, array(
      select product_id from pinned_products where pinned_search_id = t.id order by position
    ) as product_ids
    from pinned_searches t
    where id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Pins products to a search (`id` null), or changes which. Refuses 'required' without a product,
 * 'already-taken' when the words are pinned already in that language, 'invalid-input' for a text
 * without words and for unknown products and languages, and as `saveRow` does.
 */
export async function savePinnedSearch(
  tx: Tx,
  by: Staff,
  { id, version, typed, language, product_ids }: Opened & PinnedSearchFields,
): Promise<SavedRow> {
  const words = fold(typed);
  if (words === '' || words.length > MOST_LETTERS)
    throw new Refusal('invalid-input', { field: 'typed' });
  if (product_ids.length === 0) throw new Refusal('required', { field: 'product_ids' });
  const saved = await saveRow(tx, by, PINNED_SEARCH, {
    id,
    version,
    columns: { typed, words, language },
    hanging: async (search) => {
      const was = await pinnedTo(tx, search);
      await pinProducts(tx, search, product_ids);
      return { was: { product_ids: was }, became: { product_ids } };
    },
  }).catch(asTyped);
  await touch(tx, 'search');
  return saved;
}

/** Removes the pins of a search. Refuses as `deleteRow` does. */
export async function deletePinnedSearch(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  await deleteRow(tx, by, PINNED_SEARCH, thing);
  await touch(tx, 'search');
}

/**
 * Staff never see the column of folded words, so a clash there is reported on the words they typed.
 */
function asTyped(problem: unknown): never {
  const taken = problem instanceof Refusal && problem.code === 'already-taken';
  throw taken ? new Refusal('already-taken', { field: 'typed' }) : problem;
}
