/** Breaks a paragraph between words, and within a word that is too long for a line. */
export function wrap(paragraph: string, fits: (row: string) => boolean): string[] {
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
