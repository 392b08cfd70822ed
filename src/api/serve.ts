// The API's addresses: one for each call of the contract, openapi.json, and an answer for all
// others.
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { troubleOf } from '#db/trouble.ts';
import type { Services } from '#hall/services.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { openVisit } from '#hall/visit.ts';
import { sayIn } from '#words/say.ts';
import { send, type Context } from '#api/wire/send.ts';
import type { Envelope } from '#api/wire/envelope.ts';
import { openApi } from '#api/openapi.ts';
import { answerCall } from '#api/answer-call.ts';
import { handlerOf } from '#api/v1/handlers.ts';
import { sayPaused } from '#api/paused.ts';
import { addLeaving } from '#api/leaving.ts';
import type { Limits, Reads } from '#hall/limits.ts';
import { addSocial } from '#api/social.ts';

type Api = Hono<{ Bindings: HttpBindings }>;

/** `limits` count writes and guesses, `reads` count reads that are not cached. */
export function createApi(services: Services, limits: Limits, reads: Reads): Api {
  const api: Api = new Hono();
  const door = { services, limits, reads };
  if (services.config.clientOrigins.length > 0)
    api.use(
      cors({
        origin: services.config.clientOrigins,
        allowMethods: ['GET', 'POST', 'DELETE'],
        maxAge: 600,
      }),
    );
  let described: string | null = null; // made once: that takes as long as a page
  api.get('/openapi.json', (context) =>
    context.body((described ??= JSON.stringify(openApi(services.config.publicUrl))), 200, {
      'content-type': 'application/json; charset=utf-8',
    }),
  );
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const run = handlerOf(name);
    api.on(endpoint.methods, `/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, (context) =>
      answerCall(door, { name, endpoint, run }, context),
    );
  }
  addSocial(api, door);
  addLeaving(api, services);
  api.all('*', async (context) =>
    send(context, 404, await wordless(services, context, 'not-found')),
  );
  api.onError(answerProblem(services));
  return api;
}

/** Answers a call that failed: the shop is paused, or something went wrong. */
export function answerProblem(services: Services) {
  return async (problem: Error, context: Context): Promise<Response> => {
    if (troubleOf(problem)) return sayPaused(services, context, problem);
    const requestId = context.req.header('x-request-id') ?? crypto.randomUUID();
    if (!isCutOff(problem, context))
      services.log.error({ err: problem, requestId, path: context.req.path }, 'call failed');
    return send(context, 500, await wordless(services, context, 'internal', requestId));
  };
}

/**
 * Whether the caller disconnected before sending everything: not our error, and nobody reads the
 * answer.
 */
function isCutOff(problem: Error, { env: { incoming, outgoing } }: Context): boolean {
  return (
    outgoing.destroyed &&
    !incoming.complete &&
    (problem === incoming.errored ||
      problem.message.startsWith('Client connection prematurely closed'))
  );
}

async function wordless(
  services: Services,
  context: Context,
  code: 'not-found' | 'internal',
  requestId = '',
): Promise<Envelope> {
  const { language } = await openVisit(services, {
    language: context.req.header('language') ?? context.req.header('lang'),
    token: null,
  }).catch(() => ({ language: 'en' }));
  const message = sayIn(language)(`refusal.${code}`, { requestId });
  return {
    data: { form: [message] },
    status: code === 'internal' ? 500 : 404,
    token: null,
    message,
  };
}
