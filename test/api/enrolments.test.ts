// Stores take part in flash sales: the owner opens one, sellers propose, staff decide.
import { beforeAll, describe, expect, it } from 'vitest';
import type { EnrolmentRow } from '#contract/admin/enrolment.ts';
import type { SaleResult } from '#contract/admin/flash-sale-more.ts';
import type { OpenSale, OwnEnrolment } from '#contract/seller-enrolment.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { auditOf, makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { fillCart, order } from '../carts.ts';
import { makeOpenSale } from '../enrolments.ts';
import { lettersTo } from '../letters.ts';
import { makeProduct, makeStore, makeVisitor, type MadeProduct } from '../make.ts';
import { makeSale } from '../offers.ts';
import { together } from '../verbs/together.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
type Input = Record<string, unknown>;
type By = { headers: Record<string, string> };
let owner: MadeStaff;
let seller: MadeSeller;
let store: number;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  store = await makeStore(base.db);
  seller = await makeSeller(base, store);
});

const post = (path: string, input: Input, by: By) => open.call('POST', path, input, by.headers);
const get = async <Data>(path: string, by: By, input: Input = {}) =>
  (await open.call('GET', path, input, by.headers)).data as Data;
const codeOf = async (answer: ReturnType<typeof post>) => {
  const { status, data } = await answer;
  return status === 200 ? 'done' : (data as { code?: string; fields?: object });
};
const lamp = (wish: Parameters<typeof makeProduct>[1] = {}) =>
  makeProduct(base.db, { store, selling: 5000, ...wish });
const offer = { price: '30', quota: 10 };
const propose = async (sale: number, product: MadeProduct, more: Input = {}, by: By = seller) => {
  const input = { sale_id: sale, product_id: product.id, ...offer, ...more };
  return (await post('seller/enrolment/propose', input, by)).data as OwnEnrolment;
};
const decide = (what: 'approve' | 'refuse', { id, version }: OwnEnrolment, more: Input = {}) =>
  post(`admin/enrolment/${what}/${id}`, { version, ...more }, owner);
const mine = (id: number) => get<OwnEnrolment>(`seller/enrolment/${id}`, seller);
const moveSale = (id: number, hours: number) => {
  const at = (more: number) => new Date(Date.now() + (hours + more) * 3_600_000);
  return base.db
    .updateTable('flash_sales')
    .set({ enrol_until: at(-1), start_at: at(0), end_at: at(24) })
    .where('id', '=', id)
    .execute();
};
const priceOf = async (id: number) => (await open.ask('product.find', { id })).price;

describe('a sale that stores take part in', () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const sale = { title: { en: 'Night sale' }, start_at: at(2), end_at: at(5), public: true };
  const rules = { enrol_until: at(1), least_percent: 20, most_per_store: 2 };
  it('says until when and by which rules, in every language', async () => {
    const terms = { en: 'No returns.', ar: 'لا إرجاع.' };
    const input = { ...sale, ...rules, terms };
    const made = (await post('admin/flash-sale/save', input, owner)).data as Input & { id: number };
    expect(made).toMatchObject({ ...rules, terms });
    const sales = await get<OpenSale[]>('seller/flash-sales', seller);
    expect(sales.find(({ id }) => id === made.id)).toMatchObject({
      ...rules,
      title: 'Night sale',
      terms: 'No returns.',
      enrolments: [],
      more: 2,
    });
  });
  it.each([
    ['enrol_until', { ...rules, enrol_until: at(3) }],
    ['renews', { ...rules, renews: true }],
    ['least_percent', { ...rules, least_percent: '' }],
    ['most_per_store', { ...rules, most_per_store: '' }],
    ['terms', { ...rules, terms: { ar: 'لا إرجاع.' } }],
  ])('is refused beside %s', async (field, input) => {
    const { data } = await post('admin/flash-sale/save', { ...sale, ...input }, owner);
    expect(data).toMatchObject({ fields: { [field]: expect.stringMatching(/\S/) } });
  });
});

describe('a product that a store proposes', () => {
  it('is approved, sold at its price, and its store reads what came of it', async () => {
    const sale = await makeOpenSale(base.db);
    const product = await lamp();
    const sent = await propose(sale, product, { per_customer: 3 });
    expect(sent).toMatchObject({ state: 'sent', percent: 40, regular: 50, open: true });
    const waiting = await get<{ rows: EnrolmentRow[] }>('admin/enrolments', owner, {
      view: 'waiting',
      sale,
    });
    expect(waiting.rows).toMatchObject([{ id: sent.id, store: { id: store }, stock: 100 }]);
    expect((await decide('approve', sent)).status).toBe(200);
    expect((await lettersTo(base.db, seller.email)).at(-1)).toMatchObject({
      kind: 'enrolment-approved',
    });
    await moveSale(sale, -0.5);
    const shopper = makeVisitor();
    await fillCart(base.db, shopper, { product, quantity: 2 });
    await order(base.db, await readMarketSettings(base.db), shopper);
    expect(await mine(sent.id)).toMatchObject({
      state: 'approved',
      open: false,
      result: { price: 30, sold: 2, revenue: 60, left: 8 },
    });
    const result = await get<SaleResult>(`admin/flash-sale/result/${sale}`, owner);
    expect(result).toMatchObject({
      products: [{ id: product.id, sold: 2, revenue: 60, left: 8 }],
      stores: [{ id: store, products: 1, sold: 2, revenue: 60 }],
      enrolments: { waiting: 0, approved: 1, refused: 0 },
    });
  });

  it('is shown at its price at once, where the page was kept before', async () => {
    const sale = await makeOpenSale(base.db);
    const product = await lamp();
    expect(await priceOf(product.id)).toBeNull();
    await decide('approve', await propose(sale, product));
    await moveSale(sale, -0.5);
    const shown = await get<Input>(`admin/flash-sale/${sale}`, owner);
    await post('admin/flash-sale/save', { ...shown, title: { en: 'Dawn sale' } }, owner);
    await expect.poll(() => priceOf(product.id)).toBe(30);
  });

  it('is refused with a reason that its seller reads', async () => {
    const sent = await propose(await makeOpenSale(base.db), await lamp());
    expect(await codeOf(decide('refuse', sent))).toMatchObject({
      fields: { reason: expect.stringMatching(/\S/) },
    });
    await decide('refuse', sent, { reason: 'Too few.' });
    expect(await mine(sent.id)).toMatchObject({ state: 'refused', reason: 'Too few.' });
    const letter = (await lettersTo(base.db, seller.email)).at(-1);
    expect(letter).toMatchObject({ kind: 'enrolment-refused', data: { reason: 'Too few.' } });
    expect(await auditOf(base.db, `enrolment:${sent.id}`)).toMatchObject([
      { action: 'enrolment.refuse', note: 'Too few.' },
    ]);
  });

  it('is changed or withdrawn while it waits and the sale is open, not later', async () => {
    const sale = await makeOpenSale(base.db);
    const sent = await propose(sale, await lamp());
    const change = (version: number) =>
      post(`seller/enrolment/change/${sent.id}`, { version, price: '25', quota: 4 }, seller);
    expect((await change(1)).data).toMatchObject({ version: 2, price: 25, quota: 4, percent: 50 });
    expect(await codeOf(change(1))).toMatchObject({ code: 'changed-meanwhile' });
    expect(await codeOf(decide('approve', sent))).toMatchObject({ code: 'changed-meanwhile' });
    await moveSale(sale, 0.5);
    const withdraw = () => post(`seller/enrolment/withdraw/${sent.id}`, { version: 2 }, seller);
    for (const late of [change(2), withdraw()])
      expect(await codeOf(late)).toMatchObject({ code: 'enrolment-closed' });
    await moveSale(sale, 2);
    expect((await withdraw()).data).toMatchObject({ state: 'withdrawn' });
    expect(await codeOf(decide('approve', { ...sent, version: 3 }))).toMatchObject({
      code: 'enrolment-withdrawn',
    });
  });

  it('that staff take out of the sale says so, and a sale with some is not deleted', async () => {
    const sale = await makeOpenSale(base.db);
    const sent = await propose(sale, await lamp());
    await decide('approve', sent);
    const shown = await get<Input & { version: number }>(`admin/flash-sale/${sale}`, owner);
    const remove = (version: number) =>
      codeOf(post(`admin/flash-sale/delete/${sale}`, { version }, owner));
    expect(await remove(shown.version)).toMatchObject({
      code: 'in-use',
      uses: [{ noun: 'enrolment', id: sent.id }],
    });
    await post('admin/flash-sale/save', { ...shown, products: [] }, owner);
    expect(await mine(sent.id)).toMatchObject({ state: 'removed' });
    expect(await remove(shown.version + 1)).toBe('done');
  });

  it('of many is approved at once; those that break a rule say why', async () => {
    const sale = await makeOpenSale(base.db);
    const [first, second, third] = [await lamp(), await lamp(), await lamp()];
    const sent = [await propose(sale, first), await propose(sale, second)];
    sent.push(await propose(sale, third));
    await base.db
      .updateTable('products')
      .set({ selling: 3100 })
      .where('id', '=', third.id)
      .execute();
    const run = await post(
      'admin/enrolments/bulk',
      { act: 'approve', ids: sent.map(({ id }) => id) },
      owner,
    );
    expect(run.data).toMatchObject({ done: 2, refused: 1, refusals: [{ id: sent[2]?.id }] });
    const rows = await get<{ rows: EnrolmentRow[] }>('admin/enrolments', owner, {
      view: 'approved',
      sale,
    });
    expect(rows.rows.map(({ id }) => id)).toEqual([sent[1]?.id, sent[0]?.id]);
    const rest = { act: 'refuse', ids: [sent[2]?.id], reason: 'Too dear.' };
    expect((await post('admin/enrolments/bulk', rest, owner)).data).toMatchObject({ done: 1 });
  });
});

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
    const said = await tried(await makeOpenSale(base.db), await lamp(), more);
    expect(said).toMatchObject({ fields: { [field]: expect.stringMatching(/\S/) } });
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
    expect(await mine(sent.id)).toMatchObject({ percent: 20, regular: 80 });
    expect(await codeOf(decide('approve', sent))).toBe('done');
  });
  it('a suspended store, and a product that is gone', async () => {
    const sale = await makeOpenSale(base.db);
    const { id: product, store: other } = await makeProduct(base.db, { selling: 5000 });
    const rival = await makeSeller(base, other);
    const sent = await propose(sale, { id: product } as MadeProduct, {}, rival);
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
    const said = await together(
      open.port,
      [owner, second, owner].map((by) => call(`admin/enrolment/approve/${id}`, { version: 1 }, by)),
    );
    expect(said.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
    const shown = await get<{ products: unknown[] }>(`admin/flash-sale/${sale}`, owner);
    expect(shown.products).toHaveLength(1);
  });
  it('one approves and the seller withdraws: one of them, whole', async () => {
    for (let round = 0; round < 3; round++) {
      const sale = await makeOpenSale(base.db);
      const { id } = await propose(sale, await lamp());
      const said = await together(open.port, [
        call(`admin/enrolment/approve/${id}`, { version: 1 }, owner),
        call(`seller/enrolment/withdraw/${id}`, { version: 1 }, seller),
      ]);
      expect(said.map(({ status }) => status).toSorted()).toEqual([200, 201]);
      const shown = await get<{ products: unknown[] }>(`admin/flash-sale/${sale}`, owner);
      expect(shown.products).toHaveLength((await mine(id)).state === 'approved' ? 1 : 0);
    }
  });
  it('several of one store are approved: all of them are in the sale', async () => {
    const sale = await makeOpenSale(base.db);
    const sent = [];
    for (let at = 0; at < 3; at++) sent.push(await propose(sale, await lamp()));
    const said = await together(
      open.port,
      sent.map(({ id }) => call(`admin/enrolment/approve/${id}`, { version: 1 }, owner)),
    );
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200]);
    const shown = await get<{ products: unknown[] }>(`admin/flash-sale/${sale}`, owner);
    expect(shown.products).toHaveLength(3);
  });
  it('one product is approved for two sales at one time: for one of them', async () => {
    const product = await lamp();
    const sales = [await makeOpenSale(base.db), await makeOpenSale(base.db, { from: 3 })];
    const sent = [];
    for (const sale of sales) sent.push(await propose(sale, product));
    const said = await together(
      open.port,
      sent.map(({ id }) => call(`admin/enrolment/approve/${id}`, { version: 1 }, owner)),
    );
    expect(said.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  });
  it('a store proposes more than it may: as many as it may', async () => {
    const sale = await makeOpenSale(base.db, { most: 2 });
    const products = [await lamp(), await lamp(), await lamp(), await lamp()];
    const said = await together(
      open.port,
      products.map(({ id }) =>
        call('seller/enrolment/propose', { sale_id: sale, product_id: id, ...offer }, seller),
      ),
    );
    expect(said.map(({ status }) => status).toSorted()).toEqual([200, 200, 201, 201]);
  });
});
