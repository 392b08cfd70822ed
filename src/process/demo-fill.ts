// Fills a market that was just set up in the browser with the demo's content, while the shop is
// open.
import type { DemoFillState } from '#contract/demo-fill.ts';
import { demoAccountsText } from '#demo/demo-accounts.ts';
import type { Config } from '#hall/config.ts';
import type { Log } from '#hall/log.ts';
import { say } from '#hall/progress.ts';
import type { Services } from '#hall/services.ts';
import { beginToFill } from '#process/fill-apart.ts';

/** `stop` ends a fill that has begun, and nothing of it is saved. */
export type DemoFill = Services['demoFill'] & { stop: () => Promise<void> };

/** Takes the settings and the address of the database. */
export function createDemoFill(config: Config, databaseUrl: string, log: Log): DemoFill {
  let state: DemoFillState = { state: 'none', percent: 0 };
  let stop = async () => {};

  async function fill(): Promise<void> {
    const begun = beginToFill({ config, databaseUrl, setUp: true }, (share) => {
      state = { state: 'filling', percent: Math.floor(share * 100) };
    });
    stop = begun.stop;
    const accounts = await begun.done;
    state = { state: 'filled', percent: 100 };
    if (accounts) say(demoAccountsText(accounts));
  }

  return {
    begin: () => {
      if (state.state === 'filling') return;
      state = { state: 'filling', percent: 0 };
      fill().catch((problem: unknown) => {
        state = { state: 'failed', percent: 0 };
        log.error({ err: problem }, 'the demo was not filled');
      });
    },
    state: () => state,
    stop: () => stop(),
  };
}
