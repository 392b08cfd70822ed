// The common part of all lists for staff: search, order, paging and counting.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { listSize } from '#contract/list-size.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';

type Columns = Record<string, RawBuilder<unknown>>;
type ListParts<Row> = {
  /** The table `t` of the rows, with its joins. */
  from: RawBuilder<unknown>;
  /** The columns of a row; they are computed only for the rows shown. */
  columns: Columns & Record<keyof Row & string, RawBuilder<unknown>>;
  /** Which rows match. */
  where: RawBuilder<SqlBool>[];
  /** Sort keys for columns whose index holds another expression than the one shown. */
  keys?: Columns | undefined;
  /** The default order, such as `title` or `-id`. */
  usual: string;
  /** How far to count, if less than `listSize.counted`. */
  most?: number;
  /** How many rows match, if known without counting; above `most` it may be an estimate. */
  known?: number | undefined;
  /** A smaller `from` that is enough for counting and finding rows. */
  found?: RawBuilder<unknown> | undefined;
  /** Another source to find the rows of a page from; its `where` applies when there are many. */
  walk?: { from: RawBuilder<unknown>; where: RawBuilder<SqlBool>[] } | undefined;
};

/**
 * A page of a list, and how many rows match, counted up to `listSize.counted`; two statements. Ids
 * break ties. A small result is found first and then sorted; a large one is walked in the requested
 * order until the page is full. The shown columns are then looked up by id, also when `t` combines
 * several tables.
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
  /** The columns by which the list can be sorted. */
  sorts: Columns;
  /** Returns the rows with these ids, in any order. */
  show: (ids: number[]) => Promise<Row[]>;
};

/** Like `readList`, for rows that another function fetches. */
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

/** How many rows an export reads at once. */
const AT_ONCE = 1000;

/**
 * All rows that match, highest ids first, in batches. Each batch continues below the last id, so
 * that an export of any length keeps only one batch in memory.
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

/** The pattern for texts that contain this, and for texts that begin with it. */
export const likeText = (q: string): string => `%${likeStart(q)}`;
export const likeStart = (q: string): string => `${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** A shorter word has no trigram: it is only looked up at the beginning of words. */
const WHOLE_TRIGRAM = 3;

/**
 * Whether a folded text contains this word: anywhere, or, below three letters, at the beginning of
 * a word.
 */
export function saysWord(column: RawBuilder<unknown>, word: string): RawBuilder<SqlBool> {
  const begins = likeStart(word);
  return word.length >= WHOLE_TRIGRAM
    ? sql<SqlBool>`${column} like ${likeText(word)}`
    : sql<SqlBool>`(
        ${column} like ${begins} or ${column} like ${`% ${begins}`} or ${column} like ${`%-${begins}`}
      )`;
}

/** Whether a column's text contains this in any language, ignoring case. */
export const textsContain = (column: string, q: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (
    select from jsonb_each_text(${sql.ref(column)}) as said_in
    where said_in.value ilike ${likeText(q)}
  )`;

/** The languages offered to customers in which a column has no text. */
export const gapsOf = (column: string): RawBuilder<string[]> => sql`array(
  select l.code from languages l
  where l.enabled and not ${sql.ref(column)} ? l.code order by l.position, l.code
)`;

/** Rows of the order with this code, or rows with the ids that a statement finds by a reference. */
export const ofOrderOr = (q: string, ids: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(
    t.order_id = (select id from orders where code = upper(${q}))
    or t.id = any(array(${ids}))
  )`;
