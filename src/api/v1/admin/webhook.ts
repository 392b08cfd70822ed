import { Refusal } from '#base/refusal.ts';
import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminWebhookCalls, WebhookFields } from '#contract/admin/webhook.ts';
import { webhookEvents, type WebhookEvent } from '#contract/webhook.ts';
import type { Visit } from '#hall/visit.ts';
import type { Opened } from '#market/edits/save-row.ts';
import {
  deleteWebhook,
  listWebhooks,
  openWebhook,
  saveWebhook,
  WEBHOOK,
} from '#market/webhooks/edit-webhook.ts';
import { listMessages } from '#market/webhooks/read-messages.ts';
import { newMessageKey, signedHeaders } from '#market/webhooks/sign-webhook.ts';
import { bodyOf } from '#market/webhooks/tell-webhooks.ts';
import { rotateSecret, showSecret, validSecrets } from '#market/webhooks/webhook-secret.ts';
import { admitHost } from '#outside/webhooks/public-address.ts';

const { restore: _, ...handlers } = resourceHandlers({
  kind: WEBHOOK,
  list: ({ reading }, asked) => listWebhooks(reading.db, asked),
  open: openWebhook,
  save: (tx, by, sent: WebhookFields & Opened, { services }) =>
    saveWebhook(tx, by, sent, services.vault),
  remove: deleteWebhook,
});

async function found({ reading }: Visit, id: number) {
  const webhook = await openWebhook(reading.db, id);
  if (!webhook) throw new Refusal('thing-not-found');
  return webhook;
}

export const adminWebhookHandlers: Handlers<typeof adminWebhookCalls> = {
  ...handlers,
  save: async (visit, sent, by) => {
    checkAddress(sent.address, visit.services.config.webhooksHere);
    await mayHear(visit, sent.events);
    return handlers.save(visit, sent, by);
  },
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
  messages: async (visit, asked) => {
    await found(visit, asked.id);
    return listMessages(visit.reading.db, asked);
  },
};

/** What the name tells; what it leads to is asked each time that something is sent. */
function checkAddress(address: string, here: boolean): void {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && !here) throw new Refusal('webhook-https', { field: 'address' });
  try {
    admitHost(hostname, here);
  } catch {
    throw new Refusal('webhook-own-network', { field: 'address' });
  }
}

/** Nobody has told elsewhere what they may not see here. */
async function mayHear(visit: Visit, events: readonly WebhookEvent[]): Promise<void> {
  const permissions = new Set(events.map((event) => webhookEvents[event]));
  for (const permission of permissions) await visit.staff(permission);
}
