// The way back of a social sign-in that began at another web client (CLIENT_ORIGIN). Existing
// clients read a bearer from the address of their /social-callback. Addresses are kept in histories
// and logs, so this is off unless the owner enables it (SOCIAL_TOKEN_IN_ADDRESS).
import type { HttpBindings } from '@hono/node-server';
import type { Context as AnyContext } from 'hono';
import { exchange } from '#market/accounts/social-sign-in.ts';
import { callerAddress } from '#hall/limits.ts';
import type { Services } from '#hall/services.ts';
import { sayIn } from '#words/say.ts';
import { deviceOf } from '#api/device.ts';

type Context = AnyContext<{ Bindings: HttpBindings }>;
/** The outcome of a sign-in: a code that works in one browser, or the reason for its failure. */
type Outcome = { language: string; browser: string | null; code: string | null; fault: string };

/**
 * The origin of the client that sends a browser here, by its Referer; null if the owner has not
 * allowed it or this is off: then the shop's own page continues.
 */
export function clientOf(context: Context, { config }: Services): string | null {
  const from = context.req.header('referer') ?? '';
  if (!config.socialTokenInAddress || !URL.canParse(from)) return null;
  return config.clientOrigins.find((allowed) => allowed === new URL(from).origin) ?? null;
}

/** The address of a client's callback: with a bearer and its owner, or with an error message. */
export async function clientLanding(
  services: Services,
  context: Context,
  origin: string,
  { language, browser, code, fault }: Outcome,
): Promise<string> {
  const to = (query: Record<string, string>) =>
    `${origin}/social-callback?${new URLSearchParams(query)}`;
  if (code === null) return to({ error: wordsOf(language, fault) });
  const entered = await exchange(
    services.db,
    await services.bearerSecret(),
    { browser, code, userToken: undefined },
    deviceOf(
      context.req.header('user-agent'),
      callerAddress(context.env.incoming, services.config),
    ),
  );
  if ('challenge' in entered) return to({ error: wordsOf(language, 'factor') });
  const { token, user } = entered;
  return to({ token, user: String(user.id), email: user.email, name: user.name });
}

function wordsOf(language: string, fault: string): string {
  const say = sayIn(language);
  if (fault === 'cancelled') return say('account.social-cancelled');
  if (fault === 'unavailable') return say('account.social-unavailable');
  if (fault === 'off') return say('account.social-off');
  if (fault === 'factor') return say('account.social-factor');
  return say('account.social-failed');
}
