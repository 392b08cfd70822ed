// Previews for staff and sellers: the home page as it will be, or a proposed product. They are made
// for the caller, not cached, and cannot be framed by other sites. They are requested by a form, so
// that the token is in no address.
import { LANGUAGE_CODE } from '#base/language-code.ts';
import { text } from 'node:stream/consumers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerAddress, PAGE_COST } from '#hall/limits.ts';
import type { ReadCache } from '#hall/read-cache.ts';
import type { FreshAnswer } from '#hall/cached-answer.ts';
import type { Services } from '#hall/services.ts';
import { openVisit, type Visit } from '#hall/visit.ts';
import { findStaff } from '#market/accounts/find-role.ts';
import { accountOfSession } from '#market/accounts/session.ts';
import { may } from '#market/accounts/staff-permissions.ts';
import { readPreview } from '#market/content/home-preview.ts';
import { customer } from '#market/settings/actor.ts';
import { proposedPage } from '#process/proposed-page.ts';
import type { Site } from '#process/serve-web.ts';
import { contentPolicy } from '#web/headers.ts';
import { languageInPath } from '#web/page-address.ts';
import { renderFor } from '#web/serve-page.ts';
import { plainPage } from '#words/plain-page.ts';
import { sayIn } from '#words/say.ts';

const MOST_BYTES = 4096;
const FORM = 'application/x-www-form-urlencoded';
const ALONE = {
  'cache-control': 'private, no-store',
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};
/** Data read at another time, or from a draft, is not shared with other readers. */
const UNSHARED: ReadCache = {
  get: (_, reading, read) => read(reading),
  end: () => {},
};

const HOME = new RegExp(`^/(${LANGUAGE_CODE})?$`);

/** Whether a form was posted to the home page in one of the languages. */
export const isPreview = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'POST' && (headers['content-type'] ?? '').startsWith(FORM) && HOME.test(url);

export async function servePreview(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { services, front, always, reads } = site;
  await reads(callerAddress(request, services.config), PAGE_COST);
  const url = new URL(request.url ?? '/', services.config.publicUrl);
  const language = languageInPath(url.pathname);
  const render: Render = (visit, path) =>
    renderFor(visit, { ...front, framed: true }, new URL(path, url));
  const made = await previewed(services, { language, token: await tokenIn(request) }, render);
  if (!made) {
    const shownLanguage = language ?? 'en';
    const title = sayIn(shownLanguage)('found.preview-over');
    const page = plainPage(shownLanguage, () => ({ title }));
    const policy = contentPolicy(page, { framed: true });
    const type = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
    return void response.writeHead(403, { ...always, ...ALONE, ...type }).end(page);
  }
  const { status, headers, body } = made;
  response.writeHead(status, { ...always, ...headers, ...ALONE }).end(body);
}

/** The token in a form; empty for anything else. */
async function tokenIn(request: IncomingMessage): Promise<string> {
  if (!(Number(request.headers['content-length']) <= MOST_BYTES)) return '';
  return new URLSearchParams(await text(request)).get('preview') ?? '';
}

type Render = (visit: Visit, path: string) => Promise<FreshAnswer>;
type PreviewRequest = { language: string | null; token: string };

/** The preview of a token, for a person who may see it; null for everybody else. */
async function previewed(
  services: Services,
  { language, token }: PreviewRequest,
  render: Render,
): Promise<FreshAnswer | null> {
  const shown = await readPreview(await services.bearerSecret(), token);
  if (!shown) return null;
  const { account, session, moment, arrangement, proposal } = shown;
  if ((await accountOfSession(services.db, session)) !== account) return null;
  const visit = await openVisit({ ...services, readCache: UNSHARED }, { language, token: null });
  const caller = customer(account, session, visit);
  const staff = await findStaff(services.db, caller);
  if (!staff || staff.owes || !may(staff, proposal === null ? 'content' : 'catalogue')) return null;
  const home = language === null ? '/' : `/${language}`;
  if (proposal !== null)
    return proposedPage(visit, { staff, proposal }, (within, path) =>
      render(within, home === '/' ? path : `${home}${path}`),
    );
  const at = moment && { moment: new Date(moment) };
  if (at) visit.reading.now = at.moment;
  return render({ ...visit, ...at, home: arrangement ?? 'draft' }, home);
}
