// A courier in a process of its own, that can be killed: sends what waits for one webhook.
import { connect, connectPool } from '#db/connect.ts';
import { sendWebhook } from '#jobs/webhooks/send-webhook.ts';
import { openVault } from '#outside/vault/open-vault.ts';
import { openWebhookPost } from '#outside/webhooks/post-webhook.ts';

const { DATABASE_URL = '', DATA_DIR = '', WEBHOOK = '' } = process.env;
await sendWebhook(
  {
    db: connect(connectPool(DATABASE_URL, 2)),
    vault: openVault(null, DATA_DIR),
    post: openWebhookPost({ here: true }),
    now: () => new Date(),
  },
  Number(WEBHOOK),
);
process.exit(0);
