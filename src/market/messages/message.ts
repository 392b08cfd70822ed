// A message: what the shop says in one place, in one language. The shop comes with texts; the
// market may replace them, and add languages that have none.
import type { MessageValues } from '#base/refusal.ts';
import type { MessageCounts, MessageGroup, MessageState } from '#contract/admin/message.ts';
import type { RefusalCode } from '#contract/refusals.ts';

export type MessageKey = { section: string; key: string };
/** The market's own text for a message. `text` null: it went back to the built-in one. */
export type StoredMessage = MessageKey & { text: string | null; version: number };
/** What is wrong with a text, as a refusal says it. */
export type MessageFault = { code: RefusalCode; values: MessageValues };

/** The built-in messages, and the requirements that every text must meet. */
export type Catalogue = {
  /** All messages, in order. */
  keys: readonly MessageKey[];
  groupOf: (section: string) => MessageGroup;
  /** The built-in text; null if there is none. */
  builtIn: (language: string, message: MessageKey) => string | null;
  /** The present text; null for an unknown message. */
  says: (language: string, message: MessageKey) => string | null;
  /** The parts that a text must contain: `{count}`, `<b>`. */
  asks: (message: MessageKey) => string[];
  /** What is wrong with a text; null if nothing is. */
  faultOf: (language: string, message: MessageKey & { text: string }) => MessageFault | null;
};

/** A message and its state in a language. */
export type StandingMessage = MessageKey & {
  state: MessageState;
  text: string;
  version: number;
};

/** The name of a message, such as `cart.empty`. */
export const nameOf = ({ section, key }: MessageKey): string => `${section}.${key}`;

/**
 * Every message of a language and its state: the built-in ones in order, then the market's texts
 * for messages that no longer exist.
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
  // a text in use is valid; this instance may not have loaded the latest one yet
  const isInUse = catalogue.says(language, message) === text;
  const fits = isInUse || catalogue.faultOf(language, { ...message, text }) === null;
  return { ...message, version, text, state: fits ? 'changed' : 'outdated' };
}

/** How many messages there are, and how many of each kind. */
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
 * The text to store: null for one that equals the built-in one. For an invalid text, returns its
 * fault.
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
