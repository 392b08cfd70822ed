// The shop without a network: this service worker caches the public pages that somebody has
// visited, with their files. The server writes `souk` before it (src/web/worker.ts): the build's
// name, which pages may be cached, and the page for a missing connection, by language. api/v1 and
// personal pages never come through here.
const { build, pages, languages, first, unreached } = self.souk;
const PAGES = `pages-${build}`;
const FILES = `files-${build}`; // by build, so that a page never meets the scripts of another
const PICTURES = 'pictures';
const MOST = { [PAGES]: 30, [FILES]: 250, [PICTURES]: 120 };
const LONGEST_MS = 7 * 86_400_000;
const PATIENCE_MS = 4000;
const MAY_BE_KEPT = new RegExp(pages);
const NOT_OURS = /^\/(api|outbox|uploads|sitemap)(\/|\.|$)/;

const saving = () => navigator.connection?.saveData === true;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  const { pathname } = address;
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (NOT_OURS.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, address));
  else if (pathname.endsWith('.data')) answerStep(event, address);
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(event, FILES));
  else if (pathname.startsWith('/media/') && request.destination === 'image')
    event.respondWith(answerFile(event, PICTURES));
});

/** Deletes what other builds cached, and caches the open pages. */
async function begin() {
  const own = [PAGES, FILES, PICTURES];
  for (const name of await caches.keys()) if (!own.includes(name)) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  for (const { url } of await self.clients.matchAll({ type: 'window' })) await keepAhead(url);
}

/** From the network; from the cache if there is none, or if it is too slow. */
async function answerPage(event, address) {
  const may = MAY_BE_KEPT.test(address.pathname);
  const asked = Promise.resolve(event.preloadResponse).then((ahead) => ahead ?? fetch(event.request));
  if (!may) return asked.catch(() => unreachedPage(address));
  event.waitUntil(asked.then((answer) => keepPage(address, answer.clone())).catch(() => {}));
  const soon = await Promise.race([asked.catch(() => null), pause(PATIENCE_MS)]);
  if (soon) return soon;
  return (await keptPage(address)) ?? asked.catch(() => unreachedPage(address));
}

/**
 * A client-side step is never cached: an old one could meet newer scripts. If the network fails,
 * the window loads the page itself, which may be cached.
 */
function answerStep(event, { pathname, searchParams }) {
  if (event.request.mode !== 'cors') return; // prefetched, not visited
  searchParams.delete('_routes');
  const query = searchParams.size ? `?${searchParams}` : '';
  const path = pathname.replace(/(\/_)?\.data$/, '') || '/';
  const address = new URL(path + query, location.origin);
  const asked = fetch(event.request);
  event.waitUntil(asked.then(() => keepAhead(address)).catch(() => {}));
  event.respondWith(
    asked.catch(async (problem) => {
      const client = event.request.signal.aborted ? null : await self.clients.get(event.clientId);
      if (client && new URL(client.url).pathname !== path) await client.navigate(address);
      throw problem;
    }),
  );
}

/** Files are named by their content, so a cached one equals the network's. */
async function answerFile(event, name) {
  const kept = await caches.match(event.request, { cacheName: name, ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  const wanted = name === FILES || !saving();
  if (wanted && answer.ok && /immutable/.test(answer.headers.get('cache-control') ?? ''))
    event.waitUntil(put(name, event.request.url, answer.clone()));
  return answer;
}

/**
 * Caches a page that was reached by a client-side step, with its files, unless data is to be saved.
 */
async function keepAhead(url) {
  const address = new URL(url);
  if (saving() || !MAY_BE_KEPT.test(address.pathname)) return;
  const answer = await fetch(address, { priority: 'low' });
  if (!(await keepPage(address, answer.clone()))) return;
  const files = await caches.open(FILES);
  for (const file of filesIn(await answer.text()))
    if (!(await files.match(file))) await put(FILES, file, await fetch(file, { priority: 'low' }));
}

async function keepPage({ pathname, search }, answer) {
  const { headers } = answer;
  const open = !/no-store|private/.test(headers.get('cache-control') ?? 'no-store');
  const html = (headers.get('content-type') ?? '').startsWith('text/html');
  if (answer.status !== 200 || answer.redirected || !open || !html) return false;
  await put(PAGES, pathname + search, answer);
  return true;
}

/** A cached page, if it is not too old and all of its scripts and styles are cached too. */
async function keptPage({ pathname, search }) {
  const options = { cacheName: PAGES, ignoreVary: true };
  const kept = await caches.match(pathname + search, options);
  if (!kept || Date.now() - Date.parse(kept.headers.get('date') ?? '') > LONGEST_MS) return null;
  const files = await caches.open(FILES);
  const needed = filesIn(await kept.clone().text());
  const there = await Promise.all(needed.map((file) => files.match(file, { ignoreVary: true })));
  return there.every(Boolean) ? kept : null;
}

const filesIn = (html) => [...new Set(html.match(/\/assets\/[\w.-]+\.(js|css)/g))];

function unreachedPage({ pathname }) {
  const language = pathname.split('/')[1];
  const { body, policy } = unreached[languages.includes(language) ? language : first];
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
  };
  return new Response(body, { status: 503, headers });
}

/** Adds an entry at the end, and removes the first ones if there are too many. */
async function put(name, key, answer) {
  if (!answer.ok) return;
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, answer);
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST[name]))) await cache.delete(old);
}
