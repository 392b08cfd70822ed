// The built shop as a separate process, to be ended as by a power cut.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

export const BUILT = 'build/server/server.js';
export type BuiltShop = {
  origin: string;
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Its exit code, once it has ended; null if by a signal. */
  exit: Promise<number | null>;
  /** Its output so far. */
  output: () => string;
};

/**
 * Starts the built server on a data folder, with its own PostgreSQL and the caller's settings;
 * returns once it is open.
 */
export async function startBuilt(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<BuiltShop> {
  const child = spawnBuilt([process.execPath, BUILT], dataDir, settings);
  const shop = watchShop(child);
  return { ...shop, origin: await shop.origin };
}

/** Starts a command that starts the shop, without waiting for it. */
export function spawnBuilt(
  [program = '', ...args]: string[],
  dataDir: string,
  settings: Record<string, string> = {},
): ChildProcess {
  const { DATABASE_URL: _, ...env } = process.env;
  return spawn(program, args, {
    env: {
      ...env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      LIMITS: 'off',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** A shop that is starting: `origin` resolves when it is open. */
export function watchShop(
  child: ChildProcess,
): Omit<BuiltShop, 'origin'> & { origin: Promise<string> } {
  // `close` comes after the last output, `exit` may come before it
  const exit = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return {
    origin: addressOf(child),
    exit,
    output: () => output,
    end: async (signal) => {
      child.kill(signal);
      await exit;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const [, port] = /http:\/\/localhost:(\d+)/.exec(output) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) =>
      reject(new Error(`The shop ended with ${code} before it was open:\n${output}`)),
    );
  });
}

/** Ends every process of a PostgreSQL at once, as a power cut would. */
export async function cutPower(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const {
    rows: [folder],
  } = await client.query<{ data_directory: string }>('show data_directory');
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  const main = Number(
    (await readFile(join(folder?.data_directory ?? '', 'postmaster.pid'), 'utf8')).split('\n')[0],
  );
  for (const pid of [main, ...rows.map(({ pid: own }) => own)]) endNow(pid);
  await client.end().catch(() => {});
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    /* it ended by itself */
  }
}
