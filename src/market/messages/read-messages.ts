// The market's own texts for messages: for those who edit them, and for the processes that use
// them.
import { sql } from 'kysely';
import type { Edit } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { isoText, readEdits } from '#market/edits/read-edits.ts';
import { nameOf, type StoredMessage, type MessageKey } from '#market/messages/message.ts';

export const MESSAGE = 'message';

/** The market's texts for messages of a language, including those it took back. */
export const readMessages = (db: Db, language: string): Promise<StoredMessage[]> =>
  db
    .selectFrom('messages')
    .select(['section', 'key', 'text', 'version'])
    .where('language', '=', language)
    .orderBy('section')
    .orderBy('key')
    .execute();

/** The market's texts in a language. */
export async function readTexts(
  db: Db,
  language: string,
): Promise<(MessageKey & { text: string })[]> {
  const stored = await readMessages(db, language);
  return stored.flatMap(({ section, key, text }) =>
    text === null ? [] : [{ section, key, text }],
  );
}

/**
 * A number for each language with texts of the market, which rises with each change: rows are only
 * added, and their versions only rise.
 */
export async function readStamps(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ language: string; stamp: number }>`
    select language, sum(version)::int as stamp from messages group by language
  `.execute(db);
  return new Map(rows.map(({ language, stamp }) => [language, stamp]));
}

/** The last person to save each of these messages, and when, by `section.key`. */
export async function readLastEdits(
  db: Db,
  language: string,
  messages: readonly MessageKey[],
): Promise<Map<string, { at: string; by: string }>> {
  const { rows } = await sql<MessageKey & { at: string; by: string }>`
    select m.section, m.key, e.at, e.by
    from unnest(${messages.map(({ section }) => section)}::text[],
      ${messages.map(({ key }) => key)}::text[]) as asked (section, key)
    join messages m on m.language = ${language} and m.section = asked.section and m.key = asked.key
    cross join lateral (
      select ${isoText('at')} as at, actor as by
      from edits
      where noun = ${MESSAGE} and thing_id = m.id
      order by version desc
      limit 1
    ) e
  `.execute(db);
  return new Map(rows.map(({ at, by, ...message }) => [nameOf(message), { at, by }]));
}

/** The people who changed a message of a language, latest first; empty if nobody did. */
export async function readMessageEdits(
  db: Db,
  { language, section, key }: MessageKey & { language: string },
): Promise<Edit[]> {
  const found = await db
    .selectFrom('messages')
    .select('id')
    .where('language', '=', language)
    .where('section', '=', section)
    .where('key', '=', key)
    .executeTakeFirst();
  return found ? readEdits(db, MESSAGE, found.id) : [];
}
