// Texts of a screen in another language than its own, and keys without messages.
import type { Page } from 'playwright-core';
import { PARTS } from '#words/parts.ts';
import { wordsOf } from './site.ts';

/** The texts of a screen that are in English, or keys of messages. */
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

/** The messages of the back office, and the English ones that mean something else here. */
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

/** A pattern that matches a message once formatted; none for plurals and for a value alone. */
function patternOf(text: string): RegExp[] {
  if (text.includes('plural') || text.includes('select')) return [];
  const parts = text.split(/\{[^}]*\}|<[^>]*>/);
  if (!parts.some((part) => /[a-z]{3}/i.test(part))) return [];
  return [new RegExp(`^${parts.map(plain).join('.+')}$`, 'u')];
}

const plain = (part: string) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/**
 * All texts of a screen, visible or announced, without duplicates and without those marked as being
 * in another language.
 */
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
