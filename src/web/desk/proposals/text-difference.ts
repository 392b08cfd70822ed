// Finds the words that were added, removed and kept in a text.
export type Piece = { text: string; mark: 'same' | 'added' | 'removed' };

/** Longer texts are shown as a whole, because comparing all words takes too long. */
const MOST = 1500;

/** The pieces of two texts in reading order; removed ones come before added ones. */
export function textDifference(was: string, became: string): Piece[] {
  const [before, after] = [wordsOf(was), wordsOf(became)];
  if (before.length * after.length > MOST * MOST)
    return joined([
      { text: was, mark: 'removed' },
      { text: became, mark: 'added' },
    ]);
  const same = sharedFrom(before, after);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length)
    if (i < before.length && before[i] === after[j]) {
      pieces.push({ text: before[i++] ?? '', mark: 'same' });
      j++;
    } else if (
      j === after.length ||
      (i < before.length && at(same, i + 1, j) >= at(same, i, j + 1))
    )
      pieces.push({ text: before[i++] ?? '', mark: 'removed' });
    else pieces.push({ text: after[j++] ?? '', mark: 'added' });
  return joined(pieces);
}

/** Words with the spaces after them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

const at = (table: Uint16Array[], row: number, column: number): number => table[row]?.[column] ?? 0;

/** The number of common words in the rest of two texts, from each position. */
function sharedFrom(before: string[], after: string[]): Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const row = table[i];
      if (row)
        row[j] =
          before[i] === after[j]
            ? at(table, i + 1, j + 1) + 1
            : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  return table;
}

/** Joins neighbours of the same kind. */
function joined(pieces: Piece[]): Piece[] {
  const made: Piece[] = [];
  for (const piece of pieces) {
    const last = made.at(-1);
    if (last?.mark === piece.mark) last.text += piece.text;
    else if (piece.text !== '') made.push({ ...piece });
  }
  return made;
}
