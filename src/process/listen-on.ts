import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '#hall/config.ts';

/**
 * Makes a server listen where the settings say, and returns its port. Throws one sentence that says
 * what to do.
 */
export async function listenOn(
  server: Server,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (problem: NodeJS.ErrnoException) =>
      reject(
        new Error(
          problem.code === 'EADDRINUSE'
            ? `Another program uses port ${port}. Stop that program, or choose another port: ` +
                'PORT=3001 npm start'
            : `The shop cannot listen on ${host}:${port}: ${problem.message}`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}
