// A list reads about the same number of rows from a large table as from a small one: with some
// twenty thousand products and orders no statement reads more rows than the limit of counting. One
// that did would take seconds at a million.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { growCatalogue } from '../../bench/grow-catalogue.ts';
import { growOrders } from '../../bench/grow-orders.ts';
import { longLists, type MeasuredList } from '../../bench/long-lists.ts';
import { productLists } from '../../bench/product-lists.ts';
import { shopLists, type ShopAddress } from '../../bench/shop-lists.ts';
import { makeSeller, makeStaff, type MadeStaff } from '../at-work.ts';
import { demoDatabase, type Demo } from '../db.ts';
import { readsOf, type Read } from '../pages-read.ts';
import { openShop, type TestShop } from '../shop.ts';

const PRODUCTS = 20_000;
const ORDERS = 20_000;
/** The limit of counting, 10,000, and some more. */
const MOST_ROWS = 12_000;
/** The limit for a page deep in a list, which has to walk there. */
const MOST_ROWS_SHOWN = 30_000;
const MOST_PAGES = 20_000;
/** The counts of filters cover the whole list, or a sample. */
const COUNTED = /with the sidebar$/;
const API = '/api/v1/';
const NOTHING: Read = { sql: '', pages: 0, rows: 0, plan: '' };
const isCall = ({ address }: ShopAddress) => address(0).startsWith(API);
/** These add up everything, or some of each of many. */
const SUMS = [
  'brands by products',
  'balances: view debt',
  'balances: view due',
  'accounts: the accounts',
];

let base: Demo;
let open: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  base = await demoDatabase();
  await growCatalogue(base.url, PRODUCTS, () => {});
  await growOrders(base.db, ORDERS, ORDERS / 5);
  // pretends large tables: at some thousand rows, reading a whole table is often cheaper than an
  // index
  await sql`do $$ begin
    execute format('alter database %I set enable_seqscan = off', current_database());
    execute format('alter database %I set enable_hashjoin = off', current_database());
    execute format('alter database %I set enable_mergejoin = off', current_database());
  end $$`.execute(base.db);
  await untilIndexesServe();
  open = await openShop(base);
  owner = await makeStaff(base, 'owner');
});
afterAll(async () => {
  await open.close();
  await base.close();
});

/**
 * PostgreSQL does not use a new index while a transaction that began before it is still open, even
 * one of another test: waits for that.
 */
const untilIndexesServe = () =>
  vi.waitUntil(
    async () => {
      const { rows } = await sql<{ serve: boolean }>`
        select not exists (
          select from pg_index where indcheckxmin
            and xmin::text::bigint >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint
        ) as serve
      `.execute(base.db);
      return rows[0]?.serve;
    },
    { timeout: 60_000, interval: 100 },
  );

/** The lists with a statement that read too many rows: how many, and its plan. */
async function tooMuch(lists: MeasuredList[]): Promise<string[]> {
  const found: string[] = [];
  for (const { what, path, input } of lists) {
    const reads = await readsOf(async () => {
      const { status, text } = await open.within.call('GET', path, input(1), owner.headers);
      if (status !== 200) throw new Error(`${what}: ${text.slice(0, 300)}`);
    });
    const most = reads.reduce((most, read) => (read.rows > most.rows ? read : most), NOTHING);
    if (most.rows > MOST_ROWS && !SUMS.includes(what))
      found.push(`${what}: ${most.rows} rows\n${most.sql}\n${most.plan}`);
  }
  return found;
}

describe('lists of the shop', () => {
  it('look at no more products than are counted, and at few pages', async () => {
    const found: string[] = [];
    for (const { what, address } of (await shopLists(base.db)).filter(isCall)) {
      const reads = await readsOf(async () => {
        const { status, text } = await open.within.call('GET', address(1).slice(API.length));
        if (status !== 200) throw new Error(`${what}: ${text.slice(0, 300)}`);
      });
      const rows = Math.max(0, ...reads.map((read) => read.rows));
      const pages = Math.max(0, ...reads.map((read) => read.pages));
      if (rows > MOST_ROWS_SHOWN && !COUNTED.test(what)) found.push(`${what}: ${rows} rows`);
      if (pages > MOST_PAGES) found.push(`${what}: ${pages} pages`);
    }
    expect(found).toEqual([]);
  });

  it('are counted to ten thousand, and what comes after is on no page', async () => {
    const page = async (number: number) =>
      (await open.ask('listing.products', { page: number })).result;
    const { total, more, last_page, per_page } = await page(1);
    expect({ total, more, last_page }).toEqual({
      total: 10_000,
      more: true,
      last_page: Math.ceil(10_000 / per_page),
    });
    expect((await page(last_page)).to).toBe(10_000);
    expect((await page(last_page + 1)).data).toEqual([]);
    expect((await page(100_000)).data).toEqual([]);
  });
});

describe('lists of the desk', () => {
  it('look at no more products than are counted', async () => {
    expect(await tooMuch(await productLists(base.db))).toEqual([]);
  });

  it('look at no more orders, and of what follows from them, than are counted', async () => {
    expect(await tooMuch(await longLists(base.db))).toEqual([]);
  });

  it('of one store find its parcels by words that most orders have, the newest first', async () => {
    const store = 2;
    await sql`
      do $$ begin
        set local session_replication_role = replica;
        update parcels set store_id = 2 where tracking_number = 'SP' || order_id;
      end $$
    `.execute(base.db);
    const seller = await makeSeller(base, store);
    const { rows: newest } = await sql<{ id: number }>`
      select id from parcels
      where order_id in (
        select id from orders where search_text like '%bench%' order by id desc limit 1001
      )
      order by id desc limit 50
    `.execute(base.db);
    const { text } = await open.within.call(
      'GET',
      'seller/parcels/list',
      { q: 'bench' },
      seller.headers,
    );
    expect(JSON.parse(text).data).toMatchObject({
      rows: newest.map(({ id }) => ({ id })),
      more: true,
    });
  });

  it('would be seen to look at more, without their index', async () => {
    await sql`drop index product_facts_price`.execute(base.db);
    await sql`drop index orders_total`.execute(base.db);
    const all = [...(await productLists(base.db)), ...(await longLists(base.db))];
    const named = ['products: by price', 'orders: sort total'];
    const found = await tooMuch(all.filter(({ what }) => named.includes(what)));
    expect(found.map((one) => one.split(': ').slice(0, 2).join(': '))).toEqual(named);
  });
});

describe('a list of an option', () => {
  it('that most products have is counted to ten thousand, and in its order', async () => {
    const { rows } = await sql<{ option: number; newest: number[] }>`
      with one as (select options[1] as option from product_facts where options <> '{}' limit 1),
      given as (
        update product_facts f
        set options = array[one.option]
        from one
        where f.public and f.id % 4 > 0
        returning f.id, f.in_stock, f.created_at, one.option
      )
      select min(option) as option,
        (array_agg(id order by in_stock desc, created_at desc, id desc))[1:10] as newest
      from given
    `.execute(base.db);
    const [{ option = 0, newest = [] } = {}] = rows;
    const { result } = await open.ask('listing.all', { option, sortby: 'newest' });
    expect(result).toMatchObject({ total: 10_000, more: true });
    expect(result.data.slice(0, 10).map(({ id }) => id)).toEqual(newest);
  });
});
