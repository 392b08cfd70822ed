// How staff change messages: based on the version they read, with an edit recorded for each
// message.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { recordEdits } from '#market/edits/record-edit.ts';
import {
  nameOf,
  textToKeep,
  type Catalogue,
  type StoredMessage,
} from '#market/messages/message.ts';
import { MESSAGE, readLastEdits } from '#market/messages/read-messages.ts';
import type { Staff } from '#market/settings/actor.ts';

type Row = StoredMessage & { id: number };
/** `version` is the one that was read; 0 for a message that nobody has changed. */
type Changes = { language: string; messages: readonly StoredMessage[]; catalogue: Catalogue };

/**
 * Saves texts of a language, all or none; a null text, or one that equals the built-in one,
 * restores the built-in one. Refuses 'thing-not-found' for a language that the shop does not have,
 * 'changed-meanwhile', and invalid texts; the latter two with their place, such as
 * `messages.0.text`.
 */
export async function saveMessages(
  tx: Tx,
  by: Staff,
  { language, messages, catalogue }: Changes,
): Promise<void> {
  await findLanguage(tx, language);
  const checked = messages.map((message, at): StoredMessage => {
    const outcome = textToKeep(catalogue, language, message);
    if ('fault' in outcome)
      throw new Refusal(outcome.fault.code, {
        ...outcome.fault.values,
        field: `messages.${at}.text`,
      });
    return { ...message, ...outcome };
  });
  const before = await lockMessages(tx, language, messages);
  await checkVersions(tx, language, { messages, before });
  const changed = checked.filter(
    (message) => message.text !== (before.get(nameOf(message))?.text ?? null),
  );
  if (changed.length === 0) return;
  const after = await writeMessages(tx, language, changed);
  await recordEdits(
    tx,
    by,
    after.map(({ id, version, text, ...message }) => ({
      noun: MESSAGE,
      id,
      version,
      was: { text: before.get(nameOf(message))?.text ?? null },
      became: { text },
    })),
  );
  await touch(tx, `words:${language}`);
}

/** Refuses 'thing-not-found' for a language that the shop does not have. */
export async function findLanguage(tx: Tx, code: string): Promise<void> {
  const found = await tx
    .selectFrom('languages')
    .select('code')
    .where('code', '=', code)
    .forKeyShare()
    .executeTakeFirst();
  if (!found) throw new Refusal('thing-not-found');
}

/**
 * The stored texts of these messages, locked in a fixed order, whatever order they were sent in.
 */
async function lockMessages(
  tx: Tx,
  language: string,
  messages: readonly StoredMessage[],
): Promise<Map<string, Row>> {
  const { rows } = await sql<Row>`
    select m.id, m.section, m.key, m.text, m.version
    from messages m
    join unnest(${messages.map(({ section }) => section)}::text[],
      ${messages.map(({ key }) => key)}::text[]) as asked (section, key) using (section, key)
    where m.language = ${language}
    order by m.id
    for update of m
  `.execute(tx);
  return new Map(rows.map((row) => [nameOf(row), row]));
}

type Compared = { messages: readonly StoredMessage[]; before: Map<string, Row> };

async function checkVersions(
  tx: Tx,
  language: string,
  { messages, before }: Compared,
): Promise<void> {
  const at = messages.findIndex(
    (message) => message.version !== (before.get(nameOf(message))?.version ?? 0),
  );
  const stale = messages[at];
  if (!stale) return;
  const last = await readLastEdits(tx, language, [stale]);
  const by = last.get(nameOf(stale))?.by ?? '';
  throw new Refusal('changed-meanwhile', { by, field: `messages.${at}.text` });
}

/** Refuses 'changed-meanwhile' when another person was first to change a message just now. */
async function writeMessages(
  tx: Tx,
  language: string,
  changed: readonly StoredMessage[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    insert into messages as m (language, section, key, text)
    select ${language}, section, key, text
    from unnest(${changed.map(({ section }) => section)}::text[],
      ${changed.map(({ key }) => key)}::text[], ${changed.map(({ text }) => text)}::text[],
      ${changed.map(({ version }) => version)}::int[]) as sent (section, key, text, version)
    order by section, key
    on conflict (language, section, key) do update
      set text = excluded.text, version = m.version + 1, edited_at = now()
    returning id, section, key, text, version
  `.execute(tx);
  const read = new Map(changed.map((message) => [nameOf(message), message.version]));
  for (const row of rows)
    if (row.version !== (read.get(nameOf(row)) ?? 0) + 1) {
      const last = await readLastEdits(tx, language, [row]);
      throw new Refusal('changed-meanwhile', { by: last.get(nameOf(row))?.by ?? '' });
    }
  return rows;
}
