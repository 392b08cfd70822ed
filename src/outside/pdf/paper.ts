// A paper: pages that texts are written on by the distance from the side where the language
// begins, whichever side that is.
import PDFDocument from 'pdfkit';
import { openPen, type Place } from '#outside/pdf/paper-pen.ts';
import type { Direction } from '#outside/pdf/runs.ts';

/** How large a page is, what stays free around it and above its foot: in points. */
export type Format = { width: number; height: number; margin: number; foot: number };
export const A4: Format = { width: 595.28, height: 841.89, margin: 48, foot: 40 };
/** A label of 100 × 150 mm, as printers of labels have it. */
export const LABEL: Format = { width: 283.46, height: 425.2, margin: 17, foot: 0 };

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
  /** Draws bars and gaps in turn, widths in modules, from the starting edge; `high` in points. */
  bars: (modules: number[], top: number, size: { module: number; high: number }) => void;
  /** From here on texts begin at this side. */
  speak: (direction: Direction) => void;
  turn: () => void;
  /** Writes something on every page, at the foot. */
  foot: (text: (page: number, pages: number) => string) => void;
  bytes: () => Promise<Uint8Array<ArrayBuffer>>;
};

type About = {
  title: string;
  author: string;
  language: string;
  direction: Direction;
  date: Date;
};

/**
 * Takes what the file says of itself; `date` also makes its bytes the same each time.
 */
export function openPaper(about: About, format: Format = A4): Paper {
  const { width, height: high, margin } = format;
  const page = { direction: about.direction, width, margin };
  const document = openDocument(about, format);
  const bytes = collect(document);
  const pen = openPen(document, page);
  let height = margin;
  return {
    width: width - 2 * margin,
    at: () => height,
    move: (to) => {
      height = to;
    },
    left: () => high - margin - format.foot - height,
    height: pen.height,
    write: pen.write,
    line: (at, colour = '#d8d2c8') => drawLine(document, format, at, colour),
    bars: (modules, top, size) => {
      const wide = modules.reduce((sum, one) => sum + one, 0) * size.module;
      const left = page.direction === 'rtl' ? width - margin - wide : margin;
      drawBars(document, { left, top, modules, ...size });
    },
    speak: (direction) => {
      page.direction = direction;
    },
    turn: () => {
      document.addPage();
      height = margin;
    },
    foot: (text) => {
      const { start, count } = document.bufferedPageRange();
      const place = { from: 0, width: width - 2 * margin, size: 8, colour: '#6b655c' };
      for (let at = 0; at < count; at++) {
        document.switchToPage(start + at);
        pen.row(text(at + 1, count), page.direction, high - margin, place);
      }
    },
    bytes,
  };
}

function openDocument(
  { title, author, language, date }: About,
  { width, height }: Format,
): PDFKit.PDFDocument {
  const info = { Title: title, Author: author, Creator: author, Producer: author };
  return new PDFDocument({
    size: [width, height],
    margin: 0,
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { ...info, CreationDate: date, ModDate: date },
  });
}

/** Gathers what the document writes from now on; what it answers ends it and gives its bytes. */
function collect(document: PDFKit.PDFDocument): Paper['bytes'] {
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  return () =>
    new Promise((resolve, reject) => {
      document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
      document.on('error', reject);
      document.end();
    });
}

function drawLine(
  document: PDFKit.PDFDocument,
  { width, margin }: Format,
  at: number,
  colour: string,
): void {
  document
    .moveTo(margin, at)
    .lineTo(width - margin, at)
    .lineWidth(0.7)
    .strokeColor(colour)
    .stroke();
}

type Bars = { left: number; top: number; modules: number[]; module: number; high: number };

/** Bars read alike from both sides, so that they stand at the left whatever the language. */
function drawBars(document: PDFKit.PDFDocument, { left, top, modules, module, high }: Bars): void {
  let x = left;
  for (const [place, wide] of modules.entries()) {
    if (place % 2 === 0) document.rect(x, top, wide * module, high);
    x += wide * module;
  }
  document.fill('#000000');
}
