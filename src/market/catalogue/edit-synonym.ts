// How staff edit synonyms, words that mean the same in search.
import { sql } from 'kysely';
import { fold } from '#base/fold.ts';
import { Refusal } from '#base/refusal.ts';
import type { SynonymFields, SynonymRow } from '#contract/admin/synonym.ts';
import type { Listed, ListInput, Opened as OpenedThing } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch, touching } from '#db/touch.ts';
import { inLanguage } from '#market/edits/in-language.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { deleteRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';

type ListQuery = ListInput & { view?: 'both' | 'one-way' | undefined; language?: string };

export const SYNONYM = {
  noun: 'synonym',
  table: 'synonyms',
  follows: ['keys'],
  tell: ({ keys: _, ...row }: Record<string, unknown>) => row,
  cameBack: touching('search'),
} as const;

const VIEWS = {
  both: sql<boolean>`t.finds = '{}'`,
  'one-way': sql<boolean>`t.finds <> '{}'`,
};

/** A page of the synonyms that match; `q` is part of one of their words. */
export const listSynonyms = (
  db: Db,
  { q, view, language = '', ...paging }: ListQuery,
): Promise<Listed<SynonymRow>> =>
  readList<SynonymRow>(db, paging, {
    from: sql`synonyms t`,
    columns: {
      id: sql`t.id`,
      language: sql`t.language`,
      words: sql`t.words`,
      finds: sql`t.finds`,
    },
    where: [
      ...(q
        ? [
            sql<boolean>`folded_text(array_to_string(t.words || t.finds, ' ')) like ${likeText(fold(q))}`,
          ]
        : []),
      ...(view ? [VIEWS[view]] : []),
      ...(language ? [inLanguage(language)] : []),
    ],
    usual: 'words',
  });

/** A row of synonyms with all that can be edited; null if there is none with that id. */
export async function openSynonym(db: Db, id: number) {
  const { rows } = await sql<OpenedThing<SynonymFields>>`
    select id, version, ${lastEdit(SYNONYM.noun)} as edited, language, words, finds
    from synonyms t
    where id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Makes synonyms (`id` null) or saves them; searches use them from then on. Refuses 'required' when
 * there is no word, or only one that finds nothing else, 'already-taken' when the same ones exist,
 * 'invalid-input' for a language that the market does not have, and as `saveRow` does.
 */
export async function saveSynonym(
  tx: Tx,
  by: Staff,
  { id, version, language, words, finds }: Opened & SynonymFields,
): Promise<SavedRow> {
  if (words.length === 0) throw new Refusal('required', { field: 'words' });
  if (words.length === 1 && finds.length === 0) throw new Refusal('required', { field: 'finds' });
  const columns = { language, words, finds };
  const saved = await saveRow(tx, by, SYNONYM, { id, version, columns });
  await touch(tx, 'search');
  return saved;
}

/** Deletes synonyms. Refuses as `deleteRow` does. */
export async function deleteSynonym(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  await deleteRow(tx, by, SYNONYM, thing);
  await touch(tx, 'search');
}
