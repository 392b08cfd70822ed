// The log of a store records what its people do, one line for each call, in words. Otherwise nobody
// in the store finds out who gave the goods away.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { wordsOf } from '#words/catalogue.ts';
import { makeProduct } from '../make.ts';
import { pathWith } from '../shop.ts';
import { inputFor } from './generated-input.ts';
import { peopleFor } from './people.ts';
import { beside, shop, withStores } from './peopled-stores.ts';
import { opened, placedIn } from './placed-parcels.ts';

withStores();

const SILENT = [
  // nobody else sees a difference
  'sellerProduct.upload',
  'sellerParcels.papers',
  // with the input of this test, they change nothing: see below
  'sellerShelf.bringBack',
  'sellerInventory.set',
  'sellerClosing.reopen',
];
const calls = Object.entries(endpoints as Record<string, Endpoint>).filter(
  ([name, { audience, methods }]) =>
    audience === 'seller' && methods.includes('POST') && !SILENT.includes(name),
);
/** Without these a call would change nothing. */
const MORE: Record<string, Record<string, unknown>> = {
  'sellerMoney.savePayee': { payee_name: 'Quai', iban: 'DE89370400440532013000' },
};
const linesOf = (store: number) =>
  shop.base.db
    .selectFrom('audit')
    .select(['account_id', 'action'])
    .where('store_id', '=', store)
    .execute();

describe.each(calls)('%s', (name, endpoint) => {
  it('is written down once, and has words', async () => {
    const [kind] = peopleFor(endpoint);
    const owner = await kind?.make(shop.base.db);
    if (!owner?.storeId || owner.shopper?.kind !== 'customer') throw new Error('Nobody sells.');
    const input = { ...(await inputFor(shop.base.db, endpoint, owner)), ...MORE[name] };
    const before = await linesOf(owner.storeId);
    const path = pathWith(endpoint.path, input);
    const answer = await shop.open.call('POST', path, input, owner.headers);
    expect(answer, answer.text).toMatchObject({ status: 200 });
    const [line, ...more] = (await linesOf(owner.storeId)).slice(before.length);
    expect([line?.account_id, more]).toEqual([owner.shopper.accountId, []]);
    const words: Record<string, unknown> = wordsOf('en')['seller-people'];
    expect(Object.keys(words)).toContain(`did-${line?.action.replace('.', '-')}`);
  });
});

describe('the log of a store', () => {
  it('has what its own people did there, the latest first, of all or of one', async () => {
    const me = await opened(shop);
    const packer = await beside(me);
    const { parcel, parcelCode } = await placedIn(shop, me);
    await shop.open.ask('sellerParcel.confirm', { id: parcel }, packer.headers);
    await shop.open.ask('parcel.pickUp', { id: parcel }, shop.support.headers); // the market's staff
    await shop.open.ask('sellerRole.save', { name: 'Stock', permissions: [] }, me.headers);
    const log = async (input = {}, by = me) =>
      (await shop.open.ask('sellerLog.list', input, by.headers)).rows;
    expect(await log()).toMatchObject([
      { action: 'role.save', by: 'Salma Idrissi', note: 'Stock' },
      { action: 'parcel.confirm', noun: 'parcel', thing: parcelCode, by: 'Ravi Menon' },
    ]);
    expect(await log({ who: packer.accountId })).toMatchObject([{ action: 'parcel.confirm' }]);
    expect(await log({ q: 'ravi' })).toHaveLength(1);
    expect(await log({}, shop.otherSeller)).toEqual([]);
  });
  it('has a line for a list of SKUs, however long', async () => {
    const me = await opened(shop);
    for (let made = 0; made < 3; made++)
      await makeProduct(shop.base.db, { store: me.seller.storeId });
    const rows = await shop.base.db
      .selectFrom('inventories as i')
      .innerJoin('products as p', 'p.id', 'i.product_id')
      .select(['i.sku', sql<number>`4`.as('stock')])
      .where('p.store_id', '=', me.seller.storeId)
      .execute();
    await shop.open.ask('sellerInventory.set', { rows }, me.headers);
    const log = await shop.open.ask('sellerLog.list', {}, me.headers);
    expect(log.rows).toMatchObject([{ action: 'inventory.set', note: '3' }]);
  });
  it('has no line for what changed nothing', async () => {
    const me = await opened(shop);
    const { id } = await makeProduct(shop.base.db, { store: me.seller.storeId });
    for (const call of ['bringBack', 'archive', 'archive', 'bringBack'] as const)
      await shop.open.ask(`sellerShelf.${call}`, { id }, me.headers);
    const { rows } = await shop.open.ask('sellerLog.list', {}, me.headers);
    expect(rows.map(({ action }) => action)).toEqual(['product.bring-back', 'product.archive']);
  });
  it('has fifty a page, and says how many there are', async () => {
    const me = await opened(shop);
    await sql`
      insert into audit (account_id, store_id, actor, action, subject, at)
      select ${me.accountId}, ${me.seller.storeId}, 'Salma Idrissi', 'parcel.send', 'parcel:' || n,
        now() - n * interval '1 minute'
      from generate_series(1, 120) n
    `.execute(shop.base.db);
    const page = (number: number) => shop.open.ask('sellerLog.list', { page: number }, me.headers);
    const [first, third] = [await page(1), await page(3)];
    expect([first.rows.length, third.rows.length, first.total]).toEqual([50, 20, 120]);
    const [newest, older] = [first, third].map(({ rows }) => Date.parse(rows[0]?.at ?? ''));
    expect(newest).toBeGreaterThan(older ?? NaN);
  });
});
