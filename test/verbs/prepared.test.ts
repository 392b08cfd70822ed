// Repeated statements are planned once, and nobody notices when the plan becomes invalid: after a
// migration under a running shop, or behind a pooler that shares connections.
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, connectPool } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { freshDatabase, type Fresh } from '../db.ts';

type Things = { things: { id: number; name: string; colour?: string } };
const MOST = 300;

let base: Fresh;
beforeAll(async () => {
  base = await freshDatabase();
});
afterAll(() => base?.close());

describe('a statement that comes again', () => {
  let db: ReturnType<typeof connect>;
  beforeEach(async () => {
    db = connect(connectPool(base.url, 1));
    await sql`drop table if exists things`.execute(db);
    await sql`create table things (id int primary key, name text not null)`.execute(db);
    await sql`insert into things values (1, 'lamp'), (2, 'chair')`.execute(db);
    return () => db.destroy();
  });

  const allOf = (one: typeof db) =>
    (one as unknown as Kysely<Things>).selectFrom('things').selectAll().orderBy('id').execute();
  const preparedOnes = async () => {
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements`.execute(db);
    return rows.map(({ statement }) => statement);
  };

  it('is prepared when it is asked the second time', async () => {
    const text = 'select * from "things" order by "id"';
    await allOf(db);
    expect(await preparedOnes()).not.toContain(text);
    await allOf(db);
    expect(await preparedOnes()).toContain(text);
    expect(await allOf(db)).toEqual([
      { id: 1, name: 'lamp' },
      { id: 2, name: 'chair' },
    ]);
  });

  it('answers when its table has another column since', async () => {
    for (let time = 0; time < 7; time++) await allOf(db);
    await sql`alter table things add column colour text not null default 'red'`.execute(db);
    expect(await allOf(db)).toEqual([
      { id: 1, name: 'lamp', colour: 'red' },
      { id: 2, name: 'chair', colour: 'red' },
    ]);
  });

  it('lets a transaction begin anew when its table has another column since', async () => {
    for (let time = 0; time < 7; time++) await allOf(db);
    await sql`alter table things add column colour text not null default 'red'`.execute(db);
    const read = await transaction(db, async (tx) => {
      await sql`insert into things (id, name) values (3, 'table')`.execute(tx);
      return allOf(tx);
    });
    expect(read.map(({ id, colour }) => [id, colour])).toEqual([
      [1, 'red'],
      [2, 'red'],
      [3, 'red'],
    ]);
    await allOf(db);
    await allOf(db);
    expect(await preparedOnes()).toContain('select * from "things" order by "id"');
  });

  it('is prepared no more where a pooler gives its connection to others', async () => {
    await allOf(db);
    await allOf(db);
    await sql`deallocate all`.execute(db); // simulates a pooler in transaction mode
    expect(await allOf(db)).toHaveLength(2);
    await allOf(db);
    await allOf(db);
    expect(await preparedOnes()).toEqual([]);
  });

  it('is not prepared beyond a number that bounds the memory of a connection', async () => {
    for (let one = 0; one < MOST + 20; one++)
      for (let time = 0; time < 2; time++) await sql.raw(`select ${one} as one`).execute(db);
    expect((await preparedOnes()).length).toBe(MOST);
  });
});
