// The data folder of the embedded PostgreSQL: made once, with a password of its own, for one major
// version.
import { randomBytes } from 'node:crypto';
import { access, chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ended, lastLine } from '#db/embedded-process.ts';
import type { As } from '#db/embedded-user.ts';

const MAJOR = '18';

/** Makes the data folder. Throws one sentence when this user cannot write to it. */
export async function prepareFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
    .then(() => writeFile(join(dataDir, '.writable'), ''))
    .catch(() => {
      throw new Error(
        `Souk cannot write to its data folder ${dataDir}. ` +
          'Make your user its owner (chown), or set DATA_DIR to another folder.',
      );
    });
}

/** Whether the folder has the data of a PostgreSQL. */
export const hasData = (folder: string) => exists(join(folder, 'PG_VERSION'));

/** The password of the folder's server, made when it is first asked for. */
export async function readPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres.password');
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known) return known.trim();
  const made = randomBytes(24).toString('base64url');
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

/** Initialises a new PostgreSQL in the folder. */
export async function initialise(as: As, folder: string, dataDir: string): Promise<void> {
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
  const { code, output } = await ended(process);
  await rm(secret, { force: true });
  if (code !== 0)
    throw new Error(
      `The embedded PostgreSQL could not be set up in ${folder}: ${lastLine(output)}`,
    );
  await chmod(folder, 0o700).catch(() => {});
}

/** Throws one sentence when the folder has data of another major version. */
export async function checkMajor(folder: string): Promise<void> {
  const found = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (found !== MAJOR)
    throw new Error(
      `${folder} contains data of PostgreSQL ${found}, but this version of Souk runs ${MAJOR}. ` +
        'Dump it with the old version and load it here, or set DATA_DIR to another folder.',
    );
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
