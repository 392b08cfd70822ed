// The people of a store: invited, given a role and let go by each other. Otherwise a store ends up
// without an owner, or a former employee ships its goods.
import { describe, expect, it } from 'vitest';
import { makeSeller } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { lettersTo } from '../letters.ts';
import { makeStore, unique } from '../make.ts';
import { wordMailed } from '../word-mailed.ts';
import { callAs, beside, codeOf, invited, PASSWORD, shop, withStores } from './peopled-stores.ts';
import { opened, placedIn } from './placed-parcels.ts';

withStores();

const accept = (word: string, password = PASSWORD) =>
  shop.open.send('invitation.accept', { word, name: 'Nour Saleh', password });
describe('an invitation to a store', () => {
  it('is mailed in the language of who invites, and leads to its role there', async () => {
    const me = await opened(shop);
    const { email, word } = await invited(me);
    const found = await shop.open.ask('invitation.find', { word });
    expect(found).toMatchObject({
      email,
      has_account: false,
      invited_by: 'Salma Idrissi',
      store: { id: me.seller.storeId },
    });
    expect((await accept(word)).status).toBe(200);
    const { rows } = await callAs('sellerPeople.list', { q: email }, me);
    expect(rows).toMatchObject([
      { name: 'Nour Saleh', email, role: 'packer', own_role: null, guarded: false, seen_at: null },
    ]);
    expect(await callAs('sellerPeople.invitations', {}, me)).toEqual([]);
    const inArabic = `${unique('guest')}@example.com`;
    const headers = { ...me.headers, language: 'ar' };
    await callAs('sellerPeople.invite', { email: inArabic, role: 'packer' }, { headers });
    expect(await lettersTo(shop.base.db, inArabic)).toMatchObject([
      { kind: 'store-invited', language: 'ar', data: { by: 'Salma Idrissi' } },
    ]);
  });
  it('asks who has an account for its password, and lets them work for several stores', async () => {
    const [me, other] = [await opened(shop), await opened(shop)];
    const { email, accountId, headers } = await makeCustomer(shop.base);
    const password = await shop.open.services.passwords.seal(PASSWORD);
    await shop.base.db
      .updateTable('accounts')
      .set({ password })
      .where('id', '=', accountId)
      .execute();
    for (const owner of [me, other]) {
      await callAs('sellerPeople.invite', { email, role: 'manager' }, owner);
      const word = await wordMailed(shop.base.db, email);
      expect((await accept(word, 'a wrong one, of the right length')).status).toBe(201);
      expect((await accept(word)).status).toBe(200);
    }
    const { stores } = await callAs('sellerCentre.me', {}, { headers });
    expect(stores.map(({ id }) => id).toSorted()).toEqual(
      [me.seller.storeId, other.seller.storeId].toSorted(),
    );
    expect(await codeOf('sellerPeople.invite', { email, role: 'packer' }, me)).toBe(
      'already-staff',
    );
  });
  it('is good for nothing when it is withdrawn, sent anew, or over', async () => {
    const me = await opened(shop);
    const { id, email, word } = await invited(me);
    await callAs('sellerPeople.invite', { email, role: 'manager' }, me);
    expect((await accept(word)).status).toBe(201);
    const second = await wordMailed(shop.base.db, email);
    await callAs('sellerPeople.withdraw', { id }, me);
    expect((await accept(second)).status).toBe(201);
    const late = await invited(me);
    await shop.base.db
      .updateTable('store_invitations')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', late.id)
      .execute();
    expect((await accept(late.word)).status).toBe(201);
  });
  it('leaves who works there meanwhile, by another address before, the role that they have', async () => {
    const me = await opened(shop);
    const { email, word } = await invited(me);
    await shop.base.db
      .updateTable('accounts')
      .set({ email })
      .where('id', '=', me.accountId)
      .execute();
    expect((await accept(word)).status).toBe(201);
    expect(await callAs('sellerPeople.open', { id: me.accountId }, me)).toMatchObject({
      role: 'owner',
    });
  });
});

describe('the last owner', () => {
  it('stays, until there is another one', async () => {
    const me = await opened(shop);
    const { accountId: id } = me;
    expect(await codeOf('sellerPeople.dismiss', { id }, me)).toBe('last-owner');
    expect(await codeOf('sellerPeople.appoint', { id, role: 'manager' }, me)).toBe('last-owner');
    const friend = await beside(me, 'owner');
    await callAs('sellerPeople.dismiss', { id }, me); // people can remove themselves
    expect(await codeOf('sellerPeople.list', { store_id: me.seller.storeId }, me)).toBe(
      'not-allowed',
    );
    expect((await callAs('sellerPeople.list', {}, friend)).rows).toMatchObject([
      { id: friend.accountId },
    ]);
  });
});

describe('who is let go', () => {
  it('is refused from the next call on, and works elsewhere as before', async () => {
    const me = await opened(shop);
    const helper = await beside(me);
    const second = await makeStore(shop.base.db);
    const there = await makeSeller(shop.base, second);
    await shop.base.db
      .insertInto('store_members')
      .values({ store_id: second, account_id: helper.accountId, role: 'packer' })
      .execute();
    const list = (store: number) => codeOf('sellerParcels.list', { store_id: store }, helper);
    await callAs('sellerPeople.dismiss', { id: helper.accountId }, me);
    expect(await list(me.seller.storeId)).toBe('not-allowed');
    expect(await list(second)).toBeUndefined();
    expect(await codeOf('sellerPeople.dismiss', { id: helper.accountId }, me)).toBe(
      'thing-not-found',
    );
    expect((await callAs('sellerPeople.list', {}, there)).total).toBe(2);
  });
});

describe('who is given a role that may do less', () => {
  it('is refused for lacking the permission, not as if the thing were gone', async () => {
    const me = await opened(shop);
    const helper = await beside(me);
    const { parcel } = await placedIn(shop, me);
    const input = { id: parcel };
    await callAs('sellerParcels.open', input, helper);
    await callAs('sellerPeople.appoint', { id: helper.accountId, role: 'accountant' }, me);
    expect(await codeOf('sellerParcels.open', input, helper)).toBe('not-allowed');
    expect(await codeOf('sellerParcel.confirm', input, helper)).toBe('not-allowed');
    const other = await opened(shop);
    expect(await codeOf('sellerParcel.confirm', input, other)).toBe('parcel-not-found');
  });
});
