// Writes a message about an event for each webhook that subscribes to it, numbered without gaps in
// the order of writing.
import { sql } from 'kysely';
import { WEBHOOK_VERSION, type WebhookEvent } from '#contract/webhook.ts';
import type { Db, Tx } from '#db/connect.ts';
import { askToSend } from '#market/webhooks/ask-to-send.ts';
import { newMessageKey } from '#market/webhooks/sign-webhook.ts';

/**
 * An event: `data` is what the API would return now. Webhooks that subscribe to the event `unless`
 * get that one instead.
 */
export type News = {
  event: WebhookEvent;
  thing: number;
  data: unknown;
  unless?: WebhookEvent | undefined;
};
/** The recorded event: its number, and when it happened. */
export type Happened = { id: number; at: Date };

/** Whether a webhook that is on subscribes to one of these events. */
export async function isHeard(db: Db, events: readonly WebhookEvent[]): Promise<boolean> {
  if (events.length === 0) return false;
  const { rows } = await sql`
    select from webhooks where enabled and events && ${[...events]}::text[] limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Whether a webhook that is on subscribes to one event but not to the other. */
export async function isHeardAlone(
  db: Db,
  event: WebhookEvent,
  unless: WebhookEvent,
): Promise<boolean> {
  const { rows } = await sql`
    select from webhooks
    where enabled and ${event} = any(events) and not ${unless} = any(events)
    limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Writes messages for every webhook that is on; messages written before stay as they are. */
export async function enqueueWebhooks(tx: Tx, happened: Happened, news: readonly News[]) {
  const { rows: webhooks } = await sql<{ id: number; events: string[] }>`
    select id, events from webhooks
    where enabled and events && ${news.map(({ event }) => event)}::text[]
    order by id
  `.execute(tx);
  for (const { id, events } of webhooks) {
    await sql`select from webhook_states where webhook_id = ${id} for update`.execute(tx);
    for (const one of news)
      if (events.includes(one.event) && !(one.unless && events.includes(one.unless)))
        await writeMessage(tx, id, happened, one);
    await askToSend(tx, id);
  }
}

/** The body of a message, as it is signed and sent. */
export const bodyOf = (number: number, at: Date, { event, data }: Omit<News, 'thing'>): string =>
  JSON.stringify({
    version: WEBHOOK_VERSION,
    type: event,
    number,
    timestamp: at.toISOString(),
    data,
  });

async function writeMessage(tx: Tx, webhook: number, { id, at }: Happened, news: News) {
  const { rows: known } = await sql`
    select from webhook_messages
    where webhook_id = ${webhook} and event_id = ${id}
      and event = ${news.event} and thing_id = ${news.thing}
  `.execute(tx);
  if (known.length > 0) return;
  const { last_number: number } = await tx
    .updateTable('webhook_states')
    .set((state) => ({ last_number: state('last_number', '+', 1) }))
    .where('webhook_id', '=', webhook)
    .returning('last_number')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('webhook_messages')
    .values({
      webhook_id: webhook,
      number,
      key: newMessageKey(),
      event: news.event,
      event_id: id,
      thing_id: news.thing,
      body: bodyOf(number, at, news),
    })
    .execute();
}
