// How staff set up webhooks.
import { sql } from 'kysely';
import type { OpenedWebhook, WebhookFields, WebhookRow } from '#contract/admin/webhook.ts';
import type { Listed, ListInput, Opened as OpenedThing } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import { isoText, lastEdit } from '#market/edits/read-edits.ts';
import { recordEdit } from '#market/edits/record-edit.ts';
import { lockRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { Vault } from '#market/settings/vault.ts';
import { askToSend } from '#market/webhooks/ask-to-send.ts';
import { newSecret } from '#market/webhooks/sign-webhook.ts';

type View = 'working' | 'failing' | 'off';
type ListQuery = ListInput & { view?: View | undefined };

export const WEBHOOK = { noun: 'webhook', table: 'webhooks' } as const;

const state = sql<View>`
  case when not t.enabled then 'off' when s.failures > 0 then 'failing' else 'working' end`;
const waiting = sql<number>`(
  select count(*)::int from webhook_messages m where m.webhook_id = t.id and m.state = 'waiting'
)`;
/** The market's own webhooks; those of a store belong to its sellers. */
const ofMarket = sql<boolean>`t.store_id is null`;
const failing = isoText('s.failing_since');
const lastSentAt = isoText('s.told_at');

/** A page of the market's webhooks; `q` searches their names and addresses. */
export const listWebhooks = (
  db: Db,
  { q, view, ...paging }: ListQuery,
): Promise<Listed<WebhookRow>> =>
  readList<WebhookRow>(db, paging, {
    from: sql`webhooks t join webhook_states s on s.webhook_id = t.id`,
    columns: {
      id: sql`t.id`,
      name: sql`t.name`,
      address: sql`t.address`,
      events: sql`cardinality(t.events)`,
      enabled: sql`t.enabled`,
      state,
      waiting,
      failing_since: failing,
      told_at: lastSentAt,
    },
    where: [
      ofMarket,
      ...(q ? [sql<boolean>`(t.name ilike ${likeText(q)} or t.address ilike ${likeText(q)})`] : []),
      ...(view ? [sql<boolean>`${state} = ${view}`] : []),
    ],
    usual: 'name',
  });

/** A webhook with its state and all that can be edited; null if there is none. */
export async function openWebhook(db: Db, id: number) {
  const { rows } = await sql<OpenedThing<OpenedWebhook>>`
    select t.id, t.version, ${lastEdit(WEBHOOK.noun)} as edited, t.name, t.address, t.events,
      t.enabled, ${state} as state, ${waiting} as waiting, ${failing} as failing_since,
      ${lastSentAt} as told_at,
      case when s.next_at > now() and s.failures > 0 then ${isoText('s.next_at')} end as next_at,
      case when s.before_until > now() then ${isoText('s.before_until')} end as before_until
    from webhooks t join webhook_states s on s.webhook_id = t.id
    where t.id = ${id} and ${ofMarket}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Makes a webhook (`id` null), with a secret of its own, or saves one. If it is on, waiting
 * messages are sent at once, however often it has failed. Refuses as `saveRow` does.
 */
export async function saveWebhook(
  tx: Tx,
  by: Staff,
  { id, version, ...fields }: Opened & WebhookFields,
  vault: Vault,
): Promise<SavedRow> {
  const saved = await saveRow(tx, by, WEBHOOK, { id, version, columns: fields });
  await tx
    .insertInto('webhook_states')
    .values({ webhook_id: saved.id, sealed: vault.seal(newSecret()) })
    .onConflict((conflict) =>
      conflict
        .column('webhook_id')
        .doUpdateSet({ failures: 0, failing_since: null, next_at: null }),
    )
    .execute();
  if (fields.enabled) await askToSend(tx, saved.id);
  await audit(tx, by, { action: 'webhook.save', subject: `webhook:${saved.id}` });
  return saved;
}

/** Deletes a webhook with its log. Refuses as `lockRow` does. */
export async function deleteWebhook(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  const { row } = await lockRow(tx, WEBHOOK, thing);
  await tx.deleteFrom('webhooks').where('id', '=', thing.id).execute();
  const { name, address, events } = row;
  await recordEdit(
    tx,
    by,
    { noun: WEBHOOK.noun, id: thing.id, version: thing.version + 1 },
    { was: { name, address, events }, became: null },
  );
  await audit(tx, by, { action: 'webhook.delete', subject: `webhook:${thing.id}` });
}
