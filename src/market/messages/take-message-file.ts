// A translator's file: its changes are shown before it is applied.
import { Refusal } from '#base/refusal.ts';
import { messageFile, type MessageFileRead } from '#contract/admin/message-file.ts';
import type { Db, Tx } from '#db/connect.ts';
import { repeatedRows, type FileRow } from '#market/messages/message-file.ts';
import {
  nameOf,
  standingMessages,
  textToKeep,
  type Catalogue,
  type StoredMessage,
  type MessageFault,
  type StandingMessage,
} from '#market/messages/message.ts';
import { readMessages } from '#market/messages/read-messages.ts';
import { findLanguage, saveMessages } from '#market/messages/save-messages.ts';
import type { Staff } from '#market/settings/actor.ts';

type File = { language: string; rows: readonly FileRow[]; catalogue: Catalogue };
type Judged =
  | { kind: 'changed' | 'taken_back'; was: string; message: StoredMessage }
  | { kind: 'unchanged' | 'empty' }
  | { kind: 'refused'; fault: MessageFault };
/** The faults are still codes; the API turns them into sentences. */
export type JudgedFile = Omit<MessageFileRead, 'faults'> & {
  faults: (MessageFault & { row: number; section: string; key: string })[];
};

/** What a file would change, and which of its rows are invalid. Writes nothing. */
export async function judgeMessageFile(db: Db, file: File): Promise<JudgedFile> {
  return (await judge(db, file)).judged;
}

/**
 * Applies the valid rows of a file. `stamp`: the one of its dry run. Refuses 'message-file-stale'
 * if a message of the language was changed since, and 'thing-not-found' for a language that the
 * shop does not have.
 */
export async function takeMessageFile(
  tx: Tx,
  by: Staff,
  { stamp, ...file }: File & { stamp: number },
): Promise<JudgedFile> {
  await findLanguage(tx, file.language);
  const { judged, messages } = await judge(tx, file);
  if (judged.stamp !== stamp) throw new Refusal('message-file-stale');
  if (messages.length > 0)
    await saveMessages(tx, by, { language: file.language, messages, catalogue: file.catalogue });
  return judged;
}

async function judge(
  db: Db,
  { language, rows, catalogue }: File,
): Promise<{ judged: JudgedFile; messages: StoredMessage[] }> {
  const stored = await readMessages(db, language);
  const stamp = stored.reduce((sum, { version }) => sum + version, 0);
  const now = new Map(
    standingMessages(catalogue, language, stored).map((one) => [nameOf(one), one]),
  );
  const twice = repeatedRows(rows);
  const judged = rows.map((row) => ({
    row,
    as: twice.has(row)
      ? refusedWith('message-twice')
      : judgeRow(catalogue, language, { row, now: now.get(nameOf(row)) }),
  }));
  const count = (kind: Judged['kind']) => judged.filter(({ as }) => as.kind === kind).length;
  const changes = judged.flatMap(({ as }) => ('message' in as ? [as] : []));
  const faults = judged.flatMap(({ row: { row, section, key }, as }) =>
    'fault' in as ? [{ row, section, key, ...as.fault }] : [],
  );
  return {
    messages: changes.map(({ message }) => message),
    judged: {
      stamp,
      changed: count('changed'),
      taken_back: count('taken_back'),
      unchanged: count('unchanged'),
      empty: count('empty'),
      changes: changes.slice(0, messageFile.shownChanges).map(({ was, message }) => ({
        section: message.section,
        key: message.key,
        was,
        becomes: message.text ?? catalogue.builtIn(language, message) ?? '',
      })),
      refused: faults.length,
      faults: faults.slice(0, messageFile.shownFaults),
    },
  };
}

/** A row without a text is refused only if the message has one: a file may be half translated. */
function judgeRow(
  catalogue: Catalogue,
  language: string,
  { row, now }: { row: FileRow; now: StandingMessage | undefined },
): Judged {
  const { section, key, text } = row;
  if (!now) return refusedWith('message-unknown');
  if (text === now.text) return { kind: text === '' ? 'empty' : 'unchanged' };
  const outcome = textToKeep(catalogue, language, { section, key, text });
  if ('fault' in outcome) return { kind: 'refused', fault: outcome.fault };
  return {
    kind: outcome.text === null ? 'taken_back' : 'changed',
    was: now.text,
    message: { section, key, version: now.version, ...outcome },
  };
}

const refusedWith = (code: MessageFault['code']): Judged => ({
  kind: 'refused',
  fault: { code, values: {} },
});
