// Multipart forms: fields and files, parsed while they arrive; limited in bytes, time, parts and
// headers. Files are only passed on.
import type { HttpBindings } from '@hono/node-server';
import { MaxPartsExceededError, MultipartParseError } from '@remix-run/multipart-parser';
import type { Context } from 'hono';
import { Refusal } from '#base/refusal.ts';
import { openForm, type Fields } from '#api/wire/form-fields.ts';
import { createPlaces, type Sender } from '#api/wire/form-places.ts';
import { readUpload } from '#api/wire/read-upload.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const LONGEST_MS = 90_000;
const IDLE_MS = 15_000; // pictures are sent from telephones
const places = createPlaces();

export const isForm = (context: Context): boolean =>
  /^multipart\/form-data\b/i.test(context.req.header('content-type') ?? '');

/**
 * The fields as texts and, under names without brackets, lists of files. Refuses 'unreadable-body',
 * 'too-large', 'too-slow', and 'too-many-requests' while there is no room for this sender, or for
 * anybody.
 */
export async function readForm(
  context: Context<{ Bindings: HttpBindings }>,
  sender: Sender,
): Promise<Fields> {
  if (Number(context.req.header('content-length') ?? 0) > MOST_BYTES)
    throw new Refusal('too-large');
  const { hold, leave } = places.take(sender);
  try {
    const form = openForm(boundaryOf(context.req.header('content-type') ?? ''), MOST_BYTES);
    await readUpload(
      context.env.incoming,
      { most: MOST_BYTES, longestMs: LONGEST_MS, idleMs: IDLE_MS, hold },
      form.write,
    );
    return form.end();
  } catch (problem) {
    throw refusalOf(problem);
  } finally {
    leave();
  }
}

/** At most 70 characters, of those that RFC 2046 §5.1.1 allows. */
function boundaryOf(type: string): string {
  const boundary = /boundary="?([\w'()+,./:=?-]{1,70})"?/i.exec(type)?.[1];
  if (!boundary) throw new Refusal('unreadable-body');
  return boundary;
}

function refusalOf(problem: unknown): unknown {
  if (problem instanceof MaxPartsExceededError) return new Refusal('too-large');
  return problem instanceof MultipartParseError ? new Refusal('unreadable-body') : problem;
}
