// Records a delivery attempt: it succeeded, it will be repeated, or the webhook is switched off.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { recordEdit } from '#market/edits/record-edit.ts';
import { writeToOwner } from '#market/settings/write-to-owner.ts';
import { askToSend } from '#market/webhooks/ask-to-send.ts';
import { WEBHOOK } from '#market/webhooks/edit-webhook.ts';
import type { NextMessage } from '#market/webhooks/next-message.ts';
import { isGivenUp, nextTryAt, type Tried } from '#market/webhooks/webhook.ts';

/**
 * Records a delivery attempt. Returns whether the next message may be sent at once. A webhook that
 * has failed for three days, or whose address is gone for good, is switched off, and the owner is
 * told.
 */
export async function noteTry(
  tx: Tx,
  { id, webhook }: Pick<NextMessage, 'id' | 'webhook'>,
  tried: Tried,
  now: Date,
): Promise<boolean> {
  const state = await tx
    .selectFrom('webhook_states')
    .select(['failures', 'failing_since'])
    .where('webhook_id', '=', webhook)
    .forUpdate()
    .executeTakeFirst();
  if (!state) return false; // deleted meanwhile
  const { status, ms, answer, trouble } = tried;
  await tx
    .insertInto('webhook_tries')
    .values({ message_id: id, at: now, status, ms, answer, trouble })
    .execute();
  const taken = trouble === null;
  await tx
    .updateTable('webhook_messages')
    .set((message) => ({
      tries: message('tries', '+', 1),
      ...(taken ? { state: 'taken', ended_at: now } : {}),
    }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
  if (taken) await noteDelivered(tx, webhook, now);
  else await noteFailed(tx, webhook, { tried, state, now });
  return taken;
}

async function noteDelivered(tx: Tx, webhook: number, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_states')
    .set({ failures: 0, failing_since: null, next_at: null, told_at: now })
    .where('webhook_id', '=', webhook)
    .execute();
}

type Failed = {
  tried: Tried;
  state: { failures: number; failing_since: Date | null };
  now: Date;
};

async function noteFailed(tx: Tx, webhook: number, { tried, state, now }: Failed): Promise<void> {
  const failures = state.failures + 1;
  const since = state.failing_since ?? now;
  const next = nextTryAt(failures, Math.random(), now);
  await tx
    .updateTable('webhook_states')
    .set({ failures, failing_since: since, next_at: next })
    .where('webhook_id', '=', webhook)
    .execute();
  if (isGivenUp(since, tried, now)) await switchOff(tx, webhook);
  else await askToSend(tx, webhook, next);
}

/** Switches a webhook off; waiting messages stay, and are sent when it is switched on again. */
async function switchOff(tx: Tx, webhook: number): Promise<void> {
  const { rows } = await sql<{ version: number; name: string; address: string }>`
    update webhooks set enabled = false, version = version + 1, updated_at = now()
    where id = ${webhook} and enabled
    returning version, name, address
  `.execute(tx);
  const [off] = rows;
  if (!off) return;
  const { version, name, address } = off;
  await recordEdit(
    tx,
    null,
    { noun: WEBHOOK.noun, id: webhook, version },
    { was: { enabled: true }, became: { enabled: false } },
  );
  await writeToOwner(tx, 'webhook-off', { webhook, name, address });
}
