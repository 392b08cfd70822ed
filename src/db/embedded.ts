// The PostgreSQL that comes with Souk: a real server in the data folder, on a port of the loopback
// that this process chose.
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { lives, untilLeft } from '#db/embedded-lock.ts';
import { planUser, type As } from '#db/embedded-user.ts';

/**
 * `own`: this process runs the server; another's is only joined, and stopping leaves it.
 * `untilGone`: until it has ended, asked or not.
 */
export type Embedded = {
  url: string;
  own: boolean;
  stop: () => Promise<void>;
  untilGone: () => Promise<void>;
};
type Known = { port: number; password: string; pid: number };

const MAJOR = '18';
const STARTING = '57P03';
const READY_TRIES = 600;
const READY_PAUSE_MS = 25;
const CLAIM_TRIES = 2400;
const MISSES = 3;
const MISS_PAUSE_MS = 1000;

/**
 * Starts the server of a data folder (making it at first), or joins the one that another live
 * process runs there.
 * A `port` is taken where one was known before. Throws one sentence that says what to do.
 */
export async function startEmbedded(
  dataDir: string,
  report: (line: string) => void,
  port?: number,
): Promise<Embedded> {
  await prepareFolder(dataDir);
  const claim = await claimFolder(dataDir);
  if ('url' in claim)
    return {
      url: claim.url,
      own: false,
      stop: async () => {},
      untilGone: () => untilGone(dataDir, claim.url),
    };
  return startOwn(dataDir, report, port).finally(claim.release);
}

async function startOwn(
  dataDir: string,
  report: (line: string) => void,
  known?: number,
): Promise<Embedded> {
  const as = await planUser(dataDir);
  const folder = join(as.dataDir, 'postgres');
  const password = await readPassword(dataDir);
  if (!(await exists(join(folder, 'PG_VERSION')))) {
    if (known) throw new Error(`its data in ${folder} is gone`);
    report('Creating the database …');
    await initialise(as, folder, dataDir);
  }
  await checkMajor(folder);
  await untilLeft(folder);
  const port = known ?? (await freePort());
  const server = as.run('postgres', [
    '-D',
    folder,
    '-p',
    String(port),
    '-k',
    '',
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'shared_buffers=256MB',
    '-c',
    'jit=off',
    '-c',
    'max_connections=200',
    '-c',
    'max_wal_size=2GB',
    '-c',
    'log_min_messages=error',
  ]);
  const url = `postgres://souk:${password}@127.0.0.1:${port}/postgres`;
  await ready(server, url);
  await writeFile(
    join(dataDir, 'postgres.json'),
    JSON.stringify({ port, password, pid: process.pid } satisfies Known),
    { mode: 0o600 },
  );
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  return {
    url,
    own: true,
    stop: () => stopServer(server, join(dataDir, 'postgres.json')),
    untilGone: () => gone,
  };
}

/** The address of the server that another live process runs for this data folder, or null. */
export async function findEmbedded(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, 'postgres.json'), 'utf8').catch(() => null);
  if (!text) return null;
  const { port, password, pid } = readKnown(text);
  if (!lives(pid)) return null; // it is ending: whoever ran it is gone
  const url = `postgres://souk:${password}@127.0.0.1:${port}/postgres`;
  return (await tryUrl(url)) === null ? url : null;
}

// Two processes that begin at once: one starts the server, the other waits (a minute at most) and
// joins it.
async function claimFolder(
  dataDir: string,
): Promise<{ url: string } | { release: () => Promise<void> }> {
  const file = join(dataDir, 'postgres.starting');
  for (let tried = 0; tried < CLAIM_TRIES; tried++) {
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
    await pause(READY_PAUSE_MS);
  }
  return { release: () => rm(file, { force: true }) };
}

/** Ends when the server that another process runs is there no more, by several looks. */
async function untilGone(dataDir: string, url: string): Promise<void> {
  for (
    let missed = 0;
    missed < MISSES;
    missed = (await findEmbedded(dataDir)) === url ? 0 : missed + 1
  ) {
    await new Promise((resolve) => {
      setTimeout(resolve, MISS_PAUSE_MS).unref();
    });
  }
}

function readKnown(text: string): Known {
  try {
    return JSON.parse(text) as Known;
  } catch {
    return { port: 0, password: '', pid: 0 }; // being written at this moment
  }
}

async function prepareFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
    .then(() => writeFile(join(dataDir, '.writable'), ''))
    .catch(() => {
      throw new Error(
        `Souk cannot write to its data folder ${dataDir}. ` +
          'Make your user its owner (chown), or set DATA_DIR to another folder.',
      );
    });
}

async function readPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres.password');
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known) return known.trim();
  const made = randomBytes(24).toString('base64url');
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

async function initialise(as: As, folder: string, dataDir: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const secret = join(as.dataDir, 'initial.password');
  await writeFile(secret, await readPassword(dataDir), { mode: 0o600 });
  await as.own(secret);
  const process = as.run('initdb', [
    '-D',
    folder,
    '-U',
    'souk',
    '-A',
    'scram-sha-256',
    '--pwfile',
    secret,
    '-E',
    'UTF8',
    '--no-locale',
    '--data-checksums',
    '--no-instructions',
  ]);
  const { code, said } = await ended(process);
  await rm(secret, { force: true });
  if (code !== 0)
    throw new Error(`The embedded PostgreSQL could not be set up in ${folder}: ${lastLine(said)}`);
  await chmod(folder, 0o700).catch(() => {});
}

async function checkMajor(folder: string): Promise<void> {
  const found = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (found !== MAJOR)
    throw new Error(
      `${folder} contains data of PostgreSQL ${found}, but this version of Souk runs ${MAJOR}. ` +
        'Dump it with the old version and load it here, or set DATA_DIR to another folder.',
    );
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  const exit = ended(server);
  let gone: Awaited<typeof exit> | null = null;
  exit.then((end) => {
    gone = end;
  });
  for (let tried = 0; tried < READY_TRIES;) {
    if (gone)
      throw new Error(
        `The embedded PostgreSQL did not start: ${lastLine((gone as { said: string }).said)}`,
      );
    const refused = await tryUrl(url);
    if (refused === null) return;
    if (refused !== STARTING) tried++; // after a power cut it may work for minutes on what was left
    await pause(READY_PAUSE_MS);
  }
  server.stdin?.end();
  throw new Error(
    'The embedded PostgreSQL did not answer in time. Check for free memory and disk space.',
  );
}

async function stopServer(server: ChildProcess, note: string): Promise<void> {
  await rm(note, { force: true });
  const exit = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.stdin?.end(); // the keeper hears it and asks for a fast shutdown
  if (server.exitCode === null && server.signalCode === null) await exit;
}

/** Why nobody can sign in there, by its code; null when somebody can. */
async function tryUrl(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  return client
    .connect()
    .then(
      () => null,
      (problem: { code?: string }) => problem.code ?? '',
    )
    .finally(() => client.end().catch(() => {}));
}

function ended(process: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = '';
  process.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  });
  process.stdout?.resume();
  return new Promise((resolve) => {
    process.once('error', (problem) => resolve({ code: 1, said: problem.message }));
    process.once('exit', (code) => resolve({ code, said }));
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
