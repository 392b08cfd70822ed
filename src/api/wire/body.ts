// Reads what a call was sent: query, path and body as one plain object of untrusted values.
import type { Context } from 'hono';
import { Refusal } from '#base/refusal.ts';
import { reveal } from '#api/wire/obfuscated.ts';
import { readObject } from '#api/wire/read-object.ts';

const MOST_BYTES = 256 * 1024;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** The path's ids win over the body, the body over the query. Refuses 'unreadable-body', 'too-large'. */
export async function readInput(context: Context, obfuscated: boolean): Promise<Record<string, unknown>> {
  const body = context.req.method === 'POST' || context.req.method === 'DELETE' ? await readBody(context) : {};
  const shown = obfuscated && typeof body.data === 'string' ? reveal(body.data) : body;
  const input: Record<string, unknown> = {};
  for (const part of [context.req.query(), shown, context.req.param()]) {
    for (const [name, value] of Object.entries(part)) if (!FORBIDDEN.has(name)) input[name] = value;
  }
  return input;
}

async function readBody(context: Context): Promise<Record<string, unknown>> {
  const said = context.req.header('content-length');
  if (Number(said ?? 0) > MOST_BYTES) throw new Refusal('too-large');
  const bytes = said === undefined ? await readChunks(context.req.raw.body) : await context.req.arrayBuffer();
  if (bytes.byteLength > MOST_BYTES) throw new Refusal('too-large');
  if (bytes.byteLength === 0) return {};
  const text = new TextDecoder().decode(bytes);
  if (context.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  return readObject(text);
}

/** A body that does not say how long it is, as far as it may be. */
async function readChunks(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new Refusal('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
