// The page that people see without a connection, from their browser's storage.
import { plainPage } from '#words/plain-page.ts';
import type { Say } from '#words/say.ts';

const BACK = "addEventListener('online',function(){location.reload()})";

/** The whole page in a language, as HTML; it reloads by itself when there is a network. */
export function unreachedPage(language: string): string {
  return plainPage(
    language,
    (say: Say) => ({ title: say('offline.title'), detail: say('offline.detail') }),
    BACK,
  );
}
