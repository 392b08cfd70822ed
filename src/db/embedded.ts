// The PostgreSQL that comes with Souk: a real server in the data folder, on a loopback port that
// this process chose and, if possible, on a Unix socket in the folder.
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { claimFolder } from '#db/claim-folder.ts';
import {
  checkMajor,
  hasData,
  initialise,
  prepareFolder,
  readPassword,
} from '#db/embedded-folder.ts';
import { untilLeft } from '#db/embedded-lock.ts';
import { runServer, stopServer, untilReady } from '#db/embedded-process.ts';
import { removeSockets, socketFolderOf } from '#db/embedded-socket.ts';
import { planUser } from '#db/embedded-user.ts';
import { findEmbedded, forgetEmbedded, noteEmbedded, urlOf } from '#db/find-embedded.ts';

/**
 * `own`: this process runs the server; a server of another process is only joined, and is not
 * stopped. `untilGone`: resolves when it has ended, for whatever reason.
 */
export type Embedded = {
  url: string;
  own: boolean;
  stop: () => Promise<void>;
  untilGone: () => Promise<void>;
};

const MISSES = 3;
const MISS_PAUSE_MS = 1000;

/**
 * Starts the server of a data folder (making the folder first), or joins the one that another
 * process runs there. Uses `port` if an earlier one is known. Throws one sentence that says what to
 * do.
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
  if (!(await hasData(folder))) {
    if (known) throw new Error(`its data in ${folder} is gone`);
    report('Creating the database …');
    await initialise(as, folder, dataDir);
  }
  await checkMajor(folder);
  await untilLeft(folder);
  await removeSockets(folder);
  const port = known ?? (await freePort());
  const place = { port, password, socketFolder: socketFolderOf(folder) };
  const server = runServer(as, folder, place);
  const url = urlOf(place);
  await untilReady(server, url);
  await noteEmbedded(dataDir, place);
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  return {
    url,
    own: true,
    stop: async () => {
      await forgetEmbedded(dataDir);
      await stopServer(server);
    },
    untilGone: () => gone,
  };
}

/** Waits until the server of another process was missing several times in a row. */
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
