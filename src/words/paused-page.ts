// What people see of a page that can not be made because the database is away.
import { plainPage } from '#words/plain-page.ts';

/** In seconds: when it is worth trying again, for the Retry-After header. */
export const RETRY_AFTER_S = '5';

/** The whole page in a language, as HTML; English for one that has no words. */
export function pausedPage(requested: string): string {
  return plainPage(requested, (say) => ({
    title: say('trouble.paused'),
    detail: say('trouble.paused-detail'),
  }));
}
