// Names in addresses for texts that may have no Latin letter.
import { createHash } from 'node:crypto';
import { slugOf } from '#base/slugs.ts';

/**
 * The slug of a text, or what kind of thing it is and a number made from the text where it has
 * none.
 */
export function slugFor(kind: string, text: string): string {
  return slugOf(text) || `${kind}-${shortHash(text)}`;
}

/** Eight letters that stand for a text. */
export const shortHash = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
