// Public answers are cached like pages, because they are the same for everybody with the same
// language.
import type { Context } from 'hono';
import type { Services } from '#hall/services.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { bodyIn, encodingFor, hasAlready, type FreshAnswer } from '#hall/cached-answer.ts';
import { openVisit, type Visit } from '#hall/visit.ts';
import type { Run } from '#api/handler.ts';
import { inputAsRead } from '#api/input-as-read.ts';
import { success } from '#api/wire/envelope.ts';

type Call = {
  name: string;
  endpoint: Endpoint;
  run: Run;
};
type ReadRequest = { visit: Visit; input: unknown; admit: () => Promise<void> };

/**
 * The cached answer of a call with this input; made if there is none, provided `admit` allows it.
 */
export async function cachedAnswer(
  services: Services,
  context: Context,
  call: Call,
  { visit, input: rawInput, admit }: ReadRequest,
): Promise<Response> {
  const { language } = visit;
  const input = inputAsRead(call.name, rawInput, visit);
  const timeZone = zoneIn(input, visit);
  const answer = await services.pageCache.get(
    `api ${language} ${call.endpoint.path} ${JSON.stringify(input)}`,
    async () => make(call, input, await openVisit(services, { language, token: null, timeZone })),
    admit,
  );
  const headers: Record<string, string> = {
    ...answer.headers,
    etag: answer.etag,
    vary: `${answer.headers.vary}, accept-encoding`,
  };
  if (hasAlready(context.req.header('if-none-match'), answer.etag))
    return new Response(null, { status: 304, headers });
  const encoding = encodingFor(context.req.header('accept-encoding'));
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return new Response(new Uint8Array(await bodyIn(answer, encoding)), {
    status: answer.status,
    headers,
  });
}

/** Runs a call for everybody: its visit knows only what is in the key. */
async function make({ run }: Call, input: unknown, visit: Visit): Promise<FreshAnswer> {
  const data = await run(visit, input, null);
  const { tags, until } = visit.reading;
  return {
    status: 200,
    body: JSON.stringify(success(data, null)),
    tags,
    until,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'language, lang',
    },
  };
}

function zoneIn(input: unknown, { timeZone }: Visit): string | undefined {
  return typeof input === 'object' && input !== null && 'time_zone' in input ? timeZone : undefined;
}
