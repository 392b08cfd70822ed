// Keys of a store: they open what their scopes allow, only in their store, until they are revoked.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiKey } from '#contract/admin/api-key.ts';
import { makeSeller, makeStaff, type MadeSeller } from '../at-work.ts';
import { makeProduct, makeStore, unique } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let store: number;
let owner: MadeSeller;
beforeAll(async () => {
  store = await makeStore(base.db);
  owner = await makeSeller(base, store, { name: 'Leila Haddad' });
});

type By = { headers: Record<string, string> };
const wish = (more: object = {}) => ({ name: unique('Key'), scopes: ['products'], ...more });
async function made(more: object = {}, by: By = owner) {
  const { key, secret } = await open.ask('sellerKey.make', wish(more), by.headers);
  return { key: key as ApiKey, secret, headers: { authorization: `Bearer ${secret}` } };
}
const list = async (by: By = owner) =>
  (await open.ask('sellerKey.all', {}, by.headers)) as ApiKey[];

describe('a key of a store', () => {
  it('keeps stock, and the store’s log names it', async () => {
    const sku = unique('SKU');
    const { id } = await makeProduct(base.db, { store });
    await sql`update inventories set sku = ${sku} where product_id = ${id}`.execute(base.db);
    const { key, headers } = await made({ name: 'The warehouse' });
    expect((await list()).find((one) => one.id === key.id)).toMatchObject({ last_used_at: null });
    const rows = [{ sku, stock: 41 }];
    const set = await open.ask('sellerInventory.set', { rows }, headers);
    expect(set).toMatchObject({ rows: [{ outcome: 'set', stock: 41 }] });
    const log = await open.ask('sellerLog.list', {}, owner.headers);
    expect(log.rows[0]).toMatchObject({ action: 'inventory.set', by: 'The warehouse' });
    expect((await list()).find((one) => one.id === key.id)).toMatchObject({
      made_by: 'Leila Haddad',
      valid: true,
      last_used_at: expect.stringMatching(/Z$/),
    });
  });

  it('is refused all else: other scopes, other stores, keys, people, and what only owners may', async () => {
    const other = await makeStore(base.db);
    await makeSeller(base, other);
    const { headers } = await made();
    for (const [name, input] of [
      ['sellerParcels.list', {}],
      ['sellerKey.all', {}],
      ['sellerKey.make', wish()],
      ['sellerPeople.list', {}],
      ['sellerShelf.list', { store_id: other }],
    ] as const)
      expect((await open.send(name, input, headers)).data, name).toMatchObject({
        code: 'not-allowed',
      });
    const money = await made({ scopes: ['money', 'profile'] });
    const payee = { payee_name: 'Quai', iban: 'DE89370400440532013000' };
    const saved = await open.send('sellerMoney.savePayee', payee, money.headers);
    expect(saved.status, saved.text).not.toBe(200);
    for (const name of ['adminBrand.list', 'account.sessions'] as const)
      expect((await open.send(name, {}, headers)).status, name).not.toBe(200);
  });

  it('never may more than who made it may now, and ends when they leave', async () => {
    const role = await open.ask(
      'sellerRole.save',
      { name: 'Keeper', permissions: ['products', 'keys'] },
      owner.headers,
    );
    const keeper = await makeSeller(base, store, { role: 'packer' });
    await sql`
      update store_members set role = 'own', own_role = ${role.id}
      where account_id = ${keeper.accountId}
    `.execute(base.db);
    expect(
      (await open.send('sellerKey.make', wish({ scopes: ['money'] }), keeper.headers)).data,
    ).toMatchObject({ code: 'not-allowed' });
    const { key, headers } = await made({}, keeper);
    expect(await open.ask('sellerShelf.list', {}, headers)).toMatchObject({ total: 1 });
    await sql`update store_roles set permissions = '{centre,keys}' where id = ${role.id}`.execute(
      base.db,
    );
    expect((await open.send('sellerShelf.list', {}, headers)).data).toMatchObject({
      code: 'not-allowed',
    });
    await sql`delete from store_members where account_id = ${keeper.accountId}`.execute(base.db);
    expect((await open.send('sellerToday.read', {}, headers)).status).not.toBe(200);
    expect((await list()).find((one) => one.id === key.id)).toMatchObject({ valid: false });
  });

  it('is ended at once, is over at its end, and is nobody else’s to end', async () => {
    const { key, headers } = await made();
    const stranger = await makeSeller(base, await makeStore(base.db));
    const revoke = (by: By) => open.send('sellerKey.revoke', { id: key.id }, by.headers);
    expect((await revoke(stranger)).data).toMatchObject({ code: 'thing-not-found' });
    const staff = await makeStaff(base, 'owner');
    expect(
      (await open.send('adminApiKey.revoke', { id: key.id }, staff.headers)).data,
    ).toMatchObject({ code: 'thing-not-found' });
    expect((await open.send('sellerShelf.list', {}, headers)).status).toBe(200);
    expect(await revoke(owner)).toMatchObject({ status: 200, data: { valid: false } });
    expect((await open.send('sellerShelf.list', {}, headers)).status).not.toBe(200);
    const soon = await made({ ends_at: new Date(Date.now() + 60_000).toISOString() });
    await sql`update api_keys set ends_at = now() - interval '1 s' where id = ${soon.key.id}`.execute(
      base.db,
    );
    expect((await open.send('sellerShelf.list', {}, soon.headers)).status).not.toBe(200);
  });

  it('changes nothing of a suspended store, as its people do not', async () => {
    const other = await makeStore(base.db);
    const seller = await makeSeller(base, other);
    const { headers } = await made({}, seller);
    await sql`
      update stores set suspended_at = now(), suspended_reason = 'x' where id = ${other}
    `.execute(base.db);
    const rows = [{ sku: 'X', stock: 1 }];
    const asKey = await open.send('sellerInventory.set', { rows }, headers);
    const asSeller = await open.send('sellerInventory.set', { rows }, seller.headers);
    expect(asKey.data).toEqual(asSeller.data);
  });

  it('of a name that another has, or without a scope that there is, is not made', async () => {
    const { key } = await made();
    const refusal = async (more: object) =>
      (await open.send('sellerKey.make', wish(more), owner.headers)).data;
    expect(await refusal({ name: key.name })).toMatchObject({ code: 'already-taken' });
    for (const scopes of [[], ['people'], ['keys'], ['centre'], ['catalogue']])
      expect(JSON.stringify(await refusal({ scopes })), scopes.join()).toContain('Permissions');
    const twins = await Promise.all(
      [1, 2].map(() => open.send('sellerKey.make', wish({ name: 'Twin' }), owner.headers)),
    );
    expect(twins.map(({ status }) => status === 200).sort()).toEqual([false, true]);
  });
});
