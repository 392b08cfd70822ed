import type { Context } from 'hono';
import { Refusal } from '#base/refusal.ts';

/** A body as bytes, never more than so many; one that does not say how long it is, is read as far as it may be. Refuses 'too-large'. */
export async function readBytes(context: Context, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const said = context.req.header('content-length');
  if (Number(said ?? 0) > most) throw new Refusal('too-large');
  if (said !== undefined) {
    const whole = new Uint8Array(await context.req.arrayBuffer());
    if (whole.byteLength > most) throw new Refusal('too-large');
    return whole;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of context.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new Refusal('too-large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
