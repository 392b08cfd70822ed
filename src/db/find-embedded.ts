// Finds the embedded PostgreSQL of a data folder. The process that runs it leaves a note in the
// folder.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { lives } from '#db/embedded-lock.ts';

/** Where a server can be reached; by its socket rather than its port, if it has one. */
export type Place = { port: number; password: string; socketFolder: string | null };
/** The place of a server, and the process that runs it. */
type Noted = Place & { pid: number };

/** The address of the server that another running process has for this data folder, or null. */
export async function findEmbedded(dataDir: string): Promise<string | null> {
  const text = await readFile(noteIn(dataDir), 'utf8').catch(() => null);
  if (!text) return null;
  const { pid, ...place } = readNote(text);
  if (!lives(pid)) return null; // it is ending: whoever ran it is gone
  const url = urlOf(place);
  return (await whyRefused(url)) === null ? url : null;
}

/** Writes the note with the place of the folder's server, so that other processes join it. */
export async function noteEmbedded(dataDir: string, place: Place): Promise<void> {
  const note: Noted = { ...place, pid: process.pid };
  await writeFile(noteIn(dataDir), JSON.stringify(note), { mode: 0o600 });
}

/** Removes the note, so that no more processes join the server. */
export const forgetEmbedded = (dataDir: string) => rm(noteIn(dataDir), { force: true });

export function urlOf({ port, password, socketFolder }: Place): string {
  const url = new URL(`postgres://souk:${password}@127.0.0.1:${port}/postgres`);
  if (socketFolder) url.searchParams.set('host', socketFolder);
  return url.href;
}

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
    return { port: 0, password: '', socketFolder: null, pid: 0 }; // being written at this moment
  }
}
