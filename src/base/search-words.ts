import { fold } from '#base/fold.ts';

/** A text without letters that has at least this many digits may be a phone number. */
const FEWEST_DIGITS = 4;

/**
 * The words of a search for people, in the form of `search_text`: names folded, email addresses in
 * lower case, phone numbers as digits without leading zeros.
 */
export function searchWords(q: string): string[] {
  const digits = q.replace(/\D/g, '');
  if (/^[\d\s+().\-/]+$/.test(q) && digits.length >= FEWEST_DIGITS)
    return [digits.replace(/^0+/, '') || digits];
  if (/[@.]/.test(q)) return q.toLowerCase().split(/\s+/).filter(Boolean);
  return fold(q).split(' ').filter(Boolean);
}
