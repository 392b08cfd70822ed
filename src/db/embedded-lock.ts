// The lock file of a PostgreSQL: which process it belongs to, and when it may be removed.
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const TRIES = 600;
const PAUSE_MS = 25;

/**
 * Waits while a server still uses the folder, such as one that was just killed: two at once would
 * corrupt the data. Removes a lock file whose process id now belongs to another program, which
 * PostgreSQL would take for a server. If that is unknown, the file stays and PostgreSQL decides.
 */
export async function untilLeft(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (!(pid > 0)) return;
  for (let tried = 0; lives(pid); tried++) {
    const command = await commandOf(pid);
    if (command === null) return;
    if (!command.includes(folder)) return rm(file, { force: true });
    if (tried === TRIES)
      throw new Error(`Another PostgreSQL (process ${pid}) is using ${folder}. Stop it first.`);
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
}

export function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The command line of a process, from /proc if it exists, else from ps; null when neither knows.
 */
async function commandOf(pid: number): Promise<string | null> {
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (commandLine) return commandLine;
  const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).catch(
    () => ({ stdout: '' }),
  );
  return stdout.trim() || null;
}
