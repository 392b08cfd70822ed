// The shortest way from a kept answer to the wire: no Request, no Response, no copies.
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  bodyIn,
  encodingFor,
  hasAlready,
  type Encoding,
  type CachedAnswer,
} from '#hall/cached-answer.ts';

type Exchange = { request: IncomingMessage; response: ServerResponse; kept: CachedAnswer };

/** How a server sends kept answers: 304 to a caller who has it. Takes what every answer carries. */
export function createAnswer(
  always: Record<string, string>,
): (request: IncomingMessage, response: ServerResponse, kept: CachedAnswer) => void {
  const ready = new WeakMap<CachedAnswer, Map<Encoding, Record<string, string>>>();

  function headersOf(kept: CachedAnswer, encoding: Encoding): Record<string, string> {
    const known = ready.get(kept) ?? new Map<Encoding, Record<string, string>>();
    const found = known.get(encoding);
    if (found) return found;
    const made: Record<string, string> = {
      ...always,
      ...kept.headers,
      vary: [kept.headers.vary, 'accept-encoding'].filter(Boolean).join(', '),
    };
    if (kept.status === 200) made.etag = kept.etag;
    if (encoding !== 'identity') made['content-encoding'] = encoding;
    known.set(encoding, made);
    ready.set(kept, known);
    return made;
  }

  function send({ request, response, kept }: Exchange, encoding: Encoding, body: Buffer): void {
    response.writeHead(kept.status, {
      ...headersOf(kept, encoding),
      'content-length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return (request, response, kept) => {
    if (kept.status === 200 && hasAlready(request.headers['if-none-match'], kept.etag)) {
      response.writeHead(304, {
        etag: kept.etag,
        vary: 'accept-encoding',
        'cache-control': kept.headers['cache-control'] ?? '',
      });
      response.end();
      return;
    }
    const encoding = encodingFor(request.headers['accept-encoding'] as string | undefined);
    const body = bodyIn(kept, encoding);
    if (body instanceof Promise)
      void body.then((bytes) => send({ request, response, kept }, encoding, bytes));
    else send({ request, response, kept }, encoding, body);
  };
}
