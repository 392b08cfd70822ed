// What shoppers search for: words and how often, and nothing of who.
import type { Services } from '#hall/services.ts';
import { isOfMachine, type RequestCounter } from '#process/request-counter.ts';
import { createTally } from '#process/tally.ts';
import { countedWords, countSearch, type Search } from '#market/search/count-searches.ts';
import { languageInPath } from '#web/page-address.ts';
import { shopPages } from '#web/page-list.ts';

/** So many different searches within ten seconds; a flood of others is not worth telling. */
const MOST = 200;
const SEARCH_PAGE = /^(\/[a-z-]+)?\/search(\.data)?$/i;
const reads = shopPages.find(({ id }) => id === 'search')?.reads;

/** Takes requests as they come, and counts the searches among them. */
export function createSearchCounter(services: Pick<Services, 'db' | 'log'>): RequestCounter {
  const { add, close } = createTally<Search>(services, {
    name: 'searches',
    most: MOST,
    atOnce: 1,
    write: async ([search]) => {
      if (search) await countSearch(services.db, { ...search.what, times: search.times });
    },
  });
  return {
    see: ({ method, headers, url = '' }, path) => {
      if (method !== 'GET' || !SEARCH_PAGE.test(path) || isOfMachine(headers)) return;
      const search = searchIn(path, url);
      if (search) add(`${search.language ?? ''} ${search.words}`, search);
    },
    close,
  };
}

/** The search that an address of the page makes; null where it only turns or narrows another's. */
export function searchIn(path: string, url: string): Search | null {
  const asked = new URLSearchParams(reads?.(new URLSearchParams(url.slice(path.length))));
  const typed = asked.get('q') ?? '';
  const words = countedWords(typed);
  if (words === null || asked.size > 1) return null;
  return { language: languageInPath(path), typed, words };
}
