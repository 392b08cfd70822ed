// Serves the shop's pages, from the cache where possible.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedAnswer } from '#hall/cached-answer.ts';
import { callerAddress, PAGE_COST, type Reads } from '#hall/limits.ts';
import { detectLanguage } from '#web/detect-language.ts';
import { pageAddress, withoutLanguage } from '#web/page-address.ts';
import { renderPage } from '#web/serve-page.ts';
import type { Services } from '#hall/services.ts';
import { createAnswer } from '#web/answer.ts';
import type { Assets } from '#web/assets.ts';
import { contentPolicy, withCamera } from '#web/headers.ts';
import type { Pages } from '#web/pages.ts';
import { deskInLanguage } from '#process/desk-in-language.ts';
import { isSetUp } from '#market/settings/market-settings.ts';
import { notOpen } from '#process/not-open.ts';
import { deskFrontAt, type Desk, type DeskFront } from '#web/serve-desk.ts';
import { wordsFile } from '#web/words-file.ts';
import { WORKER, type WorkerMaker } from '#web/worker.ts';

export type Site = {
  services: Services;
  front: Front;
  reads: Reads;
  always: Record<string, string>;
  answerKept: ReturnType<typeof createAnswer>;
};

export type Front = {
  pages: Pages;
  assets: Assets;
  /** The back office and the seller centre. */
  desk: Desk;
  /** The service worker; none in development, where files have no hashed names. */
  worker?: WorkerMaker;
  /**
   * Whether pages carry their content security policy; off only in development, where styles are
   * injected.
   */
  policed: boolean;
  /** Sees each request first (Vite, in development), and passes it on by calling `next`. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

const UNKEPT = { 'cache-control': 'private, no-store' };

export async function serveWeb(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, { ...site.always, allow: 'GET, HEAD' }).end();
  const { services, answerKept, always } = site;
  const target = request.url ?? '/';
  const [path = '/'] = target.split('?', 1);
  const query = target.slice(path.length);
  const { worker } = site.front;
  const asset = fileAt(site.front, path);
  if (asset) return answerKept(request, response, asset);
  const market = await services.market();
  const codes = market.languages.map(({ code }) => code);
  if (worker && path === WORKER) return answerKept(request, response, worker(codes));
  const led = deskInLanguage(target, market);
  if (led) return void response.writeHead(302, { ...always, ...UNKEPT, ...led }).end();
  const desk = deskFrontAt(path);
  if (!isSetUp(market) && desk && !/^\/install(\/|$)/.test(path))
    return void response.writeHead(302, { ...always, ...UNKEPT, location: '/install' }).end();
  if (desk) return serveDesk(site, desk, request, response);
  if (!isSetUp(market)) return sayNotOpen(site, codes, request, response);
  const off = market.languages_off.map(({ code }) => code);
  const { address, moved } = pageAddress(target, [...codes, ...off]);
  const without = withoutLanguage(address, [market.default_language, ...off]);
  // temporary: the language may be switched on again, or become the first one
  if (without !== null)
    return void response.writeHead(302, { ...always, ...UNKEPT, location: without + query }).end();
  if (moved)
    return void response
      .writeHead(301, { ...always, location: `${address.split('?', 1)[0]}${query}` })
      .end();
  if (address === '/') {
    const language = detectLanguage(
      request.headers.cookie,
      request.headers['accept-language'],
      codes,
    );
    const elsewhere = {
      ...always,
      vary: 'cookie, accept-language',
      ...UNKEPT,
    };
    if (language && language !== market.default_language)
      return void response.writeHead(302, { ...elsewhere, location: `/${language}${query}` }).end();
  }
  const caller = callerAddress(request, services.config);
  const answer = await services.pageCache.get(
    address,
    () => renderPage(services, site.front, new URL(address, services.config.publicUrl)),
    () => site.reads(caller, PAGE_COST),
  );
  answerKept(request, response, query ? withQuery(answer, query) : answer);
}

/** Adds the request's query to a redirect, except for what the new address sets itself. */
function withQuery(answer: CachedAnswer, query: string): CachedAnswer {
  const { location } = answer.headers;
  if (!location) return answer;
  const [path = '', search = ''] = location.split('?', 2);
  const own = new URLSearchParams(search);
  const rest = query
    .slice(1)
    .split('&')
    .filter((one) => one && !own.has(new URLSearchParams(one).keys().next().value ?? ''));
  const whole = [...(search ? [search] : []), ...rest].join('&');
  return { ...answer, headers: { ...answer.headers, location: whole ? `${path}?${whole}` : path } };
}

/** Before the first set-up there is nothing to show. */
function sayNotOpen(
  { always }: Site,
  codes: string[],
  { method, headers: { cookie, 'accept-language': accepted } }: IncomingMessage,
  response: ServerResponse,
): void {
  const { html, headers } = notOpen(detectLanguage(cookie, accepted, codes) ?? 'en');
  response.writeHead(503, { ...always, 'content-type': 'text/html; charset=utf-8', ...headers });
  response.end(method === 'HEAD' ? undefined : html);
}

/** A file for browsers: from a build, or of messages that are in no build. */
const fileAt = ({ assets, desk }: Front, path: string) =>
  path === WORKER ? undefined : (assets(path) ?? desk.assets(path) ?? wordsFile(path));

/**
 * The page of the back office or seller centre, in the language that the browser has chosen or
 * prefers.
 */
async function serveDesk(
  { services, front, always }: Site,
  desk: DeskFront,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { languages, default_language: first } = await services.market();
  const codes = languages.map(({ code }) => code);
  const chosen = detectLanguage(headers.cookie, headers['accept-language'], codes) ?? first;
  const language = languages.find(({ code }) => code === chosen);
  const page = await front.desk.page(desk, {
    code: chosen,
    direction: language?.direction ?? 'ltr',
  });
  response.writeHead(200, {
    ...always,
    ...(desk === 'seller' ? withCamera : {}),
    'content-type': 'text/html; charset=utf-8',
    ...UNKEPT,
    ...(front.policed ? { 'content-security-policy': contentPolicy(page) } : {}),
  });
  response.end(method === 'HEAD' ? undefined : page);
}

// HTTP/1.1 requires a Host header. We check it ourselves, because Node would also reject health
// checks without one.
export function refuseHostless(response: ServerResponse): void {
  response.writeHead(400, { connection: 'close' }).end();
}
