// The messages of webhooks, and what came of them.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { WebhookMessage, WebhookTry } from '#contract/admin/webhook.ts';
import type { OpenedWebhookMessage } from '#contract/admin/webhook-message.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { readList } from '#market/edits/listing.ts';
import { isoText } from '#market/edits/read-edits.ts';

type MessagesQuery = {
  id: number;
  state?: WebhookMessage['state'] | undefined;
  page: number;
  size: number;
};

const shownTry = sql`jsonb_build_object(
  'at', ${isoText('y.at')}, 'status', y.status, 'ms', y.ms, 'answer', y.answer,
  'trouble', y.trouble
)`;
const last = sql<WebhookTry | null>`(
  select ${shownTry} from webhook_tries y where y.message_id = t.id order by y.id desc limit 1
)`;

/** A page of a webhook's messages, sent and waiting, newest first. */
export const listMessages = (
  db: Db,
  { id, state, page, size }: MessagesQuery,
): Promise<Listed<WebhookMessage>> =>
  readList<WebhookMessage>(
    db,
    { page, size },
    {
      from: sql`webhook_messages t`,
      columns: {
        id: sql`t.id`,
        number: sql`t.number`,
        event: sql`t.event`,
        thing_id: sql`t.thing_id`,
        made_at: isoText('t.made_at'),
        state: sql`t.state`,
        tries: sql`t.tries`,
        last,
      },
      where: [
        sql<boolean>`t.webhook_id = ${id}`,
        ...(state ? [sql<boolean>`t.state = ${state}`] : []),
      ],
      usual: '-number',
    },
  );

/** One message of the market's webhooks, with each attempt. Refuses 'thing-not-found'. */
export async function openMessage(db: Db, id: number): Promise<OpenedWebhookMessage> {
  const { rows } = await sql<OpenedWebhookMessage>`
    select t.id, t.number, t.event, t.thing_id, ${isoText('t.made_at')} as made_at, t.state,
      t.tries, t.body,
      coalesce((
        select jsonb_agg(${shownTry} order by y.id desc) from webhook_tries y
        where y.message_id = t.id
      ), '[]') as attempts
    from webhook_messages t
    join webhooks w on w.id = t.webhook_id
    where t.id = ${id} and w.store_id is null
  `.execute(db);
  const [message] = rows;
  if (!message) throw new Refusal('thing-not-found');
  return message;
}
