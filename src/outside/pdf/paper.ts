// A paper: A4 pages that texts are written on by the distance from the side where the language
// begins, whichever side that is.
import PDFDocument from 'pdfkit';
import { fontOf, type FontName } from '#outside/pdf/fonts.ts';
import { directionOf, isShaped, runsOf, type Direction } from '#outside/pdf/runs.ts';

const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 48;
const FOOT = 40;
const LEADING = 1.45;
const HEAVY = 0.028; // of the size: from line to line; how far a heavy letter swells
const INK = '#1c1a17';

/**
 * Where a text stands and how: `from` and `width` in points from the starting edge, `size` in
 * points, `line` how far lines are apart.
 */
export type Place = {
  from: number;
  width: number;
  size?: number;
  heavy?: boolean;
  colour?: string;
  end?: boolean;
  direction?: Direction;
};
export type Paper = {
  width: number;
  /** The height at which writing goes on, and how much of the page is left there. */
  at: () => number;
  move: (to: number) => void;
  left: () => number;
  /** Writes a text from a height down, in as many lines as it takes; answers where it ends. */
  write: (text: string, top: number, place: Place) => number;
  /** How high a text will be. */
  height: (text: string, place: Place) => number;
  line: (at: number, colour?: string) => void;
  turn: () => void;
  /** Writes something on every page, at the foot. */
  foot: (text: (page: number, pages: number) => string) => void;
  bytes: () => Promise<Uint8Array<ArrayBuffer>>;
};

/** Takes what the file says of itself; `date` also makes its bytes the same each time. */
export function openPaper({
  title,
  author,
  language,
  direction,
  date,
}: {
  title: string;
  author: string;
  language: string;
  direction: Direction;
  date: Date;
}): Paper {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Creator: author,
      Producer: author,
      CreationDate: date,
      ModDate: date,
    },
  });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const opened = new Set<FontName>();
  const pick = (font: FontName, size: number) => {
    if (!opened.has(font)) document.registerFont(font, fontOf(font).bytes);
    opened.add(font);
    return document.font(font).fontSize(size);
  };
  const widthOf = (text: string, size: number, base: Direction) =>
    runsOf(text, base).reduce((sum, run) => sum + pick(run.font, size).widthOfString(run.text), 0);
  let height = MARGIN;

  const lines = (text: string, { width, size = 10, direction: own }: Place) => {
    const base = own ?? directionOf(text, direction);
    return {
      base,
      rows: text
        .split('\n')
        .flatMap((paragraph) => wrap(paragraph, (row) => widthOf(row, size, base) <= width)),
    };
  };
  const draw = (
    row: string,
    base: Direction,
    top: number,
    { from, width, size = 10, heavy = false, colour = INK, end = false }: Place,
  ) => {
    const long = widthOf(row, size, base);
    const start = end ? from + width - long : from;
    let x = direction === 'rtl' ? WIDTH - MARGIN - start - long : MARGIN + start;
    for (const run of runsOf(row, base)) {
      const spoken = isShaped(run.text);
      if (spoken) document.markContent('Span', { actual: run.text });
      if (heavy) document.strokeColor(colour).lineWidth(size * HEAVY);
      pick(run.font, size)
        .fillColor(colour)
        .text(run.text, x, top + size, {
          lineBreak: false,
          baseline: 'alphabetic',
          fill: true,
          stroke: heavy,
        });
      if (spoken) document.endMarkedContent();
      x += document.widthOfString(run.text);
    }
  };
  return {
    width: WIDTH - 2 * MARGIN,
    at: () => height,
    move: (to) => {
      height = to;
    },
    left: () => HEIGHT - MARGIN - FOOT - height,
    height: (text, place) => lines(text, place).rows.length * (place.size ?? 10) * LEADING,
    write: (text, top, place) => {
      const { base, rows } = lines(text, place);
      for (const [at, row] of rows.entries())
        draw(row, base, top + at * (place.size ?? 10) * LEADING, place);
      return top + rows.length * (place.size ?? 10) * LEADING;
    },
    line: (at, colour = '#d8d2c8') => {
      document
        .moveTo(MARGIN, at)
        .lineTo(WIDTH - MARGIN, at)
        .lineWidth(0.7)
        .strokeColor(colour)
        .stroke();
    },
    turn: () => {
      document.addPage();
      height = MARGIN;
    },
    foot: (text) => {
      const { start, count } = document.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        document.switchToPage(start + page);
        draw(text(page + 1, count), direction, HEIGHT - MARGIN, {
          from: 0,
          width: WIDTH - 2 * MARGIN,
          size: 8,
          colour: '#6b655c',
        });
      }
    },
    bytes: () =>
      new Promise((resolve, reject) => {
        document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
        document.on('error', reject);
        document.end();
      }),
  };
}

/** Breaks a paragraph between words, and a word that is too long for a line inside it. */
function wrap(paragraph: string, fits: (row: string) => boolean): string[] {
  if (fits(paragraph)) return [paragraph.trim()];
  const rows: string[] = [];
  let row = '';
  for (const word of paragraph.split(/[ \t]+/).filter(Boolean)) {
    if (fits(row ? `${row} ${word}` : word)) {
      row = row ? `${row} ${word}` : word;
      continue;
    }
    if (row) rows.push(row);
    row = '';
    for (const letter of word) {
      if (row && !fits(row + letter)) {
        rows.push(row);
        row = '';
      }
      row += letter;
    }
  }
  return [...rows, ...(row || rows.length === 0 ? [row] : [])];
}
