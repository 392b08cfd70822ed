const STAFFED = /^\/(?:admin|seller)(?=[/#?]|$)/;
/** Pages of the shop for whoever wants to sell. */
const APPLYING = /^\/seller\/(?:register|application)(?=[/#?]|$)/;

/**
 * A path as it stands in a letter: pages of the shop are below the prefix of the letter's language.
 * The back office and the seller centre speak their reader's language at one address.
 */
export function letterPath(path: string, prefix: string): string {
  if (STAFFED.test(path) && !APPLYING.test(path)) return path;
  return `${prefix}${path === '/' && prefix ? '' : path}`;
}
