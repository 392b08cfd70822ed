// Bytes of a file as text, a piece at a time.
const MOST_HELD = 65_536;
const LINE = 10;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const western = new TextDecoder('windows-1252');

/**
 * Decodes a file in pieces: UTF-8 or, for lines that are not valid UTF-8, Windows-1252 (latin-1
 * with typographic quotes); UTF-16 if the file begins with its byte order mark. Removes the mark,
 * turns every line end into \n and leaves out NULs, which no text column accepts.
 */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let held: Buffer = Buffer.alloc(0);
  let read: ((bytes: Buffer) => string) | null = null;
  let pending = ''; // a \r whose \n may come with the next piece
  for await (const chunk of chunks) {
    held = held.length
      ? Buffer.concat([held, chunk])
      : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (!read && held.length < 4) continue;
    read ??= readerOf(held);
    const cut = read === readBytes ? cutOf(held) : held.length & ~3;
    if (cut === 0) continue;
    const text = pending + read(held.subarray(0, cut));
    pending = text.endsWith('\r') ? '\r' : '';
    yield tidy(pending ? text.slice(0, -1) : text);
    held = Buffer.from(held.subarray(cut));
  }
  yield tidy(pending + (held.length ? (read ?? readerOf(held))(held) : ''));
}

type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** The encoding of a whole file, which is read to its end. */
export async function encodingOf(blocks: AsyncIterable<Buffer>): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let encoding: Encoding | null = null;
  for await (const block of blocks) {
    encoding ??= readerOf(block) === readBytes ? 'UTF-8' : 'UTF-16';
    if (encoding === 'UTF-8' && !decodes(decoder, block, true)) encoding = 'Windows-1252';
  }
  return encoding === 'UTF-8' && !decodes(decoder, new Uint8Array(), false)
    ? 'Windows-1252' // it ends within a character
    : (encoding ?? 'UTF-8');
}

function decodes(decoder: TextDecoder, bytes: Uint8Array, more: boolean): boolean {
  try {
    decoder.decode(bytes, { stream: more });
    return true;
  } catch {
    return false;
  }
}

// Cuts after the last ASCII byte, so that no character is split.
function cutOf(bytes: Buffer): number {
  for (let at = bytes.length - 1; at >= 0; at--) if ((bytes[at] ?? 0) < 0x80) return at + 1;
  return bytes.length > MOST_HELD ? bytes.length : 0;
}

function readerOf(bytes: Buffer): (bytes: Buffer) => string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return streaming('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return streaming('utf-16be');
  return readBytes;
}

function streaming(encoding: string): (bytes: Buffer) => string {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  return (bytes) => decoder.decode(bytes, { stream: true });
}

function readBytes(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return linesOf(bytes).map(readLine).join('');
  }
}

function readLine(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return western.decode(bytes);
  }
}

function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let from = 0;
  while (from < bytes.length) {
    const end = bytes.indexOf(LINE, from);
    const to = end < 0 ? bytes.length : end + 1;
    lines.push(bytes.subarray(from, to));
    from = to;
  }
  return lines;
}

const tidy = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\0/g, '')
    .replace(/^\ufeff/, '');
