// A paper: A4 pages that texts are written on by the distance from the side where the language
// begins, whichever side that is.
import PDFDocument from 'pdfkit';
import { openPen, type Place } from '#outside/pdf/paper-pen.ts';
import type { Direction } from '#outside/pdf/runs.ts';

const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 48;
const FOOT = 40;

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

type About = {
  title: string;
  author: string;
  language: string;
  direction: Direction;
  date: Date;
};

/** Takes what the file says of itself; `date` also makes its bytes the same each time. */
export function openPaper(about: About): Paper {
  const { direction } = about;
  const document = openDocument(about);
  const bytes = collect(document);
  const pen = openPen(document, { direction, width: WIDTH, margin: MARGIN });
  let height = MARGIN;
  return {
    width: WIDTH - 2 * MARGIN,
    at: () => height,
    move: (to) => {
      height = to;
    },
    left: () => HEIGHT - MARGIN - FOOT - height,
    height: pen.height,
    write: pen.write,
    line: (at, colour = '#d8d2c8') => drawLine(document, at, colour),
    turn: () => {
      document.addPage();
      height = MARGIN;
    },
    foot: (text) => {
      const { start, count } = document.bufferedPageRange();
      const place = { from: 0, width: WIDTH - 2 * MARGIN, size: 8, colour: '#6b655c' };
      for (let page = 0; page < count; page++) {
        document.switchToPage(start + page);
        pen.row(text(page + 1, count), direction, HEIGHT - MARGIN, place);
      }
    },
    bytes,
  };
}

function openDocument({ title, author, language, date }: About): PDFKit.PDFDocument {
  const info = { Title: title, Author: author, Creator: author, Producer: author };
  return new PDFDocument({
    size: 'A4',
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

function drawLine(document: PDFKit.PDFDocument, at: number, colour: string): void {
  document
    .moveTo(MARGIN, at)
    .lineTo(WIDTH - MARGIN, at)
    .lineWidth(0.7)
    .strokeColor(colour)
    .stroke();
}
