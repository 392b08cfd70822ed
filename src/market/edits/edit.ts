// An edit: what one person changed in one thing.

/** A row as JSON, by its columns. */
export type Row = Record<string, unknown>;

/** Columns of rows that nobody edits, or that follow from others. */
const UNEDITED = new Set(['id', 'version', 'updated_at', 'created_at', 'path', 'folded']);
/** Written in place of a secret, so that the history shows that it changed. */
const HIDDEN = '•••';

/** How the history treats a kind of row: `follows` are left out, `secret` are masked. */
type EditOptions = { follows?: readonly string[]; secret?: readonly string[] };

/**
 * The fields that differ between two states of a row, before and after; null if none do. `follows`:
 * columns that follow from others, left out. `secret`: columns of which only their presence is
 * recorded.
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

/** The fields of a row that people can edit. */
export const editedFields = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !UNEDITED.has(field)));
