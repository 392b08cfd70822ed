// What people see of a page when there is no connection, from what their browser kept.
import { plainPage } from '#words/plain-page.ts';
import type { Say } from '#words/say.ts';

const BACK = "addEventListener('online',function(){location.reload()})";

/** The whole page in a language, as HTML; it loads again by itself when there is a network. */
export function unreachedPage(language: string): string {
  return plainPage(
    language,
    (say: Say) => ({ title: say('offline.title'), detail: say('offline.detail') }),
    BACK,
  );
}
