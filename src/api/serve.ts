// The API's door: for each call of the contract, recognise the caller, parse, run one handler, wrap
// the answer.
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context as AnyContext } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { troubleOf } from '#db/trouble.ts';
import type { Services } from '#hall/services.ts';
import { Refusal } from '#base/refusal.ts';
import { isSharedToken } from '#base/visitor-token.ts';
import { endpoints } from '#contract/endpoints.ts';
import { userToken } from '#contract/values.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { openVisit } from '#hall/visit.ts';
import { sayIn } from '#words/say.ts';
import { readInput } from '#api/wire/body.ts';
import type { Sender } from '#api/wire/form-places.ts';
import { isForm } from '#api/wire/form.ts';
import { invalid, refused, success, type Envelope } from '#api/wire/envelope.ts';
import { issuesInWords } from '#api/wire/issues.ts';
import { openApi } from '#api/openapi.ts';
import type { Run } from '#api/handler.ts';
import { handlerOf } from '#api/v1/handlers.ts';
import { cachedAnswer } from '#api/cached-answer.ts';
import { sayPaused } from '#api/paused.ts';
import { deviceOf } from '#api/device.ts';
import { callerOf, plainAddress } from '#hall/network.ts';
import { addLeaving } from '#api/leaving.ts';
import { callerAddress, type Limits, type Reads } from '#hall/limits.ts';
import { browserOf } from '#api/social-cookie.ts';
import { sendFile } from '#api/send-file.ts';
import { actorOf } from '#api/who-may.ts';
import { addSocial } from '#api/social.ts';

type Context = AnyContext<{ Bindings: HttpBindings }>;
type Door = { services: Services; limits: Limits; reads: Reads };
type Call = { name: string; endpoint: Endpoint; run: Run };
type Api = Hono<{ Bindings: HttpBindings }>;

const TOO_MANY = new Set<RefusalCode>(['too-many-requests', 'signin-locked']);

/** `limits` count writes and guesses, `reads` what is read and not kept. */
export function createApi(services: Services, limits: Limits, reads: Reads): Api {
  const api: Api = new Hono();
  const door = { services, limits, reads };
  if (services.config.clientOrigin)
    api.use(
      cors({
        origin: services.config.clientOrigin,
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
      answer(door, { name, endpoint, run }, context),
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

/** How a call that failed is answered: that the shop is paused, or that something went wrong. */
export function answerProblem(services: Services) {
  return async (problem: Error, context: Context): Promise<Response> => {
    if (troubleOf(problem)) return sayPaused(services, context, problem);
    const requestId = context.req.header('x-request-id') ?? crypto.randomUUID();
    if (!isCutOff(problem, context))
      services.log.error({ err: problem, requestId, path: context.req.path }, 'call failed');
    return send(context, 500, await wordless(services, context, 'internal', requestId));
  };
}

async function answer(
  { services, limits, reads }: Door,
  call: Call,
  context: Context,
): Promise<Response> {
  const { endpoint, run } = call;
  const isRead = ['GET', 'HEAD'].includes(context.req.method);
  const language = context.req.header('language') ?? context.req.header('lang');
  let raw: Record<string, unknown> = {};
  let visit = await openVisit(services, { language, token: null });
  const echo = () => (typeof raw.token === 'string' ? raw.token.slice(0, 200) : null);
  const say = sayIn(visit.language);
  try {
    const address = callerAddress(
      context.env.incoming.socket.remoteAddress,
      context.env.incoming.headers,
      services.config.trustedProxies,
    );
    await limits(endpoint, context.req.method, address);
    raw = await readInput(
      context,
      endpoint,
      endpoint.multipart && isForm(context)
        ? await senderOf(services, endpoint, context, address)
        : null,
    );
    if (typeof endpoint.guessable === 'string' && raw[endpoint.guessable])
      await limits({ guessable: true }, context.req.method, address);
    const bearer =
      endpoint.kept && !endpoint.personal ? null : bearerOf(context.req.header('authorization'));
    const mayBeKept = endpoint.kept && isRead && echo() === null;
    if (isRead && (!mayBeKept || bearer)) await reads(address);
    const token = userToken.parse(raw.user_token) ?? null;
    const unfit = isSharedToken(raw.user_token);
    visit = await openVisit(services, {
      language,
      token,
      unfit,
      bearer,
      timeZone: zoneOf(raw.time_zone),
      address: plainAddress(address),
      device: deviceOf(context.req.header('user-agent'), address),
      browser: browserOf(context, services.config),
    });
    if (endpoint.audience !== 'public' && endpoint.audience !== 'guest') visit.customer();
    const input = endpoint.input.safeParse(raw);
    if (!input.success) return send(context, 200, invalid(issuesInWords(input.error, say), echo()));
    if (mayBeKept && visit.caller?.kind !== 'customer')
      return await cachedAnswer(services, context, call, {
        visit,
        input: input.data,
        admit: () => reads(address),
      });
    const actor = await actorOf(visit, endpoint, input.data);
    const data = await run(visit, input.data, actor);
    if (endpoint.file) return sendFile(context, endpoint.file, data);
    const toast =
      (data === null && endpoint.toastOff) ||
      (part.safeParse(data).success && endpoint.toastInPart) ||
      ([data].flat().some((one) => waits.safeParse(one).success) && endpoint.toastWaiting) ||
      endpoint.toast;
    return send(context, 200, success(data, echo(), toast ? say(`toast.${toast}`) : ''));
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    if (TOO_MANY.has(problem.code))
      context.header('retry-after', String(problem.values.seconds ?? 1));
    if (problem.code === 'too-slow') context.header('connection', 'close');
    return send(context, httpStatus(problem), refused(problem, say, echo()));
  }
}

/**
 * Who sends a form, as far as that is known before it is read. Refuses 'not-signed-in' where the
 * call wants somebody who is.
 */
async function senderOf(
  services: Services,
  { audience }: Endpoint,
  context: Context,
  address: string,
): Promise<Sender> {
  const { caller, customer } = await openVisit(services, {
    language: null,
    token: null,
    bearer: bearerOf(context.req.header('authorization')),
  });
  if (audience !== 'public' && audience !== 'guest') customer();
  return caller ? { name: caller.key, isKnown: true } : { name: callerOf(address), isKnown: false };
}

const bearerOf = (header: string | undefined) =>
  /^Bearer\s+([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1] ?? null;

function send(
  context: Context,
  status: 200 | 401 | 404 | 408 | 413 | 429 | 500,
  envelope: Envelope,
): Response {
  context.header('cache-control', 'private, no-store');
  return context.json(envelope, status);
}

/**
 * Whether the caller went away before they had sent all: no fault of ours, and nobody hears the
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

const part = z.object({ failed: z.int().min(1) });
const waits = z.object({ waiting: z.int() });

function httpStatus({ code }: Refusal): 200 | 401 | 408 | 413 | 429 {
  if (code === 'too-slow') return 408;
  return code === 'not-signed-in'
    ? 401
    : code === 'too-large'
      ? 413
      : TOO_MANY.has(code)
        ? 429
        : 200;
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

function zoneOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 64) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
