// The data of a page's loaders, fetched from the server in React Router's format.
import {
  UNSAFE_decodeViaTurboStream as decode,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  UNSAFE_SingleFetchRedirectSymbol as REDIRECT,
} from 'react-router';
import { withPrefix } from '#web/router/place.ts';
import { boundaryOf, entryOf, matchesOf, moduleOf, written } from '#web/router/site-map.ts';
import type { Match, Page, Path } from '#web/router/router-types.ts';

export type Redirect = { redirect: string; reload?: boolean; replace?: boolean };
type Answers = Record<string, { data?: unknown; error?: unknown }>;
export type Merged = Pick<Page, 'matches' | 'loaderData' | 'errors'>;
export type Loaded = { answers: Answers } | { redirect: Redirect };

const decoded = async <T>(stream: ReadableStream<Uint8Array>): Promise<T> =>
  (await decode(stream, window)).value as T;

/** The data of the first page, which came with it. */
export const firstData = (): Promise<Pick<Page, 'loaderData' | 'errors'>> =>
  decoded(written('Context').stream);

const keeps = (page: Page, { id }: Match): boolean =>
  page.loaderData[id] !== undefined && moduleOf(id)?.shouldRevalidate?.() === false;

/** The routes whose loaders run on a step from one page to another, and the address to ask. */
export function requestOf(page: Page, path: Path, matches: Match[]): { ids: string[]; url: URL } {
  const loading = matches.filter(({ id }) => entryOf(id)?.hasLoader);
  const ids = loading.filter((match) => !keeps(page, match)).map(({ id }) => id);
  const url = new URL(`${withPrefix(path.pathname)}${path.search}`, location.origin);
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data';
  if (ids.length < loading.length) url.searchParams.set('_routes', ids.join(','));
  return { ids, url };
}

/** Asks the server. A failure becomes the answer for every requested route. */
export async function loadData(
  { ids, url }: ReturnType<typeof requestOf>,
  signal: AbortSignal,
): Promise<Loaded> {
  if (ids.length === 0) return { answers: {} };
  try {
    return await ask(url, signal);
  } catch (error) {
    return { answers: Object.fromEntries(ids.map((id) => [id, { error }])) };
  }
}

async function ask(url: URL, signal: AbortSignal): Promise<Loaded> {
  const answer = await fetch(url, { signal });
  const { status, headers, body } = answer;
  if (status >= 400 && !headers.has('X-Remix-Response'))
    throw new ErrorResponse(status, answer.statusText, await answer.text());
  const to = headers.get('X-Remix-Redirect');
  const flag = (name: string) => headers.get(`X-Remix-${name}`) === 'true';
  if (to !== null)
    return {
      redirect: { redirect: to, reload: flag('Reload-Document'), replace: flag('Replace') },
    };
  if (!body) throw new ErrorResponse(status, '', '');
  const value = await decoded<Answers & { [REDIRECT]?: Redirect }>(body);
  const redirect = value[REDIRECT];
  return redirect ? { redirect } : { answers: value };
}

/** The page of a place, from these answers and the page shown before. */
export function merged(from: Page, { pathname }: Path, answers: Answers): Merged {
  const matches = matchesOf(pathname);
  const loaderData = Object.fromEntries(
    matches.map(({ id }) => [id, id in answers ? answers[id]?.data : from.loaderData[id]]),
  );
  const failed = matches.find(({ id }) => answers[id] && 'error' in answers[id]);
  const errors = failed ? { [boundaryOf(matches, failed.id)]: answers[failed.id]?.error } : null;
  return { matches, loaderData, errors };
}
