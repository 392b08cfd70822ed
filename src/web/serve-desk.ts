// The page that the desk runs in: the same for everybody, but for its language.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readAssets, type Assets } from '#web/assets.ts';
import { fontNames } from '#web/ui/font-names.ts';
import { wordsMap } from '#web/words-file.ts';

/** True for the addresses of the desk's screens, and of the first set-up. */
export const isDeskPath = (path: string) => /^\/(admin|install)(\/|$)/.test(path);

/** Where the desk's files are answered. */
const BELOW = '/desk/';
const ENTRY = 'src/web/desk/main.tsx';
const WORDS = /^locales\/([a-z]{2})\.json\?part=desk$/;
const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]) }),
);

export type Spoken = { code: string; direction: 'ltr' | 'rtl' };
export type Desk = { assets: Assets; page: (language: Spoken) => Promise<string> };

/** Takes the folder of the desk's build; answers its files and its page. */
export async function readDesk(folder: string): Promise<Desk> {
  const built = manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  const entry = built[ENTRY];
  if (!entry) throw new Error('The desk was not built: run npm start.');
  const files = await readAssets(folder);
  const words = wordFilesOf(built);
  const head =
    entry.css.map((file) => `<link rel="stylesheet" href="${BELOW}${file}">`).join('') +
    `<script type="module" src="${BELOW}${entry.file}"></script>`;
  return {
    assets: (path) => (path.startsWith(BELOW) ? files(path.slice(BELOW.length - 1)) : undefined),
    page: async (language) => {
      const first = wordsMap(['desk'], language.code, words) + fontsFirst(built, language.code);
      return deskPage(language, first + head);
    },
  };
}

/** The fonts of a language are asked for at once: the first screen is written in them. */
const fontsFirst = (built: z.output<typeof manifest>, language: string): string =>
  fontNames(language)
    .flatMap((name) => built[`src/web/fonts/${name}.woff2`]?.file ?? [])
    .map(
      (file) =>
        `<link rel="preload" href="${BELOW}${file}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('');

/** Addresses of the files of the desk's messages, by `desk-language`. */
const wordFilesOf = (built: z.output<typeof manifest>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(built).flatMap(([name, { file }]) => {
      const [, language] = WORDS.exec(name) ?? [];
      return language ? [[`desk-${language}`, BELOW + file] as const] : [];
    }),
  );

// Before the first paint: the colour scheme that was chosen, else the system's.
const BEFORE_PAINT =
  "try{var t=localStorage.getItem('theme')}catch(e){}" +
  'document.documentElement.dataset.theme=' +
  "t||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')";

/** The desk's page with these scripts and styles. Browsers do not translate it: that breaks forms. */
export const deskPage = ({ code, direction }: Spoken, head: string): string =>
  `<!doctype html><html lang="${code}" dir="${direction}" translate="no"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="robots" content="noindex"><title>Souk</title>' +
  `<link rel="icon" href="/icon.svg" type="image/svg+xml"><script>${BEFORE_PAINT}</script>` +
  `${head}</head><body><div id="desk"></div></body></html>`;
