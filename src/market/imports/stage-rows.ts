// A temporary table that collects a file's rows by product, because the rows of a product can be
// anywhere in a file of any size.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Placed } from '#market/imports/place-rows.ts';
import type { Row } from '#market/imports/read-rows.ts';

export type Group = { key: string; first: number; rows: number };

const AT_ONCE = 500;

/** Stores every row on this one connection, in place of an earlier file; returns how many. */
export async function stageRows(connection: Db, rows: AsyncIterable<Placed>): Promise<number> {
  await dropStage(connection);
  await sql`
    create temporary table import_rows (
      line int not null, key text not null, alias text, sku text, cells text not null
    )
  `.execute(connection);
  let count = 0;
  let waiting: Placed[] = [];
  for await (const row of rows) {
    if (waiting.push(row) < AT_ONCE) continue;
    await insert(connection, waiting);
    count += waiting.length;
    waiting = [];
  }
  if (waiting.length) await insert(connection, waiting);
  await arrange(connection);
  return count + waiting.length;
}

/** Products whose first row comes after a line, in the file's order. */
export async function readGroups(connection: Db, after: number, most: number): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select key, first, rows
    from import_groups
    where first > ${after}
    order by first
    limit ${most}
  `.execute(connection);
  return rows;
}

/** The rows of these products, in the file's order. */
export async function readStaged(connection: Db, keys: string[]): Promise<Map<string, Row[]>> {
  const { rows } = await sql<Placed>`
    select line, key, cells
    from import_rows
    where key = any(${keys}::text[])
    order by line
  `.execute(connection);
  const byKey = new Map<string, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) {
    const cells: Row['cells'] = JSON.parse(row.cells);
    byKey.get(row.key)?.push({ line: row.line, cells });
  }
  return byKey;
}

/** The rows of these products whose SKU an earlier row already has, and which row that is. */
export async function readTwice(
  connection: Db,
  keys: string[],
): Promise<Map<number, { sku: string; other: number }>> {
  const { rows } = await sql<{ line: number; sku: string; other: number }>`
    select r.line, r.sku, f.other
    from import_rows r
    cross join lateral (select min(line) as other from import_rows o where o.sku = r.sku) f
    where r.key = any(${keys}::text[]) and r.sku is not null and f.other < r.line
  `.execute(connection);
  return new Map(rows.map(({ line, ...twice }) => [line, twice]));
}

/** The lines of a product's rows. */
export async function readLines(connection: Db, key: string): Promise<number[]> {
  const { rows } = await sql<{ line: number }>`
    select line
    from import_rows
    where key = ${key}
    order by line
  `.execute(connection);
  return rows.map(({ line }) => line);
}

/** Drops the staged rows. */
export async function dropStage(one: Db): Promise<void> {
  await sql`drop table if exists pg_temp.import_rows, pg_temp.import_groups`.execute(one);
}

async function insert(connection: Db, rows: Placed[]): Promise<void> {
  await sql`
    insert into import_rows (line, key, alias, sku, cells)
    select *
    from unnest(
      ${rows.map(({ line }) => line)}::int[], ${rows.map(({ key }) => key)}::text[],
      ${rows.map(({ alias }) => alias)}::text[], ${rows.map(({ sku }) => sku)}::text[],
      ${rows.map(({ cells }) => cells)}::text[]
    )
  `.execute(connection);
}

async function arrange(connection: Db): Promise<void> {
  await sql`create index on import_rows (alias) where alias is not null`.execute(connection);
  await sql`
    update import_rows child set key = product.key
    from import_rows product
    where product.alias = child.key and product.key <> child.key
  `.execute(connection);
  await sql`create index on import_rows (key, line)`.execute(connection);
  await sql`create index on import_rows (sku, line) where sku is not null`.execute(connection);
  await sql`
    create temporary table import_groups as select key, min(line) as first, count(*) as rows
    from import_rows
    group by key
  `.execute(connection);
  await sql`create unique index on import_groups (first)`.execute(connection);
  await sql`analyze import_rows, import_groups`.execute(connection);
}
