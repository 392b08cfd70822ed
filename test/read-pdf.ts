// Reads the texts of a PDF back: their positions on each page, using the tables that map glyphs to
// letters.
import { inflateSync } from 'node:zlib';

/**
 * A piece of text by its literal, or else by its glyphs; `x` from the left edge and `y` from the
 * bottom, in points.
 */
export type Piece = { text: string; x: number; y: number; size: number };
/** A filled box; `x` from the left edge, in points. */
export type Box = { x: number; width: number };
export type ReadPdf = { pages: Piece[][]; boxes: Box[][]; fonts: string[]; info: string };

export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = objectsOf(Buffer.from(bytes));
  const bodies = [...objects.values()];
  const names = new Map(
    bodies.flatMap(({ head }) =>
      [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]): [string, number] => [
        name,
        Number(id),
      ]),
    ),
  );
  const letters = new Map(
    [...names].map(([name, id]) => [
      name,
      lettersOf(
        objects.get(Number(/\/ToUnicode (\d+)/.exec(objects.get(id)?.head ?? '')?.[1]))?.stream ??
          '',
      ),
    ]),
  );
  const drawn = bodies
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => objects.get(Number(/\/Contents (\d+)/.exec(head)?.[1]))?.stream ?? '');
  return {
    pages: drawn.map((page) => piecesOf(page, letters)),
    boxes: drawn.map((page) =>
      [...page.matchAll(/^(\S+) \S+ (\S+) \S+ re$/gm)].map(([, x, width]) => ({
        x: Number(x),
        width: Number(width),
      })),
    ),
    fonts: bodies.flatMap(({ head }) =>
      /\/FontFile2 /.test(head) ? [/\/FontName \/([^\s/]+)/.exec(head)?.[1] ?? ''] : [],
    ),
    info: bodies.map(({ head }) => head).find((head) => head.includes('/CreationDate')) ?? '',
  };
}

/**
 * The lines of a page from its top: each by the position of its pieces, from the right for a
 * right-to-left line.
 */
export function linesOf(page: Piece[], direction: 'ltr' | 'rtl' = 'ltr'): string[] {
  const rows = [...Map.groupBy(page, ({ y }) => Math.round(y * 10))].sort(([a], [b]) => b - a);
  return rows.map(([, pieces]) =>
    pieces
      .toSorted((a, b) => (direction === 'ltr' ? a.x - b.x : b.x - a.x))
      .map(({ text }) => text)
      .join('')
      .replaceAll(/ +/g, ' ')
      .trim(),
  );
}

function objectsOf(bytes: Buffer): Map<number, { head: string; stream: string }> {
  const text = bytes.toString('latin1');
  const objects = new Map<number, { head: string; stream: string }>();
  for (const { 1: id, 2: head = '', index } of text.matchAll(
    /(\d+) 0 obj\n([\s\S]*?)(?=endobj|\nstream\n)/g,
  )) {
    const from = text.startsWith('\nstream\n', index + `${id} 0 obj\n`.length + head.length)
      ? index + `${id} 0 obj\n`.length + head.length + 8
      : -1;
    const packed =
      from < 0 ? null : bytes.subarray(from, from + Number(/\/Length (\d+)/.exec(head)?.[1]));
    objects.set(Number(id), {
      head,
      stream: packed
        ? (head.includes('FlateDecode') ? inflateSync(packed) : packed).toString('latin1')
        : '',
    });
  }
  return objects;
}

function lettersOf(table: string): string[] {
  const letters: string[] = [];
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g)) {
    for (const [at, [, codes = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      letters[Number.parseInt(first, 16) + at] = Buffer.from(codes.replaceAll(' ', ''), 'hex')
        .swap16()
        .toString('utf16le');
    }
  }
  return letters;
}

/** A text: its literal, its position, its font, its size, and its glyphs. */
const PIECE = new RegExp(
  String.raw`(?:\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)\n>> BDC\n(?:(?!BT\n)[\s\S])*?)?` +
    String.raw`BT\n1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+) (\S+) Tf([\s\S]*?)ET`,
  'g',
);

function piecesOf(content: string, letters: Map<string, string[]>): Piece[] {
  return [...content.matchAll(PIECE)].map(([, literal, x, y, font = '', size, drawn = '']) => ({
    x: Number(x),
    y: Number(y),
    size: Number(size),
    text: literal === undefined ? drawnText(drawn, letters.get(font) ?? []) : literalText(literal),
  }));
}

function drawnText(drawn: string, letters: string[]): string {
  return [...drawn.matchAll(/<([0-9a-f]+)>/g)]
    .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
    .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '\ufffd')
    .join('');
}

const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function literalText(literal: string): string {
  const plain = literal.replaceAll(/\\([\s\S])/g, (_, letter: string) => ESCAPED[letter] ?? letter);
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le');
}
