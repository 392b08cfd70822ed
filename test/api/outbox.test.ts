// The outbox: only for people at the machine itself.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { writeLetter } from '#jobs/mail/write-letter.ts';
import { outboxPath } from '#web/outbox.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';

let base: Fresh;
let open: TestShop;
let path: string;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
  path = (await outboxPath(open.services)) ?? '';
  await transaction(base.db, (tx) =>
    writeLetter(
      tx,
      { publicUrl: open.origin, mail: null },
      {
        kind: 'verify',
        to: 'amal@example.com',
        language: 'ar',
        data: { name: 'Amal', code: '482913' },
      },
    ),
  );
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const get = async (address: string, shop = open) => {
  const response = await fetch(`${shop.origin}${address}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const NOTHING = { status: 404, text: 'There is nothing at this address.' };

describe('the outbox', () => {
  it('lists letters and shows them, as HTML that can do nothing and as text', async () => {
    const { status, text, headers } = await get(path);
    expect([
      status,
      text.includes('amal@example.com'),
      text.includes('482913'),
      headers.get('cache-control'),
    ]).toEqual([200, true, false, 'no-store']);
    const [address = ''] = /\/outbox\/\d+\?key=[\w-]+/.exec(text) ?? [];
    const letter = await get(address);
    const plain = await get(`${address}&plain=1`);
    expect([
      letter.text.includes('482913'),
      letter.text.includes('dir="rtl"'),
      letter.headers.get('content-security-policy'),
    ]).toEqual([
      true,
      true,
      `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox`,
    ]);
    expect([plain.text.split('\n').includes('482913'), plain.headers.get('content-type')]).toEqual([
      true,
      expect.stringMatching(/^text\/plain/),
    ]);
  });
  it.each([
    '/outbox',
    '/outbox/1',
    '/outbox?key=',
    '/outbox?key=x',
    `/outbox?key=${'x'.repeat(43)}`,
    '/outbox/1?key=x',
  ])('is not there for %s', async (address) => expect(await get(address)).toMatchObject(NOTHING));
  it('has an address that stays the same, and is another in every shop', async () => {
    expect(await outboxPath(open.services)).toBe(path);
    expect(
      await outboxPath({ ...open.services, bearerSecret: async () => new Uint8Array(64) }),
    ).not.toBe(path);
  });
  it('is not there where mail is sent', async () => {
    const sending = await openShop(base, {
      mail: { smtpUrl: 'smtp://127.0.0.1:1', from: { name: '', address: 'mail@souk.example' } },
    });
    expect([await outboxPath(sending.services), await get(path, sending)]).toMatchObject([
      null,
      NOTHING,
    ]);
    await sending.close();
  });
});
