// What a system needs to add the shop to a home screen: its manifest by language, and its icons.
import { LANGUAGE_CODE } from '#base/language-code.ts';
import { join } from 'node:path';
import { dependOn } from '#market/settings/reading.ts';
import { readSettings } from '#market/content/site-settings.ts';
import { icons, makeIcon, type IconName } from '#outside/files/icons.ts';
import type { FreshAnswer } from '#hall/cached-answer.ts';
import type { Services } from '#hall/services.ts';
import { openVisit, type Visit } from '#hall/visit.ts';

const OWN_COLOUR = '#7a35c4';
const FILE = new RegExp(`^/(?:manifest/(${LANGUAGE_CODE})\\.webmanifest|icon/(\\w+)\\.png)$`);

/** The file at a path such as /manifest/fr.webmanifest or /icon/192.png. */
export async function makeHomeScreenFile(services: Services, path: string): Promise<FreshAnswer> {
  const [, language = null, icon = ''] = FILE.exec(path) ?? [];
  const visit = await openVisit(services, { language, token: null });
  const spoken = visit.market.languages.find(({ code }) => code === language);
  if (spoken) {
    const body = JSON.stringify(await manifestFor(visit, spoken));
    return answerOf(visit, 'application/manifest+json', body);
  }
  if (!isIcon(icon)) return { status: 404, headers: {}, body: '', tags: [], until: null };
  const { header_logo: logo, primary_color: colour } = await settingsFor(visit);
  const file = logo ? join(services.mediaFolder, logo) : null;
  return answerOf(visit, 'image/png', await makeIcon(icon, { logo: file, colour: own(colour) }));
}

type Language = { code: string; direction: string };

async function manifestFor(visit: Visit, { code, direction }: Language) {
  const {
    site_name: name,
    meta_description: description,
    primary_color: colour,
  } = await settingsFor(visit);
  const icon = (file: IconName, purpose: string) => ({
    src: `/icon/${file}.png`,
    sizes: `${icons[file]}x${icons[file]}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: code,
    dir: direction,
    start_url: code === visit.market.default_language ? '/' : `/${code}`,
    scope: '/',
    display: 'standalone',
    theme_color: own(colour),
    background_color: '#ffffff',
    icons: [icon('192', 'any'), icon('512', 'any'), icon('maskable', 'maskable')],
  };
}

function settingsFor({ reading }: Visit) {
  dependOn(reading, 'content');
  return readSettings(reading);
}

const own = (colour: string) => (/^#[0-9a-f]{6}$/i.test(colour) ? colour : OWN_COLOUR);
const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name);

const answerOf = ({ reading }: Visit, type: string, body: string | Buffer): FreshAnswer => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' },
  body,
  tags: reading.tags,
  until: reading.until,
});
