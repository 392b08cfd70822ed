// One process at a time may start the server of a data folder.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lives } from '#db/embedded-lock.ts';
import { findEmbedded } from '#db/find-embedded.ts';

const TRIES = 2400;
const PAUSE_MS = 25;

/**
 * Of two processes that begin at once, one may start the server. The other waits, a minute at most,
 * and gets the address to join.
 */
export async function claimFolder(
  dataDir: string,
): Promise<{ url: string } | { release: () => Promise<void> }> {
  const file = join(dataDir, 'postgres.starting');
  for (let tried = 0; tried < TRIES; tried++) {
    const url = await findEmbedded(dataDir);
    if (url) return { url };
    if (
      await writeFile(file, String(process.pid), { flag: 'wx' }).then(
        () => true,
        () => false,
      )
    )
      break;
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (holder && (holder === process.pid || !lives(holder))) await rm(file, { force: true });
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
  return { release: () => rm(file, { force: true }) };
}
