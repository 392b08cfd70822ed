// Stores in flash sales: the owner opens one, sellers enter products, staff decide.
import { describe, expect, it } from 'vitest';
import type { EnrolmentRow } from '#contract/admin/enrolment.ts';
import type { SaleResult } from '#contract/admin/flash-sale-more.ts';
import type { OpenSale } from '#contract/seller-enrolment.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { auditOf } from '../at-work.ts';
import { fillCart, order } from '../carts.ts';
import { makeOpenSale } from '../enrolments.ts';
import { lettersTo } from '../letters.ts';
import { makeVisitor } from '../make.ts';
import {
  codeOf,
  decide,
  get,
  lamp,
  ownEnrolment,
  moveSale,
  owner,
  post,
  propose,
  seller,
  store,
  withPeople,
  type Input,
} from './enrolling.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
withPeople();
const priceOf = async (id: number) => (await open.ask('product.find', { id })).price;

describe('a sale that stores take part in', () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const sale = { title: { en: 'Night sale' }, start_at: at(2), end_at: at(5), public: true };
  const rules = { enrol_until: at(1), min_percent: 20, per_store: 2 };
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
    ['min_percent', { ...rules, min_percent: '' }],
    ['per_store', { ...rules, per_store: '' }],
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
    expect(waiting.rows).toMatchObject([{ id: sent.id, stock: 100, regular: 50 }]);
    expect((await decide('approve', sent)).status).toBe(200);
    expect((await lettersTo(base.db, seller.email)).at(-1)).toMatchObject({
      kind: 'enrolment-approved',
    });
    await moveSale(sale, -0.5);
    const shopper = makeVisitor();
    await fillCart(base.db, shopper, { product, quantity: 2 });
    await order(base.db, await readMarketSettings(base.db), shopper);
    expect(await ownEnrolment(sent.id)).toMatchObject({
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

  it('shows its price at once, on a page that was cached before', async () => {
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
    expect(await ownEnrolment(sent.id)).toMatchObject({ state: 'refused', reason: 'Too few.' });
    const letter = (await lettersTo(base.db, seller.email)).at(-1);
    expect(letter).toMatchObject({ kind: 'enrolment-refused', data: { reason: 'Too few.' } });
    expect(await auditOf(base.db, `enrolment:${sent.id}`)).toMatchObject([
      { action: 'enrolment.propose' },
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
    expect(await ownEnrolment(sent.id)).toMatchObject({ state: 'removed' });
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
