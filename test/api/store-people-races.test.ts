// Two of a store's people at once, and a person who is let go while working: the first one succeeds
// completely, the other is told.
import { expect, it } from 'vitest';
import { requireAtWork } from '#market/accounts/audit-log.ts';
import { transaction } from '#db/transaction.ts';
import { workParcel } from '#market/orders/work-parcel.ts';
import { dismissPerson } from '#market/people/store-people.ts';
import { makeSeller, type MadeSeller } from '../at-work.ts';
import { outcomes, together } from '../verbs/together.ts';
import { invited, PASSWORD, shop, withStores } from './peopled-stores.ts';
import { opened, placedIn } from './placed-parcels.ts';

withStores();

const ownersOf = ({ seller }: MadeSeller) =>
  shop.base.db
    .selectFrom('store_members')
    .select('account_id')
    .where('store_id', '=', seller.storeId)
    .where('role', '=', 'owner')
    .execute();
const accepting = (word: string) => ({
  path: 'invitation/accept',
  input: { word, name: 'Nour Saleh', password: PASSWORD },
});
const worksThere = async (by: MadeSeller, email: string) =>
  (await shop.open.ask('sellerPeople.list', { q: email }, by.headers)).total;

it('two owners who let each other go leave one', async () => {
  const me = await opened(shop);
  const friend = await makeSeller(shop.base, me.seller.storeId);
  const dismiss = (by: MadeSeller, whom: MadeSeller) => ({
    path: `seller/person/dismiss/${whom.accountId}`,
    input: {},
    headers: by.headers,
  });
  const ended = await together(shop.open.port, [dismiss(me, friend), dismiss(friend, me)]);
  expect(ended.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  expect(await ownersOf(me)).toHaveLength(1);
});

it('two owners who step down at once leave one', async () => {
  const me = await opened(shop);
  const friend = await makeSeller(shop.base, me.seller.storeId);
  const ended = await together(
    shop.open.port,
    [me, friend].map(({ accountId, headers }) => ({
      path: `seller/person/appoint/${accountId}`,
      input: { role: 'manager' },
      headers,
    })),
  );
  expect(ended.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  expect(await ownersOf(me)).toHaveLength(1);
});

it('an invitation that is accepted twice at once is taken once', async () => {
  const me = await opened(shop);
  const { email, word } = await invited(me);
  const ended = await together(shop.open.port, [word, word, word].map(accepting));
  expect(ended.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
  expect(await worksThere(me, email)).toBe(1);
});

it('an invitation that is withdrawn while it is accepted is one of the two', async () => {
  const me = await opened(shop);
  for (let round = 0; round < 4; round++) {
    const { id, email, word } = await invited(me);
    const [taken, withdrawn] = await together(shop.open.port, [
      accepting(word),
      { path: `seller/invitation/withdraw/${id}`, input: {}, headers: me.headers },
    ]);
    expect([taken?.status, withdrawn?.status].toSorted()).toEqual([200, 201]);
    expect(await worksThere(me, email)).toBe(taken?.status === 200 ? 1 : 0);
  }
});

it('somebody removed from a store while they pack moves a parcel whole, or not at all', async () => {
  const me = await opened(shop);
  for (let round = 0; round < 4; round++) {
    const packer = await makeSeller(shop.base, me.seller.storeId, { role: 'packer' });
    const { parcel } = await placedIn(shop, me);
    const [moved, gone] = await together(shop.open.port, [
      { path: `seller/parcel/confirm/${parcel}`, input: {}, headers: packer.headers },
      { path: `seller/person/dismiss/${packer.accountId}`, input: {}, headers: me.headers },
    ]);
    expect(gone?.status).toBe(200);
    const { rows } = await shop.open.ask(
      'sellerParcels.list',
      { only: String(parcel) },
      me.headers,
    );
    const done = moved?.status === 200;
    expect(rows[0]?.state).toBe(done ? 'confirmed' : 'to-confirm');
    const events = await shop.base.db
      .selectFrom('parcel_events')
      .select('id')
      .where('parcel_id', '=', parcel)
      .where('account_id', '=', packer.accountId)
      .execute();
    expect(events).toHaveLength(done ? 1 : 0);
  }
});

it('who was let in and is let go before they are done, does nothing', async () => {
  const me = await opened(shop);
  const packer = await makeSeller(shop.base, me.seller.storeId, { role: 'packer' });
  const { parcel } = await placedIn(shop, me);
  const step = { parcelId: parcel, action: 'confirm', note: '' } as const;
  await transaction(shop.base.db, (tx) => dismissPerson(tx, me.seller, packer.accountId));
  expect(
    await outcomes([
      transaction(shop.base.db, (tx) => workParcel(tx, packer.seller, step)),
      transaction(shop.base.db, (tx) => requireAtWork(tx, packer.seller)),
    ]),
  ).toEqual(['not-allowed', 'not-allowed']);
  await transaction(shop.base.db, (tx) => workParcel(tx, me.seller, step));
});
