// Where a sign-in leads back to: `?next=`, a path of this site without its language.
import { sitePath } from '#base/site-path.ts';

/** The path to continue to, or null: never another site, and never a sign-in screen. */
export function nextPath(search: string): string | null {
  const path = sitePath(new URLSearchParams(search).get('next') ?? '');
  return path === null || /^\/(login|register|forgot-password|social-callback)([/?#]|$)/.test(path)
    ? null
    : path;
}

/** The path of a sign-in screen that comes back to `here`, a path without the language. */
export const signInPath = (
  here: string,
  screen: '/login' | '/register' | '/forgot-password' = '/login',
): string => (here === '/' ? screen : `${screen}?next=${encodeURIComponent(here)}`);

/** The same for links between these screens: they pass the query's path on. */
export const handOn = (
  search: string,
  screen: '/login' | '/register' | '/forgot-password',
): string => signInPath(nextPath(search) ?? '/', screen);
