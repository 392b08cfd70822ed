// The newsletter by double opt-in, and messages to the shop.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sayIn } from '#words/say.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { lettersTo } from '../letters.ts';
import { makeShop, unique } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';

let base: Fresh;
let open: TestShop;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  await base.db.updateTable('settings').set({ email: 'owner@souk.example' }).execute();
  open = await openShop(base);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const mail = () => `${unique('reader')}@example.com`;
const rowOf = (email: string) =>
  base.db.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirst();
const subscribe = (email: string, headers: Record<string, string> = {}) =>
  open.call('POST', 'email-subscription', { email }, headers);
const keyOf = async (email: string) => {
  const row = await rowOf(email);
  if (!row) throw new Error(`${email} is no subscriber.`);
  return row.key;
};
const step = (name: 'confirm' | 'leave', key: string) =>
  open.call('POST', `email-subscription/${name}`, { key });
const WELL = { http: 200, status: 200, data: true, message: '' };

describe('the newsletter', () => {
  it('is asked for, confirmed by the key of the letter, and left by the same', async () => {
    const email = mail();
    expect(await subscribe(email, { language: 'ar' })).toMatchObject(WELL);
    const key = await keyOf(email);
    expect(await rowOf(email)).toMatchObject({ language: 'ar', confirmed_at: null, left_at: null });
    expect(await lettersTo(base.db, email)).toEqual([
      { kind: 'newsletter-confirm', to: email, language: 'ar', data: { key } },
    ]);
    expect(key.length).toBeGreaterThanOrEqual(32);
    for (const _ of ['once', 'again']) expect(await step('confirm', key)).toMatchObject(WELL);
    expect(await rowOf(email)).toMatchObject({ confirmed_at: expect.any(Date), left_at: null });
    for (const _ of ['once', 'again']) expect(await step('leave', key)).toMatchObject(WELL);
    expect(await rowOf(email)).toMatchObject({ left_at: expect.any(Date) });
  });
  it('answers a repeated address alike, and writes no letter to who has it', async () => {
    const email = mail();
    const first = await subscribe(email);
    await step('confirm', await keyOf(email));
    const again = await subscribe(` ${email.toUpperCase()} `, { language: 'ar' });
    expect(again.text).toBe(first.text);
    expect(await lettersTo(base.db, email)).toHaveLength(1);
    expect(await rowOf(email)).toMatchObject({ language: 'en', confirmed_at: expect.any(Date) });
  });
  it('is not brought back to who left before they confirm anew', async () => {
    const email = mail();
    await subscribe(email);
    const key = await keyOf(email);
    await step('confirm', key);
    await step('leave', key);
    await subscribe(email);
    expect([(await rowOf(email))?.left_at, (await lettersTo(base.db, email)).length]).toEqual([
      expect.any(Date),
      2,
    ]);
    await step('confirm', key);
    expect((await rowOf(email))?.left_at).toBeNull();
  });
  it('has one subscriber an address, however many ask at once', async () => {
    const email = mail();
    expect(
      new Set(
        (await Promise.all(Array.from({ length: 20 }, () => subscribe(email)))).map(
          ({ text }) => text,
        ),
      ).size,
    ).toBe(1);
    expect(new Set((await lettersTo(base.db, email)).map(({ data }) => data.key)).size).toBe(1);
  });
  it.each([
    '',
    'reader',
    'reader@example',
    'a b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com,b@example.com',
    'x'.repeat(250) + '@example.com',
  ])('is not for %j', async (email) => {
    const { status, data } = await subscribe(email);
    expect([status, data]).toEqual([
      201,
      { form: [expect.stringMatching(email ? /Invalid email/ : /required/)] },
    ]);
  });
  it.each([
    ['confirm', 'ask again', 'link-over'],
    ['leave', 'use the latest letter', 'link-invalid'],
  ] as const)(
    'can not be changed by %s with a key that is none, whose holder is told to %s',
    async (name, _, told) => {
      for (const key of ['x', 'x'.repeat(40), `' or 1=1 --`])
        expect(await step(name, key)).toMatchObject({
          status: 201,
          data: { form: [sayIn('en')(`refusal.${told}`)] },
        });
      expect(await step(name, '')).toMatchObject({ status: 201 });
    },
  );
  it('is not changed by opening the link of a letter: a page asks first', async () => {
    const email = mail();
    await subscribe(email);
    const key = await keyOf(email);
    const opened = async (path: string) => {
      const { status, headers } = await fetch(`${open.origin}/api/v1/email-subscription/${path}`, {
        redirect: 'manual',
      });
      return [status, headers.get('location'), headers.get('cache-control')];
    };
    expect((await opened(`confirm?key=${key}`))[0]).toBe(404);
    expect(await opened(`leave?key=${key}`)).toEqual([
      303,
      `/newsletter/leave?key=${key}`,
      'private, no-store',
    ]);
    expect(await rowOf(email)).toMatchObject({ confirmed_at: null, left_at: null });
    for (const [query, to] of [
      [`key=${key}&language=ar`, `/ar/newsletter/leave?key=${key}`],
      [`key=${key}&language=//evil.example`, `/newsletter/leave?key=${key}`],
      ['', '/newsletter/leave?key='],
      ['key=%0D%0Ax&key=y', '/newsletter/leave?key=%0D%0Ax'],
      [`key=${'x'.repeat(5000)}`, `/newsletter/leave?key=${'x'.repeat(100)}`],
    ])
      expect((await opened(`leave?${query}`)).slice(0, 2)).toEqual([303, to]);
  });
});

describe('a message to the shop', () => {
  const message = (email = mail()) => ({
    name: 'Amal',
    email,
    subject: 'A lamp',
    message: 'Does it come in red?\nOr in blue?',
  });
  const write = (input: object, headers: Record<string, string> = {}) =>
    open.call('POST', 'contact', { ...input }, headers);
  const subscribed = (email: string) =>
    base.db
      .selectFrom('contact_messages')
      .select(['name', 'email', 'subject', 'message'])
      .where('email', '=', email)
      .execute();
  it('is saved, and mailed to the owner in the shop’s language', async () => {
    const sent = message();
    const before = (await lettersTo(base.db, 'owner@souk.example')).length;
    expect(await write(sent, { language: 'ar' })).toMatchObject(WELL);
    expect(await subscribed(sent.email)).toEqual([sent]);
    expect((await lettersTo(base.db, 'owner@souk.example')).slice(before)).toEqual([
      { kind: 'contact', to: 'owner@souk.example', language: 'en', data: sent },
    ]);
  });
  it('says of each field what is wrong', async () => {
    const { status, data } = await write({ email: 'amal' });
    expect([status, data]).toEqual([
      201,
      { form: ['Name is required', 'Invalid email', 'Subject is required', 'Message is required'] },
    ]);
  });
  it.each([
    ['name', 'A\r\nBcc: b@example.com'],
    ['subject', 'Hi\nBcc: b@example.com'],
    ['email', 'a@example.com\nBcc: b@example.com'],
    ['message', 'x'.repeat(5001)],
    ['name', 'x\u0000'],
  ])('is refused when %s is %j', async (field, value) => {
    const sent = { ...message(), [field]: value };
    expect((await write(sent)).status).toBe(201);
    expect(await subscribed(sent.email)).toEqual([]);
  });
  it('comes at most five times an hour from one address, also when ten come at once', async () => {
    const sent = message();
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(sent)));
    expect([
      answers.filter(({ status }) => status === 200).length,
      answers.filter(({ http }) => http === 429).length,
      (await subscribed(sent.email)).length,
    ]).toEqual([5, 5, 5]);
    expect((await write({ ...sent, email: sent.email.toUpperCase() })).http).toBe(429);
    expect((await write(message())).status).toBe(200);
    await sql`
      update contact_messages
      set created_at = now() - interval '61 minutes'
      where email = ${sent.email}`.execute(base.db);
    expect((await write(sent)).status).toBe(200);
  });
  it('is saved where the owner has no address', async () => {
    await base.db.updateTable('settings').set({ email: '' }).execute();
    const sent = message();
    expect((await write(sent)).status).toBe(200);
    await base.db.updateTable('settings').set({ email: 'owner@souk.example' }).execute();
    expect([(await subscribed(sent.email)).length, await lettersTo(base.db, '')]).toEqual([1, []]);
  });
  it('is counted as guessing, so that nobody floods an inbox', async () => {
    const strict = await openShop(base, { limits: true });
    const answers = await Promise.all(
      Array.from({ length: 31 }, () => strict.call('POST', 'contact', message())),
    );
    expect([
      answers.filter(({ status }) => status === 200).length,
      answers.filter(({ http }) => http === 429).length,
    ]).toEqual([30, 1]);
    expect((await strict.call('POST', 'email-subscription', { email: mail() })).http).toBe(429);
    await strict.close();
  });
});
