// The rows deleted along with a thing, found by the schema's foreign keys. They are recorded before
// the deletion, and written back if it is undone.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import type { Row } from '#market/edits/edit.ts';

/** A deleted row; with `lost`, a row that stays and only loses these columns. */
export type RemovedRow = { table: string; row: Row; lost?: string[] };
type Key = { child: string; columns: string[]; parent: string[]; clears: boolean };

/**
 * Tables whose rows are not restored: undoing an import later must not touch what came back,
 * personal papers are not stored twice, and the facts of products are rebuilt with the product.
 */
const LEFT = new Set([
  'import_changes',
  'import_steps',
  'application_items',
  'product_facts',
  'product_stock',
]);
/** A restored thing keeps its current addresses, and gets the older ones back if they are free. */
const SLUGS = 'slugs';
/** Stock changes only through its moves; a restored variant gets one. */
const STOCK = 'inventories';

/**
 * All rows that depend on these rows of a table, in the order in which they can be written back.
 */
export async function rowsWith(tx: Tx, table: string, rows: Row[]): Promise<RemovedRow[]> {
  const found: RemovedRow[] = rows.map((row) => ({ table, row }));
  const { rows: keys } = await sql<Key>`
    select c.conrelid::regclass::text as child, c.confdeltype = 'n' as clears,
      array(
        select a.attname::text from unnest(c.conkey) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number
        order by k.place
      ) as columns,
      array(
        select a.attname::text from unnest(c.confkey) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number
        order by k.place
      ) as parent
    from pg_constraint c
    where c.contype = 'f' and c.confrelid = ${table}::regclass and c.conrelid <> c.confrelid
  `.execute(tx);
  for (const { child, columns, parent, clears } of keys) {
    if (LEFT.has(child)) continue;
    const hanging = await childrenOf(tx, table, rows, { child, columns, parent, clears });
    if (hanging.length === 0) continue;
    if (clears) found.push(...hanging.map((row) => ({ table: child, row, lost: columns })));
    else found.push(...(await rowsWith(tx, child, hanging)));
  }
  return found;
}

async function childrenOf(tx: Tx, table: string, rows: Row[], key: Key): Promise<Row[]> {
  const on = key.columns.map(
    (column, at) => sql`c.${sql.ref(column)} = p.${sql.ref(key.parent[at] ?? 'id')}`,
  );
  const found = await sql<{ row: Row }>`
    select distinct to_jsonb(c) as row
    from ${sql.table(key.child)} c
    join jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) p
      on ${sql.join(on, sql` and `)}
  `.execute(tx);
  return found.rows.map(({ row }) => row);
}

/** Writes removed rows back with their old ids. A row that was recorded twice is written once. */
export async function writeBack(tx: Tx, rows: RemovedRow[]): Promise<void> {
  const once = new Map<string, RemovedRow>();
  for (const row of rows) {
    const key = JSON.stringify(row);
    once.delete(key); // behind all that it hangs on
    once.set(key, row);
  }
  for (const { table, row, lost } of once.values()) {
    const content = table === STOCK ? { ...row, quantity: 0 } : row;
    await (lost ? tie(tx, table, row, lost) : insert(tx, table, content));
    if (table === STOCK && !lost && Number(row.quantity) !== 0)
      await sql`
        insert into stock_moves (inventory_id, quantity, cause)
        values (${row.id}, ${row.quantity}, 'hand')
      `.execute(tx);
  }
}

async function insert(tx: Tx, table: string, row: Row): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name
    from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  `.execute(tx);
  const names = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names}
    from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)
    ${table === SLUGS ? sql`on conflict do nothing` : sql``}
  `.execute(tx);
}

/** Restores a row's reference to the thing, unless it refers to another one by now. */
async function tie(tx: Tx, table: string, row: Row, columns: string[]): Promise<void> {
  const content = sql`jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`;
  const sets = columns.map((name) => sql`${sql.ref(name)} = was.${sql.ref(name)}`);
  const free = columns.map((name) => sql`t.${sql.ref(name)} is null`);
  await sql`
    update ${sql.table(table)} t set ${sql.join(sets)} from ${content} was
    where t.id = was.id and ${sql.join(free, sql` and `)}
  `.execute(tx);
}
