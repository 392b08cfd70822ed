// The legal information of products in the EU: shown, and required before a product goes on sale.
// Otherwise nobody finds out who made what hurt them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factsLacking, NO_FACTS } from '#contract/fact-names.ts';
import { makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeStore, makeVisitor } from '../make.ts';
import { proposedLamp } from '../proposals.ts';
import { openShop, type TestShop } from '../shop.ts';

let base: Fresh;
let open: TestShop;
let owner: MadeStaff;
let seller: MadeSeller;
let store: number;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  store = await makeStore(base.db);
  open = await openShop(base);
  owner = await makeStaff(base, 'owner');
  seller = await makeSeller(base, store);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const FACTS = {
  maker_name: 'Foundry Ltd',
  maker_address: '4 Mill Lane, Leeds',
  maker_country: 'GB',
  maker_contact: 'hello@foundry.example',
  responsible_name: 'Lantern GmbH',
  responsible_address: 'Speicherstadt 4, Hamburg',
  responsible_contact: 'safety@lantern.example',
  model: 'BL-1',
  gtin: '4006381333931',
  condition: 'new',
  origin: 'GB',
  hs_code: '9405.21',
  warnings: { en: 'Gets hot.', ar: 'يصبح ساخنًا.' },
};
const GRACE = new Date(Date.now() + 86_400_000);
const pack = async (on: boolean) => {
  const settings = await open.ask('adminSettings.open', {}, owner.headers);
  const eu = { eu_pack: on, eu_grace: on ? GRACE.toISOString() : null };
  await open.ask('adminSettings.save', { ...settings, ...eu }, owner.headers);
};
const opened = (id: number) => open.ask('adminProduct.open', { id }, owner.headers);
const save = async (id: number, more: object) =>
  open.call(
    'POST',
    `admin/product/save`,
    { ...(await opened(id)), hide_reason: 'PreviewView at anew.', ...more },
    owner.headers,
  );
const shown = async (id: number) =>
  (await open.call('GET', `product/${id}`, { user_token: makeVisitor().token })).data;

describe('what a product says by law', () => {
  it('is stored in one form, and shown with the EU pack', async () => {
    const { id } = await makeProduct(base.db, { store });
    expect((await save(id, FACTS)).data).toMatchObject({ ...FACTS, hs_code: '940521' });
    expect(await shown(id)).toMatchObject({ law: null, condition: 'new' });
    await pack(true);
    expect(await shown(id)).toMatchObject({
      law: {
        maker: ['Foundry Ltd', '4 Mill Lane, Leeds', 'United Kingdom', 'hello@foundry.example'],
        responsible: ['Lantern GmbH', 'Speicherstadt 4, Hamburg', 'safety@lantern.example'],
        gtin: '4006381333931',
        warnings: 'Gets hot.',
      },
    });
    await pack(false);
  });

  it.each([
    ['gtin', '4006381333932'],
    ['gtin', '123'],
    ['origin', 'Germany'],
    ['hs_code', '12'],
    ['condition', 'shiny'],
    ['model', 'M'.repeat(121)],
  ])('is refused beside the field: %s %s', async (field, wrong) => {
    const { id } = await makeProduct(base.db, { store });
    const { data } = await save(id, { ...FACTS, [field]: wrong });
    expect(Object.keys((data as { fields: object }).fields)).toEqual([field]);
  });

  it('is asked for before a product goes on sale, and not of what is on sale already', async () => {
    const { id } = await makeProduct(base.db, { store });
    const { id: hidden } = await makeProduct(base.db, { store, hidden: true });
    await pack(true);
    expect(await save(id, { selling: '12.00' })).toMatchObject({ status: 200 });
    const refused = await save(hidden, { public: true });
    expect(refused).toMatchObject({ status: 201, data: { code: 'facts-missing' } });
    expect(refused.data).toMatchObject({ fields: { maker_name: expect.any(String) } });
    expect(await save(hidden, { ...FACTS, public: true })).toMatchObject({ status: 200 });
    expect(await save(hidden, { model: '', gtin: '' })).toMatchObject({
      data: { code: 'facts-missing' },
    });
    await pack(false);
  });

  it('is proposed by a seller, who sees what is missing', async () => {
    await pack(true);
    const lamp = { ...(await proposedLamp(base.db, store)), send: true };
    const propose = (more: object) =>
      open.call('POST', 'seller/product/propose', { ...lamp, ...more }, seller.headers);
    expect(await propose({})).toMatchObject({ data: { code: 'facts-missing' } });
    expect(await propose({ send: false, ...FACTS })).toMatchObject({
      status: 200,
      data: { proposed: { ...FACTS, hs_code: '940521' } },
    });
    await pack(false);
    expect(await propose({})).toMatchObject({ status: 200 });
  });

  it('names who is responsible where the maker is not in the Union', () => {
    const facts = { ...NO_FACTS, ...FACTS, image: 'a.webp', responsible_name: '' } as const;
    expect(factsLacking({ ...facts })).toEqual(['responsible_name']);
    expect(factsLacking({ ...facts, maker_country: 'DE' })).toEqual([]);
    expect(factsLacking({ ...facts, maker_country: 'DE', model: '', gtin: '' })).toEqual(['model']);
  });
});
