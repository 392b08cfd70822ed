import { Refusal } from '#base/refusal.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Envelope } from '#api/wire/envelope.ts';
import { challenge } from '#api/wire/challenge.ts';
import { send, type Context } from '#api/wire/send.ts';

const TOO_MANY = new Set<RefusalCode>(['too-many-requests', 'signin-locked']);

/** Sends a refusal in its envelope, with its HTTP status and headers. */
export function sendRefusal(context: Context, problem: Refusal, envelope: Envelope): Response {
  if (TOO_MANY.has(problem.code))
    context.header('retry-after', String(problem.values.seconds ?? 1));
  if (problem.code === 'not-signed-in')
    challenge(context, context.req.header('authorization') !== undefined);
  if (problem.code === 'too-slow') context.header('connection', 'close');
  return send(context, httpStatus(problem), envelope);
}

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
