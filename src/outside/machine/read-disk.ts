import { statfs } from 'node:fs/promises';

export type Disk = { free_bytes: number; total_bytes: number };

/** How much room is left where a folder is; null where that cannot be asked. */
export async function readDisk(folder: string): Promise<Disk | null> {
  const found = await statfs(folder).catch(() => null);
  if (!found || found.blocks === 0) return null;
  return {
    free_bytes: found.bavail * found.bsize,
    total_bytes: found.blocks * found.bsize,
  };
}
