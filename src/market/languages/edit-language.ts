// How staff choose the languages of the market.
import { sql } from 'kysely';
import { directionOf, languageCode, languageName } from '#base/language.ts';
import { Refusal } from '#base/refusal.ts';
import type { LanguageFields, LanguageRow } from '#contract/admin/language.ts';
import { knownLanguages } from '#contract/known-languages.ts';
import type { Listed, ListInput, Opened as OpenedThing } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch, touching } from '#db/touch.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { orderRows, type Sorted } from '#market/edits/order-rows.ts';
import {
  deleteRow,
  lockRow,
  placeAtEnd,
  saveRow,
  type Opened,
  type SavedRow,
} from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';

type ListQuery = ListInput & { view?: 'on' | 'off' | undefined };
type Listing = Omit<LanguageRow, 'messages' | 'messages_all' | 'gaps'>;
type Shown = Omit<Listing, 'id' | 'version' | 'position'> & {
  default: { id: number; name: string };
};

export const LANGUAGE = {
  noun: 'language',
  table: 'languages',
  cameBack: touching('settings'),
} as const;

/** A page of the languages that match, the default one first; `q` searches names and codes. */
export async function listLanguages(
  db: Db,
  by: Staff,
  { q, view, ...paging }: ListQuery,
): Promise<Listed<Listing>> {
  const { rows, ...counted } = await readList<Omit<Listing, 'title'>>(db, paging, {
    from: sql`languages t`,
    columns: {
      id: sql`t.id`,
      version: sql`t.version`,
      code: sql`t.code`,
      name: sql`t.name`,
      direction: sql`t.direction`,
      enabled: sql`t.enabled`,
      is_default: sql`t.is_default`,
      position: sql`case when t.is_default then -1 else t.position end`,
    },
    where: [
      ...(q ? [sql<boolean>`(t.name ilike ${likeText(q)} or t.code = ${q.toLowerCase()})`] : []),
      ...(view ? [sql<boolean>`t.enabled = ${view === 'on'}`] : []),
    ],
    usual: 'position',
  });
  return {
    rows: rows.map((row) => ({ ...row, title: languageName(row.code, by.language) })),
    ...counted,
  };
}

/** A language with all that can be edited; null if there is none. */
export async function openLanguage(
  db: Db,
  id: number,
  inLanguage: string,
): Promise<OpenedThing<Shown> | null> {
  const { rows } = await sql<Omit<OpenedThing<Shown>, 'title'>>`
    select id, version, ${lastEdit(LANGUAGE.noun)} as edited, code, name, direction, enabled, is_default,
      (select jsonb_build_object('id', d.id, 'name', d.name) from languages d where d.is_default) as default
    from languages t
    where id = ${id}
  `.execute(db);
  return rows[0] ? { ...rows[0], title: languageName(rows[0].code, inLanguage) } : null;
}

/**
 * Adds a language (`id` null), or saves its name and whether it is on. Refuses 'language-unknown'
 * for a code that ICU does not know, 'invalid-input' for a changed code, 'language-is-default' when
 * the default would be switched off, and as `saveRow` does.
 */
export async function saveLanguage(
  tx: Tx,
  by: Staff,
  { id, version, code: requestedCode, name, enabled }: Opened & LanguageFields,
): Promise<SavedRow> {
  const code = languageCode(requestedCode);
  if (code === null) throw new Refusal('language-unknown', { field: 'code' });
  const made = {
    code,
    direction: directionOf(code),
    predefined: knownLanguages.some((known) => known.code === code),
  };
  const columns = { name, enabled };
  if (id === null) {
    const position = await placeAtEnd(tx, LANGUAGE);
    const saved = await saveRow(tx, by, LANGUAGE, {
      id,
      version,
      columns: { ...made, ...columns, position },
    });
    await touch(tx, 'settings');
    return saved;
  }
  const { row } = await lockRow(tx, LANGUAGE, { id, version });
  if (row.code !== code) throw new Refusal('invalid-input', { field: 'code' });
  if (row.is_default === true && !enabled)
    throw new Refusal('language-is-default', { field: 'enabled' });
  const saved = await saveRow(tx, by, LANGUAGE, { id, version, columns });
  await touch(tx, 'settings');
  return saved;
}

/**
 * Makes a language the default. Refuses 'language-is-off', 'thing-not-found', and
 * 'changed-meanwhile' when it was edited since, or another one has become the default meanwhile.
 */
export async function makeDefault(
  tx: Tx,
  by: Staff,
  { id, version, instead }: { id: number; version: number; instead: number },
): Promise<void> {
  await sql`select from languages order by id for update`.execute(tx);
  const { row } = await lockRow(tx, LANGUAGE, { id, version });
  if (row.is_default === true) return;
  if (row.enabled !== true) throw new Refusal('language-is-off');
  const { rows } = await sql<{ id: number; version: number; editor: string }>`
    select id, version, coalesce(${lastEdit(LANGUAGE.noun)} ->> 'by', '') as editor
    from languages t
    where is_default
  `.execute(tx);
  const [before] = rows;
  if (before?.id !== instead) throw new Refusal('changed-meanwhile', { by: before?.editor ?? '' });
  await saveRow(tx, by, LANGUAGE, { ...before, columns: { is_default: false } });
  await saveRow(tx, by, LANGUAGE, { id, version, columns: { is_default: true } });
  await touch(tx, 'settings');
}

/**
 * Removes a language. Texts in it stay stored, and are used again if it is added again. Refuses
 * 'language-is-default', 'language-is-on', and as `deleteRow` does.
 */
export async function deleteLanguage(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  const { row } = await lockRow(tx, LANGUAGE, thing);
  if (row.is_default === true) throw new Refusal('language-is-default');
  if (row.enabled === true) throw new Refusal('language-is-on');
  await deleteRow(tx, by, LANGUAGE, thing);
  await touch(tx, 'settings');
}

/** Sets the order of languages; the default one always comes first. Refuses as `orderRows` does. */
export async function orderLanguages(tx: Tx, by: Staff, sorted: Sorted): Promise<void> {
  await orderRows(tx, by, LANGUAGE, sorted);
  await touch(tx, 'settings');
}
