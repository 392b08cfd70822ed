// Slugs for texts that may have no Latin letter.
import { createHash } from 'node:crypto';
import { slugOf } from '#base/slugs.ts';

/** The slug of a text; if it would be empty, the kind of thing and a hash of the text. */
export function slugFor(kind: string, text: string): string {
  return slugOf(text) || `${kind}-${shortHash(text)}`;
}

/** A hash of a text, eight characters long. */
export const shortHash = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
