import { sql, type RawBuilder } from 'kysely';
import { listPage, type ListPage } from '#base/list-page.ts';
import { pageSize } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';

type Part = RawBuilder<unknown>;
/** A statement with its condition and order, and how to show a row. */
export type Rows<Row, Shown> = {
  from: Part;
  condition: Part;
  order: Part;
  show: (row: Row) => Shown;
};

/** The conditions of the filters that were given, as one `where`; without any, nothing. */
export function where(...conditions: (Part | '' | 0 | null | undefined)[]): Part {
  const real = conditions.filter(
    (condition): condition is Part => typeof condition === 'object' && condition !== null,
  );
  return real.length ? sql`where ${sql.join(real, sql` and `)}` : sql``;
}

/** A page of rows for staff, with how many there are in all; `path` is the call's address. */
export async function pageOfRows<Row, Shown>(
  db: Db,
  { from, condition, order, show }: Rows<Row, Shown>,
  page: number,
  path: string,
): Promise<ListPage<Shown>> {
  const size = pageSize.orders;
  const {
    rows: [all],
  } = await sql<{ count: number }>`
    select count(*) as count
    from (${from} ${condition}) list
  `.execute(db);
  const { rows } = await sql<Row>`
    select *
    from (${from} ${condition}) list
    order by ${order}
    limit ${size} offset ${(page - 1) * size}
  `.execute(db);
  return listPage(rows.map(show), { page, size, total: all?.count ?? 0, path });
}
