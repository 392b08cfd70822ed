import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Made = { status: number; headers: Record<string, string>; body: string | Buffer; tags: Iterable<string>; until: Date | null };
export type Encoding = 'br' | 'gzip' | 'identity';
export type Kept = { status: number; headers: Record<string, string>; etag: string; bodies: Record<Encoding, Buffer>; size: number; tags: string[]; until: number };

const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** Makes a finished answer ready to be sent any number of times: its bytes in each encoding and its ETag. */
export async function compress(made: Made): Promise<Kept> {
  const identity = typeof made.body === 'string' ? Buffer.from(made.body) : made.body;
  const [brotli, gzipped] = await Promise.all([
    br(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    gz(identity, { level: 6 }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status: made.status, headers: made.headers, etag, bodies: { br: brotli, gzip: gzipped, identity },
    size: identity.length + brotli.length + gzipped.length, tags: [...made.tags], until: made.until?.getTime() ?? 0 };
}

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const allowed = (name: string) => accept.split(',').some((part) => part.trim().startsWith(name) && !/;\s*q=0(\.0*)?\s*$/.test(part));
  return allowed('br') ? 'br' : allowed('gzip') ? 'gzip' : 'identity';
}
