// Starter synonyms: a new market begins with them, and staff can adopt more.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { StarterSynonym } from '#contract/admin/starter-synonym.ts';
import type { Db, Tx } from '#db/connect.ts';
import { saveSynonym } from '#market/catalogue/edit-synonym.ts';
import { startersIn } from '#market/catalogue/starter-synonyms.ts';
import type { Staff } from '#market/settings/actor.ts';

/**
 * The starters of a language, by its code; `known` when the shop already has synonyms of one of
 * their words.
 */
export async function listStarters(db: Db, language: string): Promise<StarterSynonym[]> {
  const starters = startersIn(language);
  const { rows } = await sql<{ place: number }>`
    select one.place
    from jsonb_to_recordset(${JSON.stringify(
      starters.map(({ words }, place) => ({ place, words })),
    )}::jsonb) one (place int, words text[])
    where exists (
      select from synonyms s
      where (s.language is null or s.language = ${language})
        and s.keys && synonym_keys(${language}, one.words)
    )
  `.execute(db);
  const known = new Set(rows.map(({ place }) => place));
  return starters.map((starter, place) => ({ ...starter, known: known.has(place) }));
}

/**
 * Gives each language of a new market its starters; languages that have synonyms are left alone.
 */
export async function addStarters(tx: Tx): Promise<void> {
  const languages = await tx
    .selectFrom('languages')
    .select('code')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('synonyms').whereRef('language', '=', 'code').select('id'))),
    )
    .execute();
  const starters = languages.flatMap(({ code }) =>
    startersIn(code).map((starter) => ({ ...starter, language: code })),
  );
  if (starters.length > 0) await tx.insertInto('synonyms').values(starters).execute();
}

type Chosen = { language: string; starters: string[] };

/**
 * Adopts these starters, each named by its first word, unless the shop already has synonyms of one
 * of its words; returns how many were added. Refuses 'invalid-input' for an unknown starter, and
 * for a language that the market does not have.
 */
export async function takeStarters(
  tx: Tx,
  by: Staff,
  { language, starters }: Chosen,
): Promise<number> {
  await sql`lock table synonyms in share row exclusive mode`.execute(tx); // taken twice at once
  const listed = await listStarters(tx, language);
  const chosen = listed.filter(({ words: [first = ''] }) => starters.includes(first));
  if (chosen.length < new Set(starters).size)
    throw new Refusal('invalid-input', { field: 'starters' });
  const fresh = chosen.filter(({ known }) => !known);
  for (const { words, finds } of fresh)
    await saveSynonym(tx, by, { id: null, version: 0, language, words, finds });
  return fresh.length;
}
