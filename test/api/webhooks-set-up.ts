// Webhooks in tests: events are recorded, and sent when a test says so.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { OpenedWebhook } from '#contract/admin/webhook.ts';
import { record } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { react } from '#jobs/reactions.ts';
import { sendWebhook } from '#jobs/webhooks/send-webhook.ts';
import { recordNews } from '#jobs/webhooks/record-news.ts';
import { openWebhookPost } from '#outside/webhooks/post-webhook.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeStore, unique } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';
import { openReceiver, type Receiver } from '../stand-ins/receiver.ts';

export let base: Fresh;
export let open: TestShop;
export let owner: MadeStaff;
export let receiver: Receiver;

/** A shop whose webhooks may reach this machine, and a receiver for each test. */
export function withReceiver(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    await base.db.updateTable('settings').set({ email: 'owner@souk.example' }).execute();
    open = await openShop(base, { webhooksHere: true });
    owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  });
  beforeEach(async () => {
    receiver = await openReceiver();
  });
  afterEach(async () => {
    await base.db.deleteFrom('webhooks').execute();
    await receiver.close();
  });
  afterAll(async () => {
    await open.close();
    await base.close();
  });
}

export const HOUR = 3_600_000;
type Wish = { address?: string; events?: string[]; enabled?: boolean };
export type Saved = OpenedWebhook & { id: number; version: number };
export const save = (more: Record<string, unknown> = {}) =>
  open.send(
    'adminWebhook.save',
    {
      name: unique('Warehouse'),
      address: receiver.address,
      events: ['store.approved'],
      enabled: true,
      ...more,
    },
    owner.headers,
  );
export const made = async (wish: Wish = {}) => (await save(wish)).data as Saved;
export const callAsOwner = (call: Parameters<TestShop['ask']>[0], input: object) =>
  open.ask(call, { ...input }, owner.headers) as Promise<never>;
export const opened = (id: number) => callAsOwner('adminWebhook.open', { id }) as Promise<Saved>;
type Message = { id: number; number: number; state: string; tries: number; last: unknown };
export const messages = async (id: number) =>
  ((await callAsOwner('adminWebhookMore.messages', { id })) as { rows: Message[] }).rows;

/** Makes an event, and records it for webhooks, as the worker does. */
export async function happens(count = 1): Promise<void> {
  for (let at = 0; at < count; at++) {
    const store = await makeStore(base.db);
    await transaction(base.db, (tx) => record(tx, 'store-approved', { store }));
  }
  await queueMessages();
}
export async function queueMessages(): Promise<void> {
  const { rows } = await sql<{ id: number; payload: Parameters<typeof react>[1] }>`
    select j.id, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'react' order by j.id
  `.execute(base.db);
  for (const { id, payload } of rows) {
    await transaction(base.db, (tx) => react(tx, payload));
    if (payload.event) await recordNews(base.db, await open.services.market(), payload.event);
    await sql`select graphile_worker.complete_jobs(array[${id}::bigint])`.execute(base.db);
  }
  await sql`
    select graphile_worker.complete_jobs(array_agg(j.id))
    from graphile_worker.jobs j where j.task_identifier = 'tell-webhooks'
  `.execute(base.db);
}
/** Runs the courier for a webhook, this many milliseconds later. */
export const turn = (id: number, later = 0) =>
  sendWebhook(
    {
      db: base.db,
      vault: open.services.vault,
      post: openWebhookPost({ here: true, patience: 400 }),
      now: () => new Date(Date.now() + later),
    },
    id,
  );

/** The number of the last event in the diary. */
export const lastEvent = async () => {
  const { rows } = await sql<{ id: number }>`select max(id) as id from events`.execute(base.db);
  return rows[0]?.id ?? 0;
};
