// The single way in which rows that people edit are saved, deleted and sorted: with a version, so
// that nobody overwrites another person's change unseen, and with an edit that records what
// changed.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import type { Tables } from '#db/tables.ts';
import { changedFields, editedFields, type Row } from '#market/edits/edit.ts';
import { recordEdit } from '#market/edits/record-edit.ts';
import { rowsWith } from '#market/edits/removed-rows.ts';
import { requireVersion } from '#market/edits/require-version.ts';
import { refusalOf } from '#market/edits/row-refusals.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

/** A table whose rows have a version. */
export type EditedTable = {
  [Name in keyof Tables]: 'version' extends keyof Tables[Name] ? Name : never;
}[keyof Tables];
/**
 * The name of a kind of row in its history, and its table. `only`: the table has a single row,
 * found by its column `one`; its history uses the id 1.
 */
export type Kind = {
  noun: string;
  table: EditedTable;
  only?: true;
  /** Columns that follow from others: edits leave them out. */
  follows?: readonly string[];
  /** The column of its id, if not `id`. */
  key?: string;
  /** Columns of which edits only record that they changed. */
  secret?: readonly string[];
  /** Makes a whole row readable for its history, when its columns are coded as numbers. */
  tell?: (row: Row) => Row;
  /** Changes the row before it is restored from deletion. */
  restored?: (tx: Tx, row: Row) => Promise<Row>;
  /** Announces a restored row to everything that shows it. */
  cameBack?: (tx: Tx, id: number) => Promise<void>;
};
/** The row, and the version of it that the editor opened; both null for a new one. */
export type Opened = { id: number | null; version: number | null };
export type SavedRow = { id: number; version: number };
/** What is deleted, and the reason, which the people affected are told. */
export type Removed = SavedRow & { reason?: string | undefined };
/** Saves what belongs to a row; returns it before and after. */
export type SaveHanging = (id: number) => Promise<{ was: Row; became: Row }>;

type FoundRow = Row & SavedRow;
type Locked = { row: FoundRow; version: number };

/**
 * Updates or inserts a row together with what belongs to it. An unchanged row gets no new version.
 * Refuses 'thing-not-found', 'changed-meanwhile', 'already-taken', and 'invalid-input' where the
 * schema refuses.
 */
export async function saveRow(
  tx: Tx,
  by: Seller | Staff,
  kind: Kind,
  { id, version, columns, hanging }: Opened & { columns: Row; hanging?: SaveHanging },
): Promise<SavedRow> {
  if (id === null) return insertRow(tx, by, kind, { columns, hanging });
  const { row: before, version: current } = await lockRow(tx, kind, { id, version });
  const sets = Object.entries(columns).map(
    ([column, value]) => sql`${sql.ref(column)} = ${valueOf(value)}`,
  );
  const after = await oneRow(
    sql`
    update ${sql.table(kind.table)} t set ${sql.join(sets)} where ${isRow(kind, id)}
    returning to_jsonb(t) as row
  `,
    tx,
  );
  const rest = await hanging?.(id).catch(refusalOf);
  const tell = kind.tell ?? asItIs;
  const changed = changedFields(
    tell({ ...before, ...rest?.was }),
    tell({ ...after, ...rest?.became }),
    kind,
  );
  if (!changed) return { id, version: current };
  const dated = 'updated_at' in after ? sql`, updated_at = now()` : sql``;
  await sql`
    update ${sql.table(kind.table)} t set version = version + 1 ${dated}
    where ${isRow(kind, id)}
  `.execute(tx);
  await recordEdit(tx, by, { noun: kind.noun, id, version: current + 1 }, changed);
  return { id, version: current + 1 };
}

/**
 * Deletes a row; for a day it can be restored with everything that depended on it. `clear` first
 * deletes rows that would prevent this. Refuses 'thing-not-found', 'changed-meanwhile', and
 * 'in-use' while something needs it.
 */
export async function deleteRow(
  tx: Tx,
  by: Seller | Staff,
  kind: Kind,
  { id, version, clear }: { id: number; version: number; clear?: () => Promise<unknown> },
): Promise<void> {
  const locked = await lockRow(tx, kind, { id, version });
  const rows = await rowsWith(tx, kind.table, [locked.row]);
  await clear?.();
  await sql`delete from ${sql.table(kind.table)} where id = ${id}`.execute(tx).catch(refusalOf);
  await sql`
    insert into removed_things (noun, thing_id, version, rows)
    values (${kind.noun}, ${id}, ${locked.version + 1}, ${JSON.stringify(rows)}::jsonb)
    on conflict (noun, thing_id) do update
    set version = excluded.version, rows = excluded.rows, removed_at = now()
  `.execute(tx);
  await recordEdit(
    tx,
    by,
    { noun: kind.noun, id, version: locked.version + 1 },
    {
      was: editedFields((kind.tell ?? asItIs)(locked.row)),
      became: null,
    },
  );
}

/** The position after all rows of a table, for a new one. */
export async function placeAtEnd(tx: Tx, { table }: Kind): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    select coalesce(max(position), 0) + 1 as place from ${sql.table(table)}
  `.execute(tx);
  return rows[0]?.place ?? 1;
}

/** Locks a row and checks its version. Refuses 'thing-not-found' and 'changed-meanwhile'. */
export async function lockRow(
  tx: Tx,
  kind: Kind,
  { id, version }: { id: number; version: number | null },
): Promise<Locked> {
  const { rows } = await sql<{ row: FoundRow }>`
    select to_jsonb(t) as row from ${sql.table(kind.table)} t where ${isRow(kind, id)} for update
  `.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('thing-not-found');
  const { row } = found;
  await requireVersion(tx, { noun: kind.noun, id }, version, row.version);
  return { row, version: row.version };
}

const asItIs = (row: Row): Row => row;

const isRow = ({ only, key = 'id' }: Kind, id: number): RawBuilder<SqlBool> =>
  only ? sql`t.one` : sql`${sql.ref(`t.${key}`)} = ${id}`;

async function insertRow(
  tx: Tx,
  by: Seller | Staff,
  kind: Kind,
  { columns, hanging }: { columns: Row; hanging: SaveHanging | undefined },
): Promise<SavedRow> {
  const names = Object.keys(columns).map((column) => sql.ref(column));
  const row = await oneRow(
    sql<{ row: FoundRow }>`
      insert into ${sql.table(kind.table)} as t (${sql.join(names)})
      values (${sql.join(Object.values(columns).map(valueOf))})
      returning to_jsonb(t) as row
    `,
    tx,
  );
  const { id, version } = row;
  const tell = kind.tell ?? asItIs;
  const became = editedFields(tell({ ...row, ...(await hanging?.(id).catch(refusalOf))?.became }));
  await recordEdit(tx, by, { noun: kind.noun, id, version }, { was: null, became });
  return { id, version };
}

async function oneRow(statement: RawBuilder<{ row: FoundRow }>, tx: Tx): Promise<FoundRow> {
  const { rows } = await statement.execute(tx).catch(refusalOf);
  const [first] = rows;
  if (!first) throw new Error('The row was not there any more, although it was locked.');
  return first.row;
}

/** Texts by language go into JSON columns; lists are PostgreSQL arrays. */
const valueOf = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
    ? JSON.stringify(value)
    : value;
