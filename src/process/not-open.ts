// Before the market is set up, only the person who sets it up is served.
import type { HttpBindings } from '@hono/node-server';
import type { Context, Next } from 'hono';
import type { Services } from '#hall/services.ts';
import { isSetUp } from '#market/settings/market-settings.ts';
import { contentPolicy } from '#web/headers.ts';
import { notOpenPage } from '#words/not-open-page.ts';
import { sayIn } from '#words/say.ts';

const HEADERS = { 'cache-control': 'no-store', 'retry-after': '60' };
/** What the set-up itself calls and shows, such as the logo. */
const FOR_SET_UP = /^\/(media\/|api\/v1\/(install\/|countries-phones$))/;

/** Answers 503 instead of the app, except to the person who sets up the market. */
export function whenOpen(services: Services) {
  return async (context: Context<{ Bindings: HttpBindings }>, next: Next) => {
    const { path } = context.req;
    if (FOR_SET_UP.test(path) || (await isOpen(services))) return next();
    const language = context.req.header('language') ?? 'en';
    if (!path.startsWith('/api/')) {
      const { html, headers } = notOpen(language);
      return context.html(html, 503, headers);
    }
    const message = sayIn(language)('trouble.not-open');
    return context.json(
      { data: { form: [message] }, status: 503, token: null, message },
      503,
      HEADERS,
    );
  };
}

/** The page of a market that is not set up yet, and its headers. */
export function notOpen(language: string): { html: string; headers: Record<string, string> } {
  const html = notOpenPage(language);
  return { html, headers: { ...HEADERS, 'content-security-policy': contentPolicy(html) } };
}

/** While the database is away, requests pass, and their own handlers report it. */
async function isOpen(services: Services): Promise<boolean> {
  const last = services.lastMarket();
  if (last && isSetUp(last)) return true;
  return services.market().then(isSetUp, () => true);
}
