// Letters on their way: over a real mail server of the loopback.
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Letters } from '#contract/letters.ts';
import { writeTo } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { freeMails, MOST_TRIES, sendMail } from '#jobs/mail/send-mail.ts';
import { writeLetter } from '#jobs/mail/write-letter.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { openPost, type Post } from '#outside/mail/smtp.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { openMailbox, type Mailbox, type Received } from '../mailbox.ts';
import { makeShop, unique } from '../make.ts';
import { openShop } from '../shop.ts';

const SITE = 'https://souk.example';
const FROM = { name: '', address: 'mail@souk.example' };
let base: Fresh;
let box: Mailbox;
let post: Post;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  await base.db.updateTable('settings').set({ email: 'owner@souk.example' }).execute();
});
afterAll(() => base.close());
beforeEach(async () => {
  box = await openMailbox();
  post = openPost(box.url, FROM);
});
afterEach(async () => {
  post.close();
  await box.close();
});

/** Puts a letter into the log as the worker does; answers its number. */
async function put<Kind extends keyof Letters>(
  kind: Kind,
  data: Letters[Kind],
  language = 'en',
  to = `${unique('reader')}@example.com`,
): Promise<number> {
  await transaction(base.db, (tx) =>
    writeLetter(tx, { publicUrl: SITE, mail: {} }, { kind, to, language, data }),
  );
  return (
    await base.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', to)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id;
}
const welcome = (language = 'en') => put('welcome', { name: 'Amal' }, language);
const send = (id: number, by: Post | null = post) => sendMail(base.db, by, id);
const rowOf = (id: number) =>
  base.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const first = (): Received => {
  const [mail] = box.received;
  if (!mail) throw new Error('Nothing has come.');
  return mail;
};

describe('a letter that is sent', () => {
  it('comes with both bodies, from the shop, to be answered to it', async () => {
    const id = await welcome();
    const written = await rowOf(id);
    await send(id);
    const { from, to, headers, html, plain } = first();
    expect([from, to]).toEqual(['mail@souk.example', [written.recipient]]);
    expect(
      Object.fromEntries(
        ['from', 'to', 'reply-to', 'subject', 'auto-submitted', 'content-language'].map((name) => [
          name,
          headers.get(name),
        ]),
      ),
    ).toEqual({
      from: 'Souk <mail@souk.example>',
      to: written.recipient,
      'reply-to': 'owner@souk.example',
      subject: 'Welcome to Souk',
      'auto-submitted': 'auto-generated',
      'content-language': 'en',
    });
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative/);
    expect([html, plain]).toEqual([written.html, written.plain]);
    expect(headers.get('list-unsubscribe')).toBeUndefined();
    expect(await rowOf(id)).toMatchObject({
      state: 'sent',
      tries: 1,
      last_error: null,
      claimed_at: null,
      sent_at: expect.any(Date),
      html: written.html,
    });
  });
  it('comes in Arabic, its subject and the shop’s name too', async () => {
    await send(await welcome('ar'));
    const { headers, html } = first();
    expect([headers.get('subject'), headers.get('from')]).toEqual([
      'أهلًا بك في Souk (ع)',
      'Souk (ع) <mail@souk.example>',
    ]);
    expect(html).toContain('dir="rtl"');
  });
  it('comes from the name that the owner chose, where they chose one', async () => {
    const named = openPost(box.url, { name: 'The Souk, London', address: 'mail@souk.example' });
    await send(await welcome(), named);
    named.close();
    expect(first().headers.get('from')).toBe('"The Souk, London" <mail@souk.example>');
  });
  it('of the contact form is answered to who wrote it', async () => {
    await send(
      await put(
        'contact',
        { name: 'Amal', email: 'amal@example.com', subject: 'A lamp', message: 'Red?' },
        'en',
        'owner@souk.example',
      ),
    );
    expect([first().headers.get('reply-to'), first().headers.get('subject')]).toEqual([
      'amal@example.com',
      'Message from Amal: A lamp',
    ]);
  });
  it('of the newsletter can be left with one press, as mail programs do it', async () => {
    const shop = await openShop(base);
    const key = unique('key');
    const email = `${unique('subscriber')}@example.com`;
    await base.db
      .insertInto('subscribers')
      .values({ email, language: 'en', key, confirmed_at: new Date() })
      .execute();
    await send(await put('newsletter-confirm', { key }, 'en', email));
    const { headers, plain } = first();
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, address = ''] = /^<(https:\/\/.+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? [];
    expect(plain).toContain(`${SITE}/newsletter/leave?key=${key}`);
    const at = address.replace(SITE, shop.origin);
    const opened = await fetch(at, { redirect: 'manual' });
    const pressed = await fetch(at, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect([opened.headers.get('location'), await pressed.json()]).toMatchObject([
      `/newsletter/leave?key=${key}`,
      { status: 200, data: true },
    ]);
    expect(
      (
        await base.db
          .selectFrom('subscribers')
          .select('left_at')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).left_at,
    ).toBeInstanceOf(Date);
    await shop.close();
  });
  it.each<[keyof Letters, Letters[keyof Letters]]>([
    ['verify', { name: 'Amal', code: '482913' }],
    ['password-code', { name: 'Amal', code: '482913' }],
    ['seller-verify', { name: 'Amal', code: '482913' }],
    ['social-code', { name: 'Amal', code: '482913', service: 'facebook' }],
    ['newsletter-confirm', { key: '482913' }],
  ])('is not kept when it is %s: a secret is in it', async (kind, data) => {
    const id = await put(kind, data);
    await send(id);
    expect([
      first().plain.includes('482913'),
      JSON.stringify(await rowOf(id)).includes('"html":"","plain":""'),
    ]).toEqual([true, true]);
  });
});

describe('a letter that does not go', () => {
  it('is written down and tried again, under the same Message-ID', async () => {
    const id = await welcome();
    box.refuse(() => ({ code: 451, said: '4.3.0 Busy, come back' }));
    await expect(send(id)).rejects.toThrow(`Mail ${id} did not go (try 1): EENVELOPE: `);
    expect(await rowOf(id)).toMatchObject({
      state: 'waiting',
      tries: 1,
      claimed_at: null,
      sent_at: null,
      last_error: expect.stringContaining('451 4.3.0 Busy, come back'),
    });
    box.refuse(() => null);
    await send(id);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', tries: 2, last_error: null });
    const again = await welcome();
    await base.db
      .updateTable('mails')
      .set({ state: 'waiting', sent_at: null })
      .where('id', '=', id)
      .execute();
    for (const each of [id, again]) await send(each);
    const ids = box.received.map(({ headers }) => headers.get('message-id'));
    expect([ids.length, ids[0] === ids[1], ids[1] === ids[2]]).toEqual([3, true, false]);
  });
  it('fails after the last try, and is not tried once more', async () => {
    const id = await welcome();
    box.refuse(() => ({ code: 451, said: '4.3.0 Busy' }));
    for (let tried = 1; tried < MOST_TRIES; tried++) await expect(send(id)).rejects.toThrow('451');
    await send(id);
    expect(await rowOf(id)).toMatchObject({
      state: 'failed',
      tries: MOST_TRIES,
      last_error: expect.stringContaining('451'),
    });
    const asked = box.asked();
    box.refuse(() => null);
    await send(id);
    expect([box.asked() - asked, box.received.length]).toEqual([0, 0]);
  });
  it('fails at once when the other side will never take it', async () => {
    const id = await put('verify', { name: 'Amal', code: '482913' });
    box.refuse(() => ({ code: 550, said: '5.1.1 No such user' }));
    await send(id);
    expect(await rowOf(id)).toMatchObject({
      state: 'failed',
      tries: 1,
      html: '',
      plain: '',
      last_error: expect.stringContaining('550'),
    });
  });
  it('waits when nobody answers', async () => {
    const gone = createServer();
    const port = await new Promise<number>((resolve) =>
      gone.listen(0, '127.0.0.1', () => {
        const at = gone.address();
        resolve(typeof at === 'object' && at ? at.port : 0);
      }),
    );
    await new Promise((resolve) => gone.close(resolve));
    const id = await welcome();
    const nobody = openPost(`smtp://127.0.0.1:${port}`, FROM);
    await expect(send(id, nobody)).rejects.toThrow('ECONNREFUSED');
    nobody.close();
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', tries: 1 });
  });
  it('says no password, whatever the other side says', async () => {
    const strict = await openMailbox('s3cret word');
    const wrong = openPost(`smtp://m%40il:hunter%202@127.0.0.1:${new URL(strict.url).port}`, FROM);
    const right = openPost(
      `smtp://m%40il:s3cret%20word@127.0.0.1:${new URL(strict.url).port}`,
      FROM,
    );
    const id = await welcome();
    const said = await send(id, wrong).then(
      () => '',
      (problem: Error) => problem.message,
    );
    expect(said).toContain('535');
    expect(`${said}${(await rowOf(id)).last_error}`).not.toMatch(/hunter|m@il/);
    expect([await send(id, right), strict.received.length]).toEqual([undefined, 1]);
    for (const own of [wrong, right]) own.close();
    await strict.close();
  });
  it('is not sent at all when its code is dead', async () => {
    const id = await put('verify', { name: 'Amal', code: '482913' });
    await base.db
      .updateTable('mails')
      .set({ created_at: new Date(Date.now() - 15 * 60_000 - 1000) })
      .where('id', '=', id)
      .execute();
    await send(id);
    expect([await rowOf(id), box.asked()]).toMatchObject([
      { state: 'failed', html: '', plain: '' },
      0,
    ]);
  });
});

describe('a letter is never sent twice', () => {
  it('when many processes send it together', async () => {
    const id = await welcome();
    await Promise.all(Array.from({ length: 6 }, () => send(id)));
    await send(id);
    expect(box.received).toHaveLength(1);
  });
  it('while another process has claimed it; when that one has ended it is asked for again', async () => {
    const id = await welcome();
    const claimed = (ago: number) =>
      base.db
        .updateTable('mails')
        .set({ claimed_at: new Date(Date.now() - ago) })
        .where('id', '=', id)
        .execute();
    const queued = async () =>
      (
        await sql<{
          key: string;
        }>`select key from graphile_worker.jobs where key = ${`send-mail ${id}`}`.execute(base.db)
      ).rows.length;
    await claimed(60_000);
    await send(id);
    await freeMails(base.db);
    expect([box.received.length, await queued()]).toEqual([0, 0]);
    await claimed(5 * 60_000 + 1000);
    await freeMails(base.db);
    expect(await queued()).toBe(1);
    await send(id);
    expect([box.received.length, (await rowOf(id)).state]).toEqual([1, 'sent']);
  });
});

describe('without a way to send', () => {
  it('a letter that waited goes to the outbox', async () => {
    const id = await put('verify', { name: 'Amal', code: '482913' });
    await send(id, null);
    expect(await rowOf(id)).toMatchObject({
      state: 'outbox',
      plain: expect.stringContaining('482913'),
    });
  });
});

describe('the worker', () => {
  it('writes and sends what was asked for, and comes back to what did not go', async () => {
    await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(
      base.db,
    ); // of the letters above
    const shop = await openShop(base, { publicUrl: SITE, mail: { smtpUrl: box.url, from: FROM } });
    const stop = await startJobs(shop.services, base.url);
    const to = `${unique('reader')}@example.com`;
    const arrived = () =>
      vi.waitFor(
        () => expect(box.received.filter((mail) => mail.to.includes(to))).toHaveLength(1),
        { timeout: 60_000, interval: 20 },
      );
    let refused = 0;
    box.refuse(() => (refused++ === 0 ? { code: 451, said: '4.3.0 Busy' } : null));
    await transaction(base.db, (tx) =>
      writeTo(tx, 'verify', { email: to, language: 'en' }, { name: 'Amal', code: '482913' }),
    );
    const waiting = await vi.waitFor(
      async () => {
        const { rows } = await sql<{
          id: string;
        }>`select id from graphile_worker.jobs where task_identifier = 'send-mail' and attempts = 1 and locked_at is null and last_error like '%451%'`.execute(
          base.db,
        );
        expect(rows).toHaveLength(1);
        return rows;
      },
      { timeout: 60_000, interval: 20 },
    );
    await sql`select graphile_worker.reschedule_jobs(array[${waiting[0]?.id}::bigint], run_at := now())`.execute(
      base.db,
    );
    await arrived();
    await vi.waitFor(
      async () =>
        expect(
          (
            await sql`select id from graphile_worker.jobs where task_identifier in ('send-mail', 'write-letter')`.execute(
              base.db,
            )
          ).rows,
        ).toEqual([]),
      { timeout: 60_000, interval: 20 },
    );
    expect(
      await base.db
        .selectFrom('mails')
        .select(['state', 'tries', 'html', 'plain'])
        .where('recipient', '=', to)
        .execute(),
    ).toEqual([{ state: 'sent', tries: 2, html: '', plain: '' }]);
    await stop();
    await shop.close();
    expect(box.received).toHaveLength(1);
  });
});
