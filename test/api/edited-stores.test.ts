// Staff create and edit stores, including the first one of a market.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeProduct, makeStore } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
let manager: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  manager = await makeStaff(base, 'manager', { name: 'Omar Said' });
});

type Input = Record<string, unknown>;
const post = (path: string, input: Input, by = owner) => open.call('POST', path, input, by.headers);
const save = (input: Input, by = owner) => open.ask('adminStore.save', input, by.headers);
const storeOf = async (slug: string) => (await open.send('store.find', { slug })).status;

describe('a store', () => {
  it('made by staff is theirs, and is in the shop at once', async () => {
    const made = await save({ name: 'Harbour House', country: 'FR', city: 'Brest', public: true });
    expect(made).toMatchObject({ version: 1, slug: 'harbour-house', suspended: '', products: 0 });
    expect(await storeOf('harbour-house')).toBe(200);
    const { rows } = await open.ask('adminStore.list', { q: 'harbour' }, owner.headers);
    expect(rows).toMatchObject([{ id: made.id, people: ['Leila Haddad'], products: 0 }]);
    const saved = await save({ ...made, name: 'Harbour & Sons' }, manager);
    expect(saved).toMatchObject({ version: 2, edited: { by: 'Omar Said' } });
    const [{ people } = { people: [] }] = (
      await open.ask('adminStore.list', { q: 'harbour' }, owner.headers)
    ).rows;
    expect(people).toEqual(['Leila Haddad']); // editing it does not make one of its people
    expect(await open.send('adminStore.save', { ...made }, owner.headers)).toMatchObject({
      data: { code: 'changed-meanwhile' },
    });
  });

  it('that is hidden is gone from the shop with its products, and comes back', async () => {
    const { id: product, store: id } = await makeProduct(base.db, { name: 'Harbour lamp' });
    const store = await open.ask('adminStore.open', { id }, owner.headers);
    const productStatus = async () => (await open.send('product.find', { id: product })).status;
    expect(await productStatus()).toBe(200);
    const hidden = await save({ ...store, public: false });
    expect([await productStatus(), await storeOf(store.slug)]).toEqual([201, 201]);
    await save({ ...hidden, public: true });
    expect([await productStatus(), await storeOf(store.slug)]).toEqual([200, 200]);
  });

  it('two with the same address are refused beside the field', async () => {
    await save({ name: 'Twin' });
    expect(await post('admin/store/save', { name: 'Twin' })).toMatchObject({
      data: { code: 'already-taken', fields: { slug: expect.any(String) } },
    });
  });

  it('is deleted while it has nothing, and not with products', async () => {
    const made = await save({ name: 'Short-lived' });
    expect((await post(`admin/store/delete/${made.id}`, { version: 1 })).status).toBe(200);
    const { store } = await makeProduct(base.db);
    expect(await post(`admin/store/delete/${store}`, { version: 1 })).toMatchObject({
      data: { code: 'in-use' },
    });
    expect((await open.ask('adminStore.open', { id: store }, owner.headers)).products).toBe(1);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'A', slug: 'Not a slug' }, 'slug'],
    [{ name: 'A', country: 'France' }, 'country'],
    [{ name: 'A', image: '../secret.png' }, 'image'],
  ])('%o is refused beside its field', async (input, field) => {
    expect(await post('admin/store/save', input)).toMatchObject({
      data: { fields: { [field]: expect.any(String) } },
    });
  });

  it('narrows its list to those that nobody sees', async () => {
    const id = await makeStore(base.db);
    const store = await open.ask('adminStore.open', { id }, owner.headers);
    await save({ ...store, public: false });
    const ids = async (view: string) =>
      (await open.ask('adminStore.list', { view, size: 100 }, owner.headers)).rows.map(
        (row) => row.id,
      );
    expect(await ids('hidden')).toContain(id);
    expect(await ids('public')).not.toContain(id);
    expect(await ids('unused')).toContain(id);
  });
});
