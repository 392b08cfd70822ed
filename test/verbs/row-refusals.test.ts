// Whatever the schema refuses in a row that staff save is reported beside one of its fields.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '#base/refusal.ts';
import { refusalOf } from '#market/edits/row-refusals.ts';
import { sourcesIn } from '../laws/sources.ts';
import { freshDatabase, type Fresh } from '../db.ts';

type Constraint = { table: string; name: string; kind: 'c' | 'u' | 'f' | 'x'; columns: string[] };
const CODES = { c: '23514', u: '23505', f: '23503', x: '23P01' };
/** The tables that staff edit, as passed to `saveRow`. */
const EDITED = sourcesIn('src/market').flatMap(({ text }) =>
  [...text.matchAll(/noun: '[a-z-]+',\s*table: '(\w+)'/g)].map(([, table = '']) => table),
);
/** The rows that belong to an edited row and are saved with it. */
const HANGING = [
  'attribute_values',
  'shipping_places',
  'inventories',
  'product_images',
  'category_filters',
];

let base: Fresh;
beforeAll(async () => {
  base = await freshDatabase();
});
afterAll(() => base.close());

/** The error as PostgreSQL writes it: the row in a check violation begins with its id. */
const errorOf = ({ table, name: constraint, kind, columns }: Constraint) => ({
  code: CODES[kind],
  table,
  constraint,
  detail:
    kind === 'c'
      ? 'Failing row contains (1, {"en": "Lamp"}, 2, t).'
      : `Key (${columns.join(', ')})=(1) is wrong.`,
});

function refused(problem: unknown): Refusal | null {
  try {
    return refusalOf(problem);
  } catch (thrown) {
    return thrown instanceof Refusal ? thrown : null;
  }
}

describe('what the schema refuses of a row', () => {
  it('names one of its fields, whatever the constraint', async () => {
    const { rows } = await sql<Constraint>`
      select c.conrelid::regclass::text as table, c.conname as name, c.contype as kind,
        array(
          select a.attname::text from unnest(c.conkey) with ordinality as k (at, place)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.at
          order by k.place
        ) as columns
      from pg_constraint c
      where c.contype in ('c', 'u', 'f', 'x')
        and c.conrelid::regclass::text = any(${[...EDITED, ...HANGING]})
    `.execute(base.db);
    expect(EDITED).toContain('payment_methods');
    expect(rows.length).toBeGreaterThan(50);
    const unnamed = rows.filter((constraint) => {
      const field = refused(errorOf(constraint))?.values.field;
      return typeof field !== 'string' || !constraint.columns.includes(field);
    });
    expect(unnamed.map(({ table, name }) => `${table}: ${name}`)).toEqual([]);
  });

  it('is passed on as it is where it is no constraint', () => {
    expect(refused(new Error('The database is away.'))).toBeNull();
    expect(refused({ code: '40001' })).toBeNull();
  });
});
