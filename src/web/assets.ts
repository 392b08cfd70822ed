// The built files of the browser (scripts, styles, fonts) and public/: held in memory, compressed once.
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { finish, type Kept } from '#keep-compress.ts';

const types: Record<string, string> = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.woff2': 'font/woff2', '.svg': 'image/svg+xml',
  '.png': 'image/png', '.ico': 'image/x-icon', '.webp': 'image/webp', '.txt': 'text/plain; charset=utf-8', '.json': 'application/json', '.webmanifest': 'application/manifest+json', '.html': 'text/html; charset=utf-8' };

export type Assets = (path: string) => Promise<Kept | undefined>;

/** Takes the folder of built files; answers a file by its address. Files under /assets/ are named by their content and never change. */
export async function readAssets(folder: string): Promise<Assets> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`);
  const known = new Map<string, Promise<Kept> | null>(names.map((name) => [name, null]));

  return async (path) => {
    if (!known.has(path)) return undefined;
    const kept = known.get(path) ?? keep(folder, path);
    known.set(path, kept);
    return kept;
  };
}

async function keep(folder: string, path: string): Promise<Kept> {
  const bytes = await readFile(join(folder, path));
  const headers = { 'content-type': types[extname(path)] ?? 'application/octet-stream',
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600' };
  return finish({ status: 200, headers, body: bytes, tags: [], until: null });
}
