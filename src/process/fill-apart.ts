// The demo market is filled by a process of its own, because the memory that this needs would stay
// with the shop.
import { fork } from 'node:child_process';
import type { Closing } from '#process/closing.ts';
import type { Config } from '#hall/config.ts';
import { connect, connectPool } from '#db/connect.ts';
import type { DemoAccount } from '#demo/demo-accounts.ts';
import { isFilled } from '#demo/is-filled.ts';

const PROGRAM = 'src/process/fill-demo.ts';

/**
 * Fills an empty database with the demo market. Returns the accounts it made, or null if there was
 * a market already.
 */
export async function fillApart(
  config: Config,
  databaseUrl: string,
  closing: Closing,
): Promise<DemoAccount[] | null> {
  if (await filled(databaseUrl)) return null;
  const child = fork(PROGRAM, { execArgv: [] });
  const exit = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  closing.add('work', async () => {
    child.kill();
    await exit;
  });
  let accounts: DemoAccount[] | null = null;
  child.once('message', (made) => {
    accounts = made as DemoAccount[] | null;
  });
  child.send({ config, databaseUrl });
  if ((await exit) !== 0)
    throw new Error(
      'The demo market could not be filled; the error is above. Nothing was saved. Start ' +
        'Souk again.',
    );
  return accounts;
}

async function filled(databaseUrl: string): Promise<boolean> {
  const db = connect(connectPool(databaseUrl, 1));
  return isFilled(db).finally(() => db.destroy());
}
