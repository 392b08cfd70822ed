// Keeps an unclosed quote from swallowing the rows after it.
import { Refusal } from '#base/refusal.ts';

const MOST_RECORD = 1_000_000; // characters; a longer quoted cell is a forgotten quote

/**
 * Splits the text of a CSV file into whole records. A row whose quote is never closed is reported
 * by number and becomes an empty line, so that other rows keep their numbers. Refuses
 * 'import-line-too-long'.
 */
export async function* wholeRecords(
  texts: AsyncIterable<string>,
  delimiter: string,
  broken: (row: number) => void,
): AsyncGenerator<string> {
  let held = '';
  let row = 1;
  const pass = (last: boolean): string => {
    const parts: string[] = [];
    let from = 0;
    while (from < held.length) {
      const end = recordEnd(held, from, delimiter, last);
      if (end === null && !last && held.length - from <= MOST_RECORD) break;
      const record = end === null || end < 0 ? '' : held.slice(from, end);
      if (record) {
        parts.push(record);
        row++;
        from += record.length;
        continue;
      }
      const newline = held.indexOf('\n', from);
      if (newline < 0 && !last) throw new Refusal('import-line-too-long', { row });
      broken(row++);
      parts.push('\n');
      from = newline < 0 ? held.length : newline + 1;
    }
    held = held.slice(from);
    return parts.join('');
  };
  for await (const text of texts) {
    held += text;
    const passed = pass(false);
    if (passed) yield passed;
  }
  const passed = pass(true);
  if (passed) yield passed;
}

/**
 * The end of the record that begins at `from`; null when it does not end in this text, −1 when its
 * quotes are broken.
 */
function recordEnd(text: string, from: number, delimiter: string, last: boolean): number | null {
  const newline = text.indexOf('\n', from);
  const firstQuote = text.indexOf('"', from);
  if (newline >= 0 && (firstQuote < 0 || firstQuote > newline)) return newline + 1;
  for (let at = from; ;) {
    while (isBlank(text[at], delimiter)) at++;
    if (text[at] === '"') {
      const close = closingQuote(text, at, delimiter);
      if (close === null || close < 0) return close;
      at = close + 1;
    }
    const next = nextOf(text, at, delimiter);
    if (next < 0) return last ? text.length : null;
    if (text[next] === '\n') return next + 1;
    at = next + 1;
  }
}

/**
 * The quote that closes a cell; the opening quote itself when it is only part of the text, as in
 * `"5" screen`.
 */
function closingQuote(text: string, open: number, delimiter: string): number | null {
  for (let at = open + 1; ; at++) {
    at = text.indexOf('"', at);
    if (at < 0) return null;
    if (text[at + 1] === '"') {
      at++;
      continue;
    }
    let after = at + 1;
    while (isBlank(text[after], delimiter)) after++;
    const next = text[after];
    if (next === undefined || next === '\n' || next === delimiter) return at;
    return text.slice(open, at).includes('\n') ? -1 : open;
  }
}

const isBlank = (letter: string | undefined, delimiter: string) =>
  letter === ' ' || (letter === '\t' && delimiter !== '\t');

function nextOf(text: string, from: number, delimiter: string): number {
  const newline = text.indexOf('\n', from);
  const cell = text.indexOf(delimiter, from);
  return newline < 0 ? cell : cell < 0 ? newline : Math.min(newline, cell);
}
