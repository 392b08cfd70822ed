// Checks that a PDF contains nothing but pages. It searches for the names (ISO 32000-2) of anything
// more, and never opens a stranger's file with a PDF reader.
import { inflateSync } from 'node:zlib';

/** `broken`: not a complete PDF. `active`: it is encrypted, or holds more than pages. */
export type PdfKind = 'plain' | 'active' | 'broken';

const HEADER = /^%PDF-[12]\.\d[\r\n %]/;
const NOT_PLAIN = /\/(Encrypt|JavaScript|Launch|EmbeddedFile|RichMedia|ImportData|SubmitForm)/;
const PACKED = /\/ObjStm\b/g;
/**
 * Objects may be compressed: up to this many streams, and this many decompressed bytes, are
 * searched too.
 */
const MOST_PACKS = 500;
const MOST_ABOUT = 2000;
const MOST_UNPACKED = 32 * 1024 * 1024;

/** Takes the bytes of a file; returns what kind of PDF it is by its content. */
export function pdfKind(bytes: Buffer): PdfKind {
  const text = bytes.toString('latin1');
  if (!HEADER.test(text) || !endsWhole(text)) return 'broken';
  const plain = named(text);
  if (NOT_PLAIN.test(plain) || count(plain) !== count(text)) return 'active';
  const packed = unpacked(bytes, text);
  if (packed === null) return 'active';
  return packed.some((part) => NOT_PLAIN.test(named(part))) ? 'active' : 'plain';
}

/**
 * Whether the last `startxref` points to a table, or to a stream that is one, with nothing after
 * it.
 */
function endsWhole(text: string): boolean {
  const at = text.lastIndexOf('startxref');
  const [, place = ''] =
    /^startxref\s+(\d{1,10})\s+%%EOF[\s\0]{0,1024}$/.exec(text.slice(at)) ?? [];
  if (at < 0 || place === '') return false;
  return /^\s{0,4}(xref\b|\d+ \d+ obj\b)/.test(text.slice(Number(place), Number(place) + 40));
}

/** Decodes the letters of names, which may be written as `#4A`. */
const named = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(parseInt(code, 16)),
  );

const count = (text: string): number => text.match(PACKED)?.length ?? 0;

/** The decompressed objects; null if a compression is used that cannot be searched. */
function unpacked(bytes: Buffer, text: string): string[] | null {
  const parts: string[] = [];
  let left = MOST_UNPACKED;
  if (count(text) > MOST_PACKS) return null;
  for (const { index } of text.matchAll(PACKED)) {
    const begin = text.lastIndexOf(' obj', index);
    const start = text.indexOf('stream', index);
    if (begin < 0 || start < 0 || start - begin > MOST_ABOUT) return null;
    const about = text.slice(begin, start);
    if (/\/DecodeParms/.test(about)) return null;
    const from = start + (text.startsWith('stream\r\n', start) ? 8 : 7);
    const part = /\/Filter/.test(about) ? inflated(bytes.subarray(from), about, left) : about;
    if (part === null) return null;
    left -= part.length;
    parts.push(part);
  }
  return parts;
}

function inflated(packed: Buffer, about: string, most: number): string | null {
  if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?\s*[/>]/.test(about) || most <= 0) return null;
  try {
    return inflateSync(packed, { maxOutputLength: most }).toString('latin1');
  } catch {
    return null;
  }
}
