// What every list of the staff has: search, order, a page and a count.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { listSize } from '#contract/list-size.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';

type Columns = Record<string, RawBuilder<unknown>>;
type ListParts<Row> = {
  /** The table and its joins; rows are those of `t`. */
  from: RawBuilder<unknown>;
  /** Each column of a row; a statement of it is only run for rows that are shown. */
  columns: Columns & Record<keyof Row & string, RawBuilder<unknown>>;
  /** Which rows match. */
  where: RawBuilder<SqlBool>[];
  /** By what rows are sorted for a column that an index does not have as it is shown. */
  keys?: Columns | undefined;
  /** By what the list is sorted where nothing is asked for: `title`, `-id`. */
  usual: string;
  /** How far those that match are counted, where that is less than `listSize.counted`. */
  most?: number;
  /** How many match, if that is known without counting; above `most` it may be an estimate. */
  known?: number | undefined;
  /** Where rows are counted and found, if a part of `from` will do for that. */
  found?: RawBuilder<unknown> | undefined;
  /** How the rows of a page are found, if that is elsewhere; `where`: if there are many. */
  walk?: { from: RawBuilder<unknown>; where: RawBuilder<SqlBool>[] } | undefined;
};

/**
 * A page of a list and how many rows match, counted to `listSize.counted`: two statements. Ids
 * break ties. Where few match, they are found first and then sorted; where many do, the first of
 * them are found by walking in the order that is asked for. What is shown of them is looked up by
 * their ids, also where `t` is made of several tables.
 */
export async function readList<Row extends { id: number }>(
  db: Db,
  { sort, page, size, only, below }: Omit<ListInput, 'q'>,
  parts: ListParts<Row>,
): Promise<Listed<Row>> {
  const { from, columns, where, usual, most = listSize.counted, found = from, walk, keys } = parts;
  const order = sort ?? usual;
  const [column, down] = order.startsWith('-') ? [order.slice(1), true] : [order, false];
  const direction = sql.raw(down ? 'desc' : 'asc');
  const fits = (conditions: RawBuilder<SqlBool>[]) => {
    const all = [
      ...(only ? [sql<SqlBool>`t.id = any(${only}::int[])`] : []),
      ...(below === undefined ? [] : [sql<SqlBool>`t.id < ${below}::bigint`]),
      ...conditions,
    ];
    return all.length ? sql`where ${sql.join(all, sql` and `)}` : sql``;
  };
  const known = below === undefined && only === undefined ? parts.known : undefined;
  const total =
    below === undefined
      ? (known ?? (await countTo(db, most + 1, sql`select from ${found} ${fits(where)}`)))
      : most + 1;
  const more = total > most;
  const shown = Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const key = keys?.[column] ?? columns[column] ?? sql.ref('t.id');
  const { rows } = await sql<Row>`
    with paged as materialized (
      select id, key, row_number() over (order by key ${direction}, id ${direction}) as place
      from (
        select t.id, ${key} as key
        from ${walk?.from ?? found}
        ${fits((more ? walk?.where : undefined) ?? where)}
        ${more ? sql`` : sql`offset 0`}
      ) matching
      order by key ${direction}, id ${direction}
      limit ${size} offset ${(page - 1) * size}
    )
    select ${sql.join(shown)}
    from ${from}
    join paged on paged.id = t.id
    where t.id = any(array(select id from paged))
    order by paged.place
  `.execute(db);
  const ended = known !== undefined && more && rows.length > 0 && rows.length < size;
  const seen = (page - 1) * size + rows.length;
  return ended ? { rows, total: seen, more: false } : { rows, total: Math.min(total, most), more };
}

type Found<Row> = Omit<ListParts<{ id: number }>, 'columns'> & {
  /** By what the list can be sorted. */
  sorts: Columns;
  /** Answers the rows with these ids, in any order. */
  show: (ids: number[]) => Promise<Row[]>;
};

/** As `readList`, of rows that another question shows. */
export async function readListOf<Row extends { id: number }>(
  db: Db,
  query: Omit<ListInput, 'q'>,
  { sorts, show, ...parts }: Found<Row>,
): Promise<Listed<Row>> {
  const columns = { id: sql`t.id`, ...sorts };
  const { rows, ...counted } = await readList<{ id: number }>(db, query, { ...parts, columns });
  const shown = new Map(
    rows.length ? (await show(rows.map(({ id }) => id))).map((row) => [row.id, row]) : [],
  );
  return { rows: rows.flatMap(({ id }) => shown.get(id) ?? []), ...counted };
}

async function countTo(db: Db, most: number, matching: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${matching} limit ${most}) matching
  `.execute(db);
  return rows[0]?.total ?? 0;
}

/** How many rows a file reads at once. */
const AT_ONCE = 1000;

/**
 * All rows that match, those with the highest ids first, so many at a time: each time those below
 * the last one, so that a file of any length needs no more than one part of it.
 */
export async function* readSome<Row extends { id: number }, Shown>(
  db: Db,
  { from, columns, where }: Omit<ListParts<Row>, 'usual'>,
  show: (row: Row) => Shown,
): AsyncGenerator<Shown[]> {
  const shown = Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  let below = 2_147_483_647;
  for (;;) {
    const all = [sql<SqlBool>`t.id < ${below}`, ...where];
    const { rows } = await sql<Row>`
      select ${sql.join(shown)}
      from ${from}
      where ${sql.join(all, sql` and `)}
      order by t.id desc
      limit ${AT_ONCE}
    `.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(show);
    if (rows.length < AT_ONCE) return;
    below = last.id;
  }
}

/** The pattern of texts that have this, and of texts that begin with it. */
export const likeText = (q: string): string => `%${likeStart(q)}`;
export const likeStart = (q: string): string => `${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Shorter words have no trigrams inside: they are looked for where words begin. */
const WHOLE_TRIGRAM = 3;

/** Whether a folded text has this word: anywhere, or, below three letters, where a word begins. */
export function saysWord(column: RawBuilder<unknown>, word: string): RawBuilder<SqlBool> {
  const begins = likeStart(word);
  return word.length >= WHOLE_TRIGRAM
    ? sql<SqlBool>`${column} like ${likeText(word)}`
    : sql<SqlBool>`(
        ${column} like ${begins} or ${column} like ${`% ${begins}`} or ${column} like ${`%-${begins}`}
      )`;
}

/** Whether the texts of a column have this in any language, whatever the letters' size. */
export const textsContain = (column: string, q: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (
    select from jsonb_each_text(${sql.ref(column)}) as said_in
    where said_in.value ilike ${likeText(q)}
  )`;

/** The languages that customers can choose and that the texts of a column are not written in. */
export const gapsOf = (column: string): RawBuilder<string[]> => sql`array(
  select l.code from languages l
  where l.enabled and not ${sql.ref(column)} ? l.code order by l.position, l.code
)`;

/** Rows of an order with this code, or those with the ids that a statement finds by a reference. */
export const ofOrderOr = (q: string, ids: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(
    t.order_id = (select id from orders where code = upper(${q}))
    or t.id = any(array(${ids}))
  )`;
