// Small bank statements, each with the difficulties of its format, and how they are read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exponentOf } from '#base/currency.ts';
import { csvMapping } from '#contract/csv-mapping.ts';
import { readStatementFile } from '#market/bank/read-statement-file.ts';
import type { ReadStatement } from '#market/bank/bank-statement.ts';

/** A mapping as an input. */
export type Mapping = Parameters<typeof csvMapping.parse>[0];

/** The bytes of a file in test/statements. */
export const bytesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, 'statements', name));

/** A parsed file of test/statements. */
export const read = (name: string, mapping: Mapping = null) =>
  readStatementFile(
    { name, content: bytesOf(name) },
    mapping ? csvMapping.parse(mapping) : null,
    exponentOf,
  );

/** Parses a text when called, so that a refusal can be checked. */
export const reading = (content: string) => () =>
  readStatementFile({ name: 'x', content }, null, exponentOf);

/** The only statement of a file. */
export const only = ([statement, ...more]: ReadStatement[]): ReadStatement => {
  if (!statement || more.length) throw new Error('One statement was meant.');
  return statement;
};
