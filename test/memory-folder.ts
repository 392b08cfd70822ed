// A folder in memory for the databases of tests. A copy is 1,300 files that live for seconds, and
// on some disks a file that is made soon after others were deleted is a long search for a number
// that nothing had just now.
import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const GIGABYTE = 2 ** 30;
/** What the folder may take at most, several times over, and what the machine keeps besides. */
const ROOM = { folder: 2 * GIGABYTE, machine: 4 * GIGABYTE };

/** Where one may be made; null where this machine has none, or too little memory for it. */
export async function memoryFolder(): Promise<string | null> {
  const there = await statfs(IN_MEMORY).catch(() => null);
  if (!there || there.bavail * there.bsize < ROOM.folder) return null;
  if (process.availableMemory() < ROOM.machine) return null;
  return join(IN_MEMORY, `souk-test-${randomBytes(8).toString('hex')}`);
}
