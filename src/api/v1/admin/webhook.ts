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
import { admitHost } from '#outside/webhooks/public-address.ts';

const { restore: _, ...handlers } = resourceHandlers({
  kind: WEBHOOK,
  list: ({ reading }, query) => listWebhooks(reading.db, query),
  open: openWebhook,
  save: (tx, by, sent: WebhookFields & Opened, { services }) =>
    saveWebhook(tx, by, sent, services.vault),
  remove: deleteWebhook,
});

export const adminWebhookHandlers: Handlers<typeof adminWebhookCalls> = {
  ...handlers,
  save: async (visit, sent, by) => {
    checkAddress(sent.address, visit.services.config.webhooksHere);
    await mayHear(visit, sent.events);
    return handlers.save(visit, sent, by);
  },
};

/** Checks only the host name; its address is looked up whenever something is sent. */
function checkAddress(address: string, here: boolean): void {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && !here) throw new Refusal('webhook-https', { field: 'address' });
  try {
    admitHost(hostname, here);
  } catch {
    throw new Refusal('webhook-own-network', { field: 'address' });
  }
}

/** Nobody can send events elsewhere that they may not see here. */
async function mayHear(visit: Visit, events: readonly WebhookEvent[]): Promise<void> {
  const permissions = new Set(events.map((event) => webhookEvents[event]));
  for (const permission of permissions) await visit.staff(permission);
}
