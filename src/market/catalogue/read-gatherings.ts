import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { expectedRows } from '#market/catalogue/expected-rows.ts';
import {
  fitting,
  type Gathering,
  type StoredCondition,
  type StoredRule,
} from '#market/catalogue/gathering.ts';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';

type StoredGathering = Pick<Gathering, 'id' | 'rule'>;
const DAY_MS = 86_400_000;

/** The public ones of these collections. */
export async function readGatherings(reading: Reading, ids: number[]): Promise<Gathering[]> {
  const { rows } = await sql<{ id: number; rule: StoredRule | null }>`
    select id, rule from collections where public and id = any(${ids}::int[])
  `.execute(reading.db);
  return gatheringsOf(reading, rows);
}

/** All public collections that have a rule. */
export async function readRuled(reading: Reading): Promise<Gathering[]> {
  const { rows } = await sql<{ id: number; rule: StoredRule }>`
    select id, rule from collections where public and rule is not null order by id
  `.execute(reading.db);
  return gatheringsOf(reading, rows);
}

/** The start of the day, in UTC: a product stays "new" until the end of its last day. */
export const dayOf = (now: Date): Date => new Date(now.getTime() - (now.getTime() % DAY_MS));

/**
 * Adds to each rule the categories below those it names, so that PostgreSQL can estimate how many
 * products they have. One query if any rule names a category.
 */
export async function withBranches<T extends Pick<Gathering, 'rule'>>(
  db: Db,
  ruled: T[],
): Promise<T[]> {
  const named = ruled.flatMap(({ rule }) => (rule?.conditions ?? []).flatMap(categoriesIn));
  if (named.length === 0) return ruled;
  const { rows } = await sql<{ id: number; path: number[] }>`
    select id, path from categories where path && ${named}::int[]
  `.execute(db);
  const within = (condition: StoredCondition): StoredCondition =>
    condition.by === 'category'
      ? { ...condition, ids: rows.filter((row) => isWithin(row, condition)).map(({ id }) => id) }
      : condition;
  return ruled.map((one) =>
    one.rule ? { ...one, rule: { ...one.rule, conditions: one.rule.conditions.map(within) } } : one,
  );
}

const categoriesIn = (condition: StoredCondition): number[] =>
  condition.by === 'category' ? condition.ids : [];

const isWithin = ({ path }: { path: number[] }, { ids }: { ids: number[] }): boolean =>
  path.some((id) => ids.includes(id));

async function gatheringsOf(reading: Reading, stored: StoredGathering[]): Promise<Gathering[]> {
  const rows = await withBranches(reading.db, stored);
  const today = dayOf(reading.now);
  dependOn(reading, 'collections', 'products');
  const by = new Set(
    rows.flatMap(({ rule }) => (rule?.conditions ?? []).map((condition) => condition.by)),
  );
  if (by.has('category')) dependOn(reading, 'categories');
  if (by.has('in-stock')) dependOn(reading, 'stock');
  if (by.has('new')) holdUntil(reading, new Date(today.getTime() + DAY_MS));
  const many = await readMany(reading, rows, today);
  return rows.map((row) => ({ ...row, today, many: many.has(row.id) }));
}

/**
 * The collections whose rule, by PostgreSQL's estimate, fits so many products that walking all
 * products in the collection's order fills a page sooner than finding all that fit.
 */
async function readMany(
  { db }: Reading,
  rows: StoredGathering[],
  today: Date,
): Promise<Set<number>> {
  const ruled = rows.flatMap(({ id, rule }) => (rule ? [{ id, rule }] : []));
  if (ruled.length === 0) return new Set();
  const [all = 0, ...expected] = await expectedRows(db, [
    sql`select from product_facts`,
    ...ruled.map(({ rule }) => fitting(rule, today)),
  ]);
  const isMany = (most: number, fits = 0) => fits > Math.sqrt(most * all);
  return new Set(
    ruled.flatMap(({ id, rule }, at) => (isMany(rule.most, expected[at]) ? [id] : [])),
  );
}
