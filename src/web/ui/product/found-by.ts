// Which search led to the products that were opened in this tab. It stays in the tab; the server is
// told that a search led to a cart or an order, but not whose.
import type { SearchOutcome } from '#contract/search.ts';
import { headersFor, requestOf } from '#web/ui/api.ts';
import { FOUND_BY } from '#web/ui/recent-searches.ts';

const SEARCH_PAGE = /\/search$/;
/** The step before each, under which a product's search is stored. */
const BEFORE = { carted: 'opened', ordered: 'carted' };

/** Records that a product is opened from a page, if that is a search of this shop. */
export function rememberFound(product: number | string, page: string): void {
  if (!URL.canParse(page)) return;
  const { origin, pathname, searchParams } = new URL(page);
  const q = searchParams.get('q');
  if (q && origin === location.origin && SEARCH_PAGE.test(pathname))
    change((params) => params.set(`opened-${product}`, q));
}

/** Records the same for a product page that was opened directly, for example in a new tab. */
export function rememberArrival(product: number): void {
  const [began] = performance.getEntriesByType('navigation');
  if (began && new URL(began.name).pathname === location.pathname)
    rememberFound(product, document.referrer);
}

/** Reports it for several products. */
export const reportOutcomes = (products: number[], outcome: SearchOutcome): void =>
  new Set(products).forEach((one) => reportOutcome(one, outcome));

/** Reports that a product went into the cart or an order: once, and only if a search led to it. */
export function reportOutcome(product: number, outcome: SearchOutcome): void {
  change((params) => {
    const before = `${BEFORE[outcome]}-${product}`;
    const q = params.get(before);
    if (q === null) return;
    params.delete(before);
    if (outcome === 'carted') params.set(`carted-${product}`, q);
    const { authorization: _, ...headers } = headersFor('POST');
    void fetch(`/api/v1/${requestOf('search.tell', {}).path}`, {
      method: 'POST',
      headers,
      credentials: 'omit',
      keepalive: true, // the page may be left for the payment
      body: JSON.stringify({ q, product_id: product, outcome }),
    }).catch(() => {}); // it is not counted then
  });
}

/** Respects a request not to be tracked, although this tracks nobody. */
function change(how: (params: URLSearchParams) => void): void {
  if (Reflect.get(navigator, 'globalPrivacyControl') === true) return;
  try {
    const params = new URLSearchParams(sessionStorage.getItem(FOUND_BY) ?? '');
    how(params);
    sessionStorage.setItem(FOUND_BY, params.toString());
  } catch {
    // a browser without storage reports nothing
  }
}
