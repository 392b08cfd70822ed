// Counts how often the pages of products are opened, and from where: numbers per day, without any
// data about people.
import type { IncomingHttpHeaders } from 'node:http';
import type { ViewSource } from '#contract/seller-figures.ts';
import type { Services } from '#hall/services.ts';
import { isAppPath } from '#process/app.ts';
import { isOfMachine, type RequestCounter } from '#process/request-counter.ts';
import { createTally } from '#process/tally.ts';
import { countViews } from '#market/figures/count-views.ts';

/** The most different products and sources within ten seconds. */
const MOST = 20_000;
const AT_ONCE = 1000;
const PRODUCT_PAGE = /^(?:\/[a-z-]+)?\/[^/]+\/product\/([1-9]\d{0,8})(\.data)?$/;
/** Names of referring sites, as they stand before `.com`, `.co.uk` and the like. */
const SEARCH = sites(
  'google bing yahoo duckduckgo ecosia yandex baidu qwant brave startpage',
  '[a-z]{2,3}(\\.[a-z]{2})?',
);
const SOCIAL = sites(
  'facebook instagram tiktok pinterest youtube reddit linkedin snapchat whatsapp t x twitter threads',
  '(com|net|co|me)',
);

/** Matches these hosts and their subdomains. */
function sites(names: string, end: string): RegExp {
  return new RegExp(`(^|\\.)(${names.replaceAll(' ', '|')})\\.${end}$`);
}

type Viewed = { product: number; source: ViewSource };
type ViewRequest = { method?: string | undefined; headers: IncomingHttpHeaders };

/** Takes requests as they come, and counts the products among them. */
export function createViewCounter(services: Pick<Services, 'db' | 'log'>): RequestCounter {
  const { add, close } = createTally<Viewed>(services, {
    name: 'views',
    most: MOST,
    atOnce: AT_ONCE,
    write: (counts) =>
      countViews(
        services.db,
        counts.map(({ what, times }) => ({ ...what, times })),
      ),
  });
  return {
    see: (request, path) => {
      const viewed = productViewed(request, path);
      if (viewed) add(`${viewed.product} ${viewed.source}`, viewed);
    },
    close,
  };
}

/** The product whose page is opened; null for anything else. */
export function productViewed({ method, headers }: ViewRequest, path: string): Viewed | null {
  const [, id, step] = (method === 'GET' && !isAppPath(path) && PRODUCT_PAGE.exec(path)) || [];
  if (!id || isOfMachine(headers)) return null;
  return { product: Number(id), source: step ? 'shop' : sourceOf(headers) };
}

/** The source of a page view, as the browser reports it; `direct` when it reports none. */
export function sourceOf({ referer, host }: IncomingHttpHeaders): ViewSource {
  if (referer === undefined || !URL.canParse(referer)) return 'direct';
  const from = new URL(referer);
  if (from.host === host) return 'shop';
  if (SEARCH.test(from.hostname)) return 'search';
  return SOCIAL.test(from.hostname) ? 'social' : 'site';
}
