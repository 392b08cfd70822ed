// A courier in a separate process that can be killed: sends the messages of one webhook.
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
