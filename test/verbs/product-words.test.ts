// The words of products are always their present ones, whoever changed them; and what they find.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { findMatches, searchedFor } from '#market/catalogue/find-matches.ts';
import { isMatch, relevanceOf } from '#market/catalogue/matching-products.ts';
import { writeWords, writeWordsLater } from '#market/catalogue/write-words.ts';
import { databaseBefore, freshDatabase, type Fresh } from '../db.ts';
import { makeProduct } from '../make.ts';

let base: Fresh;
beforeAll(async () => {
  base = await freshDatabase();
});
afterAll(() => base?.close());

const make = async (name: string) => (await makeProduct(base.db, { name })).id;

/** The products that a query finds, most relevant first, and the words left out. */
async function find(question: string, language = 'en') {
  const matches = await findMatches(base.db, question, { language });
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where p.public and ${isMatch(matches)}
    order by ${relevanceOf(matches)} desc, p.id
  `.execute(base.db);
  return { ids: rows.map(({ id }) => id), leftOut: matches.leftOut };
}
const found = async (question: string, language?: string) => (await find(question, language)).ids;

const set = (id: number, values: Record<string, unknown>) =>
  base.db.updateTable('products').set(values).where('id', '=', id).execute();

const en = (text: string) => JSON.stringify({ en: text });

describe('the words of a product', () => {
  it('are those of its title, brand, category, tags, variants, store and description', async () => {
    const id = await make('Plain thing');
    const { rows } = await sql<{ store: number; category: number }>`
      select store_id as store, category_id as category from products where id = ${id}
    `.execute(base.db);
    const [{ store = 0, category = 0 } = {}] = rows;
    const one = async (text: RawText) =>
      (await sql<{ id: number }>`${text}`.execute(base.db)).rows[0]?.id ?? 0;
    type RawText = ReturnType<typeof sql>;
    const brand = await one(
      sql`insert into brands (slug, title) values ('zephyr', ${en('Zephyr')}) returning id`,
    );
    const tag = await one(sql`
      insert into tags (slug, title, folded) values ('picnic', ${en('Picnic')}, '') returning id
    `);
    await set(id, { brand_id: brand, description: en('<p>Made of <b>walnut</b></p>') });
    await sql`insert into product_tags values (${id}, ${tag})`.execute(base.db);
    await sql`update inventories set sku = 'QX-778' where product_id = ${id}`.execute(base.db);
    for (const word of ['zephyr', 'picnic', 'qx778', 'walnut'])
      expect(await found(word), word).toEqual([id]);

    await sql`update brands set title = ${en('Mistral')} where id = ${brand}`.execute(base.db);
    await sql`update tags set title = ${en('Beach')} where id = ${tag}`.execute(base.db);
    await sql`update categories set title = ${en('Baskets')} where id = ${category}`.execute(
      base.db,
    );
    await sql`update stores set name = 'Quillfeather' where id = ${store}`.execute(base.db);
    const { rows: jobs } = await sql<{ payload: { of: 'brand'; id: number } }>`
      select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'write-words' and run_at <= now()
    `.execute(base.db);
    for (const { payload } of jobs) await writeWords(base.db, payload);
    for (const word of ['mistral', 'beach', 'basket', 'quillfeather'])
      expect(await found(word), word).toEqual([id]);
    for (const word of ['zephyr', 'picnic']) expect(await found(word), word).toEqual([]);

    await sql`delete from product_tags where product_id = ${id}`.execute(base.db);
    await set(id, { title: en('Rattan chest'), description: null, brand_id: null });
    await sql`update inventories set sku = 'NEW1' where product_id = ${id}`.execute(base.db);
    for (const word of ['mistral', 'beach', 'walnut', 'qx778', 'plain'])
      expect(await found(word), word).toEqual([]);
    expect(await found('rattan')).toEqual([id]);
    expect(await found('new1')).toEqual([id]);
  });

  it('are written once in a transaction, and not for a price, a rating or stock', async () => {
    const id = await make('Untouched bell');
    const row = async () =>
      (
        await sql<{ at: string }>`
          select xmin::text || ctid::text as at from product_words where product_id = ${id}
        `.execute(base.db)
      ).rows[0]?.at;
    const before = await row();
    await set(id, { selling: 4321, offered: 4000, rating: 4, sold: 7, published: false });
    await sql`update inventories set price = 5 where product_id = ${id}`.execute(base.db);
    expect(await row()).toBe(before);
    await transaction(base.db, async (tx) => {
      await sql`update products set title = ${en('Bell one')} where id = ${id}`.execute(tx);
      await sql`update products set title = ${en('Bell two')} where id = ${id}`.execute(tx);
    });
    const { rows } = await sql`select from words_waiting`.execute(base.db);
    expect(rows).toHaveLength(0);
    expect(await row()).not.toBe(before);
  });

  it('are there for products that were there before, or are written by a job', async () => {
    const old = await databaseBefore('0167_product_words.sql');
    try {
      const { id } = await makeProduct(old.db, { name: 'Heirloom clock' });
      await old.goOn();
      const heirloom = async () => await findMatches(old.db, 'heirlooms', { language: 'en' });
      expect(await heirloom()).toMatchObject({ ids: [id] });
      await sql`delete from product_words`.execute(old.db);
      expect(await heirloom()).toMatchObject({ ids: [] });
      await writeWords(old.db, { of: 'all', id: 0 });
      expect(await heirloom()).toMatchObject({ ids: [id] });
    } finally {
      await old.close();
    }
  });

  it('of a file are written by a job, or at once when another person saves one of them', async () => {
    const ids = await Promise.all(['Jute rope', 'Sisal rope', 'Gone rope'].map(make));
    const [jute = 0, sisal = 0, gone = 0] = ids;
    await transaction(base.db, async (tx) => {
      await writeWordsLater(tx);
      await sql`
        update products set title = jsonb_build_object('en', 'Braided ' || (title ->> 'en'))
        where id = any(${ids}::int[])
      `.execute(tx);
    });
    expect(await found('braided')).toEqual([]);
    await set(jute, { title: en('Braided hemp') });
    expect(await found('braided')).toEqual([jute]);
    await sql`delete from inventories where product_id = ${gone}`.execute(base.db);
    await sql`delete from products where id = ${gone}`.execute(base.db);
    await writeWords(base.db, { of: 'waiting', id: 0 });
    expect(new Set(await found('braided'))).toEqual(new Set([jute, sisal]));
    expect(await found('hemp')).toEqual([jute]);
    const { rows } = await sql`select from words_waiting`.execute(base.db);
    expect(rows).toHaveLength(0);
  });

  it('go with it', async () => {
    const id = await make('Passing comet');
    await sql`delete from inventories where product_id = ${id}`.execute(base.db);
    await sql`delete from products where id = ${id}`.execute(base.db);
    expect(await found('comet')).toEqual([]);
  });
});

describe('a question', () => {
  it('is answered by the title first, then by what else a product says', async () => {
    const beside = await make('Holder for a desk');
    await set(beside, { description: en('Fits every candelabra') });
    const title = await make('Candelabra');
    expect(await found('candelabra')).toEqual([title, beside]);
  });

  it('is answered in the shopper’s own language first', async () => {
    const english = await make('Chat keyring');
    const french = await make('Keyring of another kind');
    await set(english, { title: JSON.stringify({ en: 'Chat keyring', fr: 'Porte clef' }) });
    await set(french, { title: JSON.stringify({ en: 'Cat keyring', fr: 'Porte chat' }) });
    expect(await found('chat', 'fr')).toEqual([french, english]);
    expect(await found('chat', 'en')).toEqual([english, french]);
  });

  it('may have "phrases" and words that no product shall say', async () => {
    const green = await make('Green glass vase');
    const red = await make('Vase, red; glass green');
    expect(await found('vase glass')).toHaveLength(2);
    expect(await found('"green glass" vase')).toEqual([green]);
    expect(await found('vase -red')).toEqual([green]);
    expect(await found('vase -"green glass"')).toEqual([red]);
    expect(await found('"vase')).toHaveLength(2); // a quote that is not closed
  });

  it('has words left out that nothing says beside the others, and says which', async () => {
    const id = await make('Tungsten hammer');
    const other = await make('Tungsten');
    expect(await find('tungsten hammer')).toEqual({ ids: [id, other], leftOut: [] });
    expect(await find('tungsten hammer xyzzyqq')).toEqual({
      ids: [id, other],
      leftOut: ['xyzzyqq'],
    });
  });

  it('finds what cannot be bought last', async () => {
    const gone = await make('Obsidian mirror');
    const there = await make('Mirror with a frame of obsidian');
    await sql`
      with counted as (
        update product_stock set stock = (product_id = ${there})::int
        where product_id in (${gone}, ${there})
        returning product_id, in_stock
      )
      update product_facts f set in_stock = counted.in_stock
      from counted
      where f.id = counted.product_id
    `.execute(base.db);
    expect(await found('obsidian mirror')).toEqual([there, gone]);
  });

  it('has its errors mended, of words that nothing says, unless it is asked for as it is', async () => {
    const id = await make('Marionette theatre');
    const matches = await findMatches(base.db, 'marionete theatr', { language: 'en' });
    expect(matches).toMatchObject({
      ids: [id],
      corrections: [{ typed: 'marionete', corrected: 'marionette' }],
      leftOut: [],
    });
    expect(searchedFor('marionete theatr', matches)).toMatchObject({
      showing: 'marionette theatr',
    });
    expect(await found('marionettetheatre')).toEqual([id]); // a space left out
    const exact = await findMatches(base.db, 'marionete', { language: 'en', exact: true });
    expect(exact).toMatchObject({ ids: [], leftOut: ['marionete'], corrections: [] });
  });

  it.each([
    '',
    '   ',
    '-',
    '--',
    '""',
    '"',
    "'; drop table products; --",
    ':*&|!()<->',
    '\\',
    "\\' | 'a':*",
    '\u0000\ud800',
    '😀',
    '😀 👩‍👩‍👧',
    '%_',
    'a'.repeat(5000),
    'ab '.repeat(2000),
    '"'.repeat(300),
    '-a '.repeat(300),
    '中国红茶',
    'ا'.repeat(400),
    '١٢٣',
    '1e400 -0 .5. ..',
  ])('of any kind is answered: %j', async (question) => {
    expect(Array.isArray((await find(question)).ids)).toBe(true);
  });
});
