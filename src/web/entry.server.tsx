import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { troubleOf } from '#db/trouble.ts';
import { visitContext } from '#web/visit-context.ts';
import { WordsProvider } from '#web/ui/words/words-provider.tsx';
import { readyWords } from '#words/parsed.ts';

/**
 * Renders the whole page before it answers: a page is kept, so it is made once and sent in one
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
  return new Response(html, { status, headers });
}

/** Takes bytes as they come and hands them on in one piece. */
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
