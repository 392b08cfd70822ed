// The rows and pages that statements read, according to PostgreSQL: for tests of lists at some
// thousands of rows.
import pg from 'pg';

/**
 * `pages`: of tables and indexes. `rows`: of the plan's node that read the most. `plan`: each node
 * with the rows that it read, indented by depth.
 */
export type Read = { sql: string; pages: number; rows: number; plan: string };
type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
};
type Explained = { rows: { 'QUERY PLAN': [{ Plan: Plan }] }[] };
type RunQuery = (
  this: pg.Client,
  question: unknown,
  values?: unknown,
  ...more: unknown[]
) => unknown;

const QUESTION = /^\s*(select|with)\b/i;
const LOCKS = /for (no key )?update|pg_notify|nextval|setval/i;

let noted: Read[] | null = null;

// before there are connections, because a pool keeps the function that it finds
const original = pg.Client.prototype.query as RunQuery;
const query: RunQuery = async function query(question, values, ...more) {
  const { text, values: own } =
    typeof question === 'string'
      ? { text: question, values }
      : (question as { text?: string; values?: unknown });
  if (noted && text && QUESTION.test(text) && !LOCKS.test(text)) {
    const reads = noted;
    const explain = `explain (analyze, buffers, timing off, format json) ${text}`;
    const { rows } = (await original.call(this, explain, own ?? values)) as Explained;
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (plan)
      reads.push({ sql: text, pages: pagesOf(plan), rows: rowsOf(plan), plan: textOf(plan) });
  }
  return original.call(this, question, values, ...more);
};

pg.Client.prototype.query = function ears(this: pg.Client, ...args: Parameters<RunQuery>) {
  return noted ? query.apply(this, args) : original.apply(this, args);
} as typeof pg.Client.prototype.query;

/** Does the work, and returns what each of its statements read. */
export async function readsOf(work: (reads: Read[]) => Promise<unknown>): Promise<Read[]> {
  const reads: Read[] = [];
  noted = reads;
  try {
    await work(reads);
    return reads;
  } finally {
    noted = null;
  }
}

const pagesOf = (plan: Plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];

const textOf = (plan: Plan, within = ''): string =>
  [
    `${within}${plan['Node Type']} ${plan['Index Name'] ?? plan['Relation Name'] ?? ''}`.trimEnd() +
      `: ${ownRowsOf(plan)} rows in ${plan['Actual Loops']} loops`,
    ...(plan.Plans ?? []).map((part) => textOf(part, `${within}  `)),
  ].join('\n');

const rowsOf = (plan: Plan): number => Math.max(ownRowsOf(plan), ...(plan.Plans ?? []).map(rowsOf));

/** A bitmap consists of index entries, so it reads no row. */
const ownRowsOf = (plan: Plan): number =>
  plan['Node Type'].startsWith('Bitmap') && plan['Node Type'] !== 'Bitmap Heap Scan'
    ? 0
    : plan['Actual Loops'] *
      (plan['Actual Rows'] +
        (plan['Rows Removed by Filter'] ?? 0) +
        (plan['Rows Removed by Index Recheck'] ?? 0));
