// Health checks, for load balancers. Answered before anything else, even without a Host header.
import type { ServerResponse } from 'node:http';
import type { Services } from '#hall/services.ts';

type Sign = { well: boolean; text: string };

const signs: Record<string, (services: Services) => Sign | Promise<Sign>> = {
  '/livez': () => ({ well: true, text: 'ok' }),
  '/healthz': () => ({ well: true, text: 'ok' }),
  '/readyz': buys,
  '/servez': serves,
};

/** Answers a health check; returns false for every other address. */
export function answerHealth(services: Services, path: string, response: ServerResponse): boolean {
  const sign = Object.hasOwn(signs, path) ? signs[path] : undefined;
  if (!sign) return false;
  void Promise.resolve(sign(services)).then(({ well, text }) => {
    response
      .writeHead(well ? 200 : 503, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      })
      .end(text);
  });
  return true;
}

/** Whether people can order: the database accepts writes. */
async function buys({ life, takesWrites }: Services): Promise<Sign> {
  if (life.ending) return ending;
  return (await takesWrites())
    ? { well: true, text: 'ready' }
    : { well: false, text: 'the database does not take writes: buying is paused' };
}

/** Whether people can browse: pages can be made, or some are cached. */
function serves({ life, presence, pageCache }: Services): Sign {
  if (life.ending) return ending;
  if (!presence.away()) return { well: true, text: 'serving' };
  return pageCache.size().entries > 0
    ? { well: true, text: 'serving kept pages: the database is away' }
    : { well: false, text: 'nothing is kept, and the database is away' };
}

const ending: Sign = { well: false, text: 'ending' };
