// What the schema refuses of a row that somebody saves or deletes, as refusals.
import { z } from 'zod';
import { factValues } from '#contract/fact-names.ts';
import { Refusal } from '#base/refusal.ts';

/** Another one has it: alone, or at the same time. */
const TAKEN = new Set(['23505', '23P01']);
const REFERENCE = '23503';
/** As PostgreSQL says it from 18 on, where the schema says `on delete restrict`. */
const RESTRICTED = '23001';
const REMOVED_PICTURE = 'SKP01';
/** What the gate of the EU pack says (0156_facts_gate.sql). */
const FACTS_GATE = 'products_facts_gate';
const CHECKED = new Set(['23514', '23502', '22001', '22003']);

/** What PostgreSQL says of an error; what is none has no code. */
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
 * Throws an error of PostgreSQL as a refusal: 'already-taken' with the field that must be the only
 * one of its kind, 'in-use' for a row that others need, 'picture-gone' for a picture that was
 * removed, 'facts-missing' for what the gate of the EU pack keeps off sale, 'invalid-input' for
 * what a constraint refuses or for a reference that leads nowhere. Throws all others as they are.
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

/** `Key (slug)=(acme) already exists.` speaks of the slug. */
const keyIn = (detail: string): string => /^Key \((\w+)[,)]/.exec(detail)?.[1] ?? 'id';

/** `tax_rules_amount_check` speaks of the amount; its values may be of any field. */
const fieldOf = (table: string, constraint: string): string =>
  constraint.replace(`${table}_`, '').replace(/_check\d*$/, '') || 'id';
