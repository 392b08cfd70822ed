// The market's own tax rules, as its owner edits them.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { fillCart } from '../carts.ts';
import { makeProduct, makeStore, makeVisitor, texts } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
});

type Input = Record<string, unknown>;
type Rule = Input & { id: number; version: number };
const post = (path: string, input: Input) => open.call('POST', path, input, owner.headers);
const get = async (path: string, input: Input = {}) =>
  (await open.call('GET', path, input, owner.headers)).data;
const make = async (input: Input = {}) =>
  (
    await post('admin/tax-rule/save', {
      title: { en: 'VAT' },
      kind: 'percent',
      amount: '20',
      ...input,
    })
  ).data as Rule;

describe('a tax rule', () => {
  it('is made, saved, listed and deleted, in percent or in money', async () => {
    const made = await make({ amount: '5.55' });
    expect(made).toMatchObject({ version: 1, kind: 'percent', amount: 5.55, products: 0 });
    const flat = (await post('admin/tax-rule/save', { ...made, kind: 'flat', amount: '1.5' }))
      .data as Rule;
    expect(flat).toMatchObject({ version: 2, kind: 'flat', amount: 1.5 });
    expect(await get(`admin/tax-rule/${made.id}`)).toEqual(flat);
    expect(await get('admin/tax-rules', { q: 'VAT' })).toMatchObject({
      total: 1,
      rows: [{ id: made.id, kind: 'flat', amount: 1.5 }],
    });
    expect((await post(`admin/tax-rule/delete/${made.id}`, { version: 2 })).status).toBe(200);
    expect(await get('admin/tax-rules')).toMatchObject({ total: 0 });
    const flatly = { kind: 'flat', amount: { money: '1.50', currency: 'USD' } };
    const inPercent = { kind: 'percent', amount: { percent: '5.55' } };
    expect(await get(`admin/tax-rule/edits/${made.id}`)).toMatchObject([
      { was: flatly, became: null },
      { was: inPercent, became: flatly },
      { was: null, became: inPercent },
    ]);
  });

  it('saved by two at once is saved by one', async () => {
    const made = await make({ title: { en: 'Twice' } });
    const answers = await Promise.all(
      ['1', '2', '3'].map((amount) => post('admin/tax-rule/save', { ...made, amount })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
  });

  it('is what customers pay, as soon as it is saved; and is not deleted while products have it', async () => {
    const made = await make();
    const product = await makeProduct(base.db, { selling: 1000 });
    await base.db
      .updateTable('products')
      .set({ tax_rule_id: made.id })
      .where('id', '=', product.id)
      .execute();
    const shopper = makeVisitor();
    await fillCart(base.db, shopper, { product });
    const tax = async () => {
      const [line] = await open.ask('cart.byUser', { user_token: shopper.token });
      return line?.flash_product.tax_rules;
    };
    expect(await tax()).toMatchObject({ title: 'VAT', type: 2, price: 20 });
    await post('admin/tax-rule/save', { ...made, kind: 'flat', amount: '0.75' });
    expect(await tax()).toMatchObject({ type: 1, price: 0.75 });
    expect((await post(`admin/tax-rule/delete/${made.id}`, { version: 2 })).data).toMatchObject({
      code: 'in-use',
    });
    expect(await get(`admin/tax-rule/${made.id}`)).toMatchObject({ products: 1 });
  });

  it('of a seller is not the market’s', async () => {
    const { id } = await base.db
      .insertInto('tax_rules')
      .values({ store_id: await makeStore(base.db), title: texts('Own'), type: 2, amount: 100 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rule = { id, version: 1, title: { en: 'Mine' }, kind: 'percent', amount: '1' };
    expect(await get(`admin/tax-rule/${id}`)).toMatchObject({ code: 'thing-not-found' });
    for (const { data } of [
      await post('admin/tax-rule/save', rule),
      await post(`admin/tax-rule/delete/${id}`, { version: 1 }),
    ])
      expect(data).toMatchObject({ code: 'thing-not-found' });
  });

  it.each([
    ['without a name', { title: {} }, 'required', 'title'],
    ['of no kind', { kind: 'half' }, 'invalid-input', 'kind'],
    ['of more than the whole price', { amount: '100.01' }, 'invalid-input', 'amount'],
    ['finer than a hundredth', { amount: '5.555' }, 'invalid-input', 'amount'],
    ['below nothing', { amount: '-1' }, 'invalid-input', 'amount'],
  ])('is refused %s, beside the field', async (_, input, code, field) => {
    const { data } = await post('admin/tax-rule/save', {
      title: { en: 'VAT' },
      kind: 'percent',
      amount: '20',
      ...input,
    });
    expect(data).toMatchObject({ code, fields: { [field]: expect.stringMatching(/\S/) } });
  });
});
