// The trader behind a store: entered by its owner, checked by staff, shown where the law requires
// it, and required before a sale. Otherwise customers buy from people they could never find again.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdStores } from '#market/stores/hold-stores.ts';
import { makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { lettersTo } from '../letters.ts';
import { makeProduct, makeShop, makeStore, makeVisitor } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';

let base: Fresh;
let open: TestShop;
let owner: MadeStaff;
let store: number;
let seller: MadeSeller;
let product: { id: number; inventory: number };
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
  owner = await makeStaff(base, 'owner');
});
afterAll(async () => {
  await open.close();
  await base.close();
});
beforeEach(async () => {
  await settle({ eu_pack: false, eu_grace: null, trader_checks: false });
  store = await makeStore(base.db);
  seller = await makeSeller(base, store);
  product = await makeProduct(base.db, { store });
  await base.db
    .updateTable('stores')
    .set({ payee_name: 'Salma', iban: 'DE89370400440532013000' })
    .where('id', '=', store)
    .execute();
});

const FACTS = {
  legal_name: 'Lantern GmbH',
  address_1: 'Speicherstadt 4',
  zip: '20457',
  city: 'Hamburg',
  country: 'DE',
  trader_phone: '+49 40 123456',
  trader_mail: 'hello@lantern.example',
  register_name: 'Handelsregister Hamburg',
  register_number: 'HRB 1234',
  tax_number: '48/123/45678',
  vat_number: 'de 123 456 789',
  certified: true,
};
type Trader = { version: number; lacks: string[]; held: boolean; changed_at: string | null };

/** The owner's settings, and what the clock does about them. */
async function settle(more: object): Promise<void> {
  const settings = await open.ask('adminSettings.open', {}, owner.headers);
  await open.ask('adminSettings.save', { ...settings, ...more }, owner.headers);
  await holdStores(base.db);
}
const opened = async () =>
  (await open.call('GET', 'seller/trader', {}, seller.headers)).data as Trader;
const save = async (more: object, headers = seller.headers) =>
  open.call('POST', 'seller/trader/save', { ...(await opened()), ...more }, headers);
const onSale = async () =>
  (
    await open.call('POST', 'cart/action', {
      product_id: product.id,
      inventory_id: product.inventory,
      quantity: 1,
      user_token: makeVisitor().token,
    })
  ).status === 200;
const shown = async () =>
  (await open.call('GET', `product/${product.id}`, { user_token: makeVisitor().token })).text;
const letters = async () =>
  (await lettersTo(base.db, seller.email)).filter(({ kind }) => kind === 'trader-wanted');

describe('who trades', () => {
  it('is entered by an owner, and what is missing is named', async () => {
    expect((await opened()).lacks).toEqual([
      'legal-name',
      'address',
      'phone',
      'mail',
      'register',
      'certified',
    ]);
    const saved = await save(FACTS);
    expect(saved.data).toMatchObject({ lacks: [], vat_number: 'DE123456789', held: false });
    const without = await save({ register_number: '', unregistered: true });
    expect(without.data).toMatchObject({ lacks: [] });
  });

  it('is changed by nobody but an owner, and never unseen', async () => {
    const manager = await makeSeller(base, store, { role: 'manager' });
    expect(await save(FACTS, manager.headers)).toMatchObject({
      status: 201,
      data: { code: 'not-allowed' },
    });
    const { version } = await opened();
    const both = await Promise.all(
      ['Lantern A', 'Lantern B'].map((legal_name) =>
        open.call('POST', 'seller/trader/save', { ...FACTS, legal_name, version }, seller.headers),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  });

  it.each([
    ['trader_phone', 'call me'],
    ['trader_mail', 'nobody'],
    ['vat_number', '123'],
    ['country', 'Germany'],
    ['tax_number', '<b>'],
    ['legal_name', 'L'.repeat(121)],
  ])('is refused beside the field: %s', async (field, wrong) => {
    const answer = await save({ ...FACTS, [field]: wrong });
    expect(Object.keys((answer.data as { fields: object }).fields)).toEqual([field]);
    expect((await opened()).lacks).toContain('phone');
  });

  it('is checked by staff as they saw it', async () => {
    const { changed_at: before } = (await save(FACTS)).data as Trader;
    await save({ ...FACTS, city: 'Kiel' });
    const check = (readAt: string | null) =>
      open.call('POST', `admin/store/trader/check/${store}`, { seen: readAt }, owner.headers);
    expect(await check(before)).toMatchObject({ data: { code: 'item-changed' } });
    const opened = await open.ask('adminTrader.read', { id: store }, owner.headers);
    expect(opened).toMatchObject({ city: 'Kiel', payee: { iban: 'DE89…3000' }, checked_at: null });
    expect(await check(opened.changed_at)).toMatchObject({
      data: { checked_by: owner.staff.name },
    });
    const edits = await open.ask('adminTrader.edits', { id: store }, owner.headers);
    expect(edits[0]).toMatchObject({ was: { city: 'Hamburg' }, became: { city: 'Kiel' } });
    const view = { view: 'trader-changed' };
    const list = () => open.ask('adminStore.list', view, owner.headers);
    expect((await list()).rows.map(({ id }) => id)).not.toContain(store);
    await save({ ...FACTS, city: 'Bremen' });
    expect((await list()).rows.map(({ id }) => id)).toContain(store);
  });
});

describe('with the EU pack', () => {
  it('is shown on store and product, and what is private is not', async () => {
    await save(FACTS);
    expect(await shown()).not.toContain('Speicherstadt');
    await settle({ eu_pack: true });
    const page = await shown();
    for (const fact of ['Lantern GmbH', 'Speicherstadt 4', 'Germany', 'HRB 1234', 'DE123456789'])
      expect(page).toContain(fact);
    for (const secret of ['48/123/45678', 'DE89', '…3000']) expect(page).not.toContain(secret);
  });

  it('a store whose trader is unknown is off sale until it is known, and gets one letter', async () => {
    await settle({ eu_pack: true });
    expect([await onSale(), (await opened()).held]).toEqual([false, true]);
    await holdStores(base.db);
    expect(await letters()).toMatchObject([
      { data: { until: null, lacks: expect.arrayContaining(['phone']) } },
    ]);
    const left = await open.ask('sellerToday.read', {}, seller.headers);
    expect(left.left).toContain('trader');
    await save(FACTS);
    expect([await onSale(), (await opened()).held]).toEqual([true, false]);
    await save({ ...FACTS, certified: false });
    expect(await onSale()).toBe(false);
    await settle({ eu_pack: false });
    expect(await onSale()).toBe(true);
  });

  it('a store that was there before has until the day of grace', async () => {
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    await settle({ eu_pack: true, eu_grace: soon });
    expect([await onSale(), await opened()]).toMatchObject([true, { held: false, grace: soon }]);
    expect(await letters()).toMatchObject([{ data: { until: soon } }]);
    await settle({ eu_pack: true, eu_grace: new Date(Date.now() - 1000).toISOString() });
    expect(await onSale()).toBe(false);
    expect(await letters()).toHaveLength(2);
  });

  it('a store sells once staff have checked it, where the owner wants that', async () => {
    await save(FACTS);
    await settle({ eu_pack: true, trader_checks: true });
    expect([await onSale(), (await opened()).lacks]).toEqual([false, ['check']]);
    const { changed_at: readAt } = await opened();
    await open.call('POST', `admin/store/trader/check/${store}`, { seen: readAt }, owner.headers);
    expect(await onSale()).toBe(true);
    await save({ ...FACTS, city: 'Kiel' });
    expect(await onSale()).toBe(true);
  });

  it('an account that is taken away takes the store off sale', async () => {
    await save(FACTS);
    await settle({ eu_pack: true });
    const none = { payee_name: '', iban: '' };
    await open.call('POST', 'seller/payee/save', none, seller.headers);
    expect(await onSale()).toBe(false);
  });
});
