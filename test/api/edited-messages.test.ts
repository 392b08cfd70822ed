// The texts of the site, changed in the back office: at once on every page, and never with an
// error.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { list, manager, owner, PLACE, shownMessage, save, withMessages } from './message-calls.ts';
import { base, open } from './own-shop.ts';

withMessages();

describe('a text', () => {
  it('shows as soon as it is saved, and as it came once the change is undone', async () => {
    const english = await shownMessage('en');
    const saved = await save([{ ...PLACE, text: 'In den Korb', version: 0 }]);
    expect(saved).toMatchObject({
      status: 200,
      data: [
        { state: 'changed', version: 1, english, built_in: null, edited: { by: 'Leila Haddad' } },
      ],
    });
    expect(await shownMessage('de')).toBe('In den Korb');
    const back = await save([{ ...PLACE, text: null, version: 1 }], 'de', manager);
    expect(back).toMatchObject({ data: [{ state: 'missing', text: '', version: 2 }] });
    await expect.poll(() => shownMessage('de')).toBe(english); // arrives by itself
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
    const english = await shownMessage('en');
    await save([{ ...PLACE, text: 'Into the bag', version: 0 }], 'en');
    expect(await shownMessage('en')).toBe('Into the bag');
    expect(await shownMessage('de')).toBe('Into the bag');
    const same = await save([{ ...PLACE, text: english, version: 1 }], 'en');
    expect(same).toMatchObject({ data: [{ state: 'built-in', version: 2 }] });
    expect(await shownMessage('de')).toBe(english);
  });

  it('saved by another instance shows once this one is notified', async () => {
    const before = await shownMessage('de');
    await sql`insert into messages (language, section, key, text)
      values ('de', ${PLACE.section}, ${PLACE.key}, 'Anderswo')`.execute(base.db);
    await sql`select pg_notify('souk_touched', 'words:de')`.execute(base.db);
    expect(before).not.toBe('Anderswo');
    await expect.poll(() => shownMessage('de')).toBe('Anderswo');
  });

  it('saved by several at once is saved by one; the others learn who saved it', async () => {
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

  it('shows staff a text that cannot be rendered any more, which no shopper sees', async () => {
    const english = await shownMessage('en');
    await sql`insert into messages (language, section, key, text) values
      ('de', ${PLACE.section}, ${PLACE.key}, 'In den {wagen}'), ('de', 'gone', 'gone', 'Weg')`.execute(
      base.db,
    );
    await sql`select pg_notify('souk_touched', 'words:de')`.execute(base.db);
    await expect.poll(async () => (await list({ view: 'outdated' })).total).toBe(2); // once told
    const { rows } = await list({ view: 'outdated' });
    expect(rows).toMatchObject([
      { ...PLACE, text: 'In den {wagen}', english, version: 1 },
      { section: 'gone', key: 'gone', english: null },
    ]);
    expect(await shownMessage('de')).toBe(english);
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
