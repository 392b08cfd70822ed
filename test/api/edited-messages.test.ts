// What the shop says, changed from the back office: at once on every page, and never so that it can
// not be said.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MessageFileRead } from '#contract/admin/message.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { layWords } from '#words/lay-words.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
let manager: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  manager = await makeStaff(base, 'manager', { name: 'Omar Said' });
  await base.db
    .insertInto('languages')
    .values({ code: 'de', name: 'Deutsch', direction: 'ltr', position: 2 })
    .execute();
});
beforeEach(() => sql`delete from messages`.execute(base.db));
afterAll(() => {
  for (const language of ['en', 'ar', 'de']) layWords(language, []);
});

type Row = { section: string; key: string; state: string; text: string; version: number };
const PLACE = { section: 'product-page', key: 'add' };
const save = (messages: object[], language = 'de', by = owner) =>
  open.call('POST', 'admin/messages/save', { language, messages }, by.headers);
const list = async (input: object = {}) =>
  (await open.call('GET', 'admin/messages', { language: 'de', ...input }, owner.headers)).data as {
    rows: Row[];
    total: number;
    groups: { group: string; total: number; missing: number; changed: number }[];
  };
const said = async (language: string) => {
  const words = (await open.ask('places.localization', { locale_code: language })) as Record<
    string,
    Record<string, string>
  >;
  return words[PLACE.section]?.[PLACE.key];
};
const file = (verb: 'try' | 'take', content: string | Uint8Array<ArrayBuffer>, more: object = {}) =>
  open.call(
    'POST',
    `admin/messages/${verb}-file`,
    { file: [new File([content], 'de.csv')], language: 'de', ...more },
    owner.headers,
  );

describe('a text', () => {
  it('is said as soon as it was saved, and as it came when it was taken back', async () => {
    const english = await said('en');
    const saved = await save([{ ...PLACE, text: 'In den Korb', version: 0 }]);
    expect(saved).toMatchObject({
      status: 200,
      data: [
        { state: 'changed', version: 1, english, built_in: null, edited: { by: 'Leila Haddad' } },
      ],
    });
    expect(await said('de')).toBe('In den Korb');
    const back = await save([{ ...PLACE, text: null, version: 1 }], 'de', manager);
    expect(back).toMatchObject({ data: [{ state: 'missing', text: '', version: 2 }] });
    expect(await said('de')).toBe(english);
    const edits = await open.call(
      'GET',
      'admin/messages/edits',
      { language: 'de', ...PLACE },
      owner.headers,
    );
    expect(edits.data).toMatchObject([
      { by: 'Omar Said', was: { text: 'In den Korb' }, became: { text: null } },
      { by: 'Leila Haddad', was: { text: null }, became: { text: 'In den Korb' } },
    ]);
  });

  it('that says what comes with the shop is none of the market’s', async () => {
    const english = await said('en');
    await save([{ ...PLACE, text: 'Into the bag', version: 0 }], 'en');
    expect(await said('en')).toBe('Into the bag');
    expect(await said('de')).toBe('Into the bag');
    const same = await save([{ ...PLACE, text: english, version: 1 }], 'en');
    expect(same).toMatchObject({ data: [{ state: 'built-in', version: 2 }] });
    expect(await said('de')).toBe(english);
  });

  it('that another instance has saved is said when it is heard of', async () => {
    const before = await said('de');
    await sql`insert into messages (language, section, key, text)
      values ('de', ${PLACE.section}, ${PLACE.key}, 'Anderswo')`.execute(base.db);
    await sql`select pg_notify('souk_touched', 'words:de')`.execute(base.db);
    expect(before).not.toBe('Anderswo');
    await expect.poll(() => said('de')).toBe('Anderswo');
  });

  it('saved by several at once is saved by one; the others are told by whom', async () => {
    for (const version of [0, 1]) {
      const answers = await Promise.all(
        [owner, manager, owner, manager].map((by, at) =>
          save([{ ...PLACE, text: `Text ${version} ${at}`, version }], 'de', by),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201, 201]);
      for (const { data } of answers.filter(({ status }) => status === 201))
        expect(data).toMatchObject({ code: 'changed-meanwhile' });
    }
  });

  it('is saved with the others or not at all', async () => {
    const answer = await save([
      { ...PLACE, text: 'Gut', version: 0 },
      { section: 'orders', key: 'pieces', text: '{gone}', version: 0 },
    ]);
    expect(answer).toMatchObject({
      status: 201,
      data: { code: 'message-strange', fields: { 'messages.1.text': expect.any(String) } },
    });
    expect((await list({ view: 'changed' })).total).toBe(0);
  });

  it.each([
    ['a script', PLACE, '<script>alert(1)</script>', 'message-strange'],
    ['an open brace', PLACE, 'In den {Korb', 'message-unreadable'],
    ['a second line', PLACE, 'In\nden Korb', 'message-one-line'],
    ['nothing', PLACE, '', 'message-empty'],
    ['three thousand letters', PLACE, 'x'.repeat(3000), 'message-too-long'],
    ['a million letters', PLACE, 'x'.repeat(1_000_000), 'too-large'],
    ['NUL', PLACE, 'In\u0000den Korb', 'invalid-input'],
    ['a place of every object', { section: '__proto__', key: 'toString' }, 'x', 'message-unknown'],
    ['a place that is none', { section: 'cart', key: 'constructor' }, 'x', 'message-unknown'],
  ])('with %s is refused', async (_, place, text, code) => {
    expect(await save([{ ...place, text, version: 0 }])).toMatchObject({
      status: 201,
      data: { code },
    });
    expect((await list({ view: 'changed' })).total).toBe(0);
  });

  it('of a language that the shop has not, or twice in one call, is refused', async () => {
    const one = { ...PLACE, text: 'Kori', version: 0 };
    expect(await save([one], 'fi')).toMatchObject({ data: { code: 'thing-not-found' } });
    expect(await save([one, one])).toMatchObject({ data: { code: 'invalid-input' } });
  });
});

describe('the list', () => {
  it('has what is missing first, and finds keys, English and the text', async () => {
    const { total, groups } = await list();
    await save([{ ...PLACE, text: 'In den Korb', version: 0 }]);
    const after = await list({ size: 200 });
    expect(after.rows[0]).toMatchObject({ state: 'missing', text: '' });
    expect(after.groups.reduce((sum, { missing }) => sum + missing, 0)).toBe(total - 1);
    expect(groups.every((group) => group.missing === group.total)).toBe(true);
    for (const q of ['product-page.ADD', 'den korb']) {
      const { rows } = await list({ q, view: 'changed' });
      expect(rows).toMatchObject([{ ...PLACE, state: 'changed', text: 'In den Korb' }]);
    }
    expect((await list({ view: 'missing', group: 'letters' })).total).toBe(
      groups.find(({ group }) => group === 'letters')?.total,
    );
  });

  it('shows a text that can not be said any more, which nobody is shown', async () => {
    const english = await said('en');
    await sql`insert into messages (language, section, key, text) values
      ('de', ${PLACE.section}, ${PLACE.key}, 'In den {wagen}'), ('de', 'gone', 'gone', 'Weg')`.execute(
      base.db,
    );
    await sql`select pg_notify('souk_touched', 'words:de')`.execute(base.db);
    const { rows } = await list({ view: 'outdated' });
    expect(rows).toMatchObject([
      { ...PLACE, text: 'In den {wagen}', english, version: 1 },
      { section: 'gone', key: 'gone', english: null },
    ]);
    expect(await said('de')).toBe(english);
    const taken = await save(rows.map((row) => ({ ...row, text: null })));
    expect(taken.status, taken.text).toBe(200);
    expect((await list({ view: 'outdated' })).total).toBe(0);
  });

  it('of the languages counts what each has not', async () => {
    const { data } = await open.call('GET', 'admin/messages/languages', {}, owner.headers);
    expect(data).toMatchObject([
      { code: 'en', built_in: true, missing: 0 },
      { code: 'ar', built_in: true, direction: 'rtl', missing: 0 },
      { code: 'de', built_in: false },
    ]);
  });
});

describe('a file', () => {
  const exported = async (format: '' | '-json') =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      (
        (
          await open.call(
            'GET',
            `admin/messages/export${format}`,
            { language: 'de', q: 'product-page.add' },
            owner.headers,
          )
        ).data as { bytes: Uint8Array }
      ).bytes,
    );

  it('comes back as it went out: nothing changes', async () => {
    await save([{ ...PLACE, text: '=SUM(A1)', version: 0 }]);
    for (const format of ['', '-json'] as const) {
      const text = await exported(format);
      expect(text).toContain(format ? '"=SUM(A1)"' : `'=SUM(A1)`);
      const { data } = await file('try', text);
      expect(data).toMatchObject({ changed: 0, taken_back: 0, refused: 0, unchanged: 1 });
    }
  });

  it('is tried out, told row by row, and taken', async () => {
    const content = [
      'Section;KEY;English;Text',
      'product-page;add;;In den Korb',
      'orders;pieces;;"{count, plural, one {# Stück} other {# Stück}}"',
      'orders;found;;Bestellungen',
      'cart;gone;;Weg',
      'product-page;add;;Noch einmal',
      'site;home;;',
    ].join('\r\n');
    const tried = (await file('try', content)).data as MessageFileRead;
    expect(tried).toMatchObject({ changed: 2, refused: 3, empty: 1, stamp: 0 });
    expect(tried.faults).toMatchObject([
      { row: 3, key: 'found', reason: expect.stringContaining('{count}') },
      { row: 4, key: 'gone' },
      { row: 5, key: 'add' },
    ]);
    expect((await list({ view: 'changed' })).total).toBe(0);
    const taken = await file('take', content, { stamp: tried.stamp });
    expect(taken).toMatchObject({ status: 200, data: { changed: 2, refused: 3 } });
    expect(await said('de')).toBe('In den Korb');
    const again = await file('take', content, { stamp: tried.stamp });
    expect(again).toMatchObject({ status: 201, data: { code: 'message-file-stale' } });
  });

  it('empties no text, and takes one back that says what comes with the shop', async () => {
    const english = await said('en');
    await save([{ ...PLACE, text: 'Into the bag', version: 0 }], 'en');
    const row = (text: string) => JSON.stringify({ messages: [{ ...PLACE, text }] });
    expect((await file('try', row(''), { language: 'en' })).data).toMatchObject({
      refused: 1,
      faults: [{ row: 1 }],
    });
    expect((await file('try', row(english ?? ''), { language: 'en' })).data).toMatchObject({
      taken_back: 1,
      changes: [{ was: 'Into the bag', becomes: english }],
    });
  });

  it.each([
    ['a picture', new Uint8Array([137, 80, 78, 71, 0, 255, 34])],
    ['nothing', ''],
    ['other columns', 'a,b\n1,2\n'],
    ['other JSON', '{"messages":{"cart":{"add":"x"}}}'],
    ['broken JSON', '{"messages":['],
    ['a quote that stays open', 'section,key,text\ncart,"add,x\n'],
  ])('that is %s is refused', async (_, content) =>
    expect(await file('try', content)).toMatchObject({
      status: 201,
      data: { code: 'message-file-unreadable', fields: { file: expect.any(String) } },
    }),
  );
});
