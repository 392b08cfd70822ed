// The owner's fonts: recognised by content, split by script, and used on the site's pages.
import { readFile, readdir } from 'node:fs/promises';
import { create } from 'fontkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { beginReading } from '#market/settings/reading.ts';
import { alphabetOf } from '#words/alphabet-of.ts';
import { serveMedia } from '#web/serve-media.ts';
import { readSiteFonts } from '#web/site-fonts.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
let market: MarketSettings;
beforeAll(async () => {
  market = await readMarketSettings(base.db);
  owner = await makeStaff(base, 'owner');
});

const PACKAGES = 'node_modules/@fontsource';
const BOLD = `${PACKAGES}/inter/files/inter-latin-700-normal.woff2`;
const REGULAR = `${PACKAGES}/inter/files/inter-latin-400-normal.woff`;
const ARABIC = `${PACKAGES}-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2`;
type Row = Awaited<ReturnType<typeof all>>[number];

const send = (bytes: Buffer, name = 'a.woff2') =>
  open.call(
    'POST',
    'admin/font/upload',
    { font: [new File([Uint8Array.from(bytes)], name)] },
    owner.headers,
  );
const add = async (path: string) => send(await readFile(path));
const all = async () => (await open.ask('adminFont.all', {}, owner.headers)).rows;
const named = async (family: string): Promise<Row> => {
  const row = (await all()).find((one) => one.family === family);
  if (!row) throw new Error(`There is no ${family}.`);
  return row;
};
const files = async () =>
  (await readdir(open.services.mediaFolder)).filter((name) => name.endsWith('.woff2')).toSorted();

const pagesIn = (language: string) => readSiteFonts(beginReading(base.db, market, language));

async function save(fonts: { body_font?: number | null; heading_font?: number | null }) {
  const opened = await open.ask('adminSettings.open', {}, owner.headers);
  return open.send('adminSettings.save', { ...opened, ...fonts }, owner.headers);
}

describe('a font', () => {
  it('gathers its weights and says which letters it lacks', async () => {
    expect((await add(BOLD)).status).toBe(200);
    expect((await add(REGULAR)).status).toBe(200);
    const { faces, languages, size } = await named('Inter');
    expect(size).toBe(100);
    expect(faces.map(({ part, from, to }) => [part, from, to])).toEqual([
      ['latin', 700, 700],
      ['latin', 400, 400],
    ]);
    const lacks = Object.fromEntries(languages.map(({ code, missing }) => [code, missing]));
    expect(lacks['en']).toBe(0);
    expect(lacks['ar']).toBeGreaterThan(30);
    expect(languages.find(({ code }) => code === 'ar')?.named.split(' ')).toHaveLength(12);
  });

  it('is compared with the letters of each language', () => {
    expect(alphabetOf('tr')).toEqual(expect.arrayContaining(['ğ', 'ş', 'İ']));
    expect(alphabetOf('hi')).toEqual(expect.arrayContaining(['क', 'ा']));
    expect(alphabetOf('hi')).not.toContain('a');
  });

  it('is cut into files that hold their part alone, and can be fetched', async () => {
    expect((await add(ARABIC)).status).toBe(200);
    const { faces, languages } = await named('Noto Sans Arabic');
    const arabic = faces.find(({ part }) => part === 'arabic');
    expect(arabic).toMatchObject({ from: 400, to: 700 });
    const font = create(await readFile(`${open.services.mediaFolder}/${arabic?.file}`));
    if ('fonts' in font) throw new Error('It is several fonts.');
    expect(font.characterSet).toContain('ب'.codePointAt(0));
    expect(font.characterSet).not.toContain('+'.codePointAt(0));
    expect(languages.find(({ code }) => code === 'ar')?.missing).toBe(0);
    const answer = await serveMedia(open.services, arabic?.file ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  });

  it('replaces its own weight when it is uploaded again, and the old file is deleted', async () => {
    const before = await named('Inter');
    const count = (await files()).length;
    await add(BOLD);
    const { faces, id } = await named('Inter');
    expect(id).toBe(before.id);
    expect(faces).toHaveLength(2);
    expect((await files()).length).toBe(count);
    expect(await files()).not.toContain(before.faces.find(({ from }) => from === 700)?.file);
  });

  it('is what pages are written in, and cannot be deleted while they are', async () => {
    const { id, faces } = await named('Inter');
    expect((await save({ body_font: id, heading_font: id })).status).toBe(200);
    const english = await pagesIn('en');
    expect(english.rules).toContain('html{font-family:own-text,');
    expect(english.rules).toContain('h1,h2,h3{font-family:own-heading,');
    expect(english.files).toEqual(faces.map(({ file }) => `/media/${file}`));
    expect(new Set(english.written)).toEqual(new Set(['latin']));
    expect((await pagesIn('ar')).written).not.toContain('arabic');
    const refused = await open.send('adminFont.delete', { id }, owner.headers);
    expect(refused.data).toMatchObject({ code: 'in-use' });
    await save({ body_font: null, heading_font: null });
    expect(await pagesIn('en')).toEqual({ rules: '', files: [], written: [] });
    await open.ask('adminFont.delete', { id }, owner.headers);
    expect(await files()).toEqual(
      (await all()).flatMap((row) => row.faces.map(({ file }) => file)).toSorted(),
    );
    const gone = await open.send('adminFont.delete', { id }, owner.headers);
    expect(gone.data).toMatchObject({ code: 'thing-not-found' });
  });

  it('that is not there cannot be chosen', async () => {
    expect((await save({ body_font: 987_654 })).data).toMatchObject({ code: 'invalid-input' });
  });

  it('is not lost when it is deleted while it is chosen', async () => {
    await add(BOLD);
    const { id } = await named('Inter');
    await Promise.all([
      save({ body_font: id }),
      open.send('adminFont.delete', { id }, owner.headers),
    ]);
    const { body_font: chosen } = await open.ask('adminSettings.open', {}, owner.headers);
    expect((await all()).some((row) => row.id === id)).toBe(chosen === id);
    await save({ body_font: null });
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['the beginning of one', Buffer.from('wOF2\0\x01\0\0 and so on')],
  ])('is not %s', async (_, bytes) => {
    const before = await files();
    expect((await send(bytes)).data).toMatchObject({ code: 'not-a-font' });
    expect(await files()).toEqual(before);
  });

  it('is refused where half of it is missing', async () => {
    const whole = await readFile(BOLD);
    expect((await send(whole.subarray(0, whole.length / 2))).data).toMatchObject({
      code: 'not-a-font',
    });
  });
});
