// What stores cannot enter in a flash sale, what staff cannot approve, and simultaneous calls.
import { describe, expect, it } from 'vitest';
import type { OpenSale, OwnEnrolment } from '#contract/seller-enrolment.ts';
import { makeSeller, makeStaff } from '../at-work.ts';
import { makeOpenSale } from '../enrolments.ts';
import { makeProduct, type MadeProduct } from '../make.ts';
import { makeSale } from '../offers.ts';
import { together } from '../verbs/together.ts';
import {
  codeOf,
  decide,
  get,
  lamp,
  ownEnrolment,
  moveSale,
  offer,
  owner,
  post,
  propose,
  seller,
  withPeople,
  type By,
  type Input,
} from './enrolling.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
withPeople();

describe('a store may not propose', () => {
  const tried = async (sale: number, product: MadeProduct, more: Input = {}, by: By = seller) =>
    (await propose(sale, product, more, by)) as unknown as { code?: string; fields?: object };
  it.each([
    ['too small a discount', { price: '40.01' }, 'price'],
    ['a price that is none', { price: '0' }, 'price'],
    ['a price above the regular one', { price: '50' }, 'price'],
    ['nothing of it', { quota: 0 }, 'quota'],
    ['nothing to a customer', { per_customer: 0 }, 'per_customer'],
  ])('%s', async (_, more, field) => {
    const answer = await tried(await makeOpenSale(base.db), await lamp(), more);
    expect(answer).toMatchObject({ fields: { [field]: expect.stringMatching(/\S/) } });
  });
  it('the least discount of a product that is reduced already counts from its price now', async () => {
    const sale = await makeOpenSale(base.db);
    const product = await lamp({ offered: 3500 });
    expect(await tried(sale, product, { price: '30' })).toHaveProperty('fields.price');
    expect(await tried(sale, product, { price: '28' })).toMatchObject({ percent: 20 });
  });
  it.each([
    ['once enrolment has closed', { until: -1 }, {}, 'enrolment-closed'],
    ['what customers do not see', {}, { hidden: true }, 'product-not-on-sale'],
  ])('%s', async (_, sale, product, code) => {
    expect(await tried(await makeOpenSale(base.db, sale), await lamp(product))).toMatchObject({
      code,
    });
  });
  it('for a sale that is off, or that stores take no part in', async () => {
    const sale = await makeOpenSale(base.db);
    await base.db
      .updateTable('flash_sales')
      .set({ public: false })
      .where('id', '=', sale)
      .execute();
    const other = await makeSale(base.db, (await lamp()).id, { from: 3 });
    for (const closed of [sale, other])
      expect(await tried(closed, await lamp())).toMatchObject({ code: 'enrolment-closed' });
  });
  it('one product twice, one of another sale at the time, or more than the sale says', async () => {
    const sale = await makeOpenSale(base.db, { most: 2 });
    const [first, busy] = [await lamp(), await lamp()];
    await makeSale(base.db, busy.id, { from: 4 });
    await propose(sale, first);
    expect(await tried(sale, first)).toMatchObject({ code: 'enrolled-already' });
    expect(await tried(sale, busy)).toMatchObject({ code: 'in-other-sale' });
    const second = await propose(sale, await lamp());
    expect(await tried(sale, await lamp())).toMatchObject({ code: 'enrolment-full' });
    await post(`seller/enrolment/withdraw/${second.id}`, { version: 1 }, seller);
    expect(await tried(sale, await lamp())).toMatchObject({ state: 'sent' });
  });
  it('another store’s product, nor see or touch what another store proposed', async () => {
    const sale = await makeOpenSale(base.db);
    const other = await makeProduct(base.db, { selling: 5000 });
    expect(await tried(sale, other)).toMatchObject({ code: 'product-not-found' });
    const rival = await makeSeller(base, other.store);
    const theirs = await propose(sale, other, {}, rival);
    for (const answer of [
      open.call('GET', `seller/enrolment/${theirs.id}`, {}, seller.headers),
      post(`seller/enrolment/change/${theirs.id}`, { version: 1, ...offer }, seller),
      post(`seller/enrolment/withdraw/${theirs.id}`, { version: 1 }, seller),
    ])
      expect(await codeOf(answer)).toMatchObject({ code: 'enrolment-not-found' });
    const sales = await get<OpenSale[]>('seller/flash-sales', seller);
    expect(sales.find(({ id }) => id === sale)?.enrolments).toEqual([]);
    const listed = await get<{ data: OwnEnrolment[] }>('seller/enrolments', seller, { sale });
    expect(listed.data).toEqual([]);
  });
});

describe('who approves is refused', () => {
  const change = (id: number, set: { selling?: number; published?: boolean }) =>
    base.db.updateTable('products').set(set).where('id', '=', id).execute();
  type Given = { sale: number; product: MadeProduct; sent: OwnEnrolment };
  it.each<[string, string, (given: Given) => Promise<unknown>]>([
    [
      'a price that fell since',
      'discount-too-small',
      ({ product }) => change(product.id, { selling: 3500 }),
    ],
    [
      'one that fell below it',
      'sale-price-too-high',
      ({ product }) => change(product.id, { selling: 3000 }),
    ],
    [
      'what was hidden',
      'product-not-on-sale',
      ({ product }) => change(product.id, { published: false }),
    ],
    ['a sale that has begun', 'sale-begun', ({ sale }) => moveSale(sale, -0.1)],
    ['one that has ended', 'sale-begun', ({ sale }) => moveSale(sale, -48)],
    [
      'what is in another sale by now',
      'in-other-sale',
      ({ product }) => makeSale(base.db, product.id, { from: 5 }),
    ],
    [
      'what was decided before',
      'enrolment-decided',
      ({ sent }) => decide('refuse', sent, { reason: 'No.' }),
    ],
  ])('%s', async (_, code, happens) => {
    const sale = await makeOpenSale(base.db);
    const product = await lamp();
    const sent = await propose(sale, product);
    await happens({ sale, product, sent });
    expect(await codeOf(decide('approve', sent))).toMatchObject({ code });
    const { rows } = await get<{ rows: unknown[] }>('admin/enrolments', owner, {
      view: 'approved',
      sale,
    });
    expect(rows).toEqual([]);
  });
  it('a price that was raised gives no more of a discount', async () => {
    const product = await lamp({ selling: 4000 });
    const sent = await propose(await makeOpenSale(base.db), product, { price: '32' });
    await change(product.id, { selling: 8000 });
    expect(await ownEnrolment(sent.id)).toMatchObject({ percent: 20, regular: 80 });
    const least = (percent: number) =>
      base.db
        .updateTable('flash_sales')
        .set({ min_percent: percent })
        .where('id', '=', sent.sale.id)
        .execute();
    await least(21);
    expect(await codeOf(decide('approve', sent))).toHaveProperty('fields.price');
    await least(20);
    expect(await codeOf(decide('approve', sent))).toBe('done');
  });
  it('a suspended store, and a product that is gone', async () => {
    const sale = await makeOpenSale(base.db);
    const { id: product, store: other } = await makeProduct(base.db, { selling: 5000 });
    const rival = await makeSeller(base, other);
    const sent = await propose(sale, { id: product }, {}, rival);
    await base.db
      .updateTable('stores')
      .set({ suspended_at: new Date(), suspended_reason: 'Papers' })
      .where('id', '=', other)
      .execute();
    expect(await codeOf(decide('approve', sent))).toMatchObject({ code: 'store-suspended' });
    await post(`admin/product/delete/${product}`, { version: 1 }, owner);
    expect(await codeOf(decide('approve', sent))).toMatchObject({ code: 'enrolment-not-found' });
  });
});

describe('at the same moment', () => {
  const call = (path: string, input: Input, by: By) => ({ path, input, headers: by.headers });
  it('two of the staff decide once, and the product is in the sale once', async () => {
    const second = await makeStaff(base, 'manager', { name: 'Omar Said' });
    const sale = await makeOpenSale(base.db);
    const { id } = await propose(sale, await lamp());
    const answers = await together(
      open.port,
      [owner, second, owner].map((by) => call(`admin/enrolment/approve/${id}`, { version: 1 }, by)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
    const shown = await get<{ products: unknown[] }>(`admin/flash-sale/${sale}`, owner);
    expect(shown.products).toHaveLength(1);
  });
  it('one approves and the seller withdraws: one of them, whole', async () => {
    for (let round = 0; round < 3; round++) {
      const sale = await makeOpenSale(base.db);
      const { id } = await propose(sale, await lamp());
      const answers = await together(open.port, [
        call(`admin/enrolment/approve/${id}`, { version: 1 }, owner),
        call(`seller/enrolment/withdraw/${id}`, { version: 1 }, seller),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
      const shown = await get<{ products: unknown[] }>(`admin/flash-sale/${sale}`, owner);
      expect(shown.products).toHaveLength((await ownEnrolment(id)).state === 'approved' ? 1 : 0);
    }
  });
  it('several of one store are approved: all of them are in the sale', async () => {
    const sale = await makeOpenSale(base.db);
    const sent = [];
    for (let at = 0; at < 3; at++) sent.push(await propose(sale, await lamp()));
    const answers = await together(
      open.port,
      sent.map(({ id }) => call(`admin/enrolment/approve/${id}`, { version: 1 }, owner)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const shown = await get<{ products: unknown[] }>(`admin/flash-sale/${sale}`, owner);
    expect(shown.products).toHaveLength(3);
  });
  it('one product is approved for two sales at one time: for one of them', async () => {
    const product = await lamp();
    const sales = [await makeOpenSale(base.db), await makeOpenSale(base.db, { from: 3 })];
    const sent = [];
    for (const sale of sales) sent.push(await propose(sale, product));
    const answers = await together(
      open.port,
      sent.map(({ id }) => call(`admin/enrolment/approve/${id}`, { version: 1 }, owner)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  });
  it('a store proposes more than it may: as many as it may', async () => {
    const sale = await makeOpenSale(base.db, { most: 2 });
    const products = [await lamp(), await lamp(), await lamp(), await lamp()];
    const answers = await together(
      open.port,
      products.map(({ id }) =>
        call('seller/enrolment/propose', { sale_id: sale, product_id: id, ...offer }, seller),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201, 201]);
  });
});
