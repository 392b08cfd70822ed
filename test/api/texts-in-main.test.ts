// What is not written in a language is shown in the market's main one.
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { rebuildTitleIndexes } from '#market/languages/rebuild-title-indexes.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeProduct } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner');
  await base.db
    .insertInto('languages')
    .values([
      { code: 'fr', name: 'Français', direction: 'ltr', position: 2 },
      { code: 'tr', name: 'Türkçe', direction: 'ltr', position: 3 },
    ])
    .execute();
});

/** Makes a language the main one, as the owner does. */
async function lead(code: string): Promise<void> {
  const { rows } = (await open.call('GET', 'admin/languages', {}, owner.headers)).data as {
    rows: { id: number; version: number; code: string; is_default: boolean }[];
  };
  const next = rows.find((one) => one.code === code);
  const before = rows.find((one) => one.is_default);
  const path = `admin/language/make-default/${next?.id}`;
  const input = { version: next?.version, instead: before?.id };
  expect((await open.call('POST', path, input, owner.headers)).status).toBe(200);
}

async function made(title: Record<string, string>): Promise<number> {
  const { id } = await makeProduct(base.db, {});
  await base.db
    .updateTable('products')
    .set({ title: JSON.stringify(title) })
    .where('id', '=', id)
    .execute();
  return id;
}

/** The title of a product on its page for a Turkish reader. */
async function read(id: number): Promise<unknown> {
  const path = `product/${id}`;
  const { data } = await open.call('GET', path, {}, { language: 'tr' });
  return (data as { title: string }).title;
}

const waiting = async () => {
  const { rows } = await sql`
    select from graphile_worker.jobs where task_identifier = 'rebuild-title-indexes'
  `.execute(base.db);
  return rows.length;
};

/**
 * Products by their Turkish titles, as their index has them, or sorted anew. A new connection
 * knows nothing of how the index was made.
 */
async function byTitle(index: boolean): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: base.url });
  await client.connect();
  const [walks, sorts] = index ? ['on', 'off'] : ['off', 'on'];
  await client.query(`set enable_indexscan = ${walks}; set enable_indexonlyscan = ${walks}`);
  await client.query(`set enable_sort = ${sorts}; set enable_seqscan = ${sorts}`);
  const question = `select id from products order by said(title, 'tr'), id`;
  const plan = await client.query(`explain ${question}`);
  expect(JSON.stringify(plan.rows).includes('products_title_tr')).toBe(index);
  const { rows } = await client.query<{ id: number }>(question);
  await client.end();
  return rows.map(({ id }) => id);
}

describe('a text that a language lacks', () => {
  it('is shown in the main language, whichever that is', async () => {
    const both = await made({ ar: 'مصباح', fr: 'Lampe' });
    const three = await made({ ar: 'وعاء', en: 'Bowl', fr: 'Bol' });
    const none = await made({ ar: 'كرسي' });
    expect([await read(both), await read(three), await read(none)]).toEqual([
      'مصباح',
      'Bowl',
      'كرسي',
    ]);
    await lead('fr');
    await expect
      .poll(async () => [await read(both), await read(three), await read(none)])
      .toEqual(['Lampe', 'Bol', 'كرسي']);
    await lead('en');
    await expect.poll(() => read(three)).toBe('Bowl');
  });

  it('is sorted as it is shown, once the indexes are built anew', async () => {
    await made({ ar: 'ا', en: 'Zebra', fr: 'Abricot' });
    await made({ ar: 'ا', en: 'Apple', fr: 'Zinc' });
    await lead('fr');
    expect(await waiting()).toBe(1);
    await rebuildTitleIndexes(base.db);
    expect(await byTitle(true)).toEqual(await byTitle(false));
    await lead('en');
    await rebuildTitleIndexes(base.db);
    expect(await byTitle(true)).toEqual(await byTitle(false));
  });
});
