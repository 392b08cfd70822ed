import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { troubleOf } from '#db/trouble.ts';
import type { Services } from '#hall/services.ts';
import { RETRY_AFTER_S, pausedPage } from '#words/paused-page.ts';
import { sayIn } from '#words/say.ts';
import { hasLanguage } from '#words/catalogue.ts';
import type { Envelope } from '#api/wire/envelope.ts';

/**
 * Answers 503 to a call while the database is away: nothing was written, or that is unknown, and
 * the call may be repeated. A browser that navigated here, for example back from a gateway's page,
 * gets a page.
 */
export function sayPaused(
  services: Services,
  context: Context<{ Bindings: HttpBindings }>,
  problem: unknown,
): Response {
  if (troubleOf(problem) === 'busy')
    services.log.warn(
      { err: problem, path: context.req.path },
      'the database took too long: a call was given up',
    );
  const requested = context.req.header('language') ?? context.req.header('lang') ?? '';
  const language = hasLanguage(requested)
    ? requested
    : (services.lastMarket()?.default_language ?? 'en');
  context.header('cache-control', 'private, no-store');
  context.header('retry-after', RETRY_AFTER_S);
  if (context.req.header('sec-fetch-mode') === 'navigate')
    return context.html(pausedPage(language), 503);
  const message = sayIn(language)('trouble.paused-call');
  return context.json(
    { data: { form: [message] }, status: 503, token: null, message } satisfies Envelope,
    503,
  );
}
