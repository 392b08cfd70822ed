// The Unix socket of the embedded PostgreSQL. A statement through it costs half as much as through
// the loopback, and an order runs about twenty.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const LONGEST = 107; // bytes of a socket's path: sockaddr_un of Linux; 103 elsewhere
const LONGEST_ELSEWHERE = 103;
const NAME = '.s.PGSQL.';
const LISTED = /[,"]/; // in a setting of several folders

/**
 * The folder for the socket of a data folder's server: the data itself, which no other user may
 * enter. Null if there are no sockets, or the path is not suitable.
 */
export function socketFolderOf(folder: string): string | null {
  if (process.platform === 'win32' || LISTED.test(folder)) return null;
  const longest = process.platform === 'linux' ? LONGEST : LONGEST_ELSEWHERE;
  return Buffer.byteLength(join(folder, `${NAME}65535`)) <= longest ? folder : null;
}

/** Removes sockets that a killed server left in its folder. */
export async function removeSockets(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.startsWith(NAME));
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
}
