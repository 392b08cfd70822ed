// The delivery of letters, with a real mail server on the loopback.
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { Letters } from '#contract/letters.ts';
import { writeTo } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { type Received } from '../mailbox.ts';
import { unique } from '../make.ts';
import { openShop } from '../shop.ts';
import {
  base,
  box,
  FROM,
  postTo,
  put,
  rowOf,
  send,
  SITE,
  welcome,
  withMailbox,
} from './mail-delivery-set-up.ts';

withMailbox();

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
      'أهلًا بك في \u2068Souk (ع)\u2069',
      'Souk (ع) <mail@souk.example>',
    ]);
    expect(html).toContain('dir="rtl"');
  });
  it('comes from the name that the owner chose, where they chose one', async () => {
    const named = postTo(box.url, { name: 'The Souk, London', address: 'mail@souk.example' });
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

describe('without a mail server', () => {
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
    await sql`
      select graphile_worker.complete_jobs(
        array(select id from graphile_worker.jobs)
      )`.execute(base.db); // of the letters above
    const shop = await openShop(base, { publicUrl: SITE, mail: { smtpUrl: box.url, from: FROM } });
    const stop = await startJobs(shop.services, base.url);
    const to = `${unique('reader')}@example.com`;
    const arrived = () =>
      vi.waitFor(
        () => expect(box.received.filter((mail) => mail.to.includes(to))).toHaveLength(1),
        { timeout: 60_000, interval: 20 },
      );
    let refused = 0;
    box.refuse(() => (refused++ === 0 ? { code: 451, text: '4.3.0 Busy' } : null));
    await transaction(base.db, (tx) =>
      writeTo(tx, 'verify', { email: to, language: 'en' }, { name: 'Amal', code: '482913' }),
    );
    const waiting = await vi.waitFor(
      async () => {
        const { rows } = await sql<{ id: string }>`
          select id
          from graphile_worker.jobs
          where task_identifier = 'send-mail'
            and attempts = 1
            and locked_at is null
            and last_error like '%451%'`.execute(base.db);
        expect(rows).toHaveLength(1);
        return rows;
      },
      { timeout: 60_000, interval: 20 },
    );
    await sql`
      select graphile_worker.reschedule_jobs(
        array[${waiting[0]?.id}::bigint],
        run_at := now()
      )`.execute(base.db);
    await arrived();
    await vi.waitFor(
      async () =>
        expect(
          (
            await sql`
              select id
              from graphile_worker.jobs
              where task_identifier in ('send-mail', 'write-letter')`.execute(base.db)
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
