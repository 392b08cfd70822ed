import { sql } from 'kysely';
import type { Gathering, KeptRule } from '#market/catalogue/gathering.ts';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';

const DAY_MS = 86_400_000;

/** These collections, as far as they are public. */
export async function readGatherings(reading: Reading, ids: number[]): Promise<Gathering[]> {
  const { rows } = await sql<{ id: number; rule: KeptRule | null }>`
    select id, rule from collections where public and id = any(${ids}::int[])
  `.execute(reading.db);
  return gatheringsOf(reading, rows);
}

/** All public collections that have a rule. */
export async function readRuled(reading: Reading): Promise<Gathering[]> {
  const { rows } = await sql<{ id: number; rule: KeptRule }>`
    select id, rule from collections where public and rule is not null order by id
  `.execute(reading.db);
  return gatheringsOf(reading, rows);
}

/** When the day began, in UTC: what is new stays so until its last day ends. */
export const dayOf = (now: Date): Date => new Date(now.getTime() - (now.getTime() % DAY_MS));

function gatheringsOf(reading: Reading, rows: Omit<Gathering, 'today'>[]): Gathering[] {
  const today = dayOf(reading.now);
  dependOn(reading, 'collections', 'products');
  const by = new Set(
    rows.flatMap(({ rule }) => (rule?.conditions ?? []).map((condition) => condition.by)),
  );
  if (by.has('category')) dependOn(reading, 'categories');
  if (by.has('in-stock')) dependOn(reading, 'stock');
  if (by.has('new')) holdUntil(reading, new Date(today.getTime() + DAY_MS));
  return rows.map((row) => ({ ...row, today }));
}
