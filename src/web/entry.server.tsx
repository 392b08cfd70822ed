import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { visitContext } from '#web/visit-context.ts';
import { WordsProvider } from '#web/ui/words.tsx';
import { wordsOf } from '#words/catalogue.ts';

/** Renders the whole page before it answers: a page is kept, so it is made once and sent in one piece. */
export default async function render(request: Request, status: number, headers: Headers, entry: EntryContext, context: RouterContextProvider): Promise<Response> {
  const visit = context.get(visitContext);
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(
      <WordsProvider language={visit.language} words={wordsOf(visit.language)}><ServerRouter context={entry} url={request.url} /></WordsProvider>,
      { onAllReady: () => { text(stream.pipe(new PassThrough())).then(resolve, reject); }, onShellError: reject, onError: (problem) => visit.house.log.error({ err: problem, requestId: visit.requestId }, 'render') });
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

export function handleError(problem: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }): void {
  if (request.signal.aborted) return;
  const visit = context.get(visitContext);
  visit.house.log.error({ err: problem, requestId: visit.requestId, path: new URL(request.url).pathname }, 'page failed');
}
