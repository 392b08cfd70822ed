// Waiting letters, the server that accepts them, and the mailbox they reach.
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Letters } from '#contract/letters.ts';
import { transaction } from '#db/transaction.ts';
import { sendMail } from '#jobs/mail/send-mail.ts';
import { writeLetter } from '#jobs/mail/write-letter.ts';
import { mailServerAt } from '#market/connections/mail-server.ts';
import { openPost, type Post } from '#outside/mail/smtp.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { openMailbox, type Mailbox } from '../mailbox.ts';
import { makeShop, unique } from '../make.ts';

export const SITE = 'https://souk.example';
export const FROM = { name: '', address: 'mail@souk.example' };
export let base: Fresh;
export let box: Mailbox;
let post: Post;

/** Opens a shop for the tests of a file, with a new mailbox for each of them. */
export function withMailbox(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    await base.db.updateTable('settings').set({ email: 'owner@souk.example' }).execute();
  });
  afterAll(() => base.close());
  beforeEach(async () => {
    box = await openMailbox();
    post = postTo(box.url);
  });
  afterEach(async () => {
    post.close();
    await box.close();
  });
}

/** Puts a letter into the log as the worker does; returns its number. */
export async function put<Kind extends keyof Letters>(
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
/** Opens a connection to a mail server. */
export const postTo = (url: string, from = FROM): Post =>
  openPost({ server: mailServerAt(url), from });
export const welcome = (language = 'en') => put('welcome', { name: 'Amal' }, language);
export const send = (id: number, by: Post | null = post) => sendMail(base.db, by, id);
export const rowOf = (id: number) =>
  base.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
