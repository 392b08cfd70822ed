// The texts of the site as files: out to a translator, and back.
import { describe, expect, it } from 'vitest';
import type { MessageFileRead } from '#contract/admin/message-file.ts';
import { file, list, owner, PLACE, shownMessage, save, withMessages } from './message-calls.ts';
import { open } from './own-shop.ts';

withMessages();

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

  it('is tried out, reported row by row, and imported', async () => {
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
    expect(await shownMessage('de')).toBe('In den Korb');
    const again = await file('take', content, { stamp: tried.stamp });
    expect(again).toMatchObject({ status: 201, data: { code: 'message-file-stale' } });
  });

  it('empties no text, and takes one back that says what comes with the shop', async () => {
    const english = await shownMessage('en');
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
