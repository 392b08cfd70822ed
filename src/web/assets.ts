// The built browser files (scripts, styles, fonts) and public/: kept in memory, compressed once.
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { finish, type CachedAnswer } from '#hall/cached-answer.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.html': 'text/html; charset=utf-8',
};

export type Assets = (path: string) => CachedAnswer | undefined;

/**
 * Reads all files of a folder of built files; returns a function that finds one by its address.
 * Files under /assets/ are named by their content and never change.
 */
export async function readAssets(folder: string): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`,
    );
  const known = new Map(
    await Promise.all(paths.map(async (path) => [path, await readAsset(folder, path)] as const)),
  );
  return (path) => known.get(path);
}

async function readAsset(folder: string, path: string): Promise<CachedAnswer> {
  const headers = {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'cache-control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
  };
  return finish({
    status: 200,
    headers,
    body: await readFile(join(folder, path)),
    tags: [],
    until: null,
  });
}
