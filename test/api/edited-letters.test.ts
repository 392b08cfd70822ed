// The texts of emails as staff change them: listed, previewed while they are typed, sent as a test.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letterKinds } from '#contract/letters.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { openMailbox, type Mailbox } from '../mailbox.ts';
import { makeShop } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';

let base: Fresh;
let open: TestShop;
let box: Mailbox;
let owner: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  box = await openMailbox();
  const from = { name: 'Souk', address: 'mail@souk.example' };
  open = await openShop(base, { mail: { smtpUrl: box.url, from } });
  owner = await makeStaff(base, 'owner');
});
afterAll(async () => {
  await open.close();
  await box.close();
  await base.close();
});

type Input = Record<string, unknown>;
const preview = (more: Input) =>
  open.ask('adminLetter.preview', { kind: 'welcome', language: 'en', ...more }, owner.headers);
const hello = (text: string) => [{ section: 'letter', key: 'hello', text }];

describe('the emails of a shop', () => {
  it('are listed, each with the languages that lack a text of it', async () => {
    const all = await open.ask('adminLetter.list', { size: 200 }, owner.headers);
    expect(all.rows.map(({ kind }) => kind)).toEqual(letterKinds);
    expect(all.rows.flatMap(({ gaps }) => gaps)).toEqual([]);
    await sql`
      insert into languages (code, name, direction, position, enabled)
      values ('de', 'Deutsch', 'ltr', 90, true)
    `.execute(base.db);
    const gaps = await open.ask('adminLetter.list', { view: 'gap', size: 200 }, owner.headers);
    expect(gaps.rows.map(({ kind }) => kind)).toEqual(letterKinds);
    expect(new Set(gaps.rows.flatMap((row) => row.gaps))).toEqual(new Set(['de']));
    const [found] = (await open.ask('adminLetter.list', { q: 'welcome' }, owner.headers)).rows;
    expect(found).toMatchObject({ kind: 'welcome', changed: [] });
  });

  it('have their own texts among the messages of a language', async () => {
    const query = { language: 'fr', letter: 'welcome', size: 100 };
    const { rows } = await open.ask('adminMessage.list', query, owner.headers);
    const keys = rows.map(({ section, key }) => `${section}.${key}`);
    expect(keys).toEqual(expect.arrayContaining(['letter.welcome-subject', 'letter.hello']));
    expect(keys).not.toContain('letter.verify-text');
  });

  it('are shown with what is typed, from right to left in Arabic, and nothing is saved', async () => {
    const shown = await preview({ messages: hello('Good day {name}!') });
    expect(shown.html).toContain('Good day Amal Haddad!');
    expect(shown.plain).toContain('Good day Amal Haddad!');
    expect((await preview({})).html).not.toContain('Good day');
    const arabic = await preview({ language: 'ar' });
    expect(arabic.direction).toBe('rtl');
    expect(arabic.html).toContain('<html lang="ar" dir="rtl"');
  });

  it('leave out what cannot be rendered, and let no tag leave its place', async () => {
    expect((await preview({ messages: hello('Hi {nobody}') })).plain).toContain('Hello Amal');
    const hostile = await preview({ messages: hello(`{name} '<'img src=x onerror=alert(1)>`) });
    expect(hostile.plain).toContain('<img src=x onerror=alert(1)>');
    expect(hostile.html).not.toContain('<img src=x');
  });

  it('show another example, and the last one where there are fewer', async () => {
    const subjects = await Promise.all(
      [0, 1, 2, 3, 50].map((example) =>
        preview({ kind: 'parcel-moved', example }).then(({ subject }) => subject),
      ),
    );
    expect(new Set(subjects.slice(0, 4)).size).toBe(4);
    expect(subjects[4]).toBe(subjects[3]);
  });

  it('are shown and sent as a test with what is typed, also where that is the built-in text', async () => {
    const texts = { ...hello('Saved {name}!')[0], version: 0 };
    const saved = { language: 'en', messages: [texts] };
    await open.ask('adminMessage.save', saved, owner.headers);
    const which = { kind: 'welcome', language: 'en' };
    for (const [text, expected] of [
      ['Typed {name}!', 'Typed Amal'],
      [null, 'Hello Amal'],
    ] as const) {
      const typed = { ...which, messages: [{ section: 'letter', key: 'hello', text }] };
      expect((await preview(typed)).plain).toContain(expected);
      await open.ask('adminLetter.test', typed, owner.headers);
      expect(box.received.at(-1)?.plain).toContain(expected);
    }
    await open.ask('adminLetter.test', which, owner.headers);
    expect(box.received.at(-1)?.plain).toContain('Saved Amal');
    box.received.length = 0;
  });

  it('go as a test to who asks, and to nobody else', async () => {
    const which = { kind: 'order-placed', language: 'ar' };
    await open.ask('adminLetter.test', which, owner.headers);
    const { email } = await base.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', owner.accountId)
      .executeTakeFirstOrThrow();
    expect(box.received.map(({ to }) => to)).toEqual([[email]]);
    expect(box.received[0]?.html).toContain('dir="rtl"');
    const without = await openShop(base);
    const refused = await without.send('adminLetter.test', which, owner.headers);
    expect(refused.data).toMatchObject({ code: 'mail-no-server' });
    await without.close();
  });
});
