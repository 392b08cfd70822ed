import { Refusal } from '#base/refusal.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Texts = Record<string, string>;

/**
 * Checks that texts exist in the market's first language. Refuses 'required' with the field of the
 * first that does not.
 */
export function requireTexts(
  { default_language: language }: Pick<MarketSettings, 'default_language'>,
  fields: Record<string, Texts>,
): void {
  for (const [field, texts] of Object.entries(fields))
    if (!texts[language]) throw new Refusal('required', { field });
}

/** Texts for a nullable column: null when there are none. */
export const textsOrNone = (texts: Texts): Texts | null =>
  Object.keys(texts).length > 0 ? texts : null;
