// Invalid requests: wrong addresses and methods, unreadable and endless bodies, and the answer to
// an error of ours.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sayIn } from '#words/say.ts';
import { makeVisitor } from '../make.ts';
import { answerOf, openShop } from '../shop.ts';
import { expectRefused, expectWrapper } from './refused-answers.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();

/** A request that no client library would make. */
const raw = async (path: string, init: RequestInit) =>
  answerOf(await fetch(`${open.origin}/api/v1/${path}`, init));

describe('a request that is no call', () => {
  it.each([
    ['GET', 'nowhere'],
    ['GET', ''],
    ['GET', 'product'],
    ['GET', 'product/'],
    ['GET', 'product/1/2'],
    ['POST', 'products'],
    ['DELETE', 'common'],
    ['PUT', 'cart/action'],
    ['PATCH', 'cart/action'],
    ['GET', 'order/action'],
    ['GET', 'COMMON'],
  ])('%s %s is not found', async (method, path) => {
    for (const header of ['language', 'lang']) {
      const answer = await raw(path, { method, headers: { [header]: 'ar' } });
      const message = sayIn('ar')('refusal.not-found');
      expectWrapper(answer);
      expect(answer).toMatchObject({ http: 404, status: 404, message, data: { form: [message] } });
    }
  });
  it.each([
    '{',
    '[]',
    '"text"',
    'null',
    '12',
    '{"a":1',
    'a=b',
    '\u0000',
    '{"a":1}{"b":2}',
    '\ufeff',
  ])('whose body is %j cannot be read', async (body) => {
    for (const path of ['cart/action', 'order/action', 'cart/change', 'user/address/action']) {
      const answer = await raw(path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', language: 'ar' },
      });
      expectRefused(answer, sayIn('ar')('refusal.unreadable-body'));
    }
  });
  it.each([
    '',
    'AAAA',
    'not base64 at all!',
    Buffer.alloc(16).toString('base64'),
    Buffer.alloc(64, 7).toString('base64'),
    'x'.repeat(1000),
  ])('whose wrapped body is %j is refused', async (data) => {
    const answer = await open.call('POST', 'order/action', { data });
    expectWrapper(answer);
    expect([answer.http, answer.status]).toEqual([200, 201]);
  });
  it('whose body nests without end is answered', async () => {
    const deep = `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`;
    expect(
      (
        await raw('cart/change', {
          method: 'POST',
          body: `{"checked":[],"unchecked":[],"x":${deep}}`,
        })
      ).http,
    ).toBe(200);
  });
  it('whose body is too large is refused before it is read, whatever size it says', async () => {
    const large = JSON.stringify({ user_token: makeVisitor().token, note: 'x'.repeat(300_000) });
    const endless = () =>
      new ReadableStream({
        pull: (controller) => {
          controller.enqueue(Buffer.alloc(65_536, 120));
        },
      });
    for (const body of [large, endless()]) {
      const answer = await raw('cart/action', {
        method: 'POST',
        body,
        headers: { language: 'ar', 'content-type': 'application/json' },
        ...(typeof body === 'string' ? {} : { duplex: 'half' }),
      });
      expectWrapper(answer);
      expect(answer).toMatchObject({
        http: 413,
        status: 201,
        message: sayIn('ar')('refusal.too-large'),
      });
    }
    expect((await open.call('POST', 'cart/action', { note: 'x'.repeat(200_000) })).http).toBe(200);
  });
});

describe('a fault of ours', () => {
  it('is answered calmly, with a number to tell us and no detail of the inside', async () => {
    const {
      rows: [own],
    } = await sql<{ name: string }>`select current_database() as name`.execute(base.db);
    // a database without tables
    const broken = await openShop({ url: base.url.replace(own?.name ?? '', 'postgres') });
    const answer = await broken.call('GET', 'common', {}, { 'x-request-id': 'number-7' });
    expectWrapper(answer);
    expect(answer).toMatchObject({
      http: 500,
      status: 500,
      message: sayIn('en')('refusal.internal', { requestId: 'number-7' }),
    });
    expect(answer.text).not.toMatch(/relation|select|settings|at \w+ \(/i);
    expect(await broken.services.takesWrites()).toBe(false);
    await broken.close();
  });
});
