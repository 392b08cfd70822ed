// Helpers for tests of sellers' imports: upload a file, make a call and look at the result.
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect } from 'vitest';
import type { OpenedImport } from '#contract/import-shapes.ts';
import { workImport } from '#market/imports/work-import.ts';
import { makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { makeStore, texts, unique } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

export let owner: MadeStaff;
export let store: number;
export let seller: MadeSeller;
export let category: string;

/** An open shop with a category, and an empty store with its seller for each test. */
export function withSellerImports(): void {
  withOwnShop();
  beforeAll(async () => {
    owner = await makeStaff(base, 'owner');
    await sql`insert into shipping_rules (title) values ('{"en":"Everywhere"}')`.execute(base.db);
    category = unique('Lamps');
    await base.db
      .insertInto('categories')
      .values({ slug: unique('category'), title: texts(category), path: [] })
      .execute();
  });
  beforeEach(async () => {
    store = await makeStore(base.db);
    seller = await makeSeller(base, store);
  });
}

/** Continues as the seller of another store. */
export function as(one: { store: number; seller: MadeSeller }): void {
  ({ store, seller } = one);
}

const files = {
  find: async () => null,
  keep: () => Promise.reject(new Error('There are no pictures.')),
  remove: async () => {},
};
const HEAD = 'Handle,Title,Product Category,Variant SKU,Variant Price,Variant Inventory Qty';
export const csv = (...rows: string[]) => [HEAD, ...rows].map((row) => `${row}\n`).join('');
export const lamp = (n: number, price = '19.90', stock = '5') =>
  `lamp-${store}-${n},Lamp ${n},${category},L-${n},${price},${stock}`;
export const post = (verb: string, id: number, more = {}, by = seller) =>
  open.call('POST', `seller/import/${verb}/${id}`, more, by.headers);
const upload = (content: string, by = seller) =>
  open.call(
    'POST',
    'seller/import/upload',
    { file: [new File([content], 'lamps.csv', { type: 'text/csv' })] },
    by.headers,
  );
export const uploaded = async (content: string) => (await upload(content)).data as OpenedImport;
export const opened = async (id: number) =>
  (await open.call('GET', `seller/import/${id}`, {}, seller.headers)).data as OpenedImport;
export const work = (id: number) => workImport(base.db, id, files);
export const does = async (verb: 'try' | 'run' | 'undo', id: number) => {
  const answer = await post(verb, id);
  expect(answer, answer.text).toMatchObject({ status: 200, data: { state: 'waiting' } });
  await work(id);
  return opened(id);
};
export const brought = async (content: string) => does('run', (await uploaded(content)).id);
export const badRows = async (id: number) => {
  const { data } = await open.call('GET', `seller/import/bad-rows/${id}`, {}, seller.headers);
  return new TextDecoder().decode((data as { bytes: Uint8Array }).bytes);
};
export const trust = () =>
  sql`update stores set trusted_at = now(), trusted_by = ${owner.accountId} where id = ${store}`.execute(
    base.db,
  );
export const proposals = async () =>
  (
    await sql<{ title: string; state: string }>`
      select proposed -> 'title' ->> 'en' as title, state
      from product_proposals where store_id = ${store} order by id
    `.execute(base.db)
  ).rows;
export const onSale = async () =>
  (
    await sql<{ title: string; price: number; stock: number }>`
      select p.title ->> 'en' as title, coalesce(p.offered, p.selling)::int as price,
        (select sum(quantity)::int from inventories i where i.product_id = p.id) as stock
      from products p where store_id = ${store} and archived_at is null order by 1
    `.execute(base.db)
  ).rows;
