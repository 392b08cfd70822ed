// The HTTP server: kept answers straight from memory, then built files, then the app, then pages.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp, isAppPath } from '#app.ts';
import type { House } from '#house.ts';
import { answerKept } from '#web/answer.ts';
import { safeHeaders } from '#web/headers.ts';
import type { Assets } from '#web/assets.ts';
import { detectLanguage } from '#web/detect-language.ts';
import { pageAddress } from '#web/page-address.ts';
import type { Pages } from '#web/pages.ts';
import { renderPage } from '#web/serve-page.ts';

export type Front = {
  pages: Pages;
  assets: Assets;
  /** Whether pages carry their content policy; off only while developing, where styles are injected. */
  policed: boolean;
  /** Sees a request first (the developer's Vite); it goes on by calling back. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/** Makes the server for a house; the caller says where it listens. */
export function createHttpServer(house: House, front: Front): Server {
  const app = getRequestListener(createApp(house).fetch);
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const kept = request.method === 'GET' && url !== '/' && !url.startsWith('/?') ? house.keep.find(pageAddress(url)) : undefined;
    if (kept) return answerKept(request, response, kept);
    if (isAppPath(url.split('?', 1)[0] ?? '')) return void app(request, response);
    const serve = () => { serveWeb(house, front, request, response).catch((problem: unknown) => fail(house, response, problem)); };
    if (front.before) front.before(request, response, serve);
    else serve();
  });
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 30_000;
  server.requestTimeout = 120_000;           // pictures are sent from telephones
  return server;
}

async function serveWeb(house: House, front: Front, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
  const address = request.url ?? '/';
  const url = new URL(address, house.config.publicUrl);
  const asset = front.assets(url.pathname);
  if (asset) return answerKept(request, response, asset);
  if (url.pathname === '/') {
    const shop = await house.shop();
    const language = detectLanguage(request.headers.cookie, request.headers['accept-language'], shop.languages.map(({ code }) => code));
    if (language && language !== shop.default_language) return redirect(response, `/${language}${url.search}`);
  }
  const page = pageAddress(address);
  answerKept(request, response, await house.keep.get(page, () => renderPage(house, front, new URL(page, house.config.publicUrl))));
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, vary: 'cookie, accept-language', 'cache-control': 'private, no-store' }).end();
}

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { allow: 'GET, HEAD' }).end();
}

function fail(house: House, response: ServerResponse, problem: unknown): void {
  house.log.error({ err: problem }, 'page failed');
  if (response.headersSent) return void response.destroy();
  const body = '<!doctype html><meta charset="utf-8"><title>Souk</title><h1>Something went wrong</h1><p>Please reload the page in a moment.</p>';
  response.writeHead(500, { ...safeHeaders, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(body);
}
