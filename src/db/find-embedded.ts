// Where the embedded PostgreSQL of a data folder answers. Whoever runs it notes that in the folder.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { lives } from '#db/embedded-lock.ts';

/** The port and password of a server, and the process that runs it. */
type Noted = { port: number; password: string; pid: number };

/** The address of the server that another live process runs for this data folder, or null. */
export async function findEmbedded(dataDir: string): Promise<string | null> {
  const text = await readFile(noteIn(dataDir), 'utf8').catch(() => null);
  if (!text) return null;
  const { port, password, pid } = readNote(text);
  if (!lives(pid)) return null; // it is ending: whoever ran it is gone
  const url = urlOf(port, password);
  return (await whyRefused(url)) === null ? url : null;
}

/** Notes where this process runs the folder's server, so that others join it. */
export async function noteEmbedded(dataDir: string, port: number, password: string): Promise<void> {
  const note: Noted = { port, password, pid: process.pid };
  await writeFile(noteIn(dataDir), JSON.stringify(note), { mode: 0o600 });
}

/** Removes the note: from now on nobody joins the server. */
export const forgetEmbedded = (dataDir: string) => rm(noteIn(dataDir), { force: true });

export const urlOf = (port: number, password: string) =>
  `postgres://souk:${password}@127.0.0.1:${port}/postgres`;

/** The code with which a server refuses a connection; null when it accepts one. */
export async function whyRefused(url: string): Promise<string | null> {
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

const noteIn = (dataDir: string) => join(dataDir, 'postgres.json');

function readNote(text: string): Noted {
  try {
    return JSON.parse(text) as Noted;
  } catch {
    return { port: 0, password: '', pid: 0 }; // being written at this moment
  }
}
