// Multipart forms: fields and files of a body that was read whole. The platform takes the form
// apart (Request.formData); before it may, the body is bounded in bytes, time, parts and headers.
// Files are only handed on here.
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { Refusal } from '#base/refusal.ts';
import { createPlaces, type Sender } from '#api/wire/form-places.ts';
import { readUpload } from '#api/wire/read-upload.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_FIELD_LETTERS = 64 * 1024;
const MOST_PARTS = 40;
const MOST_HEADER_BYTES = 2048;
const LONGEST_MS = 90_000;
const IDLE_MS = 15_000; // pictures are sent from telephones
const END_OF_HEADERS = Buffer.from('\r\n\r\n');
const places = createPlaces();

export const isForm = (context: Context): boolean =>
  /^multipart\/form-data\b/i.test(context.req.header('content-type') ?? '');

/**
 * The fields as texts and, under names without their brackets, lists of files. Refuses
 * 'unreadable-body', 'too-large', 'too-slow', and
 * 'too-many-requests' while there is no room for more of this sender, or of all.
 */
export async function readForm(
  context: Context<{ Bindings: HttpBindings }>,
  sender: Sender,
): Promise<Record<string, unknown>> {
  if (Number(context.req.header('content-length') ?? 0) > MOST_BYTES)
    throw new Refusal('too-large');
  const { hold, leave } = places.take(sender);
  const type = context.req.header('content-type') ?? '';
  try {
    const bytes = new Uint8Array(
      await readUpload(context.env.incoming, {
        most: MOST_BYTES,
        longestMs: LONGEST_MS,
        idleMs: IDLE_MS,
        hold,
      }),
    );
    checkParts(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      /boundary="?([\w'()+,./:=?-]{1,70})"?/i.exec(type)?.[1] ?? '',
    );
    return fieldsOf(
      await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
        throw new Refusal('unreadable-body');
      }),
    );
  } finally {
    leave();
  }
}

function checkParts(bytes: Buffer, boundary: string): void {
  if (!boundary) throw new Refusal('unreadable-body');
  const line = Buffer.from(`--${boundary}`);
  let parts = 0;
  for (let at = bytes.indexOf(line); at >= 0; at = bytes.indexOf(line, at + line.length)) {
    if (bytes.toString('latin1', at + line.length, at + line.length + 2) === '--') continue;
    if (++parts > MOST_PARTS) throw new Refusal('too-large');
    if (bytes.subarray(at, at + line.length + MOST_HEADER_BYTES).indexOf(END_OF_HEADERS) < 0)
      throw new Refusal('unreadable-body');
  }
}

function fieldsOf(form: FormData): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  const lists = new Map<string, unknown[]>();
  let letters = 0;
  for (const [name, value] of form) {
    const plain = name.replace(/\[\d{0,2}\]$/, '');
    if (typeof value === 'string' && (letters += value.length) > MOST_FIELD_LETTERS)
      throw new Refusal('too-large');
    if (plain === name && typeof value === 'string') fields.set(name, value);
    else lists.set(plain, [...(lists.get(plain) ?? []), value]);
  }
  return Object.fromEntries([...fields, ...lists]);
}
