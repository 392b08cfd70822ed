// The address of the database that was entered during set-up in the browser, in a file of the data
// folder that only its owner can read.
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileIn = (dataDir: string) => join(dataDir, 'database.url');

/** The stored address; null without one. */
export function storedDatabase(dataDir: string): string | null {
  try {
    return readFileSync(fileIn(dataDir), 'utf8').trim() || null;
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return null;
    throw problem;
  }
}

/** Stores an address, completely or not at all; the next start uses it. */
export async function storeDatabase(dataDir: string, address: string): Promise<void> {
  const file = fileIn(dataDir);
  await writeFile(`${file}.new`, `${address}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
