// Staff see what a seller sees, and change nothing.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sayIn } from '#words/say.ts';
import { auditOf } from '../at-work.ts';
import { placedForCash } from './placed-for-cash.ts';
import { openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
beforeAll(async () => {
  shop = await openStaffedShop();
});
afterAll(() => shop.close());

it('the people of a store are shown to staff who look after stores', async () => {
  const people = await shop.open.ask('staffedStore.find', { id: shop.store }, shop.manager.headers);
  expect(people.members.map(({ account_id, role }) => [account_id, role])).toEqual([
    [shop.seller.accountId, 'owner'],
    [shop.helper.accountId, 'manager'],
  ]);
  const support = await shop.open.send(
    'staffedStore.find',
    { id: shop.store },
    shop.support.headers,
  );
  expect(support.status).toBe(201);
});

it('who enters as a seller reads what they read, writes nothing, and is written down', async () => {
  const { parcel } = await placedForCash(shop, {}, shop.store);
  const elsewhere = await placedForCash(shop, {}, shop.otherSeller.seller.storeId);
  const { token } = await shop.open.ask(
    'adminViewAs.begin',
    { id: shop.helper.accountId, reason: 'They cannot find a parcel.' },
    shop.manager.headers,
  );
  const headers = { authorization: `Bearer ${token}` };
  const listed = await shop.open.ask('sellerParcel.all', {}, headers);
  expect(listed.data.map(({ id }) => id)).toEqual([parcel]);
  const foreign = await shop.open.send('sellerParcel.find', { id: elsewhere.parcel }, headers);
  expect(foreign.data).toMatchObject({ code: 'parcel-not-found' });
  for (const [name, input] of [
    ['sellerParcel.confirm', { id: parcel }],
    ['sellerProduct.propose', { title: { en: 'Lamps' } }],
    ['sellerMoney.savePayee', { payee_name: 'A', iban: 'DE89370400440532013000' }],
    ['account.updatePassword', { current_password: 'a', new_password: 'a quiet harbour at dawn' }],
    ['sellerMoney.payee', {}],
    ['sellerApplication.find', {}],
  ] as const)
    expect((await shop.open.send(name, input, headers)).message, name).toBe(
      sayIn('en')('refusal.view-only'),
    );
  expect((await shop.open.send('staffedStore.find', { id: shop.store }, headers)).status).toBe(201);
  expect(await auditOf(shop.base.db, `account:${shop.helper.accountId}`)).toMatchObject([
    { action: 'account.view', note: 'They cannot find a parcel.' },
  ]);
});
