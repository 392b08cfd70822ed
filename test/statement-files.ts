// Small statements of banks, each with the traps that its form has, and how they are read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exponentOf } from '#base/currency.ts';
import { csvMapping } from '#contract/csv-mapping.ts';
import { readStatementFile } from '#market/bank/read-statement-file.ts';
import type { ReadStatement } from '#market/bank/bank-statement.ts';

/** A mapping as somebody sends it. */
export type Mapping = Parameters<typeof csvMapping.parse>[0];

/** The bytes of a file in test/statements. */
export const bytesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, 'statements', name));

/** A file in test/statements, read. */
export const read = (name: string, mapping: Mapping = null) =>
  readStatementFile(
    { name, content: bytesOf(name) },
    mapping ? csvMapping.parse(mapping) : null,
    exponentOf,
  );

/** Reads a text when it is called, so that a refusal can be looked for. */
export const reading = (content: string) => () =>
  readStatementFile({ name: 'x', content }, null, exponentOf);

/** The one statement of a file that has one. */
export const only = ([statement, ...more]: ReadStatement[]): ReadStatement => {
  if (!statement || more.length) throw new Error('One statement was meant.');
  return statement;
};
