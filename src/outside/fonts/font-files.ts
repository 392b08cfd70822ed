import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FontFile } from '#base/own-fonts.ts';
import type { CutFont } from '#outside/fonts/cut-font.ts';

/** Stores the files of a font in the media folder, each under a unique name. */
export const keepFontFiles = (folder: string, { faces, from, to, italic }: CutFont) =>
  Promise.all(
    faces.map(async ({ part, bytes }): Promise<FontFile> => {
      const file = `${randomBytes(8).toString('hex')}.woff2`;
      await writeFile(join(folder, file), bytes);
      return { file, part, from, to, italic, bytes: bytes.length };
    }),
  );

/** Deletes files of fonts; missing files are no error. */
export const deleteFontFiles = (folder: string, files: string[]) =>
  Promise.all(files.map((file) => rm(join(folder, file), { force: true })));
