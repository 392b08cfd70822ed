// A seller imports products from a file: by the rules of approval, and only into their own store.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeSeller } from '../at-work.ts';
import { makeStore } from '../make.ts';
import { base } from './own-shop.ts';
import {
  as,
  badRows,
  brought,
  category,
  csv,
  does,
  lamp,
  onSale,
  post,
  proposals,
  seller,
  store,
  trust,
  uploaded,
  withSellerImports,
} from './seller-import-steps.ts';

withSellerImports();

describe('new products', () => {
  it('become proposals that wait, and a second time they are the same', async () => {
    const done = await brought(csv(lamp(1), lamp(2)));
    expect(done).toMatchObject({ state: 'done', created: 2, refused: 0 });
    expect(await proposals()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    expect(await onSale()).toEqual([]);
    expect(await brought(csv(lamp(1), lamp(2, '21')))).toMatchObject({
      created: 0,
      updated: 1,
      unchanged: 1,
    });
    expect(await proposals()).toHaveLength(2);
  });

  it('are on sale at once in a trusted store', async () => {
    await trust();
    expect(await brought(csv(lamp(1)))).toMatchObject({ created: 1, refused: 0 });
    expect(await onSale()).toEqual([{ title: 'Lamp 1', price: 1990, stock: 5 }]);
  });

  it('of a category that the market does not have stay drafts, with a word', async () => {
    const done = await brought(csv(`x,Odd lamp,No such thing,ODD-1,5,1`));
    expect(done).toMatchObject({ created: 1 });
    expect(done.findings.join()).toContain('no category “No such thing”');
    expect(await proposals()).toEqual([{ title: 'Odd lamp', state: 'draft' }]);
    const { rows } =
      await sql`select from categories where title ->> 'en' = 'No such thing'`.execute(base.db);
    expect(rows).toEqual([]);
  });
});

describe('products on sale', () => {
  const begin = async () => {
    await trust();
    await brought(csv(lamp(1), lamp(2)));
    await sql`update stores set trusted_at = null, trusted_by = null where id = ${store}`.execute(
      base.db,
    );
  };

  it('have prices and stock at once, and other changes wait for the market', async () => {
    await begin();
    const done = await brought(csv(lamp(1, '25', '9'), lamp(2).replace('Lamp 2', 'Renamed lamp')));
    expect(done).toMatchObject({ updated: 2, refused: 0 });
    expect(await onSale()).toEqual([
      { title: 'Lamp 1', price: 2500, stock: 9 },
      { title: 'Lamp 2', price: 1990, stock: 5 },
    ]);
    expect((await proposals()).filter(({ state }) => state === 'sent')).toEqual([
      { title: 'Renamed lamp', state: 'sent' },
    ]);
    const undone = await does('undo', done.id);
    expect(undone).toMatchObject({ state: 'undone', taken_back: { removed: 1, restored: 1 } });
    expect(await onSale()).toEqual([
      { title: 'Lamp 1', price: 1990, stock: 5 },
      { title: 'Lamp 2', price: 1990, stock: 5 },
    ]);
    expect((await proposals()).filter(({ state }) => state === 'sent')).toEqual([]);
  });

  it('of another store are not touched, whatever the file calls them', async () => {
    await begin();
    const before = await onSale();
    const firstSeller = seller;
    const first = store;
    const other = await makeStore(base.db);
    as({ store: other, seller: await makeSeller(base, other) });
    const file = csv(lamp(1, '1').replace(`lamp-${store}-1`, `lamp-${first}-1`));
    expect(await brought(file)).toMatchObject({ created: 1, updated: 0 });
    const { id } = await uploaded(file);
    for (const verb of ['try', 'run', 'undo', 'stop'])
      expect((await post(verb, id, {}, firstSeller)).data).toMatchObject({
        code: 'thing-not-found',
      });
    as({ store: first, seller: firstSeller });
    expect(await onSale()).toEqual(before);
  });
});

describe('every kind of mistake', () => {
  it('is reported by its row, and changes nothing', async () => {
    const option = csv().replace('Variant SKU', 'Option1 Name,Option1 Value,Variant SKU');
    const done = await brought(
      csv(
        lamp(1),
        lamp(2, '1e308'),
        lamp(3, '-5'),
        lamp(4, '5', '-1'),
        lamp(5, 'cheap'),
        lamp(6).replace('L-6', 'L-1'),
        lamp(7).replace('Lamp 7', ''),
        lamp(8, '99999999999999999999'),
        lamp(9).replace('Lamp 9', 'x'.repeat(260)),
      ),
    );
    expect(done).toMatchObject({ created: 1, refused: 8, bad_rows: 8 });
    const rows = (await badRows(done.id)).trim().split('\n').slice(1);
    expect(rows).toHaveLength(8);
    expect(rows[2]).toContain('below zero');
    expect(rows[4]).toContain('row 2');
    for (const row of rows) expect(row).not.toContain('violates');
    expect(await proposals()).toHaveLength(1);
    const { id } = await uploaded(
      `${option}c-1,Coat,${category},Colour of nothing,Nothing,C-1,5,1\n`,
    );
    const tried = await does('try', id);
    expect(tried.findings.join()).toContain('no “Nothing” for “Colour of nothing”');
  });
});
