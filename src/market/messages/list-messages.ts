// The messages of a language for those who translate them: next to the English ones, missing ones
// first.
import type {
  Message,
  MessageCounts,
  MessageGroup,
  MessageLanguage,
  MessageState,
  MessagesQuery,
} from '#contract/admin/message.ts';
import { messageGroups } from '#contract/admin/message.ts';
import type { Db } from '#db/connect.ts';
import {
  countMessages,
  nameOf,
  standingMessages,
  type Catalogue,
  type MessageKey,
  type StandingMessage,
} from '#market/messages/message.ts';
import { readLastEdits, readMessages } from '#market/messages/read-messages.ts';

/** `only`: the names of the messages to list; if missing, all. */
type ListQuery = MessagesQuery & { only?: ReadonlySet<string> | undefined };
type Listed = {
  rows: Message[];
  total: number;
  groups: ({ group: MessageGroup } & MessageCounts)[];
};

/** A page of the messages of a language that match, and the counts of each group. */
export async function listMessages(
  db: Db,
  catalogue: Catalogue,
  { page, size, ...paging }: ListQuery & { page: number; size: number },
): Promise<Listed> {
  const all = standingMessages(catalogue, paging.language, await readMessages(db, paging.language));
  const found = matching(catalogue, paging, all);
  const shown = found.slice((page - 1) * size, page * size);
  return {
    rows: await toMessages(db, catalogue, paging.language, shown),
    total: found.length,
    groups: messageGroups.map((group) => ({
      group,
      ...countMessages(all.filter(({ section }) => catalogue.groupOf(section) === group)),
    })),
  };
}

/** All messages of a language that match. */
export async function findMessages(
  db: Db,
  catalogue: Catalogue,
  query: ListQuery,
): Promise<StandingMessage[]> {
  const stored = await readMessages(db, query.language);
  return matching(catalogue, query, standingMessages(catalogue, query.language, stored));
}

/** These messages of a language, as they are now. */
export async function readTheseMessages(
  db: Db,
  catalogue: Catalogue,
  { language, messages }: { language: string; messages: readonly MessageKey[] },
): Promise<Message[]> {
  const names = new Set(messages.map(nameOf));
  const all = standingMessages(catalogue, language, await readMessages(db, language));
  const these = all.filter((message) => names.has(nameOf(message)));
  return toMessages(db, catalogue, language, these);
}

/** The shop's languages, also those that are off, and how many messages each lacks. */
export async function listMessageLanguages(
  db: Db,
  catalogue: Catalogue,
): Promise<MessageLanguage[]> {
  const languages = await db
    .selectFrom('languages')
    .select(['code', 'name', 'direction'])
    .orderBy('is_default', 'desc')
    .orderBy('position')
    .orderBy('code')
    .execute();
  return Promise.all(
    languages.map(async ({ code, name, direction }) => ({
      code,
      name,
      direction: direction === 'rtl' ? ('rtl' as const) : ('ltr' as const),
      built_in: catalogue.keys.every((message) => catalogue.builtIn(code, message) !== null),
      ...countMessages(standingMessages(catalogue, code, await readMessages(db, code))),
    })),
  );
}

type LanguageStates = { code: string; enabled: boolean; byName: Map<string, MessageState> };

/** The state of each message in each of the shop's languages, by its name. */
export async function listMessageStates(db: Db, catalogue: Catalogue): Promise<LanguageStates[]> {
  const languages = await db.selectFrom('languages').select(['code', 'enabled']).execute();
  return Promise.all(
    languages.map(async ({ code, enabled }) => {
      const all = standingMessages(catalogue, code, await readMessages(db, code));
      return { code, enabled, byName: new Map(all.map((one) => [nameOf(one), one.state])) };
    }),
  );
}

const FIRST = { outdated: 0, missing: 1, changed: 2, 'built-in': 2 } as const;

function matching(
  catalogue: Catalogue,
  { language, q, group, view, only }: ListQuery,
  all: readonly StandingMessage[],
): StandingMessage[] {
  const query = q.toLocaleLowerCase(language);
  const has = (text: string | null) => text?.toLocaleLowerCase(language).includes(query) === true;
  return all
    .filter(
      (message) =>
        (!group || catalogue.groupOf(message.section) === group) &&
        (!view || message.state === view) &&
        (!only || only.has(nameOf(message))) &&
        (query === '' ||
          has(nameOf(message)) ||
          has(message.text) ||
          has(catalogue.says('en', message))),
    )
    .toSorted((a, b) => FIRST[a.state] - FIRST[b.state]);
}

async function toMessages(
  db: Db,
  catalogue: Catalogue,
  language: string,
  messages: readonly StandingMessage[],
): Promise<Message[]> {
  const edits = await readLastEdits(db, language, messages);
  return messages.map((message) => ({
    ...message,
    group: catalogue.groupOf(message.section),
    english: catalogue.says('en', message),
    built_in: catalogue.builtIn(language, message),
    asks: catalogue.asks(message),
    edited: edits.get(nameOf(message)) ?? null,
  }));
}
