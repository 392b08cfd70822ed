// Public answers are kept like pages: the same for everybody who speaks a language.
import type { Context } from 'hono';
import type { House } from '#house.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { bodyIn, encodingFor, hasAlready, type Made } from '#keep-compress.ts';
import type { Visit } from '#visit.ts';

/** The kept answer of a call with this input, made when there is none. */
export async function keptAnswer(house: House, visit: Visit, context: Context, endpoint: Endpoint, input: unknown, make: () => Promise<Made>): Promise<Response> {
  const kept = await house.keep.get(`api ${visit.language} ${endpoint.path} ${JSON.stringify(input)}`, make);
  const headers: Record<string, string> = { ...kept.headers, etag: kept.etag, vary: `${kept.headers.vary}, accept-encoding` };
  if (hasAlready(context.req.header('if-none-match'), kept.etag)) return new Response(null, { status: 304, headers });
  const encoding = encodingFor(context.req.header('accept-encoding'));
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return new Response(new Uint8Array(await bodyIn(kept, encoding)), { status: kept.status, headers });
}
