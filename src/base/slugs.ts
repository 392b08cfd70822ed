// Slugs for addresses, and keys.

const MOST = 100;
const LATIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/**
 * Lower-case letters, digits and single hyphens; empty for a text without any Latin letter or
 * digit.
 */
export function slugOf(text: string): string {
  const latin = text
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => LATIN[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
  return latin
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replace(/^-+|-+$/g, '');
}

/**
 * The key of a tag, an attribute or a value. Allows any script and sign, so that C, C# and C++
 * differ.
 */
export function keyOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, '-');
}
