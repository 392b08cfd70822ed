// What a new store still lacks, on its first screen: never what the person may not do, or what is
// already done.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSeller, type MadeSeller } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeStore } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';

let base: Fresh;
let open: TestShop;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const leftFor = async ({ headers }: MadeSeller) =>
  ((await open.call('GET', 'seller/today', {}, headers)).data as { left: string[] }).left;

it('is what nobody has done, of what each may do', async () => {
  const store = await makeStore(base.db);
  await base.db
    .updateTable('stores')
    .set({ image: '', about: null, payee_name: '', iban: '' })
    .where('id', '=', store)
    .execute();
  const owner = await makeSeller(base, store);
  const manager = await makeSeller(base, store, { role: 'manager' });
  const packer = await makeSeller(base, store, { role: 'packer' });
  expect(await Promise.all([owner, manager, packer].map(leftFor))).toEqual([
    ['logo', 'cover', 'about', 'policies', 'payee', 'shipping', 'product'],
    ['logo', 'cover', 'about', 'policies', 'shipping', 'product'],
    [],
  ]);
  await makeProduct(base.db, { store });
  const payee = { payee_name: 'Salma', iban: 'DE89370400440532013000' };
  await open.call('POST', 'seller/payee/save', payee, owner.headers);
  expect(await leftFor(owner)).toEqual(['logo', 'cover', 'about', 'policies']);
  const own = (await open.call('GET', 'seller/store', {}, owner.headers)).data as object;
  const about = { en: 'Lamps from Fez.' };
  await open.call(
    'POST',
    'seller/store/save',
    { ...own, about, policies: { en: 'Returned within 30 days.' } },
    owner.headers,
  );
  expect(await leftFor(manager)).toEqual(['logo', 'cover']);
});
