import { transaction } from '#db/transaction.ts';
import { say } from '#hall/progress.ts';
import { issueSetUpCode } from '#market/install/set-up-code.ts';
import { isSetUp } from '#market/settings/market-settings.ts';
import type { OpenShop } from '#process/open-shop.ts';
import { outboxPath } from '#web/outbox.ts';

/** Prints in the terminal where the shop is open, and what to try first. */
export async function announceOpen({ services, port }: OpenShop): Promise<void> {
  if (port === null) return say('The worker is running.');
  if (!isSetUp(await services.market())) return announceSetUp(services);
  const outbox = await outboxPath(services);
  say(
    `\n  Souk is open:  http://localhost:${port}\n\n` +
      '  Things to try: search for a lamp, fill a cart from two stores, pay cash on delivery, ' +
      'track the parcels.\n' +
      `  In Arabic: http://localhost:${port}/ar   The API: http://localhost:${port}/api   ` +
      'Stop it: Ctrl-C\n',
  );
  if (outbox)
    say(
      '  Mail, with the codes in it, stays here until a mail server is set:  ' +
        `http://localhost:${port}${outbox}\n`,
    );
}

/**
 * Prints where to set up the market. The code stands behind the `#`, which is not sent to servers.
 */
async function announceSetUp({ db, config }: OpenShop['services']): Promise<void> {
  const code = await transaction(db, issueSetUpCode);
  say(
    `\n  Set Souk up in the browser:  ${config.publicUrl}/install#${code}\n\n` +
      '  This code is good once, until there is an owner or until the next start. ' +
      'Keep it to yourself.\n',
  );
}
