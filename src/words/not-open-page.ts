// The page that people see before the market is set up.
import { plainPage } from '#words/plain-page.ts';
import type { Say } from '#words/say.ts';

/** The whole page in a language, as HTML; English for a language without messages. */
export function notOpenPage(requested: string): string {
  return plainPage(requested, (say: Say) => ({
    title: say('trouble.not-open'),
    detail: say('trouble.not-open-detail'),
  }));
}
