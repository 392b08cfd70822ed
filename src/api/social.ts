// A browser's way to Google or Facebook and back. These two addresses are navigated to rather than
// called: they answer 302, and even errors are shown on the shop's own page.
import type { HttpBindings } from '@hono/node-server';
import type { Context as AnyContext, Hono } from 'hono';
import { Refusal } from '#base/refusal.ts';
import { sitePath } from '#base/site-path.ts';
import { userToken } from '#contract/values.ts';
import type { Services } from '#hall/services.ts';
import { isOffered, secretWord, type Provider } from '#market/accounts/social-provider.ts';
import { arrive } from '#market/accounts/social-sign-in.ts';
import { beginVisit, endVisit } from '#market/accounts/social-visit.ts';
import { languageOf } from '#market/settings/market-settings.ts';
import { callerAddress, type Limits } from '#hall/limits.ts';
import { clientLanding, clientOf } from '#api/social-client.ts';
import { callbackUrl, SOCIAL_PATH } from '#api/social-callback.ts';
import { browserOf, giveWord } from '#api/social-cookie.ts';

type Context = AnyContext<{ Bindings: HttpBindings }>;
type Door = { services: Services; limits: Limits };
/**
 * The errors that the callback's page explains: the person declined; their visit is over; the
 * provider does not answer; the owner switched it off; too many tries; anything else.
 */
type Fault = 'cancelled' | 'expired' | 'unavailable' | 'off' | 'busy' | 'failed';
type Landing = {
  /** The other web client where it began; null: the shop's own pages. */
  origin: string | null;
  browser?: string | null;
  language: string | null;
  next: string;
  answer: { code: string } | { ask: string } | { error: Fault };
};

const LONGEST_NEXT = 1000;
const PENDING_S = 30 * 60;

/** Adds the two addresses to the API. */
export function addSocial(api: Hono<{ Bindings: HttpBindings }>, door: Door): void {
  api.get(`/${SOCIAL_PATH}/redirect/:provider{google|facebook}`, (context) =>
    walk(door, context, leave),
  );
  api.get(`/${SOCIAL_PATH}/callback/:provider{google|facebook}`, (context) =>
    walk(door, context, comeBack),
  );
}

type Step = (services: Services, context: Context, provider: Provider) => Promise<string | Landing>;

async function walk({ services, limits }: Door, context: Context, step: Step): Promise<Response> {
  context.header('cache-control', 'private, no-store');
  try {
    await limits({ guessable: true }, 'GET', callerAddress(context.env.incoming, services.config));
    const to = await step(
      services,
      context,
      context.req.param('provider') === 'facebook' ? 'facebook' : 'google',
    );
    return context.redirect(typeof to === 'string' ? to : await landing(services, context, to));
  } catch (problem) {
    if (!(problem instanceof Refusal))
      services.log.error({ err: problem, path: context.req.path }, 'social sign-in failed');
    return context.redirect(
      await landing(services, context, {
        origin: null,
        language: null,
        next: '/',
        answer: { error: problem instanceof Refusal ? 'busy' : 'failed' },
      }),
    );
  }
}

async function leave(
  services: Services,
  context: Context,
  provider: Provider,
): Promise<string | Landing> {
  const { user_token, next: nextPath = '', language: requested } = context.req.query();
  const language = languageOf(
    await services.market(),
    requested ?? context.req.header('language') ?? context.req.header('lang'),
  );
  const origin = clientOf(context, services);
  const next = nextPath.length > LONGEST_NEXT ? '/' : (sitePath(nextPath) ?? '/');
  const social = await services.social(services.db);
  if (!(await isOffered(services.db, social, provider)))
    return { origin, language, next, answer: { error: 'off' } };
  const begun = await social.begin(provider, callbackUrl(services.config, provider));
  if ('trouble' in begun) return refused(services, provider, begun, { origin, language, next });
  const browser = secretWord();
  await beginVisit(services.db, browser, provider, {
    ...begun.keep,
    userToken: userToken.parse(user_token) ?? null,
    next,
    language,
    origin,
  });
  giveWord(context, services.config, browser);
  return begun.redirect;
}

async function comeBack(
  services: Services,
  context: Context,
  provider: Provider,
): Promise<Landing> {
  const browser = browserOf(context, services.config);
  const visit =
    browser === null
      ? null
      : await endVisit(services.db, browser, provider, context.req.query('state') ?? '');
  if (browser === null || visit === null)
    return { origin: null, language: null, next: '/', answer: { error: 'expired' } };
  const social = await services.social(services.db);
  if (!(await isOffered(services.db, social, provider)))
    return { ...visit, answer: { error: 'off' } };
  const person = await social.finish(
    provider,
    new URL(new URL(context.req.url).search, callbackUrl(services.config, provider)),
    visit,
  );
  if ('trouble' in person) return refused(services, provider, person, visit);
  const { userToken: before, next, language, origin } = visit;
  const answer = await arrive(services.db, browser, person, {
    userToken: before,
    next,
    language,
    origin,
  });
  giveWord(context, services.config, browser, PENDING_S);
  return { origin, browser, language, next, answer };
}

function refused(
  services: Services,
  provider: Provider,
  { trouble, message }: { trouble: Fault; message: string },
  { origin, language, next }: Pick<Landing, 'origin' | 'language' | 'next'>,
): Landing {
  if (trouble !== 'cancelled')
    services.log.warn({ provider, message }, `social sign-in ${trouble}`);
  return { origin, language, next, answer: { error: trouble } };
}

/**
 * The page that continues, in the language of the visit: the shop's with `next`, or that of the
 * client they came from.
 */
async function landing(
  services: Services,
  context: Context,
  { origin, browser = null, language, next, answer }: Landing,
): Promise<string> {
  const market = await services.market();
  if (origin !== null)
    return clientLanding(services, context, origin, {
      language: language ?? market.default_language,
      browser,
      code: 'code' in answer ? answer.code : null,
      fault: 'error' in answer ? answer.error : 'failed',
    });
  const prefix = language === null || language === market.default_language ? '' : `/${language}`;
  const query = new URLSearchParams({ ...answer, ...(next === '/' ? {} : { next }) });
  return `${prefix}/social-callback?${query}`;
}
