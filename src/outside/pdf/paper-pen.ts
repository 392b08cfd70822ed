// Writes text of any script onto a page. Positions are measured from the starting edge, the side
// where the language begins.
import { fontOf, type FontName } from '#outside/pdf/fonts.ts';
import { directionOf, isShaped, runsOf, type Direction } from '#outside/pdf/runs.ts';
import { wrap } from '#outside/pdf/wrap.ts';

const LEADING = 1.45; // of the size: from line to line
const HEAVY = 0.028; // of the size: how far a heavy letter swells
const INK = '#1c1a17';

/**
 * The position and style of a text: `from` and `width` in points from the starting edge, `size` in
 * points.
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
/** A page's width and margin in points, and the direction of its language, which may change. */
type Page = { direction: Direction; width: number; margin: number };

export type Pen = {
  /**
   * Writes a text from a height down, on as many lines as it needs; returns the height below it.
   */
  write: (text: string, top: number, place: Place) => number;
  /** The height of a text. */
  height: (text: string, place: Place) => number;
  /** Writes one line. */
  row: (row: string, base: Direction, top: number, place: Place) => void;
};

/** Opens a pen for a PDF's pages. It registers each font when it is first used. */
export function openPen(document: PDFKit.PDFDocument, page: Page): Pen {
  const { width: pageWidth, margin } = page;
  const opened = new Set<FontName>();

  function pick(font: FontName, size: number): PDFKit.PDFDocument {
    if (!opened.has(font)) document.registerFont(font, fontOf(font).bytes);
    opened.add(font);
    return document.font(font).fontSize(size);
  }

  const widthOf = (text: string, size: number, base: Direction) =>
    runsOf(text, base).reduce((sum, run) => sum + pick(run.font, size).widthOfString(run.text), 0);

  function lines(text: string, { width, size = 10, direction: own }: Place) {
    const base = own ?? directionOf(text, page.direction);
    const fits = (line: string) => widthOf(line, size, base) <= width;
    return { base, rows: text.split('\n').flatMap((paragraph) => wrap(paragraph, fits)) };
  }

  function row(text: string, base: Direction, top: number, place: Place): void {
    const { from, width, size = 10, heavy = false, colour = INK, end = false } = place;
    const long = widthOf(text, size, base);
    const start = end ? from + width - long : from;
    let x = page.direction === 'rtl' ? pageWidth - margin - start - long : margin + start;
    const style = { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: heavy } as const;
    for (const run of runsOf(text, base)) {
      const spoken = isShaped(run.text);
      if (spoken) document.markContent('Span', { actual: run.text });
      if (heavy) document.strokeColor(colour).lineWidth(size * HEAVY);
      pick(run.font, size)
        .fillColor(colour)
        .text(run.text, x, top + size, style);
      if (spoken) document.endMarkedContent();
      x += document.widthOfString(run.text);
    }
  }

  function write(text: string, top: number, place: Place): number {
    const { base, rows } = lines(text, place);
    const step = (place.size ?? 10) * LEADING;
    for (const [at, one] of rows.entries()) row(one, base, top + at * step, place);
    return top + rows.length * step;
  }

  return {
    write,
    height: (text, place) => lines(text, place).rows.length * (place.size ?? 10) * LEADING,
    row,
  };
}
