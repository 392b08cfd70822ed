// With the EU pack, no product goes on sale without the legal information, by any route. Products
// on sale when the pack is switched on stay, and are listed.
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BulkRun } from '#contract/bulk.ts';
import { factsLacking, NO_FACTS } from '#contract/fact-names.ts';
import { workBulk } from '#market/bulk/work-bulk.ts';
import { makeProduct } from '../make.ts';
import { csv, doAll, owner, store, uploaded, withImports } from './import-steps.ts';
import { base, open } from './own-shop.ts';
import {
  approval,
  get,
  lamp,
  looked,
  onSale,
  people,
  post,
  propose,
  type People,
} from './proposing.ts';

withImports();
let all: People;
beforeAll(async () => {
  all = await people();
});
beforeEach(async () => pack(false));
afterEach(async () => pack(false));

const FACTS = {
  maker_name: 'Foundry GmbH',
  maker_address: 'Speicherstadt 4, Hamburg',
  maker_country: 'DE',
  maker_contact: 'hello@foundry.example',
  model: 'BL-1',
};
const WHOLE = { ...FACTS, image: '0123456789abcdef.webp' };
const pack = (on: boolean) => sql`update settings set eu_pack = ${on}`.execute(base.db);
const stands = async (id: number) =>
  base.db
    .selectFrom('products')
    .select(['published', 'public', 'lacking'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
/** A product that is not on sale, without a maker. */
const hidden = async () =>
  (await makeProduct(base.db, { store: all.shelf.store, hidden: true })).id;
const shown = async () => (await makeProduct(base.db, { store: all.shelf.store })).id;
const REFUSED = { data: { code: 'facts-missing', fields: { maker_name: expect.any(String) } } };

describe('the gate of the EU pack', () => {
  it('reads a product as its screens do', async () => {
    const cases = [
      {},
      { image: '' },
      { maker_country: '', model: '' },
      { maker_country: 'GB' },
      { maker_country: 'GB', responsible_name: 'Lantern', responsible_contact: 'a@b.example' },
      { model: '', gtin: '4006381333931' },
      { ...NO_FACTS, image: '' },
    ];
    for (const one of cases) {
      const facts = { ...NO_FACTS, ...WHOLE, ...one };
      const { warnings: _, ...columns } = facts;
      const id = await hidden();
      await base.db.updateTable('products').set(columns).where('id', '=', id).execute();
      expect((await stands(id)).lacking).toEqual(factsLacking(facts));
    }
  });

  it('holds for what somebody shows: alone, and row by row where it is many', async () => {
    const [bare, whole] = [await hidden(), await hidden()];
    await base.db.updateTable('products').set(WHOLE).where('id', '=', whole).execute();
    await pack(true);
    const opened = await open.ask('adminProduct.open', { id: bare }, owner.headers);
    expect(await post('admin/product/save', { ...opened, public: true }, owner)).toMatchObject(
      REFUSED,
    );
    const input = { act: 'show', ids: [bare, whole] };
    const { id } = (await post('admin/products/bulk', input, owner)).data as BulkRun;
    await workBulk(base.db, id, await open.services.market());
    const run = await open.ask('adminBulk.open', { id }, owner.headers);
    expect(run).toMatchObject({ done: 1, refused: 1, refusals: [{ id: bare }] });
    expect(run.refusals[0]?.message).toContain('the maker.');
    expect(await stands(whole)).toMatchObject({ public: true });
  });

  it('holds for every write to the database', async () => {
    const id = await hidden();
    await pack(true);
    const show = sql`update products set published = true where id = ${id}`.execute(base.db);
    await expect(show).rejects.toMatchObject({ constraint: 'products_facts_gate' });
    await expect(shown()).rejects.toMatchObject({ column: 'maker_name' });
  });

  it('holds when a proposal is approved that was sent before', async () => {
    const sent = await propose(all.seller, await lamp(all.shelf));
    await pack(true);
    const { path, input } = approval(await looked(owner, sent.id));
    expect(await post(path, input, owner)).toMatchObject(REFUSED);
  });

  it('holds for what comes back from the archive', async () => {
    const [one, two] = [await shown(), await shown()];
    for (const id of [one, two]) await post(`seller/product/archive/${id}`, {}, all.seller);
    await pack(true);
    expect(await post(`seller/product/bring-back/${one}`, {}, all.seller)).toMatchObject(REFUSED);
    const many = { ids: [one, two], archived: false };
    const { data } = await post('seller/products/archive', many, all.seller);
    expect(data).toMatchObject({ done: 0, rows: [{ done: false }, { done: false }] });
    expect(await stands(one)).toMatchObject({ public: false, published: true });
  });

  it('lets what was deleted come back as a draft', async () => {
    const id = await shown();
    await pack(true);
    const { version } = await open.ask('adminProduct.open', { id }, owner.headers);
    await post(`admin/product/delete/${id}`, { version }, owner);
    expect(await post(`admin/product/restore/${id}`, {}, owner)).toMatchObject({ status: 200 });
    expect(await stands(id)).toMatchObject({ published: false });
  });

  it('is not passed by a copy', async () => {
    const id = await shown();
    await pack(true);
    expect(await post(`admin/product/duplicate/${id}`, {}, owner)).toMatchObject({ status: 200 });
    const copies = await base.db
      .selectFrom('products')
      .select('id')
      .where('store_id', '=', all.shelf.store)
      .where('id', '>', id)
      .where('published', '=', true)
      .execute();
    expect(copies).toEqual([]);
  });

  it('holds when a store opens again, and not when it is known at last who trades there', async () => {
    const { store: other, id } = await makeProduct(base.db);
    const suspend = (at: Date | null) =>
      sql`update stores set suspended_at = ${at}, suspended_reason = ${at ? 'x' : ''} where id = ${other}`.execute(
        base.db,
      );
    await suspend(new Date());
    await suspend(null);
    expect(await stands(id)).toMatchObject({ public: true });
    await suspend(new Date());
    await pack(true);
    await suspend(null);
    expect(await stands(id)).toMatchObject({ published: false, public: false });
    await pack(false);
    const { store: held, id: soldProduct } = await makeProduct(base.db);
    await pack(true);
    await sql`alter table stores disable trigger know_trader`.execute(base.db);
    for (const is of [true, false])
      await sql`update stores set held = ${is} where id = ${held}`.execute(base.db);
    await sql`alter table stores enable trigger know_trader`.execute(base.db);
    expect(await stands(soldProduct)).toMatchObject({ public: true });
  });
});

describe('an import under the EU pack', () => {
  const rows = csv('brass-lamp,Brass lamp,L-1,49.90,5');
  const product = async () =>
    base.db
      .selectFrom('products')
      .select(['id', 'published', 'selling'])
      .where('store_id', '=', store)
      .executeTakeFirstOrThrow();

  it('brings what is new in as a draft, and says why', async () => {
    await pack(true);
    const done = await doAll('run', (await uploaded(rows)).id);
    expect(done).toMatchObject({ created: 1 });
    expect(done.findings.join(' ')).toContain('the maker');
    expect(await product()).toMatchObject({ published: false });
  });

  it('leaves on sale what was there, and shows nothing that was hidden', async () => {
    await doAll('run', (await uploaded(rows)).id);
    await pack(true);
    await doAll('run', (await uploaded(rows.replace('49.90', '39.90'))).id);
    expect(await product()).toMatchObject({ published: true, selling: 3990 });
    await sql`update products set published = false where store_id = ${store}`.execute(base.db);
    const shows = 'Handle,Published,Variant Price\nbrass-lamp,true,29.90\n';
    await doAll('run', (await uploaded(shows)).id);
    expect(await product()).toMatchObject({ published: false, selling: 2990 });
  });

  it('that is undone shows nothing', async () => {
    await doAll('run', (await uploaded(rows)).id);
    const hides = 'Handle,Published,Variant Price\nbrass-lamp,false,29.90\n';
    const { id } = await uploaded(hides);
    await doAll('run', id);
    await pack(true);
    expect(await doAll('undo', id)).toMatchObject({ state: 'undone' });
    expect(await product()).toMatchObject({ published: false, selling: 4990 });
  });
});

describe('what is on sale when the pack is switched on', () => {
  it('stays, can be changed, and is listed to be mended', async () => {
    const old = await onSale(all, { title: { en: 'Old stool' } });
    await pack(true);
    const opened = await open.ask('adminProduct.open', { id: old.id }, owner.headers);
    const dearer = { ...opened, selling: '44.00' };
    expect(await post('admin/product/save', dearer, owner)).toMatchObject({ status: 200 });
    const lists = async () => [
      (await get('seller/products', all.seller, { view: 'facts', size: 100 })).data,
      (await get('admin/products', owner, { view: 'facts', store: all.shelf.store })).data,
    ];
    const row = { rows: expect.arrayContaining([expect.objectContaining({ title: 'Old stool' })]) };
    expect(await lists()).toMatchObject([row, row]);
    expect((await get('seller/today', all.seller)).data).toMatchObject({
      left: expect.arrayContaining(['facts']),
    });
    const { version } = await open.ask('adminProduct.open', { id: old.id }, owner.headers);
    await post('admin/product/save', { ...dearer, ...FACTS, version }, owner);
    expect((await stands(old.id)).lacking).toEqual(['image']);
    await sql`delete from products where store_id = ${all.shelf.store} and id <> ${old.id}
      and not exists (select from order_lines where product_id = products.id)`.execute(base.db);
    await base.db.updateTable('products').set(WHOLE).where('id', '=', old.id).execute();
    const left = (await get('seller/today', all.seller)).data as { left: string[] };
    expect(left.left).not.toContain('facts');
  });
});
