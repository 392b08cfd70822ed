import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import type { CsvMapping } from '#contract/csv-mapping.ts';

/** A row that is not empty, and its line in the file, from 1. */
export type CsvRow = { line: number; cells: string[] };

const parsed = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);
const DELIMITERS = [';', '\t', '|', ','];

/** The rows of a CSV file. Refuses 'statement-unreadable' with the line for what is no CSV. */
export function csvRows(
  text: string,
  { delimiter, header_line: headerLine }: CsvMapping,
): CsvRow[] {
  const found = delimiter === 'auto' ? delimiterOf(text, headerLine) : delimiter;
  try {
    const options = {
      delimiter: found,
      bom: true,
      info: true,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    } as const;
    return parsed
      .parse(parse(text, options))
      .map(({ record, info }) => ({ line: info.lines, cells: record }))
      .filter(({ cells }) => cells.some(Boolean));
  } catch (problem) {
    const line =
      typeof problem === 'object' && problem !== null && 'lines' in problem
        ? Number(problem.lines)
        : 1;
    throw new Refusal('statement-unreadable', { line });
  }
}

function delimiterOf(text: string, headerLine: number): string {
  const line = (text.split(/\r\n|\r|\n/)[Math.max(0, headerLine - 1)] ?? '').replaceAll(
    /"[^"]*"/g,
    '',
  );
  return DELIMITERS.toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ',';
}
