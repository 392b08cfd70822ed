// A message: what the shop says in one place, in one language. Its texts come with the shop; the
// market may say others, and those of languages that come with none.
import type { MessageValues } from '#base/refusal.ts';
import type { MessageCounts, MessageGroup, MessageState } from '#contract/admin/message.ts';
import type { RefusalCode } from '#contract/refusals.ts';

export type MessageKey = { section: string; key: string };
/** What the market has of a message. `text` null: the built-in one again. */
export type StoredMessage = MessageKey & { text: string | null; version: number };
/** What is wrong with a text, as a refusal says it. */
export type MessageFault = { code: RefusalCode; values: MessageValues };

/** The messages that come with the shop, and what texts of others must have. */
export type Catalogue = {
  /** All of them, in their order. */
  keys: readonly MessageKey[];
  groupOf: (section: string) => MessageGroup;
  /** The text that comes with the shop; null for none. */
  builtIn: (language: string, message: MessageKey) => string | null;
  /** What is said now; null for a message that is not there. */
  says: (language: string, message: MessageKey) => string | null;
  /** What a text must have: `{count}`, `<b>`. */
  asks: (message: MessageKey) => string[];
  /** What is wrong with a text; null if it can be said. */
  faultOf: (language: string, message: MessageKey & { text: string }) => MessageFault | null;
};

/** A message as it stands in a language. */
export type StandingMessage = MessageKey & {
  state: MessageState;
  text: string;
  version: number;
};

/** The name of a message, such as `cart.empty`. */
export const nameOf = ({ section, key }: MessageKey): string => `${section}.${key}`;

/**
 * Every message of a language as it stands: those of the shop in their order, then what the market
 * has of messages that are gone.
 */
export function standingMessages(
  catalogue: Catalogue,
  language: string,
  stored: readonly StoredMessage[],
): StandingMessage[] {
  const byName = new Map(stored.map((one) => [nameOf(one), one]));
  const standing = catalogue.keys.map((message) => {
    const own = byName.get(nameOf(message));
    byName.delete(nameOf(message));
    return standingOf(catalogue, language, { text: null, version: 0, ...own, ...message });
  });
  const gone = [...byName.values()].flatMap(({ section, key, text, version }) =>
    text === null ? [] : [{ section, key, text, version, state: 'outdated' as const }],
  );
  return [...standing, ...gone];
}

function standingOf(
  catalogue: Catalogue,
  language: string,
  { text, version, ...message }: StoredMessage,
): StandingMessage {
  if (text === null) {
    const builtIn = catalogue.builtIn(language, message);
    return {
      ...message,
      version,
      text: builtIn ?? '',
      state: builtIn === null ? 'missing' : 'built-in',
    };
  }
  // what is said can be said; another instance may have heard of it before this one
  const isInUse = catalogue.says(language, message) === text;
  const fits = isInUse || catalogue.faultOf(language, { ...message, text }) === null;
  return { ...message, version, text, state: fits ? 'changed' : 'outdated' };
}

/** How many of these are there, and how many of each kind. */
export function countMessages(messages: readonly StandingMessage[]): MessageCounts {
  const inState = (state: MessageState) =>
    messages.filter((message) => message.state === state).length;
  return {
    total: messages.length,
    missing: inState('missing'),
    changed: inState('changed'),
    outdated: inState('outdated'),
  };
}

/**
 * What is kept of a text: null for one that comes with the shop. A text that could not be said is
 * refused by its fault.
 */
export function textToKeep(
  catalogue: Catalogue,
  language: string,
  message: MessageKey & { text: string | null },
): { text: string | null } | { fault: MessageFault } {
  const { text } = message;
  if (text === null || text === catalogue.builtIn(language, message)) return { text: null };
  const fault = catalogue.faultOf(language, { ...message, text });
  return fault ? { fault } : { text };
}
