// What staff can do with a message: send it again, or skip it.
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { Staff } from '#market/settings/actor.ts';
import { askToSend } from '#market/webhooks/ask-to-send.ts';

/**
 * Sends a message again, before all that wait behind it. Refuses 'thing-not-found', and
 * 'webhook-off' when its webhook is off.
 */
export async function sendAgain(tx: Tx, by: Staff, id: number): Promise<void> {
  const { webhook, enabled } = await lockMessage(tx, id);
  if (!enabled) throw new Refusal('webhook-off');
  await tx
    .updateTable('webhook_messages')
    .set({ state: 'waiting', ended_at: null })
    .where('id', '=', id)
    .execute();
  await goOnNow(tx, webhook);
  await audit(tx, by, { action: 'webhook.send-again', subject: `webhook-message:${id}` });
}

/** Skips a waiting message. Refuses 'thing-not-found'. */
export async function skipMessage(tx: Tx, by: Staff, id: number, now = new Date()): Promise<void> {
  const { webhook, state } = await lockMessage(tx, id);
  if (state !== 'waiting') throw new Refusal('thing-not-found');
  await tx
    .updateTable('webhook_messages')
    .set({ state: 'skipped', ended_at: now })
    .where('id', '=', id)
    .execute();
  await goOnNow(tx, webhook);
  await audit(tx, by, { action: 'webhook.skip', subject: `webhook-message:${id}` });
}

/** Locks the state of its webhook first, as sending does, and then the message. */
async function lockMessage(tx: Tx, id: number) {
  const found = await tx
    .selectFrom('webhook_messages as m')
    .innerJoin('webhooks as w', 'w.id', 'm.webhook_id')
    .select(['w.id as webhook', 'w.enabled'])
    .where('m.id', '=', id)
    .where('w.store_id', 'is', null)
    .executeTakeFirst();
  if (!found) throw new Refusal('thing-not-found');
  await tx
    .selectFrom('webhook_states')
    .select('webhook_id')
    .where('webhook_id', '=', found.webhook)
    .forUpdate()
    .executeTakeFirst();
  const message = await tx
    .selectFrom('webhook_messages')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!message) throw new Refusal('thing-not-found');
  return { ...found, ...message };
}

async function goOnNow(tx: Tx, webhook: number): Promise<void> {
  await tx
    .updateTable('webhook_states')
    .set({ next_at: null })
    .where('webhook_id', '=', webhook)
    .execute();
  await askToSend(tx, webhook);
}
