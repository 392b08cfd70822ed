// The HTTP server: cached answers straight from memory, then built files, then the app, then pages.
import { languageOf, unsetMarket } from '#market/settings/market-settings.ts';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createReads } from '#hall/limits.ts';
import { createApp, isAppPath } from '#process/app.ts';
import { Refusal } from '#base/refusal.ts';
import { withBudget } from '#db/budget.ts';
import { REQUEST_MS } from '#db/patience.ts';
import { troubleOf } from '#db/trouble.ts';
import { answerHealth } from '#process/health.ts';
import type { Services } from '#hall/services.ts';
import { createAnswer } from '#web/answer.ts';
import { contentPolicy, headersOfAll } from '#web/headers.ts';
import { languageInPath } from '#web/page-address.ts';
import { originForm } from '#web/request-target.ts';
import { RETRY_AFTER_S, pausedPage } from '#words/paused-page.ts';
import { plainPage } from '#words/plain-page.ts';
import type { RequestCounter } from '#process/request-counter.ts';
import { isPreview, servePreview } from '#process/serve-preview.ts';
import { serveWeb, refuseHostless, type Site, type Front } from '#process/serve-web.ts';

/** Creates the server; the caller decides where it listens. */
export function createHttpServer(
  services: Services,
  front: Front,
  counters: RequestCounter[] = [],
): Server {
  const reads = createReads(services.config.limits);
  const always = headersOfAll(services.config);
  const answerKept = createAnswer(always);
  const site = { services, front, reads, always, answerKept };
  const app = getRequestListener(createApp(services, reads).fetch);
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    const target = originForm(request.url);
    if (target === null) return void response.writeHead(400, always).end();
    request.url = target;
    const path = target.split('?', 1)[0] ?? '';
    if (answerHealth(services, path, response)) return;
    if (request.httpVersion === '1.1' && request.headers.host === undefined)
      return refuseHostless(response);
    for (const { see } of counters) see(request, path);
    const cached =
      request.method === 'GET' && path !== '/' ? services.pageCache.find(target) : undefined;
    if (cached) return answerKept(request, response, cached);
    if (isAppPath(path)) return void app(request, response);
    const serve = () => {
      const answer = isPreview(request) ? servePreview : serveWeb;
      withBudget(REQUEST_MS, () => answer(site, request, response)).catch((problem: unknown) =>
        fail(site, request, response, problem),
      );
    };
    if (front.before) front.before(request, response, serve);
    else serve();
  });
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 30_000;
  server.requestTimeout = 120_000; // pictures may come from slow mobile connections
  return server;
}

function fail(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  problem: unknown,
): void {
  const { services, always } = site;
  const trouble = troubleOf(problem);
  const tooMuch =
    problem instanceof Refusal && problem.code === 'too-many-requests' ? problem : null;
  if (trouble !== 'away' && !tooMuch) services.log.error({ err: problem }, 'page failed');
  if (response.headersSent) return void response.destroy();
  const headers = {
    ...always,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  };
  if (!trouble && !tooMuch) return void response.writeHead(500, headers).end(FAILED);
  const pathLanguage = languageInPath(request.url?.split('?', 1)[0] ?? '');
  const language = languageOf(services.lastMarket() ?? unsetMarket, pathLanguage);
  const page = tooMuch
    ? plainPage(language, (say) => ({ title: say('refusal.too-many-requests') }))
    : pausedPage(language);
  const retry = tooMuch ? String(tooMuch.values.seconds ?? RETRY_AFTER_S) : RETRY_AFTER_S;
  response.writeHead(tooMuch ? 429 : 503, {
    ...headers,
    'retry-after': retry,
    'content-security-policy': contentPolicy(page),
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}

const FAILED =
  '<!doctype html><meta charset="utf-8"><title>Souk</title><h1>Something went ' +
  'wrong</h1><p>Please reload the page in a moment.</p>';
