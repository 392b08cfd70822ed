// The pages for the back office and the seller centre: the same for everybody with the same
// language.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readAssets, type Assets } from '#web/assets.ts';
import { fontNames } from '#web/ui/font-names.ts';
import { wordsMap } from '#web/words-file.ts';

export type DeskFront = 'desk' | 'seller';
/** The shop's pages for people who want to sell. */
const APPLYING = /^\/seller\/(application|register)\/?$/;

/** The front that an address belongs to; null for one of the shop. */
export function deskFrontAt(path: string): DeskFront | null {
  if (/^\/(admin|install)(\/|$)/.test(path)) return 'desk';
  return /^\/seller(\/|$)/.test(path) && !APPLYING.test(path) ? 'seller' : null;
}

/** The path of the front ends' files. */
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

/** The parts of the messages that a front uses. */
export const partsOf = (front: DeskFront) => ['work', front] as const;

/** Takes the folder of the build; returns functions for its files and its pages. */
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

/** The styles of a file of the build, and of those loaded with it. */
function stylesOf(built: z.output<typeof manifest>, name: string): Set<string> {
  const { css = [], imports = [] } = built[name] ?? {};
  return new Set([...imports.flatMap((one) => [...stylesOf(built, one)]), ...css]);
}

/** Preloads the fonts of a language, because the first screen uses them. */
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

// Runs before the first paint: sets the colour scheme, chosen or the system's.
const BEFORE_PAINT =
  "try{var t=localStorage.getItem('theme')}catch(e){}" +
  'document.documentElement.dataset.theme=' +
  "t||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')";

/**
 * The page with these scripts and styles; browsers must not translate it, because that breaks
 * forms.
 */
export const deskPage = ({ code, direction }: DeskLanguage, head: string): string =>
  `<!doctype html><html lang="${code}" dir="${direction}" translate="no"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="robots" content="noindex"><title>Souk</title>' +
  `<link rel="icon" href="/icon.svg" type="image/svg+xml"><script>${BEFORE_PAINT}</script>` +
  `${head}</head><body><div id="desk"></div></body></html>`;
