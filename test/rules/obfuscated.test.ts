import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readInput } from '#api/wire/body.ts';
import { readObject } from '#api/wire/read-object.ts';
import { reveal } from '#api/wire/obfuscated.ts';
import { Refusal } from '#base/refusal.ts';

const unreadable = new Refusal('unreadable-body');

/** Wraps a text as older clients do: zero bytes up to the block size, none if it is full. */
function seal(text: string): string {
  const plain = Buffer.from(text);
  const cipher = createCipheriv(
    'aes-128-cbc',
    Buffer.from('0123456470abcdef0123456789abcdef', 'hex'),
    Buffer.from('abcdef1876343516abcdef9876543210', 'hex'),
  ).setAutoPadding(false);
  return Buffer.concat([
    cipher.update(Buffer.concat([plain, Buffer.alloc((16 - (plain.length % 16)) % 16)])),
    cipher.final(),
  ]).toString('base64');
}

describe('a wrapped body', () => {
  it('is read as the contract’s test vector says', () => {
    expect(
      reveal(
        'eSrhbWptnb8Aa6gq6LZ7yRYYlZfaiGqpXKNTFxdjcH1AHL9OGeP7iYLh1K7S2/nmCxLt7KDnlGocyrQlj30XF66YkM8GT8zqpdfnMeTfO5k=',
      ),
    ).toEqual({ id: 42, payment_token: '42', order_method: 2, user_token: 'abc123' });
  });
  it('needs no padding when it fills its blocks', () =>
    expect(reveal(seal('{"abcdefgh":123}'))).toEqual({ abcdefgh: 123 }));
  it('gives every object back', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()).map((object) => JSON.stringify(object)),
        (text) => {
          expect(JSON.stringify(reveal(seal(text)))).toBe(JSON.stringify(JSON.parse(text)));
        },
      ),
    );
  });
  it.each([
    ['nothing', ''],
    ['no Base64', '!!!!'],
    ['half a block', 'eSrhbWpt'],
    ['bytes of another key', Buffer.alloc(32, 7).toString('base64')],
    ['a list', seal('[1]')],
    ['a number', seal('42')],
    ['null', seal('null')],
    ['zero bytes', seal('\0'.repeat(16))],
    ['broken JSON', seal('{"id":')],
    ['two objects', seal('{}{}')],
    ['an object that is not wrapped', '{"id":42}'],
  ])('is refused when it holds %s', (_, text) => expect(() => reveal(text)).toThrow(unreadable));
  it('is read or refused, never anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.base64String(), fc.string()), (text) => {
        try {
          reveal(text);
        } catch (problem) {
          expect(problem).toEqual(unreadable);
        }
      }),
    );
  });
});

describe('an object from a text', () => {
  it.each([
    '',
    ' ',
    '[]',
    '[{}]',
    '"a"',
    '1',
    '1e309',
    'true',
    'null',
    '{',
    "{'a':1}",
    '{"a":1,}',
    'undefined',
    '\u0000',
    '<xml/>',
  ])('is not %j', (text) => expect(() => readObject(text)).toThrow(unreadable));
  it('has no other parent, whatever it says', () => {
    const read = readObject('{"__proto__":{"admin":true}}');
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect('admin' in read).toBe(false);
  });
});

describe('what a call was sent', () => {
  const door = new Hono<{ Bindings: HttpBindings }>()
    .onError((problem, context) =>
      context.json({ refused: problem instanceof Refusal ? problem.code : 'fault' }),
    )
    .all('/sealed/:id?', async (context) =>
      context.json(await readInput(context, { obfuscated: true }, null)),
    )
    .all('/open/:id?', async (context) => context.json(await readInput(context, {}, null)));
  const send = async (path: string, body?: string, init: RequestInit = {}) =>
    (
      await door.request(path, {
        method: body === undefined ? 'GET' : 'POST',
        ...init,
        ...(body === undefined ? {} : { body }),
      })
    ).json();

  it('is the query; the body wins over it, the path over both', async () => {
    expect(await send('/open/7?id=8&q=a')).toEqual({ id: '7', q: 'a' });
    expect(await send('/open/7?id=8&q=a&user_token=x', '{"q":1,"id":9}')).toEqual({
      id: '7',
      q: 1,
      user_token: 'x',
    });
  });
  it('may come wrapped or plain where the contract says so, and only there', async () => {
    const data = seal('{"order_method":2}');
    expect(await send('/sealed', JSON.stringify({ data }))).toEqual({ order_method: 2 });
    expect(await send('/sealed', '{"order_method":2}')).toEqual({ order_method: 2 });
    expect(await send('/open', JSON.stringify({ data }))).toEqual({ data });
  });
  it('may be a form', async () => {
    expect(
      await send('/open', 'q=a+b&page=2', {
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      }),
    ).toEqual({ q: 'a b', page: '2' });
  });
  it('may be an empty body', async () => expect(await send('/open?q=a', '')).toEqual({ q: 'a' }));
  it('never holds the names of an object’s own workings', async () => {
    expect(
      await send(
        '/open?__proto__=1&constructor=2&a=3',
        '{"__proto__":{"b":1},"prototype":1,"constructor":1}',
      ),
    ).toEqual({ a: '3' });
    expect(
      await send('/sealed', JSON.stringify({ data: seal('{"__proto__":{"b":1},"c":1}') })),
    ).toEqual({ c: 1 });
  });
  it('is refused when it can not be read', async () => {
    for (const body of ['[]', '{', 'null', '\u0000'])
      expect(await send('/open', body)).toEqual({ refused: 'unreadable-body' });
    expect(await send('/sealed', '{"data":"AAAA"}')).toEqual({ refused: 'unreadable-body' });
  });
  it('is refused when it is over 256 KiB, whatever it says of its length', async () => {
    const most = 256 * 1024;
    expect(await send('/open', JSON.stringify({ a: 'x'.repeat(most - 8) }))).toHaveProperty('a');
    expect(await send('/open', JSON.stringify({ a: 'x'.repeat(most - 7) }))).toEqual({
      refused: 'too-large',
    });
    expect(await send('/open', '{}', { headers: { 'content-length': String(most + 1) } })).toEqual({
      refused: 'too-large',
    });
    expect(
      await send('/open', JSON.stringify({ a: 'x'.repeat(most) }), {
        headers: { 'content-length': '2' },
      }),
    ).toEqual({ refused: 'too-large' });
  });
});
