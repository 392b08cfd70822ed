// Where a sign-in leads back to: `?next=`, a path of this site below its language.
import { sitePath } from '#base/site-path.ts';

/**
 * The path that a query asks to go on to, or null: never another site, and never a way of signing
 * in again.
 */
export function nextPath(search: string): string | null {
  const path = sitePath(new URLSearchParams(search).get('next') ?? '');
  return path === null || /^\/(login|register|forgot-password|social-callback)([/?#]|$)/.test(path)
    ? null
    : path;
}

/** A way of signing in that comes back to `here`, a path below the language. */
export const signInPath = (
  here: string,
  screen: '/login' | '/register' | '/forgot-password' = '/login',
): string => (here === '/' ? screen : `${screen}?next=${encodeURIComponent(here)}`);

/** The same for links between these screens: they hand on what the query asks for. */
export const handOn = (
  search: string,
  screen: '/login' | '/register' | '/forgot-password',
): string => signInPath(nextPath(search) ?? '/', screen);
