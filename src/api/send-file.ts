import type { Context } from 'hono';
import { sentFile } from '#contract/endpoint.ts';

/** Sends a file: a PDF to view, anything else to download. */
export function sendFile(context: Context, type: string, data: unknown): Response {
  const { name, bytes } = sentFile.parse(data);
  const place = type === 'application/pdf' ? 'inline' : 'attachment';
  return context.body(bytes instanceof ReadableStream ? bytes : new Uint8Array(bytes), 200, {
    'content-type': type,
    'content-disposition': `${place}; filename="${name}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
}
