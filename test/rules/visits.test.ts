// Which requests are counted as visits.
import { describe, expect, it } from 'vitest';
import { beginsVisit } from '#process/count-visits.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const page = { 'user-agent': FIREFOX, accept: 'text/html', host: 'souk.example' };
const fetched = (site: string, dest = 'document') => ({
  ...page,
  'sec-fetch-site': site,
  'sec-fetch-dest': dest,
});

describe('a visit', () => {
  it.each([
    ['typed or from a bookmark', fetched('none')],
    ['led to by another site', fetched('cross-site')],
    ['of an older browser', page],
    ['of an older browser from elsewhere', { ...page, referer: 'https://search.example/' }],
  ])('is one that is %s', (_, headers) => expect(beginsVisit(headers)).toBe(true));

  it.each([
    ['goes on within the shop', fetched('same-origin')],
    ['goes on within it in an older browser', { ...page, referer: 'https://souk.example/cart' }],
    ['fetches a part of a page', fetched('none', 'empty')],
    ['is made ahead', { ...fetched('none'), 'sec-purpose': 'prefetch;prerender' }],
    [
      'comes from a search engine',
      { ...page, 'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' },
    ],
    ['does not say what it is', { ...page, 'user-agent': undefined }],
    ['asks for no page', { ...page, accept: 'application/json' }],
  ])('is none that %s', (_, headers) => expect(beginsVisit(headers)).toBe(false));
});
