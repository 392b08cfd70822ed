// The market's connections to other systems: webhooks and their messages.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { unique } from '../../make.ts';
import { marketOwner } from '../people.ts';
import type { Makers } from './placed-order.ts';

export const systemThings: Makers = {
  webhook: ({ db }) => webhook(db),
  'api-key': async ({ db, storeId }) => {
    const { id } = await db
      .insertInto('api_keys')
      .values({
        store_id: storeId ?? null,
        name: unique('Key'),
        scopes: [storeId === undefined ? 'catalogue' : 'products'],
        hash: randomBytes(32).toString('hex'),
        hint: 'souk_abcd',
        made_by: (await marketOwner(db)).shopper.accountId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  mail: ({ db }) => mail(db),
  'failed-mail': ({ db }) => mail(db),
  job: ({ db }) => failedJob(db),
  'failed-job': ({ db }) => failedJob(db),
  'webhook-message': ({ db }) => message(db, 'taken'),
  'waiting-webhook-message': ({ db }) => message(db, 'waiting'),
};

async function webhook(db: Db): Promise<number> {
  const { id } = await db
    .insertInto('webhooks')
    .values({
      name: unique('Warehouse'),
      address: 'https://hooks.example/souk',
      events: ['product.changed'],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('webhook_states').values({ webhook_id: id, sealed: SEALED }).execute();
  return id;
}
/** Sealed with a key that no shop has. */
const SEALED = 'v1.none';

async function message(db: Db, state: 'taken' | 'waiting'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with happened as (insert into events (kind, data) values ('test', '{}') returning id)
    insert into webhook_messages (webhook_id, number, key, event, event_id, thing_id, body, state,
      ended_at)
    select ${await webhook(db)}, 1, ${unique('msg')}, 'product.changed', id, 1, '{}', ${state},
      case ${state}::text when 'taken' then now() end
    from happened
    returning id
  `.execute(db);
  const [made] = rows;
  if (!made) throw new Error('The message was not made.');
  return made.id;
}

/** A letter that was given up. */
async function mail(db: Db): Promise<number> {
  const { id } = await db
    .insertInto('mails')
    .values({
      kind: 'welcome',
      recipient: `${unique('amal')}@example.com`,
      language: 'en',
      subject: 'Welcome',
      html: '<p>Welcome</p>',
      plain: 'Welcome',
      state: 'failed',
      tries: 12,
      last_error: '550 no such mailbox',
      trouble: 'recipient',
      trouble_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A job that failed for good; no worker runs it. */
async function failedJob(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select j.id
    from graphile_worker.add_job('look-at-payment', '{"payment": 12}'::json,
      run_at := now() + interval '1 hour', max_attempts := 1) made
    cross join lateral graphile_worker.permanently_fail_jobs(array[made.id], 'no answer') j
  `.execute(db);
  const [made] = rows;
  if (!made) throw new Error('The job was not made.');
  return made.id;
}
