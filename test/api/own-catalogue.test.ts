// A store's products in our own file format: an export that is imported again changes nothing.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenedImport } from '#contract/import-shapes.ts';
import { fileOf } from '#market/imports/keep-pictures.ts';
import { workImport } from '#market/imports/work-import.ts';
import { base, open, withOwnShop } from './own-shop.ts';
import { people, onSale, type People } from './proposing.ts';
import { unique } from '../make.ts';

withOwnShop();
let all: People;
const picture = async () => {
  const name = `${unique('').replaceAll(/\D/g, '').padStart(16, '0').slice(-16)}.webp`;
  await base.db.insertInto('pictures').values({ name, width: 8, height: 8, bytes: 9 }).execute();
  return name;
};

beforeAll(async () => {
  all = await people();
  const { shelf } = all;
  const { id: brand_id } = await base.db
    .insertInto('brands')
    .values({ slug: unique('brand'), title: JSON.stringify({ en: 'Quay' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await onSale(all, {
    title: { en: '=Coat, "warm"', ar: 'معطف', fr: 'Manteau' },
    description: { en: '<p>Line one</p>\r\n<p>Line two</p> ' },
    overview: { fr: '<p>Court</p>' },
    unit: { en: 'piece' },
    meta_title: { en: ' Spaces around ' },
    brand_id,
    tag_ids: [shelf.tag],
    selling: '80',
    offered: '72.50',
    image: await picture(),
    image_alt: { en: 'A coat', ar: 'معطف' },
    images: [{ image: await picture(), value_ids: [shelf.red], alt: { fr: 'De dos' } }],
    warranty: true,
    gtin: '4006381333931',
    condition: 'used',
    maker_name: 'Quay & Sons',
    maker_country: 'FR',
    warnings: { en: 'Keep away from fire.' },
    refundable: true,
    variants: [
      {
        ...shelf.variant([shelf.red, shelf.small]),
        sku: "C-1'",
        price: '75',
        stock: 3,
        weight: 400,
      },
      { ...shelf.variant([shelf.red, shelf.large]), sku: '007', stock: 0 },
      { ...shelf.variant([shelf.blue, shelf.large]), sku: '', stock: 9 },
    ],
  });
  await onSale(all, { title: { en: 'Hook' }, selling: '4', variants: [{ choice: [], stock: 2 }] });
});

const catalogue = async () => {
  const answer = await open.call('GET', 'seller/imports/catalogue', {}, all.seller.headers);
  const { bytes } = answer.data as { bytes: Uint8Array };
  return new TextDecoder().decode(bytes);
};
const brought = async (content: string, verb: 'run' | 'try' = 'run') => {
  const file = [new File([content], 'products.csv', { type: 'text/csv' })];
  const { headers } = all.seller;
  const sent = await open.call('POST', 'seller/import/upload', { file }, headers);
  const { id, sheet } = sent.data as OpenedImport;
  expect(sheet, sent.text).toMatchObject({ format: 'souk', recognised: true });
  await open.call('POST', `seller/import/${verb}/${id}`, {}, headers);
  await workImport(base.db, id, {
    find: async (address) =>
      (await base.db
        .selectFrom('pictures')
        .select(['name', 'width', 'height', 'bytes'])
        .where('name', '=', fileOf(address))
        .executeTakeFirst()) ?? null,
    keep: () => Promise.reject(new Error('There are no pictures.')),
    remove: async () => {},
  });
  return (await open.call('GET', `seller/import/${id}`, {}, headers)).data as OpenedImport;
};
const versions = async () =>
  (
    await sql`
      select p.id, p.version, p.title, p.selling, p.offered,
        (select jsonb_agg(to_jsonb(i) order by i.id) from inventories i where i.product_id = p.id) as v,
        (select count(*)::int from product_proposals o where o.product_id = p.id) as proposals
      from products p where store_id = ${all.shelf.store} order by id
    `.execute(base.db)
  ).rows;

describe('the products of a store as our own file', () => {
  it('taken in again unchanged change nothing', async () => {
    const before = await versions();
    const file = await catalogue();
    for (const verb of ['try', 'run'] as const) {
      const done = await brought(file, verb);
      expect([done.findings, done.trouble]).toEqual([[], null]);
      expect(verb === 'try' ? done.trial : done).toMatchObject({
        created: 0,
        updated: 0,
        unchanged: 2,
        refused: 0,
      });
    }
    expect(await versions()).toEqual(before);
  });

  it('say every fact, and take one that changed', async () => {
    const file = await catalogue();
    for (const detail of ['4006381333931', 'used', 'Quay & Sons', 'Keep away from fire.'])
      expect(file).toContain(detail);
    const tried = await brought(file.replace('Quay & Sons', 'Quay & Daughters'), 'try');
    expect(tried.trial).toMatchObject({ updated: 1, unchanged: 1, refused: 0 });
    const bad = await brought(file.replace('4006381333931', '4006381333932'), 'try');
    expect(bad.trial).toMatchObject({ updated: 0, unchanged: 1, refused: 3 });
  });

  it('with one price changed change just that', async () => {
    const before = await versions();
    const done = await brought((await catalogue()).replace('75.00', '76.00'));
    expect(done).toMatchObject({ updated: 1, unchanged: 1, refused: 0 });
    const after = await versions();
    const json = (rows: unknown[]) => JSON.stringify(rows);
    expect(json(after).replace('"price": 7600', '"price": 7500').length).toBe(json(before).length);
    expect(after[1]).toEqual(before[1]);
    expect(after[0]).toMatchObject({ selling: 8000, offered: 7250, proposals: 0 });
    expect(json(after)).toContain('7600');
  });

  it('of another text wait for the market, and ids of others are refused', async () => {
    const file = await catalogue();
    const done = await brought(file.replace('معطف', 'معطف كبير'));
    expect(done).toMatchObject({ updated: 1, unchanged: 1 });
    const { rows } = await sql<{ ar: string; state: string }>`
      select proposed -> 'title' ->> 'ar' as ar, state from product_proposals
      where store_id = ${all.shelf.store}
    `.execute(base.db);
    expect(rows).toEqual([{ ar: 'معطف كبير', state: 'sent' }]);
    // what is on sale is imported again: the waiting change stays
    expect(await brought(file)).toMatchObject({ updated: 0, unchanged: 2 });
    const other = await people();
    const theirs = await onSale(other, { title: { en: 'Theirs' } });
    const [head = ''] = file.split('\r\n');
    const cells = head
      .replace('\ufeff', '')
      .split(',')
      .map((name) => (name === 'id' ? theirs.id : ''));
    expect(await brought(`${head}\r\n${cells.join(',')}\r\n`)).toMatchObject({
      refused: 1,
      updated: 0,
      created: 0,
    });
  });
});
