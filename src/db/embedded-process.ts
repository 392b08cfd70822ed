// The server process of the embedded PostgreSQL: starting, waiting, stopping.
import type { ChildProcess } from 'node:child_process';
import { totalmem } from 'node:os';
import type { As } from '#db/embedded-user.ts';
import { whyRefused, type Place } from '#db/find-embedded.ts';

const STARTING = '57P03';
const READY_TRIES = 600;
const READY_PAUSE_MS = 25;
const MEGABYTE = 2 ** 20;
/** The server's memory: an eighth of the machine's, or of the container's limit. */
const KEPT = { part: 1 / 8, least: 256, most: 4096 };
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
const keptMb = Math.min(
  KEPT.most,
  Math.max(KEPT.least, Math.floor((memory / MEGABYTE) * KEPT.part)),
);
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  `shared_buffers=${keptMb}MB`,
  'jit=off',
  'random_page_cost=1.1', // as on a disk without moving parts
  'max_connections=200',
  'max_wal_size=2GB',
  'shared_preload_libraries=pg_prewarm', // once started again, reads what it had in memory
  'wal_compression=on', // right after a checkpoint a change writes whole pages
  'log_min_messages=error',
];

/** Starts the server of a folder at a place. */
export const runServer = (as: As, folder: string, { port, socketFolder }: Place): ChildProcess =>
  as.run('postgres', [
    '-D',
    folder,
    '-p',
    String(port),
    '-k',
    socketFolder ?? '',
    ...SETTINGS.flatMap((setting) => ['-c', setting]),
  ]);

/**
 * Waits until the server accepts connections. Throws one sentence when it ends or takes too long.
 */
export async function untilReady(server: ChildProcess, url: string): Promise<void> {
  const exit = ended(server);
  let gone: Awaited<typeof exit> | null = null;
  exit.then((end) => {
    gone = end;
  });
  for (let tried = 0; tried < READY_TRIES;) {
    if (gone)
      throw new Error(
        `The embedded PostgreSQL did not start: ${lastLine((gone as { output: string }).output)}`,
      );
    const refused = await whyRefused(url);
    if (refused === null) return;
    if (refused !== STARTING) tried++; // after a power cut it may work for minutes on what was left
    await pause(READY_PAUSE_MS);
  }
  server.stdin?.end();
  throw new Error(
    'The embedded PostgreSQL did not answer in time. Check for free memory and disk space.',
  );
}

/** Asks the server to end, and waits until it has. */
export async function stopServer(server: ChildProcess): Promise<void> {
  const exit = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.stdin?.end(); // the keeper hears it and asks for a fast shutdown
  if (server.exitCode === null && server.signalCode === null) await exit;
}

/** How a program ended: its exit code, and the end of its output to stderr. */
export function ended(process: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  process.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000);
  });
  process.stdout?.resume();
  return new Promise((resolve) => {
    process.once('error', (problem) => resolve({ code: 1, output: problem.message }));
    process.once('exit', (code) => resolve({ code, output }));
  });
}

export const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
