// Failed letters: retried for a time, given up in the end, and never sent twice.
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { freeMails, MOST_TRIES } from '#jobs/mail/send-mail.ts';
import { openMailbox } from '../mailbox.ts';
import {
  base,
  box,
  postTo,
  put,
  rowOf,
  send,
  welcome,
  withMailbox,
} from './mail-delivery-set-up.ts';

withMailbox();

describe('a letter that does not go', () => {
  it('is written down and tried again, under the same Message-ID', async () => {
    const id = await welcome();
    box.refuse(() => ({ code: 451, text: '4.3.0 Busy, come back' }));
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
    box.refuse(() => ({ code: 451, text: '4.3.0 Busy' }));
    for (let tried = 1; tried < MOST_TRIES; tried++) await expect(send(id)).rejects.toThrow('451');
    await send(id);
    expect(await rowOf(id)).toMatchObject({
      state: 'failed',
      tries: MOST_TRIES,
      last_error: expect.stringContaining('451'),
    });
    const before = box.recipientCount();
    box.refuse(() => null);
    await send(id);
    expect([box.recipientCount() - before, box.received.length]).toEqual([0, 0]);
  });
  it('fails at once when the other side will never take it', async () => {
    const id = await put('verify', { name: 'Amal', code: '482913' });
    box.refuse(() => ({ code: 550, text: '5.1.1 No such user' }));
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
    const nobody = postTo(`smtp://127.0.0.1:${port}`);
    await expect(send(id, nobody)).rejects.toThrow('ECONNREFUSED');
    nobody.close();
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', tries: 1 });
  });
  it('says no password, whatever the other side says', async () => {
    const strict = await openMailbox('s3cret word');
    const wrong = postTo(`smtp://m%40il:hunter%202@127.0.0.1:${new URL(strict.url).port}`);
    const right = postTo(`smtp://m%40il:s3cret%20word@127.0.0.1:${new URL(strict.url).port}`);
    const id = await welcome();
    const result = await send(id, wrong).then(
      () => '',
      (problem: Error) => problem.message,
    );
    expect(result).toContain('535');
    expect(`${result}${(await rowOf(id)).last_error}`).not.toMatch(/hunter|m@il/);
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
    expect([await rowOf(id), box.recipientCount()]).toMatchObject([
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
  it('while another process has claimed it, and is retried when that one has ended', async () => {
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
