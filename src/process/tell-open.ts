import { say } from '#hall/progress.ts';
import type { OpenShop } from '#process/open-shop.ts';
import { outboxPath } from '#web/outbox.ts';

/** Says at the terminal where the shop is open and what to try first. */
export async function tellOpen({ services, port }: OpenShop): Promise<void> {
  if (port === null) return say('The worker is running.');
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
      '  Mail, with the codes in it, stays here until SMTP_URL is set:  ' +
        `http://localhost:${port}${outbox}\n`,
    );
}
