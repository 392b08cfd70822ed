// The market's own shipping rules and the places they ship to, as its owner edits them.
import { beforeAll, describe, expect, it } from 'vitest';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { fillCart, order } from '../carts.ts';
import { makeProduct, makeStore, makeVisitor } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
});

type Input = Record<string, unknown>;
type Rule = Input & { id: number; version: number; places: Input[] };
const post = (path: string, input: Input) => open.call('POST', path, input, owner.headers);
const get = async (path: string, input: Input = {}) =>
  (await open.call('GET', path, input, owner.headers)).data;
const FRANCE = { country: 'FR', price: '4.5', day_needed: 2 };
const PARIS = { country: 'FR', state: 'IDF', price: '3', day_needed: 1 };
const ELSEWHERE = { country: 'ALL', price: '20', day_needed: 14 };
const COLLECTED = {
  ...FRANCE,
  pickup_point: true,
  pickup_price: '1.5',
  pickup_address_line_1: '4, rue des Lampes',
  pickup_city: 'Lyon',
  pickup_country: 'FR',
};
const made = async (...places: Input[]) =>
  (await post('admin/shipping-rule/save', { title: { en: 'Parcel' }, places })).data as Rule;
const save = async (rule: Rule, ...places: Input[]) =>
  (await post('admin/shipping-rule/save', { ...rule, places })).data as Rule;

describe('a shipping rule', () => {
  it('is made with its places, opened, listed, saved and deleted; everywhere else stands last', async () => {
    const rule = await made(ELSEWHERE, FRANCE, PARIS);
    expect(rule).toMatchObject({ version: 1, single_price: false, products: 0 });
    expect(rule.places).toMatchObject([
      { country: 'FR', state: 'IDF', price: 3, day_needed: 1 },
      { country: 'FR', state: 'ALL', price: 4.5, pickup_point: false },
      { country: 'ALL', state: 'ALL', price: 20 },
    ]);
    expect(await get('admin/shipping-rules', { q: 'Parcel' })).toMatchObject({
      total: 1,
      rows: [{ id: rule.id, places: 3, products: 0, gaps: ['ar'] }],
    });
    const saved = await save(rule, COLLECTED);
    expect(saved).toMatchObject({
      version: 2,
      places: [{ country: 'FR', pickup_point: true, pickup_price: 1.5, pickup_city: 'Lyon' }],
    });
    expect(await get(`admin/shipping-rule/edits/${rule.id}`)).toMatchObject([
      {
        version: 2,
        by: 'Leila Haddad',
        became: {
          places: [{ pickup_city: 'Lyon', pickup_price: { money: '1.50', currency: 'USD' } }],
        },
      },
      { version: 1, was: null },
    ]);
    expect((await save(saved, ...saved.places)).version).toBe(2);
    expect((await post(`admin/shipping-rule/delete/${rule.id}`, { version: 2 })).status).toBe(200);
    expect(await get('admin/shipping-rules')).toMatchObject({ total: 0 });
  });

  it('saved by two at once is saved by one', async () => {
    const rule = await made(FRANCE);
    const answers = await Promise.all(
      ['1', '2', '3'].map((price) =>
        post('admin/shipping-rule/save', { ...rule, places: [{ ...FRANCE, price }] }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
  });

  it('of a seller is not the market’s', async () => {
    const { rule } = await makeProduct(base.db, { store: await makeStore(base.db) });
    expect(await get(`admin/shipping-rule/${rule}`)).toMatchObject({ code: 'thing-not-found' });
    for (const { data } of [
      await post('admin/shipping-rule/save', {
        id: rule,
        version: 1,
        title: { en: 'Mine' },
        places: [FRANCE],
      }),
      await post(`admin/shipping-rule/delete/${rule}`, { version: 1 }),
    ])
      expect(data).toMatchObject({ code: 'thing-not-found' });
  });

  it.each([
    ['without a name', { title: {} }, 'required', 'title'],
    ['without places', { places: [] }, 'required', 'places'],
    ['to a place twice', { places: [PARIS, FRANCE, PARIS] }, 'already-taken', 'places.2.state'],
    ['to a country twice', { places: [FRANCE, FRANCE] }, 'already-taken', 'places.1.country'],
    [
      'to no country',
      { places: [FRANCE, { ...FRANCE, country: 'XX' }] },
      'invalid-input',
      'places.1.country',
    ],
    ['to no state', { places: [{ ...FRANCE, state: 'TX' }] }, 'invalid-input', 'places.0.state'],
    [
      'to a state of everywhere',
      { places: [{ ...ELSEWHERE, state: 'TX' }] },
      'invalid-input',
      'places.0.state',
    ],
    [
      'for less than a cent',
      { places: [{ ...FRANCE, price: '0.005' }] },
      'invalid-input',
      'places.0.price',
    ],
    [
      'for less than nothing',
      { places: [{ ...FRANCE, price: '-1' }] },
      'invalid-input',
      'places.0.price',
    ],
    [
      'for more than there is',
      { places: [{ ...FRANCE, price: '9999999999999' }] },
      'invalid-input',
      'places.0.price',
    ],
    [
      'after more than a year',
      { places: [{ ...FRANCE, day_needed: 366 }] },
      'invalid-input',
      'places.0.day_needed',
    ],
    [
      'with a pickup point nowhere',
      { places: [{ ...FRANCE, pickup_point: true }] },
      'required',
      'places.0.pickup_address_line_1',
    ],
  ])('is refused %s, beside the field', async (_, input, code, field) => {
    const { data } = await post('admin/shipping-rule/save', {
      title: { en: 'Parcel' },
      places: [FRANCE],
      ...input,
    });
    expect(data).toMatchObject({ code, fields: { [field]: expect.stringMatching(/\S/) } });
  });
});

describe('what a rule’s edits mean to customers', () => {
  const productWith = (rule: Rule) => makeProduct(base.db, { rule: rule.id });
  const placeOf = async (token: string) =>
    (await open.ask('cart.byUser', { user_token: token }))[0]?.shipping_place ?? null;

  it('prices are theirs as soon as they are saved, and a chosen place stays chosen', async () => {
    const rule = await made(FRANCE, ELSEWHERE);
    const shopper = makeVisitor();
    const product = await productWith(rule);
    await fillCart(base.db, shopper, { product });
    const shown = async () => JSON.stringify(await open.ask('product.find', { id: product.id }));
    expect(await shown()).toContain('"price":4.5');
    expect(await placeOf(shopper.token)).toMatchObject({ price: 4.5 });
    await save(rule, { ...FRANCE, price: '6.25' }, ELSEWHERE);
    expect(await placeOf(shopper.token)).toMatchObject({ price: 6.25 });
    expect(await shown()).toContain('"price":6.25');
    expect(
      (await post(`admin/shipping-rule/delete/${rule.id}`, { version: 2 })).data,
    ).toMatchObject({ code: 'in-use' });
  });

  it('who had chosen a place that is gone chooses anew, and cannot order until then', async () => {
    const rule = await made(FRANCE, ELSEWHERE);
    const shopper = makeVisitor();
    await fillCart(base.db, shopper, { product: await productWith(rule) });
    await save(rule, ELSEWHERE);
    expect(await placeOf(shopper.token)).toBeNull();
    const market = await readMarketSettings(base.db);
    await expect(order(base.db, market, shopper)).rejects.toMatchObject({
      code: 'no-shipping-chosen',
    });
  });

  it('an order that is placed as its place goes is placed as it was, or not at all', async () => {
    const rule = await made(FRANCE, ELSEWHERE);
    const product = await productWith(rule);
    const market = await readMarketSettings(base.db);
    const shoppers = Array.from({ length: 6 }, () => makeVisitor());
    for (const shopper of shoppers) await fillCart(base.db, shopper, { product });
    const [saved, ...orders] = await Promise.allSettled([
      save(rule, ELSEWHERE),
      ...shoppers.map((shopper) => order(base.db, market, shopper)),
    ]);
    expect(saved).toMatchObject({ value: { version: 2 } });
    const refused = orders.filter((one) => one.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'no-shipping-chosen' });
  });

  it('an order keeps the days of when it was placed, whatever becomes of its place', async () => {
    const rule = await made(FRANCE, ELSEWHERE);
    const shopper = makeVisitor();
    await fillCart(base.db, shopper, { product: await productWith(rule) });
    const { id } = await order(base.db, await readMarketSettings(base.db), shopper);
    const days = async () => {
      const found = await open.ask('order.byUser', { user_token: shopper.token, order_id: id });
      return 'parcels' in found && found.parcels.map(({ day_needed }) => day_needed);
    };
    expect(await days()).toEqual([2]);
    const slower = await save(rule, { ...FRANCE, day_needed: 9 }, ELSEWHERE);
    expect(await days()).toEqual([2]);
    await save(slower, ELSEWHERE);
    expect(await days()).toEqual([2]);
  });

  it('a pickup point stays while an order is to be collected there', async () => {
    const rule = await made(COLLECTED, ELSEWHERE);
    const shopper = makeVisitor();
    await fillCart(base.db, shopper, { product: await productWith(rule), pickup: true });
    await order(base.db, await readMarketSettings(base.db), shopper);
    expect(await save(rule, ELSEWHERE)).toMatchObject({
      code: 'in-use',
      fields: { places: expect.stringMatching(/\S/) },
    });
    await base.db.updateTable('parcels').set({ status: 5 }).execute();
    expect(await save(rule, ELSEWHERE)).toMatchObject({ version: 2 });
  });
});
