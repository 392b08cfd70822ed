// How often somebody comes to the shop from elsewhere: a number of the day, and nothing of who.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Services } from '#hall/services.ts';
import { isAppPath } from '#process/app.ts';
import { countVisits } from '#market/figures/count-visits.ts';

/** Counted in memory, and written down so often. */
const WRITTEN_MS = 10_000;
const MACHINES = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|headless/i;
const OF_STAFF = /^\/(admin|seller|install)(\/|$)/;

export type VisitCounter = {
  see: (request: IncomingMessage, path: string) => void;
  close: () => Promise<void>;
};

/** Takes requests as they come, and adds up those that begin a visit. */
export function createVisitCounter({ db, log }: Pick<Services, 'db' | 'log'>): VisitCounter {
  let seen = 0;
  const write = async () => {
    const visits = seen;
    if (visits === 0) return;
    seen = 0;
    await countVisits(db, visits).catch((problem: unknown) => {
      seen += visits;
      log.warn({ err: problem }, 'visits are written down later');
    });
  };
  const timer = setInterval(() => void write(), WRITTEN_MS);
  timer.unref();
  return {
    see: ({ method, headers }, path) => {
      if (method === 'GET' && !isAppPath(path) && !OF_STAFF.test(path) && beginsVisit(headers))
        seen += 1;
    },
    close: async () => {
      clearInterval(timer);
      await write();
    },
  };
}

/** Whether a browser opens a page of the shop that no other page of it led to. */
export function beginsVisit(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'] ?? '';
  if (agent === '' || MACHINES.test(agent)) return false;
  if (/prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`))
    return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return headers['sec-fetch-dest'] === 'document' && site !== 'same-origin';
  return /text\/html/.test(headers.accept ?? '') && !leadsFrom(headers.referer, headers.host);
}

const leadsFrom = (referer: string | undefined, host: string | undefined): boolean =>
  referer !== undefined && URL.canParse(referer) && new URL(referer).host === host;
