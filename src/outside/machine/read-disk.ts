import { statfs } from 'node:fs/promises';

export type Disk = { free_bytes: number; total_bytes: number };

/** How much space is left on a folder's disk; null if unknown. */
export async function readDisk(folder: string): Promise<Disk | null> {
  const found = await statfs(folder).catch(() => null);
  if (!found || found.blocks === 0) return null;
  return {
    free_bytes: found.bavail * found.bsize,
    total_bytes: found.blocks * found.bsize,
  };
}
