// Fills the demo market in a separate process, because the memory it needs would otherwise stay
// with the shop.
import { fork } from 'node:child_process';
import type { Closing } from '#process/closing.ts';
import type { Config } from '#hall/config.ts';
import { connect, connectPool } from '#db/connect.ts';
import type { DemoAccount } from '#demo/demo-accounts.ts';
import { isFilled } from '#demo/is-filled.ts';

/** What to fill: a market whose owner has just set it up (`setUp`), or else an empty database. */
export type FillOrder = { config: Config; databaseUrl: string; setUp: boolean };
/** The messages of the process while it works and at the end. */
export type FillMessage = { share: number } | { accounts: DemoAccount[] | null };

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
  const { done, stop } = beginToFill({ config, databaseUrl, setUp: false });
  closing.add('work', stop);
  return done;
}

/**
 * Begins to fill, and reports the share that is done. `done` resolves to the accounts that were
 * made, or null when there was nothing to fill.
 */
export function beginToFill(
  order: FillOrder,
  onProgress: (share: number) => void = () => {},
): { done: Promise<DemoAccount[] | null>; stop: () => Promise<void> } {
  const child = fork(PROGRAM, { execArgv: [] });
  const exit = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  let accounts: DemoAccount[] | null = null;
  child.on('message', (raw) => {
    const message = raw as FillMessage;
    if ('share' in message) onProgress(message.share);
    else accounts = message.accounts;
  });
  child.send(order);
  return {
    done: exit.then((code) => {
      if (code === 0) return accounts;
      throw new Error(
        'The demo market could not be filled; the error is above. Nothing was saved. Start ' +
          'Souk again.',
      );
    }),
    stop: async () => {
      child.kill();
      await exit;
    },
  };
}

async function filled(databaseUrl: string): Promise<boolean> {
  const db = connect(connectPool(databaseUrl, 1));
  return isFilled(db).finally(() => db.destroy());
}
