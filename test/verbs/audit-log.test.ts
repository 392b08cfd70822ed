// Who did what: one list of edits and other actions, which is append-only.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { enter } from '#market/accounts/sign-in.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { saveRole } from '#market/staff/edit-role.ts';
import { readAudit, readDeed, type AuditQuery } from '#market/staff/read-audit.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';

let base: Fresh;
let owner: MadeStaff;
let clerk: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  owner = await makeStaff(base, 'owner', { name: 'Leila' });
  clerk = await makeStaff(base, 'support', { name: 'Yusuf' });
  await transaction(base.db, (tx) =>
    saveRole(tx, owner.staff, { id: null, version: null, name: 'Zephyr', permissions: ['desk'] }),
  );
  await transaction(base.db, (tx) =>
    audit(tx, clerk.staff, { action: 'parcel.confirm', subject: 'parcel:7', note: 'by hand' }),
  );
});
afterAll(() => base.close());

const read = async (query: Partial<AuditQuery>) => {
  const all = { q: '', noun: '', from: null, until: null, page: 1, size: 50 };
  return readAudit(base.db, { ...all, ...query });
};
const names = async (query: Partial<AuditQuery>) =>
  (await read(query)).rows.map(({ by, action, noun, thing }) => [by, action, noun, thing]);

describe('the log', () => {
  it('lists edits and actions together, the latest first, each with its number', async () => {
    const found = await read({});
    expect(found).toMatchObject({
      total: 2,
      more: false,
      rows: [
        { by: 'Yusuf', action: 'parcel.confirm', noun: 'parcel', thing: '7', note: 'by hand' },
        { by: 'Leila', action: 'made', noun: 'role', was: null, became: { name: 'Zephyr' } },
      ],
    });
    for (const row of found.rows) expect(await readDeed(base.db, BigInt(row.id))).toEqual(row);
    await expect(readDeed(base.db, 999_999n)).rejects.toMatchObject({ code: 'thing-not-found' });
  });
  it('is narrowed by who, by the kind of thing, by days and by words', async () => {
    const made = ['Leila', 'made', 'role', expect.any(String)];
    const confirmed = ['Yusuf', 'parcel.confirm', 'parcel', '7'];
    expect(await names({ who: owner.accountId })).toEqual([made]);
    expect(await names({ noun: 'parcel' })).toEqual([confirmed]);
    expect(await names({ q: 'zephyr' })).toEqual([made]);
    expect(await names({ q: 'By Hand' })).toEqual([confirmed]);
    expect(await names({ q: '100%' })).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await names({ from: '2020-01-01', until: today })).toEqual([confirmed, made]);
    expect(await names({ until: '2020-01-01' })).toEqual([]);
    // in the earliest time zone that day has begun for all of them, in the latest for none
    const earliest = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
    await sql`update settings set time_zone = 'Etc/GMT-14'`.execute(base.db);
    expect(await names({ until: earliest })).toEqual([]);
    await sql`update settings set time_zone = 'Etc/GMT+12'`.execute(base.db);
    expect(await names({ until: earliest })).toEqual([confirmed, made]);
    expect(await names({ page: 2, size: 1 })).toEqual([made]);
  });
  it('has when staff sign in, and nothing of customers', async () => {
    const secret = new TextEncoder().encode('s'.repeat(64));
    const from = { device: 'Firefox', network: '10.0.0.0' };
    const { accountId } = await makeCustomer(base);
    for (const one of [accountId, clerk.accountId])
      await transaction(base.db, (tx) =>
        enter(tx, secret, { accountId: one, userToken: undefined, from }),
      );
    expect(await names({ q: 'sign-in' })).toEqual([
      ['Yusuf', 'sign-in.done', 'account', String(clerk.accountId)],
    ]);
  });
  it('is neither changed nor shortened by anybody', async () => {
    for (const statement of [
      sql`update audit set note = ''`,
      sql`delete from audit`,
      sql`truncate audit`,
      sql`update edits set actor = ''`,
      sql`delete from edits`,
    ])
      await expect(statement.execute(base.db)).rejects.toThrow(/written once|never emptied/);
  });
});
