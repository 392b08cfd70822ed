// Reads the input of a call: query, path and body as one plain object of untrusted values.
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Sender } from '#api/wire/form-places.ts';
import { isForm, readForm } from '#api/wire/form.ts';
import { reveal } from '#api/wire/obfuscated.ts';
import { readBytes } from '#hall/read-bytes.ts';
import { readObject } from '#api/wire/read-object.ts';

const MOST_BYTES = 256 * 1024;
/** For calls with many rows. */
const LONG_BYTES = 2 * 1024 * 1024;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Ids in the path override the body, which overrides the query. A form is only read from a given
 * sender. Refuses 'unreadable-body', 'too-large', 'too-slow'; for a form also what readForm
 * refuses.
 */
export async function readInput(
  context: Context<{ Bindings: HttpBindings }>,
  { obfuscated, long = false }: Pick<Endpoint, 'obfuscated' | 'long'>,
  sender: Sender | null,
): Promise<Record<string, unknown>> {
  const body =
    context.req.method !== 'POST' && context.req.method !== 'DELETE'
      ? {}
      : sender && isForm(context)
        ? await readForm(context, sender)
        : await readBody(context, long ? LONG_BYTES : MOST_BYTES);
  const shown = obfuscated && typeof body.data === 'string' ? reveal(body.data) : body;
  const input: Record<string, unknown> = {};
  for (const part of [context.req.query(), shown, context.req.param()]) {
    for (const [name, value] of Object.entries(part)) if (!FORBIDDEN.has(name)) input[name] = value;
  }
  return input;
}

async function readBody(context: Context, most: number): Promise<Record<string, unknown>> {
  const bytes = await readBytes(context, most);
  if (bytes.byteLength === 0) return {};
  const text = new TextDecoder().decode(bytes);
  if (context.req.header('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  return readObject(text, { orQuery: true });
}
