import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { bodyIn, encodingFor, finish, weightOf, type FreshAnswer } from '#hall/cached-answer.ts';

const made = (body: string | Buffer, part: Partial<FreshAnswer> = {}): FreshAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body,
  tags: [],
  until: null,
  ...part,
});

describe('the encoding for a caller', () => {
  it.each<[string | undefined, string]>([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
    ['zstd', 'identity'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
    ['gzip;q=0.5', 'gzip'],
  ])('who accepts %j is %s', (accept, encoding) => expect(encodingFor(accept)).toBe(encoding));
  it.each<[string, string]>([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['br; q=0.0, gzip; q=0', 'identity'],
    ['gzip;q=1, br;q=0', 'gzip'],
  ])('is none that they refuse: %j is %s', (accept, encoding) => {
    expect(encodingFor(accept)).toBe(encoding);
  });
});

describe('a finished answer', () => {
  const body = '<p>مرحبا नमस्ते</p>'.repeat(200);

  it('is the same in every encoding', async () => {
    const cached = finish(made(body));
    expect(bodyIn(cached, 'identity').toString()).toBe(body);
    expect(brotliDecompressSync(await bodyIn(cached, 'br')).toString()).toBe(body);
    expect(gunzipSync(await bodyIn(cached, 'gzip')).toString()).toBe(body);
  });
  it('is compressed once, however many ask', async () => {
    const cached = finish(made(body));
    const [one, other] = await Promise.all([bodyIn(cached, 'br'), bodyIn(cached, 'br')]);
    expect(one).toBe(other);
    expect(bodyIn(cached, 'br')).toBe(one);
  });
  it('weighs what it takes in memory: compressed forms, key, headers and tags', async () => {
    const cached = finish(made(body));
    const alone = weightOf('k', cached);
    expect(alone).toBeGreaterThan(cached.body.length);
    expect(weightOf('k'.repeat(1001), cached) - alone).toBe(2000);
    expect(
      weightOf('k', {
        ...cached,
        headers: { ...cached.headers, 'content-security-policy': 'x'.repeat(900) },
      }) - alone,
    ).toBeGreaterThan(900);
    expect(weightOf('k', { ...cached, tags: ['product:1', 'product:2'] }) - alone).toBeGreaterThan(
      2 * 'product:1'.length,
    );
    const forms = [await bodyIn(cached, 'br'), await bodyIn(cached, 'gzip')];
    expect(weightOf('k', cached) - alone).toBeGreaterThan(
      forms.reduce((sum, { length }) => sum + length, 0),
    );
  });
  it('reports each encoded form once, when it is made', async () => {
    const onEncoded = vi.fn();
    const cached = finish(made(body), onEncoded);
    await Promise.all([bodyIn(cached, 'br'), bodyIn(cached, 'br')]);
    expect(onEncoded).toHaveBeenCalledOnce();
    await bodyIn(cached, 'gzip');
    await bodyIn(cached, 'identity');
    expect(onEncoded).toHaveBeenCalledTimes(2);
    expect(onEncoded).toHaveBeenLastCalledWith(cached);
  });
  it('holds no more memory than its bytes, however small they are', async () => {
    const cached = finish(made('{"data":[]}'));
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      await bodyIn(cached, encoding);
      const bytes = await cached.forms[encoding];
      expect(bytes?.buffer.byteLength, encoding).toBe(bytes?.length);
    }
  });
  it('has a strong ETag of its content', () => {
    const [one, same, other] = [
      finish(made(body)),
      finish(made(Buffer.from(body))),
      finish(made(`${body} `)),
    ];
    expect(one.etag).toMatch(/^"[\w-]{22}"$/);
    expect(same.etag).toBe(one.etag);
    expect(other.etag).not.toBe(one.etag);
  });
  it('keeps its status, headers, tags and end', () => {
    const until = new Date('2026-11-21T08:05:00Z');
    expect(finish(made('', { status: 404, tags: new Set(['a', 'b']), until }))).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/html' },
      tags: ['a', 'b'],
      until: until.getTime(),
    });
    expect(finish(made('')).until).toBe(0);
  });
});
