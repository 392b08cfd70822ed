// The roles of a store's people. Otherwise a packer makes themselves an owner, or reads the store's
// earnings.
import { describe, expect, it } from 'vitest';
import type { CallName } from '#contract/endpoints.ts';
import { storePermissions, type StorePermission } from '#contract/store-permission.ts';
import type { MadeSeller } from '../at-work.ts';
import { unique } from '../make.ts';
import { callAs, beside, codeOf, invited, shop, withStores, type Input } from './peopled-stores.ts';
import { opened } from './placed-parcels.ts';

withStores();

const roleOf = (permissions: StorePermission[], by: MadeSeller) =>
  callAs('sellerRole.save', { name: unique('Role'), permissions }, by);
/** A person with only these permissions. */
async function withRole(by: MadeSeller, permissions: StorePermission[]): Promise<MadeSeller> {
  const helper = await beside(by);
  const { id } = await roleOf(permissions, by);
  await callAs('sellerPeople.appoint', { id: helper.accountId, role: 'own', own_role: id }, by);
  return helper;
}

describe('a role', () => {
  it('is neither given nor taken by who may not do all that it may', async () => {
    const me = await opened(shop);
    const helper = await withRole(me, ['centre', 'people', 'parcels']);
    const manager = await beside(me, 'manager');
    const rich = await roleOf(['money'], me);
    const own = { role: 'own', own_role: rich.id };
    const email = `${unique('guest')}@example.com`;
    const wanted: [CallName, Input][] = [
      ['sellerPeople.invite', { email, role: 'manager' }],
      ['sellerPeople.invite', { email, role: 'owner' }],
      ['sellerPeople.invite', { email, ...own }],
      ['sellerPeople.appoint', { id: helper.accountId, role: 'owner' }],
      ['sellerPeople.appoint', { id: manager.accountId, role: 'packer' }],
      ['sellerPeople.dismiss', { id: me.accountId }],
      ['sellerPeople.dismiss', { id: manager.accountId }],
      ['sellerPeople.withdraw', { id: (await invited(me, 'manager')).id }],
      ['sellerRole.save', { name: unique('Role'), permissions: ['money'] }],
      ['sellerRole.save', { id: rich.id, version: 1, name: rich.name, permissions: [] }],
      ['sellerRole.delete', { id: rich.id, version: 1 }],
    ];
    for (const [name, input] of wanted)
      expect([name, await codeOf(name, input, helper)]).toEqual([name, 'more-than-own']);
    await callAs('sellerPeople.invite', { email, role: 'packer' }, helper);
  });
  it('of owners is the owners’ alone, though another one may do everything', async () => {
    const me = await opened(shop);
    const helper = await withRole(me, [...storePermissions]);
    const friend = await beside(me);
    expect(
      await codeOf('sellerPeople.appoint', { id: friend.accountId, role: 'owner' }, helper),
    ).toBe('more-than-own');
    expect(await codeOf('sellerPeople.dismiss', { id: me.accountId }, helper)).toBe(
      'more-than-own',
    );
    await callAs('sellerPeople.appoint', { id: friend.accountId, role: 'manager' }, helper);
    await callAs('sellerPeople.appoint', { id: friend.accountId, role: 'owner' }, me);
  });
  it('of the store’s own allows what it is made of, from the next call on', async () => {
    const me = await opened(shop);
    const helper = await withRole(me, ['money']);
    const [{ id = 0 } = {}] = (await callAs('sellerRole.all', {}, me)).flatMap((role) =>
      role.id === null ? [] : [{ id: role.id }],
    );
    const codeFor = (name: CallName) => codeOf(name, {}, helper);
    expect(await codeFor('sellerMoney.due')).toBeUndefined();
    expect(await codeFor('sellerParcels.list')).toBe('not-allowed');
    const { version, name } = await callAs('sellerRole.open', { id }, me);
    await callAs('sellerRole.save', { id, version, name, permissions: ['parcels'] }, me);
    expect(await codeFor('sellerMoney.due')).toBe('not-allowed');
    expect(await codeFor('sellerParcels.list')).toBeUndefined();
    expect(
      await codeOf('sellerRole.save', { id, version, name: 'Late', permissions: [] }, me),
    ).toBe('changed-meanwhile');
  });
  it('of the store’s own is gone when nobody has it or is invited to it, and only then', async () => {
    const me = await opened(shop);
    const { id, version, name } = await roleOf(['parcels'], me);
    expect(await codeOf('sellerRole.save', { name, permissions: [] }, me)).toBe('already-taken');
    const given = { role: 'own', own_role: id };
    const helper = await beside(me);
    await callAs('sellerPeople.appoint', { id: helper.accountId, ...given }, me);
    const remove = () => codeOf('sellerRole.delete', { id, version }, me);
    expect(await remove()).toBe('in-use');
    await callAs('sellerPeople.dismiss', { id: helper.accountId }, me);
    const { id: invitation } = await callAs(
      'sellerPeople.invite',
      { email: `${unique('guest')}@example.com`, ...given },
      me,
    );
    expect(await remove()).toBe('in-use');
    await shop.base.db
      .updateTable('store_invitations')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', invitation)
      .execute();
    expect(await remove()).toBeUndefined();
    expect(await codeOf('sellerRole.open', { id }, me)).toBe('thing-not-found');
  });
  it('of another store is none', async () => {
    const [me, other] = [await opened(shop), await opened(shop)];
    const { id, name } = await roleOf(['parcels'], other);
    const helper = await beside(me);
    const given = { role: 'own', own_role: id };
    for (const [call, input] of [
      ['sellerPeople.appoint', { id: helper.accountId, ...given }],
      ['sellerPeople.invite', { email: `${unique('guest')}@example.com`, ...given }],
      ['sellerRole.save', { id, version: 1, name: 'Mine', permissions: [] }],
      ['sellerPeople.dismiss', { id: other.accountId }],
    ] as [CallName, Input][])
      expect([call, await codeOf(call, input, me)]).toEqual([call, 'thing-not-found']);
    await roleOf([], me);
    await callAs('sellerRole.save', { name, permissions: [] }, me); // a name of another store is free
  });
});
