// Answers a page request, from the cache or freshly rendered.
import { troubleOf } from '#db/trouble.ts';
import type { Services } from '#hall/services.ts';
import type { FreshAnswer } from '#hall/cached-answer.ts';
import { openVisit, type Visit } from '#hall/visit.ts';
import { contentPolicy } from '#web/headers.ts';
import { readScriptsOn } from '#web/owner-scripts.ts';
import { languageInPath } from '#web/page-address.ts';
import type { Pages } from '#web/pages.ts';

/** Its page is reached by a form, those of other gateways by an address. */
const RAZORPAY = 'https://api.razorpay.com';
const FRESH = 'public, max-age=0, must-revalidate';

type How = { pages: Pages; policed: boolean };

/**
 * Renders the page at an address (or the data of a client-side step), without anything personal.
 * Throws while the database is away.
 */
export async function renderPage(services: Services, how: How, url: URL): Promise<FreshAnswer> {
  const visit = await openVisit(services, { language: languageInPath(url.pathname), token: null });
  return renderFor(visit, how, url);
}

/** The same for an open visit; `framed`: for a frame of this shop. */
export async function renderFor(
  visit: Visit,
  { pages, policed, framed = false }: How & { framed?: boolean },
  url: URL,
): Promise<FreshAnswer> {
  const response = await pages(new Request(url, { headers: { accept: 'text/html' } }), visit);
  const paused = visit.problems.find((problem) => troubleOf(problem));
  if (paused) throw paused;
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': response.status === 200 ? FRESH : 'no-store',
  };
  for (const name of ['location', 'x-remix-response']) {
    const value = response.headers.get(name);
    if (value) headers[name] = value;
  }
  if (policed && type.startsWith('text/html'))
    headers['content-security-policy'] = contentPolicy(body, {
      formsTo: new URL(visit.services.config.gateways.at.razorpay ?? RAZORPAY).origin,
      framed,
      scripts: await readScriptsOn(visit, url.pathname),
    });
  return {
    status: response.status,
    headers,
    body,
    tags: visit.reading.tags,
    until: visit.reading.until,
  };
}
