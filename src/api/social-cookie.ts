// The secret that binds a social sign-in to the browser in which it began. Over https, no other
// site of the same domain can set it.
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const NAME = 'social';
const LIVES_S = 10 * 60;
type Where = { publicUrl: string };

const isSafe = ({ publicUrl }: Where) => publicUrl.startsWith('https:');

/** The secret that a browser sends, or null. */
export function browserOf(context: Context, where: Where): string | null {
  const word = isSafe(where) ? getCookie(context, NAME, 'host') : getCookie(context, NAME);
  return word && /^[\w-]{43}$/.test(word) ? word : null;
}

/** Gives a browser its secret, for this many seconds. */
export function giveWord(context: Context, where: Where, word: string, seconds = LIVES_S): void {
  setCookie(context, NAME, word, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: seconds,
    ...(isSafe(where) ? { prefix: 'host', secure: true } : {}),
  });
}
