// The shortest way from a cached answer to the network: no Request, no Response, no copies.
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  bodyIn,
  encodingFor,
  hasAlready,
  type Encoding,
  type CachedAnswer,
} from '#hall/cached-answer.ts';

type Exchange = { request: IncomingMessage; response: ServerResponse; answer: CachedAnswer };

/**
 * How a server sends cached answers: 304 to a client that already has one. Takes the common
 * headers.
 */
export function createAnswer(
  always: Record<string, string>,
): (request: IncomingMessage, response: ServerResponse, answer: CachedAnswer) => void {
  const ready = new WeakMap<CachedAnswer, Map<Encoding, Record<string, string>>>();

  function headersOf(answer: CachedAnswer, encoding: Encoding): Record<string, string> {
    const known = ready.get(answer) ?? new Map<Encoding, Record<string, string>>();
    const found = known.get(encoding);
    if (found) return found;
    const made: Record<string, string> = {
      ...always,
      ...answer.headers,
      vary: [answer.headers.vary, 'accept-encoding'].filter(Boolean).join(', '),
    };
    if (answer.status === 200) made.etag = answer.etag;
    if (encoding !== 'identity') made['content-encoding'] = encoding;
    known.set(encoding, made);
    ready.set(answer, known);
    return made;
  }

  function send({ request, response, answer }: Exchange, encoding: Encoding, body: Buffer): void {
    response.writeHead(answer.status, {
      ...headersOf(answer, encoding),
      'content-length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return (request, response, answer) => {
    if (answer.status === 200 && hasAlready(request.headers['if-none-match'], answer.etag)) {
      response.writeHead(304, {
        etag: answer.etag,
        vary: 'accept-encoding',
        'cache-control': answer.headers['cache-control'] ?? '',
      });
      response.end();
      return;
    }
    const encoding = encodingFor(request.headers['accept-encoding'] as string | undefined);
    const body = bodyIn(answer, encoding);
    if (body instanceof Promise)
      void body.then((bytes) => send({ request, response, answer }, encoding, bytes));
    else send({ request, response, answer }, encoding, body);
  };
}
