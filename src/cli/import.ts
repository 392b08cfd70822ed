// npm run market -- import: a catalogue from a file, with its progress.
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Config } from '#hall/config.ts';
import type { Db } from '#db/connect.ts';
import { importCatalogue } from '#market/imports/import-catalogue.ts';
import type { Summary } from '#market/imports/import-summary.ts';
import { fileOf, type PictureSource } from '#market/imports/keep-pictures.ts';
import { UNCOUNTED } from '#market/imports/next-variants.ts';
import { keepPicture } from '#outside/files/pictures.ts';
import { printFindings } from '#cli/findings.ts';
import { progress, say } from '#hall/progress.ts';
import type { Say } from '#words/say.ts';

const PICTURE_BYTES = 50_000_000;

/** `images`: a folder; `dry`: nothing is written; `speak`: prints the result. */
export type BringIn = {
  file: string;
  store: string;
  images: string | null;
  language: string | null;
  dry: boolean;
  speak: Say;
};

/** Imports the products of a file into a store, and prints the result; returns the exit code. */
export async function bringIn(
  db: Db,
  { dataDir }: Config,
  { file, store, images, language, dry, speak }: BringIn,
): Promise<number> {
  const media = dry ? await mkdtemp(join(tmpdir(), 'souk-import-')) : join(dataDir, 'media');
  await mkdir(media, { recursive: true });
  try {
    const { size } = await stat(file);
    const read = progress('Reading', size);
    let bar: ((done: number) => void) | null = null;
    const summary = await importCatalogue(db, {
      file: basename(file),
      bytes: counted(createReadStream(file), read),
      store,
      language,
      dry,
      pictures: images === null ? null : await folder(images, media),
      onRows: (done, of) => {
        bar ??= progress('Importing rows', of);
        bar(done);
      },
    });
    return tellSummary(summary, speak);
  } finally {
    if (dry) await rm(media, { recursive: true, force: true });
  }
}

async function* counted(
  chunks: AsyncIterable<Buffer>,
  read: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    read(bytes);
    yield chunk;
  }
}

// A file system may distinguish A.JPG from a.jpg where the shop that wrote the CSV did not.
async function folder(images: string, media: string): Promise<PictureSource> {
  const files = (await readdir(images, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const exact = new Map(files.map((entry) => [entry.name, join(entry.parentPath, entry.name)]));
  const alike = new Map(
    files.map((entry) => [entry.name.toLowerCase(), join(entry.parentPath, entry.name)]),
  );
  return {
    find: async (address) => {
      const name = fileOf(address);
      const path = exact.get(name) ?? alike.get(name.toLowerCase());
      if (path === undefined) return null;
      return (await stat(path)).size > PICTURE_BYTES ? Buffer.alloc(0) : readFile(path);
    },
    keep: (bytes) => keepPicture(media, bytes),
  };
}

function tellSummary(summary: Summary, speak: Say): number {
  const { id, created, updated, unchanged, refused, uncounted, unpriced } = summary;
  printFindings(summary, speak);
  if (uncounted) say(speak('import.uncounted', { count: uncounted, each: UNCOUNTED }));
  if (unpriced) say(speak('import.unpriced', { count: unpriced }));
  say(`\n${speak('import.counts', { created, updated, unchanged, refused })}`);
  say(
    id === null
      ? speak('import.dry')
      : speak('import.done', { id, undo: `npm run market -- undo ${id}` }),
  );
  return refused > 0 && created + updated + unchanged === 0 ? 1 : 0;
}
