// The folders that Souk writes to.
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '#hall/services.ts';

type Folder = { folder: 'data' | 'media'; writable: boolean };

/** Makes missing folders, and reports for each whether it can be written to. */
export function makeFolders({
  config,
  mediaFolder,
}: Pick<Services, 'config' | 'mediaFolder'>): Promise<Folder[]> {
  return Promise.all([tryFolder('data', config.dataDir), tryFolder('media', mediaFolder)]);
}

async function tryFolder(folder: Folder['folder'], path: string): Promise<Folder> {
  const probe = join(path, `.probe-${randomUUID()}`);
  try {
    await mkdir(path, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
    return { folder, writable: true };
  } catch {
    return { folder, writable: false };
  }
}
