// The delivery log, the jobs of the queue, and the state of the site, for staff.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letterKinds } from '#contract/letters.ts';
import { secretKinds } from '#contract/secret-letters.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, unique } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';

let base: Fresh;
let open: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
  owner = await makeStaff(base, 'owner');
});
afterAll(async () => {
  await open.close();
  await base.close();
});

type Wrote = { kind?: string; state?: string; to?: string; error?: string };
async function wrote({ kind = 'welcome', state = 'sent', to, error }: Wrote = {}) {
  const recipient = to ?? `${unique('amal')}@example.com`;
  const { rows } = await sql<{ id: number }>`
    insert into mails (kind, recipient, language, subject, html, plain, state, sent_at, last_error)
    values (${kind}, ${recipient}, 'en', 'Hello', '<p>Hello K4711</p>', 'Hello K4711', ${state},
      case ${state}::text when 'sent' then now() end, ${error ?? null})
    returning id
  `.execute(base.db);
  return { id: rows[0]?.id ?? 0, recipient };
}
const mails = async (query: Record<string, unknown>) =>
  (await open.ask('adminMail.list', query, owner.headers)).rows;
const again = (id: number) => open.send('adminMail.again', { id }, owner.headers);

describe('the delivery log', () => {
  it('finds what was written to an address, by how it begins', async () => {
    const name = unique('leila');
    await wrote({ to: `${name}@Example.com` });
    await wrote({ to: `${name}%_@example.com` });
    expect(await mails({ q: name.toUpperCase() })).toHaveLength(2);
    expect(await mails({ q: `${name}%_` })).toHaveLength(1);
    expect(await mails({ q: name.slice(1) })).toEqual([]);
  });

  it.each([
    ['waiting', { state: 'waiting' }],
    ['trying', { state: 'waiting', error: '451 come back' }],
    ['sent', { state: 'sent' }],
    ['failed', { state: 'failed', error: '550 no' }],
    ['outbox', { state: 'outbox' }],
  ] as const)('tells what is %s from the rest', async (view, made) => {
    const { id, recipient } = await wrote(made);
    expect(await mails({ q: recipient, view })).toMatchObject([{ id, state: view }]);
    const others = ['waiting', 'trying', 'sent', 'failed', 'outbox'].filter((one) => one !== view);
    for (const other of others) expect(await mails({ q: recipient, view: other })).toEqual([]);
  });

  it('shows the text and the server’s answer; never a text with a code in it', async () => {
    const plain = await wrote({ state: 'failed', error: '550 no such mailbox' });
    expect(await open.ask('adminMail.open', { id: plain.id }, owner.headers)).toMatchObject({
      html: '<p>Hello K4711</p>',
      answer: '550 no such mailbox',
      repeatable: true,
    });
    expect(secretKinds.length).toBeGreaterThan(3);
    for (const kind of secretKinds)
      for (const state of ['waiting', 'outbox', 'failed']) {
        const { id } = await wrote({ kind, state });
        const { text } = await open.send('adminMail.open', { id }, owner.headers);
        expect(text).not.toContain('K4711');
        expect(text).toContain('"repeatable":false');
      }
  });

  it('sends a copy once, however often two people ask, and says who did', async () => {
    const { id, recipient } = await wrote();
    const answers = await Promise.all([again(id), again(id), again(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201, 201]);
    const rows = await mails({ q: recipient });
    expect(rows).toHaveLength(2);
    expect(await open.ask('adminMail.open', { id: rows[0]?.id }, owner.headers)).toMatchObject({
      copy_of: id,
      plain: 'Hello K4711',
    });
    const failed = await wrote({ state: 'failed', error: '550 no' });
    const lately = () => mails({ q: failed.recipient, view: 'lately' });
    expect(await lately()).toMatchObject([{ id: failed.id, state: 'failed' }]);
    await again(failed.id);
    expect(await lately()).toEqual([]); // nothing needs attention any more
    const { rows: deeds } = await sql`
      select note from audit where action = 'mail.send-again' and subject = ${`mail:${id}`}
    `.execute(base.db);
    expect(deeds).toEqual([{ note: recipient }]);
  });

  it('sends nothing again that is on its way or whose text is not stored', async () => {
    const waiting = await wrote({ state: 'waiting' });
    expect((await again(waiting.id)).data).toMatchObject({ code: 'mail-on-its-way' });
    const secret = await wrote({ kind: 'verify', state: 'failed' });
    expect((await again(secret.id)).data).toMatchObject({ code: 'mail-not-kept' });
  });

  it('knows every kind of letter', async () => {
    for (const kind of letterKinds) await mails({ kind });
    expect(letterKinds).toContain('order-placed');
  });
});

async function job(how: 'failed' | 'planned' | 'waiting' | 'trying' | 'running', task: string) {
  const { rows } = await sql<{ id: number }>`
    select id from graphile_worker.add_job(${task}, '{"order": 12, "code": "K4711"}'::json,
      run_at := now() + (case ${how}::text when 'planned' then 1 else -1 end) * interval '1 hour',
      max_attempts := 3)
  `.execute(base.db);
  const id = rows[0]?.id ?? 0;
  const tries = { failed: 3, trying: 1, planned: 0, waiting: 0, running: 0 }[how];
  await sql`
    update graphile_worker._private_jobs
    set attempts = ${tries}, last_error = case when ${tries} > 0 then 'no answer' end,
      locked_at = case ${how}::text when 'running' then now() end,
      locked_by = case ${how}::text when 'running' then 'a worker' end
    where id = ${id}
  `.execute(base.db);
  return id;
}
const jobs = async (query: Record<string, unknown>) =>
  (await open.ask('adminJob.list', query, owner.headers)).rows;

describe('the jobs of the queue', () => {
  it('are listed by their state, with their reason, and without their secrets', async () => {
    for (const how of ['failed', 'planned', 'waiting', 'trying', 'running'] as const) {
      const id = await job(how, 'send-refund');
      const [row] = await jobs({ view: how, q: 'send-refund' });
      expect(row).toMatchObject({ id, task: 'send-refund', state: how, about: { order: 12 } });
      expect(JSON.stringify(row)).not.toContain('K4711');
    }
    const [failed] = await jobs({ view: 'failed', q: 'send-refund' });
    expect(failed).toMatchObject({ problem: 'no answer', tries: 3, most_tries: 3 });
    const standing = await open.ask('adminJob.standing', {}, owner.headers);
    expect(standing).toMatchObject({ failed: 1, running: 1, planned: 1, trying: 1 });
    expect(standing.failures).toEqual([{ task: 'send-refund', count: 1 }]);
    const waited = Date.now() - Date.parse(standing.oldest_waiting_at ?? '');
    expect(Math.round(waited / 3_600_000)).toBe(1);
  });

  it('run again with all their tries: one, those of a task, or all', async () => {
    const one = await job('failed', 'end-payment');
    await open.ask('adminJob.retry', { id: one }, owner.headers);
    const more = await Promise.all([job('failed', 'issue-papers'), job('failed', 'issue-papers')]);
    const other = await job('failed', 'look-at-payment');
    const all = (task: string) => open.ask('adminJob.retryAll', { task }, owner.headers);
    expect(await all('issue-papers')).toEqual({ count: 2 });
    expect(await jobs({ only: [one, ...more].join(',') })).toMatchObject(
      Array.from({ length: 3 }, () => ({ state: 'waiting', tries: 0 })),
    );
    expect(await jobs({ only: `${other}` })).toMatchObject([{ state: 'failed' }]);
    expect((await all('')).count).toBeGreaterThan(0);
    expect(await jobs({ view: 'failed' })).toEqual([]);
  });

  it('are taken out once; one that a worker has stays', async () => {
    const [failed, running] = [await job('failed', 'sweep'), await job('running', 'sweep')];
    const discard = (id: number) => open.send('adminJob.discard', { id }, owner.headers);
    const answers = await Promise.all([discard(failed), discard(failed)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect((await discard(running)).data).toMatchObject({ code: 'thing-not-found' });
    expect((await jobs({ q: 'sweep' })).map(({ id }) => id)).toEqual([running]);
  });
});

describe('how the shop runs', () => {
  it('is explained in the caller’s language, with what to do, and without a secret', async () => {
    const { data, text } = await open.send('adminHealth.read', {}, owner.headers);
    const parts = (data as { checks: { part: string; todo: string | null; state: string }[] })
      .checks;
    expect(parts.map(({ part }) => part)).toEqual(
      expect.arrayContaining(['database', 'queue', 'worker', 'mail', 'disk', 'certificate']),
    );
    for (const { state, todo } of parts) expect(todo === null).toBe(state === 'good');
    expect(data).toMatchObject({
      state: 'bad', // no worker runs in this test
      database: { bytes: expect.any(Number), longest_transaction_s: expect.any(Number) },
      versions: { node: process.versions.node, schema: expect.stringMatching(/^\d{4}_/) },
      certificate: null,
    });
    const { config } = open.services;
    expect(config.databaseUrl ?? base.url).not.toBe('');
    for (const secret of [base.url, config.secretsKey, config.dataDir])
      if (secret) expect(text).not.toContain(secret);
    const arabic = await open.ask('adminHealth.read', {}, { ...owner.headers, language: 'ar' });
    expect(arabic.checks[0]?.said).toMatch(/[\u0600-\u06ff]/);
  });
});
