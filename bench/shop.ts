// The built server as a separate process, with its own database, filled with the demo market.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#hall/config.ts';
import { startEmbedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { endless } from '#db/patience.ts';
import { fillIfEmpty } from '#demo/fill-if-empty.ts';
import type { Services } from '#hall/services.ts';
import { openServices } from '#process/open-services.ts';
import { SERVER, SERVER_ENV } from '../scripts/launch/server.mjs';

const TINY_PICTURES = 0.05;
const TICKS_A_SECOND = 100;

export type Market = {
  services: Services;
  url: string;
  folder: string;
  close: () => Promise<void>;
};

/**
 * A market in a temporary folder; or in one that is kept, because growing a million products takes
 * long.
 */
export async function openMarket(keptFolder?: string): Promise<Market> {
  const folder = keptFolder ?? (await mkdtemp(join(tmpdir(), 'souk-bench-')));
  const server = await startEmbedded(folder, () => {});
  await migrate(server.url, 'db/migrations');
  const { services, close } = await openServices(
    readConfig({ DATA_DIR: folder }),
    server.url,
    endless,
  );
  await fillIfEmpty(services, TINY_PICTURES);
  return {
    services,
    url: server.url,
    folder,
    close: async () => {
      await close();
      await server.stop();
      if (!keptFolder) await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Served = {
  port: number;
  cpuMs: () => number;
  memoryMb: () => number;
  stop: () => Promise<void>;
};

/** Starts the built server on the market; `keepMb` 0 renders everything anew. */
export async function serve({ url, folder }: Market, keepMb: number): Promise<Served> {
  const port = await freePort();
  const child = spawn(process.execPath, SERVER, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...SERVER_ENV,
      PORT: String(port),
      DATABASE_URL: url,
      DATA_DIR: folder,
      ROLE: 'web',
      LIMITS: 'off',
      KEEP_MB: String(keepMb),
    },
  });
  await ready(port, child);
  return {
    port,
    cpuMs: () => cpuOf(child.pid ?? 0),
    memoryMb: () => memoryOf(child.pid ?? 0),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** The processor time of a process so far, in milliseconds (Linux: utime and stime of its stat). */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND) * 1000;
}

/** The present memory of a process (Linux: VmRSS of its status). */
function memoryOf(pid: number): number {
  const [, kilobytes = '0'] =
    /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

async function ready(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The built server did not start.');
    if (
      await fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  return port;
}
