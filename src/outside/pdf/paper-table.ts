import type { Paper } from '#outside/pdf/paper.ts';

/**
 * A column; one of width 0 takes what the others leave. `end`: aligned at the end, as amounts are.
 */
export type Column = { name: string; width: number; end?: boolean };
/** A row: a text for each column, and small notes below the first one. */
export type Row = { cells: string[]; notes: string[] };

const GREY = '#6b655c';
const PAD = 6;
const BETWEEN = 12;
const SMALL = 8;
const NORMAL = 9.5;

/**
 * Writes a table from the paper's present position; rows are never split, and the head is repeated
 * on each new page.
 */
export function paperTable(paper: Paper, columns: Column[], rows: Row[]): void {
  const wide =
    paper.width -
    columns.reduce((sum, { width }) => sum + width, 0) -
    BETWEEN * (columns.length - 1);
  let from = 0;
  const places = columns.map(({ width, end = false }) => {
    const place = { from, width: width || wide, end };
    from += place.width + BETWEEN;
    return place;
  });
  const first = places[0] ?? { from: 0, width: paper.width, end: false };
  const head = () => {
    const ends = columns.map(({ name }, at) =>
      paper.write(name, paper.at(), { ...(places[at] ?? first), size: SMALL, colour: GREY }),
    );
    paper.move(Math.max(...ends) + 3);
    paper.line(paper.at(), '#1c1a17');
    paper.move(paper.at() + PAD);
  };
  head();
  for (const { cells, notes } of rows) {
    const high = Math.max(
      ...cells.map((cell, at) => paper.height(cell, { ...(places[at] ?? first), size: NORMAL })),
      paper.height(cells[0] ?? '', { ...first, size: NORMAL }) +
        notes.reduce((sum, note) => sum + paper.height(note, { ...first, size: SMALL }), 0),
    );
    if (paper.left() < high + PAD) {
      paper.turn();
      head();
    }
    const ends = cells.map((cell, at) =>
      paper.write(cell, paper.at(), { ...(places[at] ?? first), size: NORMAL }),
    );
    let end = ends[0] ?? paper.at();
    for (const note of notes) end = paper.write(note, end, { ...first, size: SMALL, colour: GREY });
    paper.move(Math.max(end, ...ends) + PAD);
    paper.line(paper.at());
    paper.move(paper.at() + PAD);
  }
}
