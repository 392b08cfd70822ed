// Turns errors of the schema, when a row is saved or deleted, into refusals.
import { z } from 'zod';
import { factValues } from '#contract/fact-names.ts';
import { Refusal } from '#base/refusal.ts';

/** A unique value that another row has, or has at the same time. */
const TAKEN = new Set(['23505', '23P01']);
const REFERENCE = '23503';
/** The code since PostgreSQL 18 where the schema says `on delete restrict`. */
const RESTRICTED = '23001';
const REMOVED_PICTURE = 'SKP01';
/** The constraint of the EU pack's gate (0156_facts_gate.sql). */
const FACTS_GATE = 'products_facts_gate';
const CHECKED = new Set(['23514', '23502', '22001', '22003']);

/** The parts of a PostgreSQL error; other errors have no code. */
const databaseError = z
  .object({
    code: z.string(),
    detail: z.string().default(''),
    table: z.string().default(''),
    column: z.string().optional(),
    constraint: z.string().default(''),
  })
  .catch({ code: '', detail: '', table: '', constraint: '' });

/**
 * Throws an error of PostgreSQL as a refusal: 'already-taken' with the field that must be unique,
 * 'in-use' for a row that others need, 'picture-gone' for a picture that was removed,
 * 'facts-missing' for what the gate of the EU pack keeps off sale, 'invalid-input' for what a
 * constraint refuses or for a reference to nothing. Throws all other errors unchanged.
 */
export function refusalOf(problem: unknown): never {
  const { code, detail, table, column, constraint } = databaseError.parse(problem);
  if (code === REMOVED_PICTURE)
    throw new Refusal('picture-gone', { field: column ?? keyIn(detail) });
  if (TAKEN.has(code)) throw new Refusal('already-taken', { field: column ?? keyIn(detail) });
  if (code === RESTRICTED) throw new Refusal('in-use', { count: 0 });
  if (code === REFERENCE)
    throw detail.includes('still referenced')
      ? new Refusal('in-use', { count: 0 })
      : new Refusal('invalid-input', { field: keyIn(detail) });
  if (constraint === FACTS_GATE) throw new Refusal('facts-missing', factValues(column ?? ''));
  if (CHECKED.has(code))
    throw new Refusal('invalid-input', { field: column ?? fieldOf(table, constraint) });
  throw problem;
}

/** From `Key (slug)=(acme) already exists.`, the field is the slug. */
const keyIn = (detail: string): string => /^Key \((\w+)[,)]/.exec(detail)?.[1] ?? 'id';

/**
 * From `tax_rules_amount_check`, the field is the amount; a constraint on values may be about any
 * field.
 */
const fieldOf = (table: string, constraint: string): string =>
  constraint.replace(`${table}_`, '').replace(/_check\d*$/, '') || 'id';
