// What happened is written down for each webhook that is to hear of it: numbered without a gap, in
// the order in which it is written down.
import { sql } from 'kysely';
import { WEBHOOK_VERSION, type WebhookEvent } from '#contract/webhook.ts';
import type { Db, Tx } from '#db/connect.ts';
import { askToSend } from '#market/webhooks/ask-to-send.ts';
import { newMessageKey } from '#market/webhooks/sign-webhook.ts';

/**
 * One thing that happened: `data` is what the API answers of it now. A webhook that has the event
 * `unless` hears of it by that one.
 */
export type News = {
  event: WebhookEvent;
  thing: number;
  data: unknown;
  unless?: WebhookEvent | undefined;
};
/** What the diary has: its number, and when it happened. */
export type Happened = { id: number; at: Date };

/** Whether a webhook that is on wants to hear of one of these. */
export async function isHeard(db: Db, events: readonly WebhookEvent[]): Promise<boolean> {
  if (events.length === 0) return false;
  const { rows } = await sql`
    select from webhooks where enabled and events && ${[...events]}::text[] limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Whether a webhook that is on wants to hear of one event and not of the other. */
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

/** Writes news down for every webhook that is on; what was written down before stays as it is. */
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
