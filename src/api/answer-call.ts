// Answers one call: recognises the caller, parses the input, runs the handler and wraps the answer.
import { Refusal } from '#base/refusal.ts';
import { thenTouched } from '#db/touch.ts';
import { userToken } from '#contract/values.ts';
import type { Audience, Endpoint } from '#contract/endpoint.ts';
import { callerAddress, type Limits, type Reads } from '#hall/limits.ts';
import { callerOf, plainAddress } from '#hall/network.ts';
import type { Services } from '#hall/services.ts';
import { openVisit, type Visit } from '#hall/visit.ts';
import { sayOf } from '#words/field-name.ts';
import { cachedAnswer } from '#api/cached-answer.ts';
import { deviceOf } from '#api/device.ts';
import type { Run } from '#api/handler.ts';
import { checkSensitive } from '#api/proven.ts';
import { sendFile } from '#api/send-file.ts';
import { browserOf } from '#api/social-cookie.ts';
import { checkViewing } from '#api/viewing.ts';
import { actorOf } from '#api/who-may.ts';
import { readInput } from '#api/wire/body.ts';
import { challenge } from '#api/wire/challenge.ts';
import { invalid, refused, refusedAtDesk, success } from '#api/wire/envelope.ts';
import type { Sender } from '#api/wire/form-places.ts';
import { isForm } from '#api/wire/form.ts';
import { issuesByField, issuesInWords } from '#api/wire/issues.ts';
import { send, type Context } from '#api/wire/send.ts';
import { sendRefusal } from '#api/wire/send-refusal.ts';
import { toastOf } from '#api/toast-of.ts';

export type Door = { services: Services; limits: Limits; reads: Reads };
type Call = { name: string; endpoint: Endpoint; run: Run };
type Raw = Record<string, unknown>;

export async function answerCall(door: Door, call: Call, context: Context): Promise<Response> {
  const { services, limits, reads } = door;
  const { endpoint, run } = call;
  const spoken = await openVisit(services, { language: languageOf(context), token: null });
  const say = sayOf(spoken.language, call.name);
  let raw: Raw = {};
  const echo = () => (typeof raw.token === 'string' ? raw.token.slice(0, 200) : null);
  try {
    const address = callerAddress(context.env.incoming, services.config);
    raw = await readWithin(door, endpoint, context, address);
    if (typeof endpoint.guessable === 'string' && raw[endpoint.guessable])
      await limits({ guessable: true }, context.req.method, address);
    const isRead = ['GET', 'HEAD'].includes(context.req.method);
    const mayBeKept = endpoint.cached && isRead && echo() === null;
    const bearer = endpoint.cached && !endpoint.personal ? null : bearerOf(context);
    if (isRead && (!mayBeKept || bearer)) await reads(address);
    const visit = await visitOf(services, context, { raw, bearer, address });
    if (bearer && !isKnown(visit)) challenge(context, true);
    checkViewing(visit, endpoint, context.req.method);
    const key = visit.key ?? visit.storeKey;
    if (key) await admitKey(door, endpoint, context, key.id);
    if (!WITHOUT_BEARER.has(endpoint.audience) && !keyFor(visit, endpoint)) visit.customer();
    const input = endpoint.input.safeParse(raw);
    if (!input.success) {
      const beside = atDesk(endpoint)
        ? { code: 'invalid-input', fields: issuesByField(input.error, say) }
        : {};
      return send(context, 200, invalid(issuesInWords(input.error, say), echo(), beside));
    }
    if (mayBeKept && visit.caller?.kind !== 'customer')
      return await cachedAnswer(services, context, call, {
        visit,
        input: input.data,
        admit: () => reads(address),
      });
    const actor = await actorOf(visit, endpoint, input.data);
    await checkSensitive(visit, call.name, input.data);
    // a caller who has saved something reads it afterwards, however soon they ask
    const data = await thenTouched(() => run(visit, input.data, actor), services.endNow);
    if (endpoint.file) return sendFile(context, endpoint.file, data);
    return send(context, 200, success(data, echo(), toastOf(endpoint, data, say)));
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    const wrap = atDesk(endpoint) ? refusedAtDesk : refused;
    return sendRefusal(context, problem, wrap(problem, say, echo()));
  }
}

const WITHOUT_BEARER = new Set<Audience>(['public', 'guest', 'installer']);
const AT_DESK = new Set<Audience>(['seller', 'staff', 'installer']);
/** Whether a call belongs to the screens of staff and sellers, or to the first set-up. */
const atDesk = ({ audience, desk }: Endpoint) => desk === true || AT_DESK.has(audience);

/**
 * The key with which a program may make this call, of the staff or of a store; null for other
 * calls.
 */
const keyFor = (
  { key, storeKey }: Pick<Visit, 'key' | 'storeKey'>,
  { audience }: Pick<Endpoint, 'audience'>,
) => (audience === 'staff' ? key : audience === 'seller' ? storeKey : null);

/** Whether the caller is known: a signed-in person, or a key. */
const isKnown = ({ caller, key, storeKey }: Visit) =>
  caller?.kind === 'customer' || key !== null || storeKey !== null;

/** Limits for API keys are counted by key, wherever the calls come from. */
async function admitKey(
  { limits, reads }: Door,
  endpoint: Endpoint,
  { req }: Context,
  id: number,
): Promise<void> {
  await limits(endpoint, req.method, `key ${id}`);
  await reads(`key ${id}`);
}

const languageOf = ({ req }: Context) => req.header('language') ?? req.header('lang');

/** Reads the input, after checking the limit of calls. */
async function readWithin(
  { services, limits }: Door,
  endpoint: Endpoint,
  context: Context,
  address: string,
): Promise<Raw> {
  await limits(endpoint, context.req.method, address);
  const sender =
    endpoint.multipart && isForm(context)
      ? await senderOf(services, endpoint, context, address)
      : null;
  return readInput(context, endpoint, sender);
}

/**
 * The sender of a form, as far as known before the form is read. Refuses 'not-signed-in' if the
 * call requires signing in.
 */
async function senderOf(
  services: Services,
  { audience }: Endpoint,
  context: Context,
  address: string,
): Promise<Sender> {
  const visit = await openVisit(services, {
    language: null,
    token: null,
    bearer: bearerOf(context),
  });
  const { caller, customer } = visit;
  const key = keyFor(visit, { audience });
  if (key) return { name: `key ${key.id}`, isKnown: true };
  if (!WITHOUT_BEARER.has(audience)) customer();
  return caller ? { name: caller.key, isKnown: true } : { name: callerOf(address), isKnown: false };
}

const bearerOf = ({ req }: Context) =>
  /^Bearer\s+(souk_[\w-]{43}|[\w-]+\.[\w-]+\.[\w-]+)$/i.exec(
    req.header('authorization') ?? '',
  )?.[1] ?? null;

const visitOf = (
  services: Services,
  context: Context,
  { raw, bearer, address }: { raw: Raw; bearer: string | null; address: string },
): Promise<Visit> =>
  openVisit(services, {
    language: languageOf(context),
    token: userToken.parse(raw.user_token) ?? null,
    bearer,
    timeZone: zoneOf(raw.time_zone),
    address: plainAddress(address),
    device: deviceOf(context.req.header('user-agent'), address),
    browser: browserOf(context, services.config),
    origin: context.req.header('origin'),
  });

function zoneOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 64) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
