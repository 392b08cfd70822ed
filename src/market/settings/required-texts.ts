import { Refusal } from '#base/refusal.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Texts = Record<string, string>;

/**
 * Checks that texts are written in the market's first language. Refuses 'required' with the field
 * of the first that is not.
 */
export function requireTexts(
  { default_language: language }: Pick<MarketSettings, 'default_language'>,
  fields: Record<string, Texts>,
): void {
  for (const [field, texts] of Object.entries(fields))
    if (!texts[language]) throw new Refusal('required', { field });
}

/** Texts as a column takes them that may have none. */
export const textsOrNone = (texts: Texts): Texts | null =>
  Object.keys(texts).length > 0 ? texts : null;
