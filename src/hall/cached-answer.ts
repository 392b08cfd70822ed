import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type FreshAnswer = {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  tags: Iterable<string>;
  until: Date | null;
};
export type Encoding = 'br' | 'gzip' | 'identity';
/**
 * A finished answer. Each compressed form is made when the first caller asks for it; `grown` is
 * called after each one.
 */
export type CachedAnswer = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Buffer;
  forms: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
  tags: string[];
  until: number;
  grown: (answer: CachedAnswer) => void;
};

const br = promisify(brotliCompress);
const gz = promisify(gzip);
const QUALITY = 5;
// Memory that things need besides their own characters, as measured (npm run bench -- memory).
const ENTRY_BYTES = 2000;
const BUFFER_BYTES = 200;
const HEADER_BYTES = 24;
const TAG_BYTES = 60;

/** Prepares a finished answer, so that it can be sent any number of times. */
export function finish(
  { status, headers, body, tags, until }: FreshAnswer,
  grown: (answer: CachedAnswer) => void = () => {},
): CachedAnswer {
  const bytes = ownBytes(typeof body === 'string' ? Buffer.from(body) : body);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return {
    status,
    headers,
    etag,
    body: bytes,
    forms: { identity: bytes },
    tags: [...tags],
    until: until?.getTime() ?? 0,
    grown,
  };
}

/** The memory that a cached answer needs: its forms so far, key, headers, tags and objects. */
export function weightOf(key: string, { forms, headers, tags }: CachedAnswer): number {
  let bytes = ENTRY_BYTES + key.length * 2;
  for (const form of Object.values(forms))
    if (form instanceof Buffer) bytes += form.length + BUFFER_BYTES;
  for (const [name, value] of Object.entries(headers))
    bytes += name.length + value.length + HEADER_BYTES;
  for (const tag of tags) bytes += tag.length + TAG_BYTES;
  return bytes;
}

/** The bytes of an answer in an encoding; immediate if they were made before. */
export function bodyIn(answer: CachedAnswer, encoding: Encoding): Buffer | Promise<Buffer> {
  const known = answer.forms[encoding];
  if (known) return known;
  const making = encode(answer.body, encoding).then((compressed) => {
    const bytes = ownBytes(compressed);
    answer.forms[encoding] = bytes;
    answer.grown(answer);
    return bytes;
  });
  answer.forms[encoding] = making;
  return making;
}

function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gz(bytes, { level: 6 });
  return br(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/**
 * The same bytes in a buffer of exactly their size. Node slices small buffers out of larger ones,
 * and a slice keeps the whole buffer alive.
 */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const allowed = (name: string) =>
    accept
      .split(',')
      .some((part) => part.trim().startsWith(name) && !/;\s*q=0(\.0*)?\s*$/.test(part));
  return allowed('br') ? 'br' : allowed('gzip') ? 'gzip' : 'identity';
}

/** True if an If-None-Match header names this ETag: alone, in a list, or weakened by a proxy. */
export function hasAlready(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return (
    header === etag ||
    header.split(',').some((one) => [etag, '*'].includes(one.trim().replace(/^W\//, '')))
  );
}
