import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bodyIn, encodingFor, finish, type Made } from '#keep-compress.ts';

const made = (body: string | Buffer, part: Partial<Made> = {}): Made => ({ status: 200, headers: { 'content-type': 'text/html' }, body, tags: [], until: null, ...part });

describe('the encoding for a caller', () => {
  it.each<[string | undefined, string]>([
    [undefined, 'identity'], ['', 'identity'], ['identity', 'identity'], ['deflate', 'identity'], ['zstd', 'identity'],
    ['br', 'br'], ['gzip', 'gzip'], ['gzip, deflate', 'gzip'], ['gzip, deflate, br, zstd', 'br'], ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'], ['gzip;q=0.5', 'gzip'],
  ])('who accepts %j is %s', (accept, encoding) => expect(encodingFor(accept)).toBe(encoding));
  it.each<[string, string]>([['br;q=0, gzip', 'gzip'], ['gzip;q=0', 'identity'], ['br; q=0.0, gzip; q=0', 'identity'], ['gzip;q=1, br;q=0', 'gzip']])('is none that they refuse: %j is %s', (accept, encoding) => {
    expect(encodingFor(accept)).toBe(encoding);
  });
});

describe('a finished answer', () => {
  const body = '<p>مرحبا नमस्ते</p>'.repeat(200);

  it('is the same in every encoding', async () => {
    const kept = finish(made(body));
    expect(bodyIn(kept, 'identity').toString()).toBe(body);
    expect(brotliDecompressSync(await bodyIn(kept, 'br')).toString()).toBe(body);
    expect(gunzipSync(await bodyIn(kept, 'gzip')).toString()).toBe(body);
  });
  it('is compressed once, however many ask', async () => {
    const kept = finish(made(body));
    const [one, other] = await Promise.all([bodyIn(kept, 'br'), bodyIn(kept, 'br')]);
    expect(one).toBe(other);
    expect(bodyIn(kept, 'br')).toBe(one);
  });
  it('has room for all its forms', async () => {
    const kept = finish(made(body));
    expect(kept.size).toBeGreaterThanOrEqual(kept.body.length + (await bodyIn(kept, 'br')).length + (await bodyIn(kept, 'gzip')).length);
  });
  it('has a strong ETag of its content', () => {
    const [one, same, other] = [finish(made(body)), finish(made(Buffer.from(body))), finish(made(`${body} `))];
    expect(one.etag).toMatch(/^"[\w-]{22}"$/);
    expect(same.etag).toBe(one.etag);
    expect(other.etag).not.toBe(one.etag);
  });
  it('keeps its status, headers, tags and end', () => {
    const until = new Date('2026-11-21T08:05:00Z');
    expect(finish(made('', { status: 404, tags: new Set(['a', 'b']), until }))).toMatchObject({ status: 404, headers: { 'content-type': 'text/html' }, tags: ['a', 'b'], until: until.getTime() });
    expect(finish(made('')).until).toBe(0);
  });
});
