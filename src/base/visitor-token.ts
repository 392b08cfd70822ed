// The token by which a browser without an account is known. Clients make it themselves: three
// random letters and digits, up to twelve, and three more.
const SHAPE = /^[\x21-\x7e]{6,64}$/;
const LEAST_SIGNS = 8;
/** What a program sends that has none. */
const NOTHING = /^(undefined|null|nan|none|true|false)+$/i;
const LEAST_DIFFERENT = 4;
const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];

/**
 * Whether a text can be the token of one browser alone. Not so: what is shorter than any client
 * makes, "undefined" and its like, the same few signs again and again, a run as 12345678. Whoever
 * sent such a text would share a cart with all others who do.
 */
export function isVisitorToken(text: string): boolean {
  if (!SHAPE.test(text) || text.length < LEAST_SIGNS || NOTHING.test(text)) return false;
  if (new Set(text).size < LEAST_DIFFERENT) return false;
  const plain = text.toLowerCase();
  const backwards = [...plain].reverse().join('');
  return !RUNS.some((run) => run.includes(plain) || run.includes(backwards));
}
