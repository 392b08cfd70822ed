// The token that identifies a browser without an account. Clients make it themselves: three random
// letters and digits, up to twelve, and three more.
const SHAPE = /^[\x21-\x7e]{6,64}$/;
const LEAST_SIGNS = 8;
/** What a program without a token may send. */
const NOTHING = /^(undefined|null|nan|none|true|false)+$/i;
const LEAST_DIFFERENT = 4;
const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];

/**
 * Whether a text can be the token of a single browser. Not accepted: texts that are too short,
 * "undefined" and the like, repeated characters, and sequences such as 12345678. Browsers that sent
 * the same text would share a cart.
 */
export function isVisitorToken(text: string): boolean {
  if (!SHAPE.test(text) || text.length < LEAST_SIGNS || NOTHING.test(text)) return false;
  if (new Set(text).size < LEAST_DIFFERENT) return false;
  const plain = text.toLowerCase();
  const backwards = [...plain].reverse().join('');
  return !RUNS.some((run) => run.includes(plain) || run.includes(backwards));
}
