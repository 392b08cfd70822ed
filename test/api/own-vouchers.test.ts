// The vouchers of a store: made by its sellers, paid by the store, only for its own goods.
// Otherwise a store could give away another's money, or the market's.
import { describe, expect, it } from 'vitest';
import { randomCode } from '#base/id.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { fillCart, order } from '../carts.ts';
import { linesOf } from '../ledger-lines.ts';
import { makeProduct, makeStore, makeVisitor } from '../make.ts';
import { together } from '../verbs/together.ts';
import { callAs, codeOf, shop, withStores, type Input } from './peopled-stores.ts';
import { opened, placedIn } from './placed-parcels.ts';

withStores();

const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const wanted = (input: Input = {}) => ({
  title: { en: 'Thanks' },
  code: `T-${randomCode()}`,
  kind: 'percent',
  amount: '10',
  start_at: at(-1),
  end_at: at(24),
  usage_limit: 3,
  limit_per_customer: 1,
  listed: true,
  public: true,
  ...input,
});
const save = (input: Input, by: Awaited<ReturnType<typeof opened>>) =>
  callAs('sellerVouchers.save', wanted(input), by);
/** Orders one product of each store at 20.00 with the voucher. */
async function bought(voucher: string, ...stores: number[]) {
  const { db } = shop.base;
  const visitor = makeVisitor();
  for (const store of stores)
    await fillCart(db, visitor, { product: await makeProduct(db, { store, selling: 2000 }) });
  const { id } = await order(db, await readMarketSettings(db), visitor, { voucher });
  return db
    .selectFrom('parcels')
    .select(['id', 'store_id', 'voucher_price'])
    .where('order_id', '=', id)
    .orderBy('voucher_price', 'desc')
    .execute();
}
const booksAreRight = async () =>
  expect(await transaction(shop.base.db, (tx) => auditMarket(tx))).toEqual([]);

describe('a voucher of a store', () => {
  it('takes its part off the store’s goods alone, and the store pays it', async () => {
    const me = await opened(shop);
    const other = await opened(shop);
    const { code, id } = await save({ amount: '25' }, me);
    const parcels = await bought(code, me.seller.storeId, other.seller.storeId);
    expect(parcels).toMatchObject([
      { store_id: me.seller.storeId, voucher_price: 500 },
      { store_id: other.seller.storeId, voucher_price: 0 },
    ]);
    const [own, theirs] = parcels;
    for (const [parcel, by] of [
      [own, me],
      [theirs, other],
    ] as const)
      for (const step of ['confirm', 'pickUp', 'send', 'deliver'] as const)
        await callAs(`sellerParcel.${step}`, { id: parcel?.id }, by);
    const sold = (parcel = 0) => linesOf(shop.base.db, `sale:parcel:${parcel}`);
    // the buyer pays 5.00 less, and that much less is held for the store: the market pays nothing
    expect([await sold(own?.id), await sold(theirs?.id)]).toEqual([
      ['customer -2000', 'held 2000'],
      ['customer -2500', 'held 2500'],
    ]);
    await booksAreRight();
    const list = await callAs('sellerVouchers.list', {}, me);
    expect(list.rows).toMatchObject([{ id, used: 1, cost: 5, state: 'live' }]);
    expect(await callAs('sellerVouchers.open', { id }, me)).toMatchObject({ orders: 1, cost: 5 });
  });

  it('costs nothing of what was cancelled', async () => {
    const me = await opened(shop);
    const { code, id } = await save({}, me);
    const [own] = await bought(code, me.seller.storeId);
    const [gone] = await bought(code, me.seller.storeId);
    const cost = async () => (await callAs('sellerVouchers.open', { id }, me)).cost;
    expect(await cost()).toBe(4);
    await callAs('sellerParcel.cancel', { id: gone?.id, note: 'It broke.' }, me);
    expect(await cost()).toBe(2);
    await callAs('sellerParcel.confirm', { id: own?.id }, me);
    expect(await cost()).toBe(2);
    await booksAreRight();
  });

  it('is the store’s own, whatever is sent', async () => {
    const me = await opened(shop);
    const store = await makeStore(shop.base.db);
    const { id } = await save({ store_id: me.seller.storeId, store_ids: [store] }, me);
    const row = await shop.base.db
      .selectFrom('vouchers')
      .select(['store_id', 'store_ids'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ store_id: me.seller.storeId, store_ids: [] });
  });

  it('counts for the store’s own products alone', async () => {
    const me = await opened(shop);
    const foreign = await makeProduct(shop.base.db);
    const own = await makeProduct(shop.base.db, { store: me.seller.storeId });
    const sent = (id: number) =>
      shop.open.send('sellerVouchers.save', wanted({ product_ids: [id] }), me.headers);
    expect((await sent(foreign.id)).data).toEqual((await sent(2_000_000_000)).data);
    expect((await sent(foreign.id)).data).toMatchObject({
      code: 'invalid-input',
      fields: { product_ids: expect.stringMatching(/\S/) },
    });
    expect(await sent(own.id)).toMatchObject({ status: 200 });
  });

  it('of the market is none of the store’s', async () => {
    const me = await opened(shop);
    const market = await callAs('adminVoucher.save', wanted(), shop.owner);
    expect((await callAs('sellerVouchers.list', {}, me)).rows).toEqual([]);
    const { id } = market;
    for (const [name, input] of [
      ['sellerVouchers.open', { id }],
      ['sellerVouchers.edits', { id }],
      ['sellerVouchers.save', { ...wanted(), id, version: 1 }],
      ['sellerVouchers.end', { id, version: 1 }],
      ['sellerVouchers.delete', { id, version: 1 }],
    ] as const)
      expect([name, await codeOf(name, input, me)]).toEqual([name, 'thing-not-found']);
    expect(await callAs('adminVoucher.open', { id }, shop.owner)).toMatchObject({ version: 1 });
  });

  it('has a code of its own, and cannot learn who uses another one', async () => {
    const [me, other] = [await opened(shop), await opened(shop)];
    const taken = [
      await save({}, me),
      await save({}, other),
      await callAs('adminVoucher.save', wanted({ public: false, listed: false }), shop.owner),
    ];
    const statuses = [];
    for (const { code } of taken)
      statuses.push(
        (await shop.open.send('sellerVouchers.save', wanted({ code }), me.headers)).data,
      );
    expect(statuses[0]).toMatchObject({
      code: 'already-taken',
      fields: { code: expect.stringMatching(/\S/) },
    });
    expect(new Set(statuses.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('is made once by requests that leave together', async () => {
    const [me, other] = [await opened(shop), await opened(shop)];
    const input = wanted();
    const answers = await together(
      shop.open.port,
      [me, other, me, other].map(({ headers }) => ({
        path: 'seller/voucher/save',
        input,
        headers,
      })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201, 201]);
  });

  it('can be ended, also before it begins, and orders that used it still have it', async () => {
    const me = await opened(shop);
    const [live, planned] = [await save({}, me), await save({ start_at: at(2) }, me)];
    const [parcel] = await bought(live.code, me.seller.storeId);
    for (const { id, version } of [live, planned])
      expect(await callAs('sellerVouchers.end', { id, version }, me)).toMatchObject({ version: 2 });
    const over = await callAs('sellerVouchers.list', { view: 'over' }, me);
    expect(over.total).toBe(2);
    await expect(bought(live.code, me.seller.storeId)).rejects.toMatchObject({
      code: 'voucher-over',
    });
    expect(await codeOf('sellerVouchers.end', { id: live.id, version: 2 }, me)).toBe(
      'voucher-over',
    );
    expect(await codeOf('sellerVouchers.delete', { id: live.id, version: 2 }, me)).toBe('in-use');
    await callAs('sellerVouchers.delete', { id: planned.id, version: 2 }, me);
    await callAs('sellerParcel.confirm', { id: parcel?.id }, me);
  });

  it('is not saved over what another one has saved meanwhile', async () => {
    const me = await opened(shop);
    const { id, version } = await save({}, me);
    await save({ id, version, amount: '20' }, me);
    expect(await codeOf('sellerVouchers.save', wanted({ id, version }), me)).toBe(
      'changed-meanwhile',
    );
  });

  it.each([
    ['amount', { amount: '1e308' }],
    ['amount', { amount: '100.01' }],
    ['amount', { amount: '-1' }],
    ['capped_price', { capped_price: '0' }],
    ['end_at', { end_at: at(-2) }],
    ['usage_limit', { usage_limit: 0 }],
    ['title', { title: {} }],
    ['code', { code: '<b>' }],
    ['category_ids', { category_ids: [2_000_000_000] }],
  ])('is refused beside %s with %j', async (field, input) => {
    const me = await opened(shop);
    const { data } = await shop.open.send('sellerVouchers.save', wanted(input), me.headers);
    expect(data).toMatchObject({ fields: { [field]: expect.stringMatching(/\S/) } });
  });
});

it('the products to choose from are those of the store that customers see', async () => {
  const me = await opened(shop);
  const { product } = await placedIn(shop, me);
  const hidden = await makeProduct(shop.base.db, { store: me.seller.storeId });
  await shop.base.db
    .updateTable('products')
    .set({ published: false })
    .where('id', '=', hidden.id)
    .execute();
  await makeProduct(shop.base.db);
  const found = await callAs('sellerOwnChoice.products', {}, me);
  expect(found.rows).toMatchObject([{ id: product.id, price: 20 }]);
});
