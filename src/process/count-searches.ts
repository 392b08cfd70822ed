// Counts what shoppers search for: the words and how often, without any data about people.
import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { callerAddress } from '#hall/limits.ts';
import { callerOf } from '#hall/network.ts';
import type { Services } from '#hall/services.ts';
import { productViewed } from '#process/count-views.ts';
import { isOfMachine, type RequestCounter } from '#process/request-counter.ts';
import { createTally } from '#process/tally.ts';
import {
  countedWords,
  countPress,
  countSearch,
  type Search,
} from '#market/search/count-searches.ts';
import { languageInPath } from '#web/page-address.ts';
import { shopPages } from '#web/page-list.ts';

/** How many different searches and visitors count within ten seconds; more are likely a flood. */
const MOST = 400;
/** The number of bits that tell visitors apart (0175_searches_told.sql). */
const BITS = 30;
const SEARCH_PAGE = /^(\/[a-z-]+)?\/search(\.data)?$/i;
const reads = shopPages.find(({ id }) => id === 'search')?.reads;

type SearchRequest = Pick<IncomingMessage, 'method' | 'headers'>;
/** A search, or a product that was opened from its results, and the caller. */
type CountedSearch = Search & { pressed: boolean; caller: string };
type Used = Pick<Services, 'db' | 'log' | 'config' | 'bearerSecret'>;

/** Takes every request, and counts searches and the products that are opened from them. */
export function createSearchCounter(services: Used): RequestCounter {
  const { add, close } = createTally<CountedSearch>(services, {
    name: 'searches',
    most: MOST,
    atOnce: 1, // a search is there before what is opened from it
    write: async ([counted]) => {
      if (!counted) return;
      const { pressed, caller, ...search } = counted.what;
      const made = { ...search, times: counted.times };
      if (pressed) return countPress(services.db, made);
      const visitors = visitorBit(await services.bearerSecret(), search.words, caller);
      await countSearch(services.db, { ...made, visitors });
    },
  });
  /** Notes a search and its caller; when a product was opened from it, without the caller. */
  const noteSearch = (search: Search | null, caller: string | null) => {
    if (!search) return;
    const pressed = caller === null;
    const key = `${pressed ? 'from ' : ''}${search.language ?? ''} ${search.words} ${caller ?? ''}`;
    add(key, { ...search, pressed, caller: caller ?? '' });
  };
  return {
    see: (request, path) => {
      const { method, headers, url = '' } = request;
      if (method !== 'GET') return;
      const caller = () => callerOf(callerAddress(request, services.config));
      if (SEARCH_PAGE.test(path)) {
        if (!isOfMachine(headers)) noteSearch(searchIn(path, url), caller());
      } else if (headers.referer && productViewed(request, path))
        noteSearch(searchBefore(request), null);
    },
    close,
  };
}

/** A bit for this caller and these words: it tells callers apart without identifying anybody. */
export function visitorBit(secret: Uint8Array, words: string, caller: string): number {
  const signed = createHmac('sha256', secret).update(`${words}\n${caller}`).digest();
  return 2 ** (signed.readUInt32BE(0) % BITS);
}

/** The search that a page's address makes; null if it only pages through or filters another one. */
export function searchIn(path: string, url: string): Search | null {
  const query = queryOf(path, url);
  return query.size > 1 ? null : searchOf(path, query);
}

/**
 * The search whose results led to this product, however filtered, by the referrer; null for none.
 */
function searchBefore({ headers: { referer = '', host } }: SearchRequest): Search | null {
  if (!URL.canParse(referer)) return null;
  const { host: before, pathname, search } = new URL(referer);
  if (before !== host || !SEARCH_PAGE.test(pathname)) return null;
  return searchOf(pathname, queryOf(pathname, pathname + search));
}

const queryOf = (path: string, url: string) =>
  new URLSearchParams(reads?.(new URLSearchParams(url.slice(path.length))));

function searchOf(path: string, query: URLSearchParams): Search | null {
  const typed = query.get('q') ?? '';
  const words = countedWords(typed);
  return words === null ? null : { language: languageInPath(path), typed, words };
}
