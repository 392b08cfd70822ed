import type { Context } from 'hono';
import { Refusal } from '#base/refusal.ts';

const LONGEST_MS = 20_000;

/**
 * Reads a body as bytes, up to a limit, even if it does not declare its length. Refuses
 * 'too-large', and 'too-slow' if it has not arrived within twenty seconds.
 */
export async function readBytes(context: Context, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const contentLength = context.req.header('content-length');
  if (Number(contentLength ?? 0) > most) throw new Refusal('too-large');
  const bytes = await within(
    LONGEST_MS,
    contentLength === undefined
      ? readChunks(context, most)
      : context.req.arrayBuffer().then((whole) => new Uint8Array(whole)),
  );
  if (bytes.byteLength > most) throw new Refusal('too-large');
  return bytes;
}

async function readChunks(context: Context, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of context.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new Refusal('too-large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

async function within<T>(milliseconds: number, reading: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Refusal('too-slow')), milliseconds);
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}
