// The API's door: for each call of the contract, recognise the caller, parse, run one handler, wrap the answer.
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context as AnyContext } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import type { House } from '#house.ts';
import type { Made } from '#keep-compress.ts';
import { Refusal } from '#base/refusal.ts';
import { endpoints } from '#contract/endpoints.ts';
import { userToken } from '#contract/values.ts';
import { sentFile, type Endpoint } from '#contract/endpoint.ts';
import { openVisit, type Visit } from '#visit.ts';
import { sayIn } from '#words/say.ts';
import { readInput } from '#api/wire/body.ts';
import { invalid, refused, success, type Envelope } from '#api/wire/envelope.ts';
import { issuesInWords } from '#api/wire/issues.ts';
import { openApi } from '#api/openapi.ts';
import { handlers } from '#api/v1/handlers.ts';
import { keptAnswer } from '#api/kept.ts';
import { deviceOf } from '#api/device.ts';
import { addLeaving } from '#api/leaving.ts';
import { callerAddress, createLimits, type Limits } from '#api/limits.ts';
import { browserOf } from '#api/social-cookie.ts';
import { addPayments } from '#api/payments.ts';
import { addSocial } from '#api/social.ts';

type Run = (visit: Visit, input: unknown) => Promise<unknown>;
type Context = AnyContext<{ Bindings: HttpBindings }>;
type Door = { house: House; limits: Limits };
type Api = Hono<{ Bindings: HttpBindings }>;

export function createApi(house: House): Api {
  const api: Api = new Hono();
  const door = { house, limits: createLimits(house.config.limits) };
  if (house.config.clientOrigin) api.use(cors({ origin: house.config.clientOrigin, allowMethods: ['GET', 'POST', 'DELETE'], maxAge: 600 }));
  api.get('/openapi.json', (context) => context.json(openApi(house.config.publicUrl)));
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const run = handlers[name as keyof typeof handlers] as Run;
    api.on(endpoint.methods, `/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, (context) => answer(door, endpoint, run, context));
  }
  addSocial(api, door);
  addLeaving(api, house);
  addPayments(api, door);
  api.all('*', async (context) => send(context, 404, await wordless(house, context, 'not-found')));
  api.onError(async (problem, context) => {
    const requestId = context.req.header('x-request-id') ?? crypto.randomUUID();
    house.log.error({ err: problem, requestId, path: context.req.path }, 'call failed');
    return send(context, 500, await wordless(house, context, 'internal', requestId));
  });
  return api;
}

async function answer({ house, limits }: Door, endpoint: Endpoint, run: Run, context: Context): Promise<Response> {
  const language = context.req.header('language') ?? context.req.header('lang');
  let raw: Record<string, unknown> = {};
  let visit = await openVisit(house, { language, token: null });
  const echo = () => (typeof raw.token === 'string' ? raw.token.slice(0, 200) : null);
  const say = sayIn(visit.language);
  try {
    const address = callerAddress(context.env.incoming.socket.remoteAddress, context.env.incoming.headers, house.config.trustedProxies);
    await limits(endpoint, context.req.method, address);
    raw = await readInput(context, endpoint);
    if (typeof endpoint.guessable === 'string' && raw[endpoint.guessable]) await limits({ guessable: true }, context.req.method, address);
    const bearer = endpoint.kept && !endpoint.personal ? null : bearerOf(context.req.header('authorization'));
    visit = await openVisit(house, { language, token: userToken.parse(raw.user_token) ?? null, bearer, timeZone: zoneOf(raw.time_zone), device: deviceOf(context.req.header('user-agent'), address), browser: browserOf(context, house.config) });
    if (endpoint.audience !== 'public' && endpoint.audience !== 'guest') visit.customer();
    const input = endpoint.input.safeParse(raw);
    if (!input.success) return send(context, 200, invalid(issuesInWords(input.error, say), echo()));
    if (endpoint.kept && context.req.method === 'GET' && echo() === null && visit.caller?.kind !== 'customer') return await keptAnswer(house, visit, context, endpoint, input.data, () => make(run, visit, input.data));
    const data = await run(visit, input.data);
    if (endpoint.file) return sendFile(context, endpoint.file, data);
    const toast = (data === null && endpoint.toastOff) || (part.safeParse(data).success && endpoint.toastInPart) || endpoint.toast;
    return send(context, 200, success(data, echo(), toast ? say(`toast.${toast}`) : ''));
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    if (problem.code === 'too-many-requests') context.header('retry-after', String(problem.values.seconds ?? 1));
    return send(context, httpStatus(problem), refused(problem, say, echo()));
  }
}

const bearerOf = (header: string | undefined) => /^Bearer\s+([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1] ?? null;

async function make(run: Run, visit: Visit, input: unknown): Promise<Made> {
  const data = await run(visit, input);
  return { status: 200, body: JSON.stringify(success(data, null)), tags: visit.reading.tags, until: visit.reading.until,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate', vary: 'language, lang' } };
}

function send(context: Context, status: 200 | 401 | 404 | 413 | 429 | 500, envelope: Envelope): Response {
  context.header('cache-control', 'private, no-store');
  return context.json(envelope, status);
}

const part = z.object({ failed: z.int().min(1) });

function sendFile(context: Context, type: string, data: unknown): Response {
  const { name, bytes } = sentFile.parse(data);
  return context.body(new Uint8Array(bytes), 200, { 'content-type': type, 'content-disposition': `${type === 'application/pdf' ? 'inline' : 'attachment'}; filename="${name}"`, 'cache-control': 'private, no-store' });
}

function httpStatus({ code }: Refusal): 200 | 401 | 413 | 429 {
  return code === 'not-signed-in' ? 401 : code === 'too-large' ? 413 : code === 'too-many-requests' ? 429 : 200;
}

async function wordless(house: House, context: Context, code: 'not-found' | 'internal', requestId = ''): Promise<Envelope> {
  const { language } = await openVisit(house, { language: context.req.header('language') ?? context.req.header('lang'), token: null }).catch(() => ({ language: 'en' }));
  const message = sayIn(language)(`refusal.${code}`, { requestId });
  return { data: { form: [message] }, status: code === 'internal' ? 500 : 404, token: null, message };
}

function zoneOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 64) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
