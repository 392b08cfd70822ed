// The page that people see when another cannot be made because the database is away.
import { plainPage } from '#words/plain-page.ts';

/** The Retry-After header, in seconds. */
export const RETRY_AFTER_S = '5';

/** The whole page in a language, as HTML; English for a language without messages. */
export function pausedPage(requested: string): string {
  return plainPage(requested, (say) => ({
    title: say('trouble.paused'),
    detail: say('trouble.paused-detail'),
  }));
}
