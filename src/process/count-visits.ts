// Counts visits to the shop from elsewhere: a number per day, without any data about people.
import type { IncomingHttpHeaders } from 'node:http';
import type { Services } from '#hall/services.ts';
import { isAppPath } from '#process/app.ts';
import { isOfMachine, type RequestCounter } from '#process/request-counter.ts';
import { createTally } from '#process/tally.ts';
import { countVisits } from '#market/figures/count-visits.ts';

const OF_STAFF = /^\/(admin|seller|install)(\/|$)/;

/** Takes requests as they come, and counts those that begin a visit. */
export function createVisitCounter(services: Pick<Services, 'db' | 'log'>): RequestCounter {
  const { add, close } = createTally<null>(services, {
    name: 'visits',
    most: 1,
    atOnce: 1,
    write: ([visits]) => countVisits(services.db, visits?.times ?? 0),
  });
  return {
    see: ({ method, headers }, path) => {
      if (method === 'GET' && !isAppPath(path) && !OF_STAFF.test(path) && beginsVisit(headers))
        add('visit', null);
    },
    close,
  };
}

/** Whether a browser opens a page of the shop without coming from another of its pages. */
export function beginsVisit(headers: IncomingHttpHeaders): boolean {
  if (isOfMachine(headers)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return headers['sec-fetch-dest'] === 'document' && site !== 'same-origin';
  return /text\/html/.test(headers.accept ?? '') && !leadsFrom(headers.referer, headers.host);
}

const leadsFrom = (referer: string | undefined, host: string | undefined): boolean =>
  referer !== undefined && URL.canParse(referer) && new URL(referer).host === host;
