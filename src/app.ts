// One function from Request to Response for all that is not a page or a built file.
import { Hono, type Context } from 'hono';
import { sql } from 'kysely';
import { createApi } from '#api/serve.ts';
import type { House } from '#house.ts';
import { openVisit } from '#visit.ts';
import { reference } from '#api/reference.ts';
import { outbox } from '#web/outbox.ts';
import { serveMedia } from '#web/serve-media.ts';
import { readSitemap, robots } from '#web/sitemap.ts';
import { contentPolicy, safeHeaders } from '#web/headers.ts';

/** True for the addresses that the app answers; everything else is a page or a built file. */
export const isAppPath = (path: string) => /^\/(api(\/|$)|media\/|healthz$|readyz$|outbox(\/|$)|robots\.txt$|sitemap)/.test(path);

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
  app.get('/api', (context) => { const page = reference(house.config.publicUrl); return context.html(page, 200, { 'content-security-policy': contentPolicy(page) }); });
  app.get('/robots.txt', (context) => context.text(robots(house.config.publicUrl)));
  app.get('/sitemap.xml', (context) => serveSitemap(house, context));
  app.get('/sitemap/:name', (context) => serveSitemap(house, context));
  app.route('/outbox', outbox(house));
  app.route('/api/v1', createApi(house));
  return app;
}

async function serveSitemap(house: House, context: Context): Promise<Response> {
  const kept = await house.keep.get(`sitemap ${context.req.path}`, async () => {
    const { reading } = await openVisit(house, { language: null, token: null });
    const xml = await readSitemap(reading, house.config.publicUrl, context.req.path);
    return { status: xml === null ? 404 : 200, headers: { 'content-type': 'application/xml; charset=utf-8' }, body: xml ?? '', tags: reading.tags, until: null };
  });
  return new Response(new Uint8Array(kept.body), { status: kept.status, headers: kept.headers });
}
