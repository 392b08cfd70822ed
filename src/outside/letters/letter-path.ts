const STAFFED = /^\/(?:admin|seller)(?=[/#?]|$)/;
/** Pages of the shop for people who apply to sell. */
const APPLYING = /^\/seller\/(?:register|application)(?=[/#?]|$)/;

/**
 * A path in a letter: pages of the shop get the prefix of the letter's language. The back office
 * and the seller centre have one address for all languages.
 */
export function letterPath(path: string, prefix: string): string {
  if (STAFFED.test(path) && !APPLYING.test(path)) return path;
  return `${prefix}${path === '/' && prefix ? '' : path}`;
}
