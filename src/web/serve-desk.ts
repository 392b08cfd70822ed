// The pages that the back office and the seller centre run in: the same for everybody, but for
// their language.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readAssets, type Assets } from '#web/assets.ts';
import { fontNames } from '#web/ui/font-names.ts';
import { wordsMap } from '#web/words-file.ts';

export type DeskFront = 'desk' | 'seller';
/** The pages of the shop for those who want to sell. */
const APPLYING = /^\/seller\/(application|register)\/?$/;

/** Which front's screens an address is of; null for one of the shop. */
export function deskFrontAt(path: string): DeskFront | null {
  if (/^\/(admin|install)(\/|$)/.test(path)) return 'desk';
  return /^\/seller(\/|$)/.test(path) && !APPLYING.test(path) ? 'seller' : null;
}

/** Where the desk's files are answered. */
const BELOW = '/desk/';
const entryOf = (front: DeskFront) => `src/web/${front}/main.tsx`;
const WORDS = /^locales\/([a-z]{2})\.json\?part=(\w+)$/;
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);

export type DeskLanguage = { code: string; direction: 'ltr' | 'rtl' };
export type Desk = {
  assets: Assets;
  page: (front: DeskFront, language: DeskLanguage) => Promise<string>;
};

/** The parts of the words that a front says. */
export const partsOf = (front: DeskFront) => ['work', front] as const;

/** Takes the folder of the desk's build; answers its files and its pages. */
export async function readDesk(folder: string): Promise<Desk> {
  const built = manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  const files = await readAssets(folder);
  const words = wordFilesOf(built);
  const heads = { desk: headOf(built, 'desk'), seller: headOf(built, 'seller') };
  return {
    assets: (path) => (path.startsWith(BELOW) ? files(path.slice(BELOW.length - 1)) : undefined),
    page: async (front, language) => {
      const map = wordsMap(partsOf(front), language.code, words);
      return deskPage(language, map + fontsFirst(built, language.code) + heads[front]);
    },
  };
}

/** The styles and scripts of a front. */
function headOf(built: z.output<typeof manifest>, front: DeskFront): string {
  const entry = built[entryOf(front)];
  if (!entry) throw new Error('The desk was not built: run npm start.');
  const styles = stylesOf(built, entryOf(front));
  return (
    [...styles].map((file) => `<link rel="stylesheet" href="${BELOW}${file}">`).join('') +
    `<script type="module" src="${BELOW}${entry.file}"></script>`
  );
}

/** The styles of a file of the build and of those that it is loaded with. */
function stylesOf(built: z.output<typeof manifest>, name: string): Set<string> {
  const { css = [], imports = [] } = built[name] ?? {};
  return new Set([...imports.flatMap((one) => [...stylesOf(built, one)]), ...css]);
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

/** Addresses of the files of messages, by `part-language`. */
const wordFilesOf = (built: z.output<typeof manifest>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(built).flatMap(([name, { file }]) => {
      const [, language, part] = WORDS.exec(name) ?? [];
      return language ? [[`${part}-${language}`, BELOW + file] as const] : [];
    }),
  );

// Before the first paint: the colour scheme that was chosen, else the system's.
const BEFORE_PAINT =
  "try{var t=localStorage.getItem('theme')}catch(e){}" +
  'document.documentElement.dataset.theme=' +
  "t||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')";

/** The desk's page with these scripts and styles; browsers must not translate it: forms break. */
export const deskPage = ({ code, direction }: DeskLanguage, head: string): string =>
  `<!doctype html><html lang="${code}" dir="${direction}" translate="no"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="robots" content="noindex"><title>Souk</title>' +
  `<link rel="icon" href="/icon.svg" type="image/svg+xml"><script>${BEFORE_PAINT}</script>` +
  `${head}</head><body><div id="desk"></div></body></html>`;
