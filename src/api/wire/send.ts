import type { HttpBindings } from '@hono/node-server';
import type { Context as AnyContext } from 'hono';
import type { Envelope } from '#api/wire/envelope.ts';

export type Context = AnyContext<{ Bindings: HttpBindings }>;

/** Sends an answer that is for this caller only. */
export function send(
  context: Context,
  status: 200 | 401 | 404 | 408 | 413 | 429 | 500,
  envelope: Envelope,
): Response {
  context.header('cache-control', 'private, no-store');
  return context.json(envelope, status);
}
