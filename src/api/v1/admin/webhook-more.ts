import { Refusal } from '#base/refusal.ts';
import type { Handlers } from '#api/handler.ts';
import type { adminWebhookMoreCalls } from '#contract/admin/webhook-more.ts';
import type { Visit } from '#hall/visit.ts';
import { openWebhook } from '#market/webhooks/edit-webhook.ts';
import { listMessages } from '#market/webhooks/read-messages.ts';
import { newMessageKey, signedHeaders } from '#market/webhooks/sign-webhook.ts';
import { bodyOf } from '#market/webhooks/enqueue-webhooks.ts';
import { rotateSecret, showSecret, validSecrets } from '#market/webhooks/webhook-secret.ts';

export const adminWebhookMoreHandlers: Handlers<typeof adminWebhookMoreCalls> = {
  secret: async ({ write, services }, { id }, by) => ({
    secret: await write((tx) => showSecret(tx, by, id, services.vault)),
  }),
  rotate: async ({ write, services }, { id }, by) => ({
    secret: await write((tx) => rotateSecret(tx, by, { id, vault: services.vault })),
  }),
  test: async (visit, { id, event }) => {
    const { services, reading } = visit;
    const { address } = await found(visit, id);
    const at = new Date();
    const body = bodyOf(0, at, { event, data: { test: true } });
    const secrets = await validSecrets(reading.db, id, services.vault);
    const headers = signedHeaders({ key: newMessageKey(), body, at }, secrets);
    return { at: at.toISOString(), ...(await services.webhooks({ address, headers, body })) };
  },
  messages: async (visit, query) => {
    await found(visit, query.id);
    return listMessages(visit.reading.db, query);
  },
};

async function found({ reading }: Visit, id: number) {
  const webhook = await openWebhook(reading.db, id);
  if (!webhook) throw new Refusal('thing-not-found');
  return webhook;
}
