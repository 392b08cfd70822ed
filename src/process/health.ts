// What a balancer asks. Answered before anything else is looked at, without a Host header too.
import type { ServerResponse } from 'node:http';
import type { Services } from '#hall/services.ts';

type Sign = { well: boolean; said: string };

const signs: Record<string, (services: Services) => Sign | Promise<Sign>> = {
  '/livez': () => ({ well: true, said: 'ok' }),
  '/healthz': () => ({ well: true, said: 'ok' }),
  '/readyz': buys,
  '/servez': serves,
};

/** Answers the address of a sign of life; false for every other address. */
export function answerHealth(services: Services, path: string, response: ServerResponse): boolean {
  const sign = Object.hasOwn(signs, path) ? signs[path] : undefined;
  if (!sign) return false;
  void Promise.resolve(sign(services)).then(({ well, said }) => {
    response
      .writeHead(well ? 200 : 503, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      })
      .end(said);
  });
  return true;
}

/** Somebody could order here: the database takes writes. */
async function buys({ life, takesWrites }: Services): Promise<Sign> {
  if (life.ending) return ending;
  return (await takesWrites())
    ? { well: true, said: 'ready' }
    : { well: false, said: 'the database does not take writes: buying is paused' };
}

/** Somebody could look around here: pages can be made, or some are kept. */
function serves({ life, presence, pageCache }: Services): Sign {
  if (life.ending) return ending;
  if (!presence.away()) return { well: true, said: 'serving' };
  return pageCache.size().entries > 0
    ? { well: true, said: 'serving kept pages: the database is away' }
    : { well: false, said: 'nothing is kept, and the database is away' };
}

const ending: Sign = { well: false, said: 'ending' };
