import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Made = { status: number; headers: Record<string, string>; body: string | Buffer; tags: Iterable<string>; until: Date | null };
export type Encoding = 'br' | 'gzip' | 'identity';
/** A finished answer. Its compressed forms are made when the first caller wants them; `size` has room for all. */
export type Kept = { status: number; headers: Record<string, string>; etag: string; body: Buffer; forms: Partial<Record<Encoding, Buffer | Promise<Buffer>>>; size: number; tags: string[]; until: number };

const br = promisify(brotliCompress);
const gz = promisify(gzip);
const QUALITY = 5;

/** Makes a finished answer ready to be sent any number of times. */
export function finish({ status, headers, body, tags, until }: Made): Kept {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { status, headers, etag, body: bytes, forms: { identity: bytes }, size: bytes.length * 2, tags: [...tags], until: until?.getTime() ?? 0 };
}

/** The bytes of an answer in an encoding: at once when they were made before. */
export function bodyIn(kept: Kept, encoding: Encoding): Buffer | Promise<Buffer> {
  const known = kept.forms[encoding];
  if (known) return known;
  const making = encode(kept.body, encoding).then((bytes) => { kept.forms[encoding] = bytes; return bytes; });
  kept.forms[encoding] = making;
  return making;
}

function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gz(bytes, { level: 6 });
  return br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const allowed = (name: string) => accept.split(',').some((part) => part.trim().startsWith(name) && !/;\s*q=0(\.0*)?\s*$/.test(part));
  return allowed('br') ? 'br' : allowed('gzip') ? 'gzip' : 'identity';
}

/** True when an If-None-Match header names this ETag: alone, in a list, or as a proxy weakened it. */
export function hasAlready(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === etag || header.split(',').some((one) => [etag, '*'].includes(one.trim().replace(/^W\//, '')));
}
