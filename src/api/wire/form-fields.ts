// Parses a multipart form while it arrives (RFC 7578). Parts and headers are limited.
import { MultipartParser, type MultipartPart } from '@remix-run/multipart-parser';
import { Refusal } from '#base/refusal.ts';

const MOST_FIELD_LETTERS = 64 * 1024;
const MOST_PARTS = 40;
const MOST_HEADER_BYTES = 2048;

export type Fields = Record<string, unknown>;
type OpenForm = { write: (block: Uint8Array) => void; end: () => Fields };

/**
 * Takes the boundary, and the most bytes to accept. `write` takes the body in blocks; `end` returns
 * the fields as texts and, under names without brackets, lists of files. Both refuse
 * 'unreadable-body' and 'too-large', or throw the parser's own error.
 */
export function openForm(boundary: string, mostBytes: number): OpenForm {
  const parser = new MultipartParser(boundary, {
    maxHeaderSize: MOST_HEADER_BYTES,
    maxParts: MOST_PARTS,
    maxFileSize: mostBytes,
    maxTotalSize: mostBytes,
  });
  const fields = collectFields();
  let isFirst = true;
  return {
    write: (block) => {
      if (!isFirst && isDone(parser)) return; // what follows the end means nothing (RFC 2046)
      const bytes = isFirst ? withoutEmptyLines(block) : block;
      isFirst = false;
      for (const part of parser.write(bytes)) fields.add(part);
    },
    end: () => {
      parser.finish();
      return fields.all();
    },
  };
}

/** Some older clients begin a form with an empty line. */
function withoutEmptyLines(block: Uint8Array): Uint8Array {
  let at = 0;
  while (block[at] === 13 && block[at + 1] === 10) at += 2;
  return block.subarray(at);
}

function isDone(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function collectFields(): { add: (part: MultipartPart) => void; all: () => Fields } {
  const fields = new Map<string, unknown>();
  const lists = new Map<string, unknown[]>();
  let letters = 0;
  return {
    add: (part) => {
      const { name, filename } = namesOf(part);
      const plain = name.replace(/\[\d{0,2}\]$/, '');
      const value = filename === undefined ? textOf(part) : fileOf(part, filename);
      if (typeof value === 'string' && (letters += value.length) > MOST_FIELD_LETTERS)
        throw new Refusal('too-large');
      if (plain === name && typeof value === 'string') fields.set(name, value);
      else lists.set(plain, [...(lists.get(plain) ?? []), value]);
    },
    all: () => Object.fromEntries([...fields, ...lists]),
  };
}

function namesOf(part: MultipartPart): { name: string; filename: string | undefined } {
  try {
    const { name, filename } = part;
    if (name !== undefined) return { name, filename };
  } catch {
    // its header is not UTF-8
  }
  throw new Refusal('unreadable-body');
}

const textOf = ({ bytes }: MultipartPart): string => new TextDecoder().decode(bytes);
const fileOf = ({ content, mediaType }: MultipartPart, name: string): File =>
  new File(content as Uint8Array<ArrayBuffer>[], name, { type: mediaType ?? '' });
