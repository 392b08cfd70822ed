// A folder in memory for the databases of tests. A copy has 1,300 files that live for seconds, and
// on some disks creating a file soon after deleting others takes long.
import { existsSync } from 'node:fs';
import { readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const NAME = /^souk-test-(\d+)$/;
const GIGABYTE = 2 ** 30;
/** The most memory for the folder, several times over, and what must stay free for the machine. */
const ROOM = { folder: 2 * GIGABYTE, machine: 4 * GIGABYTE };

/**
 * Where this process can create one; null if the machine has no such place, or too little memory.
 */
export async function memoryFolder(): Promise<string | null> {
  await removeLeft().catch(() => {}); // another process may remove the same
  const there = await statfs(IN_MEMORY).catch(() => null);
  if (!there || there.bavail * there.bsize < ROOM.folder) return null;
  if (process.availableMemory() < ROOM.machine) return null;
  return join(IN_MEMORY, `souk-test-${process.pid}`);
}

/** Removes what killed runs left in memory. */
async function removeLeft(): Promise<void> {
  for (const name of await readdir(IN_MEMORY)) {
    const pid = NAME.exec(name)?.[1];
    if (pid && (Number(pid) === process.pid || !existsSync(`/proc/${pid}`)))
      await rm(join(IN_MEMORY, name), { recursive: true, force: true });
  }
}
