// One function from Request to Response for all that is not a page or a built file.
import { Hono } from 'hono';
import { sql } from 'kysely';
import { createApi } from '#api/serve.ts';
import type { House } from '#house.ts';
import { serveMedia } from '#web/serve-media.ts';
import { safeHeaders } from '#web/headers.ts';

/** True for the addresses that the app answers; everything else is a page or a built file. */
export const isAppPath = (path: string) => /^\/(api(\/|$)|media\/|healthz$|readyz$)/.test(path);

export function createApp(house: House): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(safeHeaders)) context.res.headers.set(name, value);
  });
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    try {
      await sql`select 1 from settings`.execute(house.db);
      return context.text('ready');
    } catch {
      return context.text('the database does not answer', 503);
    }
  });
  app.get('/media/:name', (context) => serveMedia(house, context.req.param('name')));
  app.route('/api/v1', createApi(house));
  return app;
}
