import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { troubleOf } from '#db/trouble.ts';
import { headContext } from '#web/head/head-context.ts';
import { scriptsAfterPaint } from '#web/scripts-after-paint.ts';
import { visitContext } from '#web/visit-context.ts';
import { WordsProvider } from '#web/ui/words/words-provider.tsx';
import { wordsAddress, wordsMap } from '#web/words-file.ts';
import { built, wordFiles } from 'virtual:word-files';
import { readyWords } from '#words/parsed.ts';
import { PARTS } from '#words/parts.ts';

/**
 * Renders the whole page before answering, because pages are cached: made once, and sent in one
 * piece.
 */
// oxlint-disable-next-line max-params -- React Router hands these over one by one
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const visit = context.get(visitContext);
  const html = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const stream = renderToPipeableStream(
      <WordsProvider language={visit.language} words={readyWords(visit.language)}>
        <ServerRouter context={entry} url={request.url} />
      </WordsProvider>,
      {
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => stream.pipe(collector(resolve)),
        onShellError: reject,
        onError: (problem) =>
          visit.services.log.error({ err: problem, requestId: visit.requestId }, 'render'),
      },
    );
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  const headHtml = context.get(headContext).join('');
  return new Response(withHead(html, headHtml, visit.language), { status, headers });
}

const WAITS_FOR_WORDS = /\/assets\/(\w+)-words\.client-/g;

/** Adds the page's own tags to its head, and starts loading its scripts and messages there. */
function withHead(
  html: Uint8Array<ArrayBuffer>,
  headHtml: string,
  language: string,
): Uint8Array<ArrayBuffer> {
  const page = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const end = page.indexOf('</head>');
  const made = { head: page.toString('utf8', 0, end), rest: page.subarray(end) };
  const parts = ['shop', ...[...made.head.matchAll(WAITS_FOR_WORDS)].map(([, part = '']) => part)];
  const words = [...new Set(parts)].map((part) => wordsAddress(part, language, wordFiles));
  // in development, Vite decides how scripts load
  const { head, rest } = built ? scriptsAfterPaint(made, words) : made;
  const map = wordsMap(['shop', ...SHOP_PARTS], language, wordFiles);
  return Buffer.concat([Buffer.from(withMap(head, map) + headHtml), rest]);
}

const SHOP_PARTS = Object.keys(PARTS).filter((part) => part !== 'desk');

/**
 * Goes after the page's own first script, because React would mistake it for that, and before all
 * modules.
 */
const withMap = (head: string, map: string): string =>
  map ? head.replace('</script>', (end) => end + map) : head;

/** Collects bytes and passes them on in one piece. */
function collector(done: (bytes: Uint8Array<ArrayBuffer>) => void): Writable {
  const parts: Uint8Array[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(part: Uint8Array, _, next) {
      parts.push(part);
      next();
    },
    final(next) {
      done(Buffer.concat(parts));
      next();
    },
  });
}

export function handleError(
  problem: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return;
  const visit = context.get(visitContext);
  visit.problems.push(problem);
  if (troubleOf(problem) !== 'away')
    visit.services.log.error(
      { err: problem, requestId: visit.requestId, path: new URL(request.url).pathname },
      'page failed',
    );
}
