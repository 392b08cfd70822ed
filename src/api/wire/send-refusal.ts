import { Refusal } from '#base/refusal.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Say } from '#words/say.ts';
import { refused } from '#api/wire/envelope.ts';
import { send, type Context } from '#api/wire/send.ts';

const TOO_MANY = new Set<RefusalCode>(['too-many-requests', 'signin-locked']);

export function sendRefusal(
  context: Context,
  problem: Refusal,
  say: Say,
  token: string | null,
): Response {
  if (TOO_MANY.has(problem.code))
    context.header('retry-after', String(problem.values.seconds ?? 1));
  if (problem.code === 'too-slow') context.header('connection', 'close');
  return send(context, httpStatus(problem), refused(problem, say, token));
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
