// What the schema refuses of a row that somebody saves or deletes, as refusals.
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';

const UNIQUE = '23505';
const REFERENCE = '23503';
const REMOVED_PICTURE = 'SKP01';
const CHECKED = new Set(['23514', '23502', '22001', '22003']);

/** What PostgreSQL says of an error; what is none has no code. */
const databaseError = z
  .object({
    code: z.string(),
    detail: z.string().optional(),
    column: z.string().optional(),
    constraint: z.string().optional(),
  })
  .catch({ code: '' });

/**
 * Throws an error of PostgreSQL as a refusal: 'already-taken' with the field that must be the only
 * one of its kind, 'in-use' for a row that others need, 'picture-gone' for a picture that was
 * removed, 'invalid-input' for what a constraint refuses or for a reference that leads nowhere.
 * Throws all others as they are.
 */
export function refusalOf(problem: unknown): never {
  const { code, detail = '', column, constraint } = databaseError.parse(problem);
  const field = column ?? /\((\w+)[,)]/.exec(detail)?.[1] ?? fieldOf(constraint);
  if (code === REMOVED_PICTURE) throw new Refusal('picture-gone', { field });
  if (code === UNIQUE) throw new Refusal('already-taken', { field });
  if (code === REFERENCE)
    throw detail.includes('still referenced')
      ? new Refusal('in-use', { count: 0 })
      : new Refusal('invalid-input', { field });
  if (CHECKED.has(code)) throw new Refusal('invalid-input', { field });
  throw problem;
}

/** `brands_title_check` speaks of the title. */
const fieldOf = (constraint = ''): string =>
  constraint.replace(/_(check\d*|not_null)$/, '').replace(/^[a-z]+_/, '') || 'id';
