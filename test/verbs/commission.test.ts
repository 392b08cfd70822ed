// The owner's commission rules: saved, ordered, deleted.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import {
  deleteCommissionRule,
  orderCommissionRules,
  saveCommissionRule,
} from '#market/commission/change-commission-rules.ts';
import { commissionOf, type CommissionTerms } from '#market/commission/commission.ts';
import {
  listCommissionRules,
  readCommissionRules,
  rulesAt,
} from '#market/commission/read-commission-rules.ts';
import { tryCommission } from '#market/commission/try-commission.ts';
import { readEdits } from '#market/edits/read-edits.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, texts, unique } from '../make.ts';
import { outcomes } from './together.ts';

let base: Fresh;
let keeper: MadeStaff;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
  keeper = await makeStaff(base, 'owner');
});
afterAll(() => base.close());
afterEach(async () => {
  await base.db.deleteFrom('commission_rules').execute();
});

const ALL: CommissionTerms = {
  storeId: null,
  categoryId: null,
  productId: null,
  rate: 1000,
  fixed: 0,
  cap: null,
};
type Opened = { id: number | null; version: number | null };
const saveOver = async (opened: Opened, terms: Partial<CommissionTerms> = {}, by = keeper) => {
  const rule = { ...ALL, ...terms, ...opened };
  return transaction(base.db, (tx) => saveCommissionRule(tx, by.staff, rule, market));
};
const save = async (terms: Partial<CommissionTerms> = {}) =>
  (await saveOver({ id: null, version: null }, terms)).id;
const put = (ids: number[], shownOrder?: number[], by = keeper) =>
  transaction(base.db, (tx) => orderCommissionRules(tx, by.staff, { ids, seen: shownOrder }));
const remove = (id: number, version = 1) =>
  transaction(base.db, (tx) => deleteCommissionRule(tx, keeper.staff, { id, version }, market));
const ids = async () => (await readCommissionRules(base.db)).map(({ id }) => id);

describe('rules of commission', () => {
  it('stand in the order they were written in, until the owner changes it', async () => {
    const [first, second, third] = [
      await save(),
      await save({ rate: 500 }),
      await save({ rate: 0, fixed: 99, cap: 50 }),
    ];
    expect(await ids()).toEqual([first, second, third]);
    await put([third, first, second]);
    await saveOver({ id: first, version: 1 }, { rate: 700 });
    expect((await readCommissionRules(base.db)).map(({ id, rate }) => [id, rate])).toEqual([
      [third, 0],
      [first, 700],
      [second, 500],
    ]);
    await remove(first, 2);
    const last = await save();
    expect(await ids()).toEqual([third, second, last]);
    expect(await readEdits(base.db, 'commission-rule', first)).toMatchObject([
      { version: 3, was: { rate: { percent: '7.00' } }, became: null },
      { was: { rate: { percent: '10.00' } }, became: { rate: { percent: '7.00' } } },
      { was: null, became: { fixed: { money: '0.00', currency: 'USD' }, cap: null } },
    ]);
  });
  it('are not saved or deleted over another person’s later change', async () => {
    const [id, other] = [await save({ rate: 900 }), await save()];
    const colleague = await makeStaff(base, 'owner', { name: 'Omar' });
    await saveOver({ id, version: 1 }, { rate: 700 }, colleague);
    const changed = { code: 'changed-meanwhile', values: { by: 'Omar' } };
    for (const late of [1, null])
      await expect(saveOver({ id, version: late }, { rate: 800 })).rejects.toMatchObject(changed);
    await expect(remove(id)).rejects.toMatchObject(changed);
    expect(await listCommissionRules(base.db, keeper.staff)).toMatchObject([
      { id, rate: 700, version: 2, edited: { by: 'Omar' } },
      { id: other, version: 1 },
    ]);
    const ended = await outcomes(
      [1, 2].map((rate) => saveOver({ id: other, version: 1 }, { rate })),
    );
    expect(ended.toSorted()).toEqual(['changed-meanwhile', 'done']);
  });
  it('are not put into an order over one that nobody saw', async () => {
    const [one, two, three] = [await save(), await save(), await save()];
    const shownOrder = [one, two, three];
    const omar = await makeStaff(base, 'owner', { name: 'Omar' });
    await put([two, one, three], shownOrder, omar);
    await expect(put([one, three, two], shownOrder)).rejects.toMatchObject({
      code: 'order-changed',
      values: { by: 'Omar' },
    });
    const fourth = await save();
    await put([three, one], [one, three]);
    expect(await ids()).toEqual([two, three, one, fourth]);
  });
  it('are named for the owner by what they are for', async () => {
    const product = await makeProduct(base.db, { name: 'Lamp' });
    const { category_id: category } = await base.db
      .selectFrom('products')
      .select('category_id')
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow();
    await save({ storeId: product.store });
    await save({ categoryId: category });
    await save({ productId: product.id });
    await save();
    const rules = await listCommissionRules(base.db, keeper.staff);
    expect(
      rules.map(({ store, category: named, product: sold }) => [
        store !== null,
        named !== null,
        sold,
      ]),
    ).toEqual([
      [true, false, null],
      [false, true, null],
      [false, false, 'Lamp'],
      [false, false, null],
    ]);
  });
  it('for a category hold for a product anywhere below it', async () => {
    const product = await makeProduct(base.db);
    const add = (parent: number | null) =>
      base.db
        .insertInto('categories')
        .values({ slug: unique('category'), title: texts('Light'), parent_id: parent, path: [] })
        .returning('id')
        .executeTakeFirstOrThrow();
    const top = await add(null);
    const middle = await add(top.id);
    const low = await add(middle.id);
    const beside = await add(top.id);
    await save({ categoryId: beside.id, rate: 9000 });
    await save({ categoryId: middle.id, rate: 1500 });
    await save({ categoryId: top.id });
    const { path } = await base.db
      .selectFrom('categories')
      .select('path')
      .where('id', '=', low.id)
      .executeTakeFirstOrThrow();
    expect(
      commissionOf(await readCommissionRules(base.db), {
        storeId: product.store,
        categoryPath: path,
        productId: product.id,
        base: 10_000,
      }),
    ).toEqual({ commission: 1500, rate: 1500, fixed: 0 });
  });
  it('that can not be are refused, and so is what is not there', async () => {
    const one = await save();
    const two = await save();
    const gone = 2_000_000_000;
    expect(
      await outcomes([
        save({ rate: 10_001 }),
        save({ rate: -1 }),
        save({ rate: 0.5 }),
        save({ fixed: -1 }),
        save({ cap: -1 }),
        save({ fixed: 1.5 }),
        save({ storeId: gone }),
        save({ categoryId: gone }),
        save({ productId: gone }),
        saveOver({ id: gone, version: 1 }),
        remove(gone),
        put([one, two, gone]),
        put([two, one], [one, two, gone]),
      ]),
    ).toEqual([
      'invalid-input',
      'invalid-input',
      'invalid-input',
      'invalid-input',
      'invalid-input',
      'invalid-input',
      'store-not-found',
      'category-not-found',
      'product-not-found',
      'commission-rule-not-found',
      'commission-rule-not-found',
      'commission-rule-not-found',
      'commission-rule-not-found',
    ]);
    expect(await ids()).toEqual([one, two]);
  });
  it('changed by many at once keep one place each', async () => {
    const rules = await Promise.all([1, 2, 3, 4].map(() => save()));
    await Promise.all(
      [
        put(rules.toReversed()),
        put(rules),
        save(),
        save(),
        ...rules.map((id) => saveOver({ id, version: 1 }, { rate: 1 })),
      ].map((one) => one.catch(() => {})),
    );
    expect((await readCommissionRules(base.db)).map(({ position }) => position)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });
  it('that begin later count from then on', async () => {
    const begins = new Date('2030-01-01T00:00:00Z');
    const later = await save({ rate: 2000, validFrom: begins });
    const now = await save();
    const at = async (moment: Date) =>
      rulesAt(await readCommissionRules(base.db), moment).map(({ id }) => id);
    expect(await at(new Date(begins.getTime() - 1))).toEqual([now]);
    expect(await at(begins)).toEqual([later, now]);
  });
  it('are tried on a product before one is saved, and say which counts', async () => {
    const product = await makeProduct(base.db);
    const attempt = (rule: Parameters<typeof tryCommission>[1]['rule']) =>
      tryCommission(base.db, { productId: product.id, price: 10_000, rule });
    expect(await attempt(null)).toMatchObject({ place: null, commission: 0 });
    const all = await save();
    const own = { ...ALL, storeId: product.store, rate: 500, fixed: 100, cap: 300 };
    expect(await attempt({ id: null, ...own })).toMatchObject({ place: 1, tried: false });
    expect(await attempt({ id: all, ...own })).toEqual({
      place: 1,
      tried: true,
      capped: true,
      commission: 300,
      rate: 500,
      fixed: 100,
    });
    expect(await attempt(null)).toMatchObject({ place: 1, commission: 1000, capped: false });
    expect(await ids()).toEqual([all]);
  });
});
