// API keys: they open what their scopes allow and nothing else, until they are revoked.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKey } from '#contract/admin/api-key.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { guarded } from '../guarded.ts';
import { makeShop, unique } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';

let base: Fresh;
let open: TestShop;
let beside: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
  beside = await openShop(base, { dataDir: open.services.config.dataDir });
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
});
afterAll(async () => {
  await beside.close();
  await open.close();
  await base.close();
});

type Made = { key: ApiKey; secret: string; headers: Record<string, string> };
const wish = (more: object = {}) => ({ name: unique('Key'), scopes: ['catalogue'], ...more });
async function made(more: object = {}): Promise<Made> {
  const { key, secret } = await open.ask('adminApiKey.make', wish(more), owner.headers);
  return { key, secret, headers: { authorization: `Bearer ${secret}` } };
}
const brand = () => ({ title: { en: unique('Brand') } });

describe('a key', () => {
  it('makes calls within its scopes, under its own name', async () => {
    const { key, headers } = await made({ name: 'The warehouse' });
    const saved = await open.ask('adminBrand.save', brand(), headers);
    const edits = await open.ask('adminBrand.edits', { id: saved.id }, headers);
    expect(edits).toMatchObject([{ by: 'The warehouse' }]);
    const [shown] = await open.ask('adminApiKey.all', {}, owner.headers);
    expect(shown).toMatchObject({
      id: key.id,
      made_by: 'Leila Haddad',
      valid: true,
      last_used_at: expect.stringMatching(/Z$/),
    });
  });

  it('is refused all else: other scopes, keys, staff, and what a customer does', async () => {
    const { headers } = await made();
    for (const [name, input] of [
      ['adminSettings.open', {}],
      ['adminApiKey.all', {}],
      ['adminApiKey.make', wish()],
      ['staff.all', {}],
      ['staff.appoint', { email: 'amal@example.com', role: 'owner' }],
    ] as const)
      expect((await open.send(name, input, headers)).data, name).toMatchObject({
        code: 'not-allowed',
      });
    for (const name of ['account.data', 'account.sessions'] as const)
      expect((await open.send(name, {}, headers)).status, name).toBe(204);
  });

  it('can never be allowed to make keys and staff', async () => {
    const { data } = await open.send(
      'adminApiKey.make',
      wish({ scopes: ['staff'] }),
      owner.headers,
    );
    expect(data).toMatchObject({
      code: 'invalid-input',
      fields: { 'scopes.0': expect.anything() },
    });
    await expect(
      sql`
        insert into api_keys (name, scopes, hash, hint, made_by)
        values ('x', '{staff}', ${'0'.repeat(64)}, 'souk_', ${owner.accountId})
      `.execute(base.db),
    ).rejects.toThrow(/check/);
  });

  it('is stored as a hash, and shown once', async () => {
    const { secret } = await made();
    const { rows } = await sql<{ all: string }>`select api_keys::text as all from api_keys`.execute(
      base.db,
    );
    const shown = await open.send('adminApiKey.all', {}, owner.headers);
    for (const text of [...rows.map(({ all }) => all), shown.text])
      expect(text).not.toContain(secret);
  });

  it('ends at once when it is revoked, in every process, and by its day', async () => {
    const [revoked, over] = [await made(), await made({ ends_at: '2199-01-01T00:00:00Z' })];
    const answers = async ({ headers }: Made) =>
      Promise.all(
        [open, beside].map(
          async (shop) => (await shop.send('adminBrand.list', {}, headers)).status,
        ),
      );
    expect([await answers(revoked), await answers(over)]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    await open.ask('adminApiKey.revoke', { id: revoked.key.id }, owner.headers);
    await sql`update api_keys set ends_at = now() where id = ${over.key.id}`.execute(base.db);
    expect([await answers(revoked), await answers(over)]).toEqual([
      [204, 204],
      [204, 204],
    ]);
    const again = await open.ask('adminApiKey.revoke', { id: revoked.key.id }, owner.headers);
    expect(again).toMatchObject({ valid: false });
  });

  it('is refused by its name and its end', async () => {
    const { key } = await made();
    const refused = async (more: object) =>
      (await open.send('adminApiKey.make', wish(more), owner.headers)).data;
    expect(await refused({ name: key.name })).toMatchObject({
      fields: { name: expect.anything() },
    });
    expect(await refused({ ends_at: '2020-01-01T00:00:00Z' })).toMatchObject({
      fields: { ends_at: expect.anything() },
    });
    expect(await refused({ scopes: [] })).toMatchObject({ fields: { scopes: expect.anything() } });
  });

  it('never may more than its maker does now, and nothing once they have left', async () => {
    const keeper = await makeStaff(base, 'owner', { name: 'Karim' });
    const { secret } = await open.ask(
      'adminApiKey.make',
      wish({ scopes: ['catalogue', 'settings'] }),
      keeper.headers,
    );
    const headers = { authorization: `Bearer ${secret}` };
    const openSettings = async () => (await open.send('adminSettings.open', {}, headers)).data;
    const lists = async () => (await open.send('adminBrand.list', {}, headers)).status;
    expect(await openSettings()).toMatchObject({ version: expect.any(Number) });
    const staff = sql`account_id = ${keeper.accountId}`;
    await sql`update staff set role = 'support' where ${staff}`.execute(base.db);
    expect(await openSettings()).toMatchObject({ code: 'not-allowed' });
    await sql`update staff set role = 'manager' where ${staff}`.execute(base.db);
    expect(await lists()).toBe(200);
    await sql`delete from staff where ${staff}`.execute(base.db);
    expect(await lists()).toBe(204);
    const [shown] = await open.ask('adminApiKey.all', {}, owner.headers);
    expect(shown).toMatchObject({ made_by: 'Karim', valid: false, revoked_at: null });
  });

  it('does nothing while its maker lacks a required second factor, and works again once they have one', async () => {
    const { code } = await base.db
      .insertInto('roles')
      .values({ name: unique('Role'), permissions: ['desk', 'catalogue'] })
      .returning('code')
      .executeTakeFirstOrThrow();
    const keeper = await makeStaff(base, 'owner', { name: 'Rana' });
    const { key, secret } = await open.ask('adminApiKey.make', wish(), keeper.headers);
    await sql`
      update staff set role = ${code} where account_id = ${keeper.accountId}
    `.execute(base.db);
    const lists = async () =>
      (await open.send('adminBrand.list', {}, { authorization: `Bearer ${secret}` })).data;
    const shown = async () =>
      (await open.ask('adminApiKey.all', {}, owner.headers)).find(({ id }) => id === key.id);
    expect(await lists()).toMatchObject({ rows: expect.anything() });
    expect(await shown()).toMatchObject({ owes: false, valid: true });
    await sql`update roles set second_factor = true where code = ${code}`.execute(base.db);
    expect(await lists()).toMatchObject({ code: 'key-factor-demanded' });
    expect(await shown()).toMatchObject({ owes: true, valid: false });
    await guarded(base.db, keeper.accountId);
    expect(await lists()).toMatchObject({ rows: expect.anything() });
    expect(await shown()).toMatchObject({ owes: false, valid: true });
  });

  it('has a name that is free again when it is revoked', async () => {
    const { key } = await made({ name: 'Accounting' });
    await open.ask('adminApiKey.revoke', { id: key.id }, owner.headers);
    expect((await made({ name: 'Accounting' })).key.name).toBe('Accounting');
  });

  it('that nobody made opens nothing', async () => {
    const headers = { authorization: `Bearer souk_${'a'.repeat(43)}` };
    expect((await open.send('adminBrand.list', {}, headers)).status).toBe(204);
  });
});

it('one key makes so many writes a minute, from however many addresses', async () => {
  const limited = await openShop(base, { limits: true, trustedProxies: 1 });
  const { headers } = await made();
  const write = (at: number) =>
    limited.send('adminBrand.tryBulk', {}, { ...headers, 'x-forwarded-for': `203.0.113.${at}` });
  let last: unknown;
  for (let at = 0; at < 122; at++) last = (await write(at)).data;
  expect(last).toMatchObject({ code: 'too-many-requests' });
  await limited.close();
});
