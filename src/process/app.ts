// One function from Request to Response, for everything that is not a page or a built file.
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context as AnyContext } from 'hono';
import { callerAddress, createLimits, createReads, PAGE_COST, type Reads } from '#hall/limits.ts';
import { answerProblem, createApi } from '#api/serve.ts';
import { createWebhooks } from '#webhooks/create-webhooks.ts';
import { Refusal } from '#base/refusal.ts';
import { withBudget } from '#db/budget.ts';
import { REQUEST_MS } from '#db/patience.ts';
import { troubleOf } from '#db/trouble.ts';
import type { Services } from '#hall/services.ts';
import { openVisit } from '#hall/visit.ts';
import { reference } from '#api/reference.ts';
import type { FreshAnswer } from '#hall/cached-answer.ts';
import { whenOpen } from '#process/not-open.ts';
import { outbox } from '#web/outbox.ts';
import { openFeed } from '#web/product-feed.ts';
import { llmsText } from '#web/llms.ts';
import { serveMedia } from '#web/serve-media.ts';
import { makeHomeScreenFile } from '#web/home-screen.ts';
import { makeStylingFile } from '#web/styling-file.ts';
import { robots } from '#web/robots.ts';
import { readSitemap } from '#web/sitemap.ts';
import { contentPolicy, headersOfAll } from '#web/headers.ts';
import { RETRY_AFTER_S, pausedPage } from '#words/paused-page.ts';

type Bound = { Bindings: HttpBindings };
type Context = AnyContext<Bound>;

/** True for the addresses that the app answers; all others are pages or built files. */
export const isAppPath = (path: string) =>
  /^\/((api|outbox)(\/|$)|(media|uploads|manifest|icon|styling|feed)\/|(robots|llms)\.txt$|sitemap(\.xml$|\/))/.test(
    path,
  );

/** `reads` counts reads that are not cached; the HTTP server uses it for its pages too. */
export function createApp(
  services: Services,
  reads: Reads = createReads(services.config.limits),
): Hono<Bound> {
  const app = new Hono<Bound>();
  const always = Object.entries(headersOfAll(services.config));
  app.use((_, next) => withBudget(REQUEST_MS, next));
  app.onError((problem, context) => failed(services, context, problem));
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of always) context.res.headers.set(name, value);
  });
  app.use(whenOpen(services));
  app.get('/:folder{media|uploads}/:name', (context) =>
    serveMedia(services, context.req.param('name')),
  );
  app.get('/api', (context) => {
    const page = reference(services.config.publicUrl);
    return context.html(page, 200, { 'content-security-policy': contentPolicy(page) });
  });
  app.get('/robots.txt', (context) => context.text(robots(services.config.publicUrl)));
  app.get('/llms.txt', async (context) =>
    context.text(await llmsText(await openVisit(services, { language: null, token: null }))),
  );
  app.get('/sitemap.xml', (context) => serveSitemap(services, reads, context));
  app.get('/sitemap/:name', (context) => serveSitemap(services, reads, context));
  app.get('/:folder{manifest|icon}/:name', (context) =>
    serveMade(services, reads, context, makeHomeScreenFile),
  );
  app.get('/styling/:name', (context) => serveMade(services, reads, context, makeStylingFile));
  app.get('/feed/:key/:name', (context) => serveFeed(services, reads, context));
  app.route('/outbox', outbox(services));
  const limits = createLimits(services.config.limits);
  app.route('/api/v1', createWebhooks(services, limits).onError(answerProblem(services)));
  app.route('/api/v1', createApi(services, limits, reads));
  return app;
}

function failed(services: Services, context: Context, problem: Error): Response {
  context.header('cache-control', 'private, no-store');
  if (problem instanceof Refusal && problem.code === 'too-many-requests') {
    context.header('retry-after', String(problem.values.seconds ?? RETRY_AFTER_S));
    return context.text('', 429);
  }
  if (!troubleOf(problem)) {
    services.log.error({ err: problem, path: context.req.path }, 'request failed');
    return context.text('Something went wrong.', 500);
  }
  context.header('retry-after', RETRY_AFTER_S);
  return context.html(pausedPage(services.lastMarket()?.default_language ?? 'en'), 503);
}

async function serveMade(
  services: Services,
  reads: Reads,
  context: Context,
  make: (services: Services, path: string) => Promise<FreshAnswer>,
): Promise<Response> {
  const { path } = context.req;
  const { body, status, headers } = await services.pageCache.get(
    path,
    () => make(services, path),
    () => reads(callerAddress(context.env.incoming, services.config)),
  );
  return new Response(new Uint8Array(body), { status, headers });
}

async function serveFeed(services: Services, reads: Reads, context: Context): Promise<Response> {
  await reads(callerAddress(context.env.incoming, services.config), PAGE_COST);
  const feed = await openFeed(services, context.req.path);
  if (!feed) return context.text('', 404);
  return context.body(feed, 200, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
}

async function serveSitemap(services: Services, reads: Reads, context: Context): Promise<Response> {
  const { incoming } = context.env;
  const answer = await services.pageCache.get(
    `sitemap ${context.req.path}`,
    async () => {
      const { reading } = await openVisit(services, { language: null, token: null });
      const xml = await readSitemap(reading, services.config.publicUrl, context.req.path);
      return {
        status: xml === null ? 404 : 200,
        headers: { 'content-type': 'application/xml; charset=utf-8' },
        body: xml ?? '',
        tags: reading.tags,
        until: null,
      };
    },
    () => reads(callerAddress(incoming, services.config)),
  );
  return new Response(new Uint8Array(answer.body), {
    status: answer.status,
    headers: answer.headers,
  });
}
