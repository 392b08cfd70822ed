// A paper: pages on which positions are measured from the side where the language begins, whichever
// side that is.
import PDFDocument from 'pdfkit';
import { openPen, type Place } from '#outside/pdf/paper-pen.ts';
import type { Direction } from '#outside/pdf/runs.ts';

/** The size of a page, its margin, and the space for its footer, in points. */
export type Format = { width: number; height: number; margin: number; foot: number };
export const A4: Format = { width: 595.28, height: 841.89, margin: 48, foot: 40 };
/** A label of 100 × 150 mm, the usual size of label printers. */
export const LABEL: Format = { width: 283.46, height: 425.2, margin: 17, foot: 0 };

export type Paper = {
  width: number;
  /** The height at which the next text goes, and how much of the page is left. */
  at: () => number;
  move: (to: number) => void;
  left: () => number;
  /**
   * Writes a text from a height down, on as many lines as it needs; returns the height below it.
   */
  write: (text: string, top: number, place: Place) => number;
  /** The height of a text. */
  height: (text: string, place: Place) => number;
  line: (at: number, colour?: string) => void;
  /** Draws bars and gaps in turn, widths in modules, from the starting edge; `high` in points. */
  bars: (modules: number[], top: number, size: { module: number; high: number }) => void;
  /** Sets the direction of the following texts. */
  speak: (direction: Direction) => void;
  turn: () => void;
  /** Writes a footer on every page. */
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

/** Takes the metadata of the file; its `date` also makes the bytes the same each time. */
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

/**
 * Collects what the document writes; the returned function ends the document and returns its bytes.
 */
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

/** Bar codes can be read from both sides, so they are always placed from the left. */
function drawBars(document: PDFKit.PDFDocument, { left, top, modules, module, high }: Bars): void {
  let x = left;
  for (const [place, wide] of modules.entries()) {
    if (place % 2 === 0) document.rect(x, top, wide * module, high);
    x += wide * module;
  }
  document.fill('#000000');
}
