// The service worker for browsers: public/worker.js after this shop's settings.
import { finish, type CachedAnswer } from '#hall/cached-answer.ts';
import { contentPolicy } from '#web/headers.ts';
import { shopPages } from '#web/page-list.ts';
import { wordsChanged } from '#words/catalogue.ts';
import { unreachedPage } from '#words/unreached-page.ts';

export const WORKER = '/worker.js';

/** Replaces the worker: deletes all that was cached, and then removes itself. */
const NONE = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** The pages that browsers may cache: no personal ones, and no searches. */
export const KEPT = new Set(
  (
    'home brands categories products category sub-category collection brand store product ' +
    'flash-sales flash-sale content'
  ).split(' '),
);

const PATHS = shopPages
  .filter(({ id }) => KEPT.has(id))
  .map(({ path }) => path && `/${path.replaceAll(/:\w+/g, '[^/]+')}`);

/** Their paths in these languages, as a pattern. */
export const cachedPages = (languages: string[]): string =>
  `^(/(?:${languages.join('|')}))?(${PATHS.join('|')})/?$`;

/** Takes the codes of the market's languages, the main one first. */
export type WorkerMaker = (languages: string[]) => CachedAnswer;

/**
 * Takes the worker's script, the build's name, and whether pages may be cached at all; returns a
 * function that makes the worker for the market's languages.
 */
export function createWorker(
  { script, build }: { script: string; build: string },
  on: boolean,
): WorkerMaker {
  let known: { of: string; worker: CachedAnswer } | null = null;
  return (languages) => {
    const of = [wordsChanged(), ...languages].join(' ');
    if (known?.of !== of)
      known = { of, worker: workerOf(on ? settingsScript(build, languages) + script : NONE) };
    return known.worker;
  };
}

function settingsScript(build: string, languages: string[]): string {
  const unreached = Object.fromEntries(
    languages.map((language) => {
      const body = unreachedPage(language);
      return [language, { body, policy: contentPolicy(body) }];
    }),
  );
  const pages = cachedPages(languages);
  const souk = { build, pages, languages, first: languages[0], unreached };
  return `self.souk = ${JSON.stringify(souk)};\n`;
}

const workerOf = (body: string): CachedAnswer =>
  finish({
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'",
    },
    body,
    tags: [],
    until: null,
  });
