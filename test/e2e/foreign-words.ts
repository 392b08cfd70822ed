// Words that a screen shows or says in another language than its own, and keys without words.
import type { Page } from 'playwright-core';
import { PARTS } from '#words/parts.ts';
import { wordsOf } from './site.ts';

/** What a screen in a language shows or says in English, or by a key of the messages. */
export async function foreignWords(page: Page, language: string): Promise<string[]> {
  const { keys, english } = messagesOf(language);
  const texts = await textsOf(page);
  return [
    ...texts.filter((text) => keys.has(text)).map((key) => `“${key}” is a key`),
    ...texts
      .filter((text) => english.some((pattern) => pattern.test(text)))
      .map((text) => `“${text}” is English`),
  ];
}

const MADE: Record<string, { keys: Set<string>; english: RegExp[] }> = {};
const messagesOf = (language: string) => (MADE[language] ??= read(language));

/** The keys of the desk's messages, and the English ones that mean something else here. */
function read(language: string) {
  const [en, own] = [wordsOf('en'), wordsOf(language)];
  const messages = [...PARTS.work, ...PARTS.desk, ...PARTS.seller].flatMap((section) =>
    Object.entries(en[section] ?? {}).map(([key, text]) => ({ section, key, text })),
  );
  const other = messages.filter(({ section, key, text }) => own[section]?.[key] !== text);
  return {
    keys: new Set(
      messages.flatMap(({ section, key }) =>
        key.includes('-') ? [key, `${section}.${key}`] : [`${section}.${key}`],
      ),
    ),
    english: other.flatMap(({ text }) => patternOf(text)),
  };
}

/** A message as what matches it said; none for those of many forms, or of a value alone. */
function patternOf(text: string): RegExp[] {
  if (text.includes('plural') || text.includes('select')) return [];
  const parts = text.split(/\{[^}]*\}|<[^>]*>/);
  if (!parts.some((part) => /[a-z]{3}/i.test(part))) return [];
  return [new RegExp(`^${parts.map(plain).join('.+')}$`, 'u')];
}

const plain = (part: string) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Every text that a screen shows or says, each once, apart from what says of itself what it is. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const OWN = '[dir=ltr], [translate=no], [lang], bdi, code, script, style, noscript, svg';
    const NAMES = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'];
    const texts = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent: text, parentElement: by } = walker.currentNode;
      if (text?.trim() && by && !by.closest(OWN)) texts.add(text.trim());
    }
    for (const one of document.body.querySelectorAll(NAMES.map((name) => `[${name}]`).join()))
      if (!one.closest(OWN))
        for (const name of NAMES) texts.add(one.getAttribute(name)?.trim() ?? '');
    return [...texts];
  });
}
