// Sends the waiting messages of one webhook, in the order of their numbers. If the process ends
// after the receiver accepted one and before we recorded that, it is sent again under the same id:
// at least once.
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import type { Vault } from '#market/settings/vault.ts';
import { askToSend } from '#market/webhooks/ask-to-send.ts';
import { nextMessage } from '#market/webhooks/next-message.ts';
import { noteTry } from '#market/webhooks/note-try.ts';
import { signedHeaders } from '#market/webhooks/sign-webhook.ts';
import type { PostWebhook } from '#market/webhooks/webhook.ts';
import { validSecrets } from '#market/webhooks/webhook-secret.ts';

/** How long one webhook is served before the others get their turn. */
const TURN_MS = 20_000;

export type Courier = { db: Db; vault: Vault; post: PostWebhook; now: () => Date };

/** Sends until nothing waits, a message is not accepted, or the turn is over. */
export async function sendWebhook({ db, vault, post, now }: Courier, id: number): Promise<void> {
  const until = performance.now() + TURN_MS;
  for (;;) {
    const message = await nextMessage(db, id, now());
    if (!message?.due) return;
    if (performance.now() > until) return transaction(db, (tx) => askToSend(tx, id));
    const { key, body, address } = message;
    const secrets = await validSecrets(db, id, vault);
    const headers = signedHeaders({ key, body, at: now() }, secrets);
    const tried = await post({ address, headers, body });
    if (!(await transaction(db, (tx) => noteTry(tx, message, tried, now())))) return;
  }
}
