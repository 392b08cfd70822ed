// One edit of a thing by staff: what it changed.

/** A row as JSON, by its columns. */
export type Row = Record<string, unknown>;

/** What stands in edited rows and is no field of them, or follows from others. */
const UNEDITED = new Set(['id', 'version', 'updated_at', 'created_at', 'path', 'folded']);
/** What is written down instead of a secret, so that one sees that it was changed. */
const HIDDEN = '•••';

/** What the history tells of a kind of row. */
type EditOptions = { follows?: readonly string[]; secret?: readonly string[] };

/**
 * The fields that differ between two states of a row, before and after; null if none does.
 * `follows`: what follows from other fields of such a row. Of those that are `secret` only whether
 * they were there.
 */
export function changedFields(
  before: Row,
  after: Row,
  { follows = [], secret = [] }: EditOptions = {},
): { was: Row; became: Row } | null {
  const changed = Object.keys(after).filter(
    (field) =>
      !UNEDITED.has(field) &&
      !follows.includes(field) &&
      JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (changed.length === 0) return null;
  const shown = (field: string, value: unknown) =>
    secret.includes(field) && value ? HIDDEN : (value ?? null);
  const pick = (row: Row) =>
    Object.fromEntries(changed.map((field) => [field, shown(field, row[field])]));
  return { was: pick(before), became: pick(after) };
}

/** The fields of a row that people edit. */
export const editedFields = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !UNEDITED.has(field)));
