// Each existing client goes from its first page to its lists, and finds every field that it reads.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDatabase, type Fresh } from '../../db.ts';
import { deliver } from '../../deliver.ts';
import { openShop, type TestShop } from '../../shop.ts';
import { fine, mobile, newer, older } from '../client-generations.ts';
import { PASSWORD, register } from '../registered.ts';
import { factsOf, type Facts } from '../shop-cases.ts';
import { breachesOf } from './breaches.ts';
import { every, own } from './fields.ts';
import { browse, buy, cancel, review, useLists } from './flow.ts';

let base: Fresh;
let open: TestShop;
let facts: Facts;
let optional: number;
beforeAll(async () => {
  const demo = await demoDatabase();
  base = demo;
  open = await openShop(demo, { dataDir: demo.dataDir });
  facts = await factsOf(base.db);
  const { rows } = await sql<{ id: number }>`
    select min(product_id) as id from inventories where choice <> '{}'`.execute(base.db);
  optional = rows[0]?.id ?? 0;
});
afterAll(async () => {
  await open.close();
  await base.close();
});

describe.each([
  ['W1', older],
  ['W2', newer],
  ['FL', mobile],
] as const)('%s', (generation, make) => {
  it('finds every field that it reads, of the type that it reads', async () => {
    const client = make(open);
    const walk = { client, facts, optional };
    const recorded: [call: string, data: unknown][] = [];
    const record = (call: string, data: unknown) => recorded.push([call, data]);
    await browse(walk, record);
    const { email } = await register(base, open);
    const entered = fine(
      await client.post('user/signin', { email, password: PASSWORD, user_token: client.token }),
    );
    record('user/signin', entered);
    client.signIn((entered as { token: string }).token);
    await cancel(walk, await buy(walk, record), record);
    const delivered = await buy(walk, record);
    await deliver(base.db, delivered);
    await review(walk, delivered, record);
    await useLists(walk, record);

    const tables = [every, own[generation]];
    const recordedCalls = new Set(recorded.map(([call]) => call));
    expect(
      tables.flatMap((table) => Object.keys(table)).filter((call) => !recordedCalls.has(call)),
    ).toEqual([]);
    const breaches = recorded.flatMap(([call, data]) =>
      tables
        .flatMap((table) => breachesOf(table[call] ?? '', data))
        .map((breach) => `${call}: ${breach}`),
    );
    expect([...new Set(breaches)].slice(0, 40)).toEqual([]);
  });
});

describe('the tables', () => {
  const table = `default_language.code said
    languages[+].id whole
    top_banner.title text
    notes[].by text?`;
  const good = {
    default_language: { code: 'en' },
    languages: [{ id: 1 }, { id: 2 }],
    top_banner: null,
    notes: [{ by: null }],
  };
  it('find nothing wrong with an answer that is right', () =>
    expect(breachesOf(table, good)).toEqual([]));
  it.each([
    ['a field that is missing', { default_language: {} }, 'default_language.code is missing'],
    ['an object that is a text', { default_language: 'en' }, 'default_language.code is missing'],
    ['another type', { languages: [{ id: 1 }, { id: '2' }] }, 'languages[1].id is "2", not whole'],
    ['an empty list that must have some', { languages: [] }, 'languages[0] is missing'],
    ['null instead of a list', { notes: null }, 'notes is missing'],
    ['a field that is missing in one of many', { notes: [{}] }, 'notes[0].by is missing'],
  ])('find %s', (_, change, breach) =>
    expect(breachesOf(table, { ...good, ...change })).toEqual([breach]),
  );
});
