// Permissions at work, and the people who work for the market.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { eraseAccount } from '#market/accounts/erase-account.ts';
import { permissions, type Permission } from '#contract/permission.ts';
import { may } from '#market/accounts/staff-permissions.ts';
import { findSeller, findStaff } from '#market/accounts/find-role.ts';
import { appointStaff, dismissStaff, readStaff } from '#market/accounts/staff.ts';
import type { Staff } from '#market/settings/actor.ts';
import { auditOf, makeSeller, makeStaff, type MadeStaff } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeStore } from '../make.ts';
import { outcomes } from './together.ts';

let base: Fresh;
let keeper: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  keeper = await makeStaff(base, 'owner');
});
afterAll(() => base.close());

describe('a role', () => {
  it.each<[string, Permission[]]>([
    ['owner', [...permissions]],
    [
      'manager',
      [
        'desk',
        'catalogue',
        'content',
        'orders',
        'customers',
        'personal-data',
        'parcels',
        'applications',
        'stores',
        'reports',
        'refunds',
        'papers',
      ],
    ],
    ['support', ['desk', 'orders', 'customers', 'parcels']],
  ])('%s may do %j and nothing else', async (role, allowed) => {
    const { staff } = await makeStaff(base, role);
    expect(permissions.filter((permission) => may(staff, permission))).toEqual(allowed);
    await base.db.deleteFrom('staff').where('account_id', '=', staff.accountId).execute();
  });
  it('of a seller is for the stores they run: their only one, or the one named', async () => {
    const [own, second, foreign] = [
      await makeStore(base.db),
      await makeStore(base.db),
      await makeStore(base.db),
    ];
    const { customer, accountId } = await makeSeller(base, own, { role: 'manager' });
    expect(await findSeller(base.db, customer, null)).toMatchObject({
      kind: 'seller',
      accountId,
      storeId: own,
      role: 'manager',
      name: 'Salma Idrissi',
    });
    expect([
      await findSeller(base.db, customer, foreign),
      await findSeller(base.db, (await makeCustomer(base)).customer, own),
      await findSeller(base.db, (await makeCustomer(base)).customer, null),
    ]).toEqual([null, null, null]);
    await base.db
      .insertInto('store_members')
      .values({ store_id: second, account_id: accountId, role: 'owner' })
      .execute();
    await expect(findSeller(base.db, customer, null)).rejects.toMatchObject({
      code: 'required',
      values: { field: 'store_id' },
    });
    expect(await findSeller(base.db, customer, second)).toMatchObject({
      storeId: second,
      role: 'owner',
    });
  });
  it('of the staff is nobody’s but theirs', async () => {
    expect([
      await findStaff(base.db, keeper.customer),
      await findStaff(base.db, (await makeCustomer(base)).customer),
      await findStaff(base.db, (await makeSeller(base, await makeStore(base.db))).customer),
    ]).toMatchObject([{ role: 'owner' }, null, null]);
  });
});

describe('the staff', () => {
  const appoint = (staff: Staff, email: string, role: Staff['role']) =>
    transaction(base.db, (tx) => appointStaff(tx, staff, email, role));
  const dismiss = (staff: Staff, accountId: number) =>
    transaction(base.db, (tx) => dismissStaff(tx, staff, accountId));
  const owners = async () =>
    (await readStaff(base.db, keeper.staff))
      .filter(({ role }) => role === 'owner')
      .map(({ account_id }) => account_id);

  it('are appointed from proven accounts, may change roles, and can be dismissed', async () => {
    const { email, accountId } = await makeCustomer(base, { name: 'Yusuf Kaya' });
    expect(await appoint(keeper.staff, ` ${email.toUpperCase()} `, 'support')).toMatchObject({
      account_id: accountId,
      name: 'Yusuf Kaya',
      email,
      role: 'support',
    });
    expect(await appoint(keeper.staff, email, 'manager')).toMatchObject({ role: 'manager' });
    expect((await readStaff(base.db, keeper.staff)).map(({ role }) => role)).toEqual([
      'owner',
      'manager',
    ]);
    await dismiss(keeper.staff, accountId);
    await expect(dismiss(keeper.staff, accountId)).rejects.toMatchObject({
      code: 'account-not-found',
    });
    expect(await auditOf(base.db, `account:${accountId}`)).toMatchObject([
      { action: 'staff.appoint', note: 'support', actor: 'Maren Holt' },
      { action: 'staff.appoint', note: 'manager' },
      { action: 'staff.dismiss', note: 'manager' },
    ]);
    await base.db
      .updateTable('accounts')
      .set({ verified_at: null })
      .where('id', '=', accountId)
      .execute();
    for (const stranger of [email, 'nobody@example.com'])
      await expect(appoint(keeper.staff, stranger, 'support')).rejects.toMatchObject({
        code: 'account-not-found',
      });
  });
  it('keeps an owner, who can neither be dismissed nor lowered', async () => {
    await expect(dismiss(keeper.staff, keeper.accountId)).rejects.toMatchObject({
      code: 'last-owner',
    });
    await expect(appoint(keeper.staff, keeper.email, 'support')).rejects.toMatchObject({
      code: 'last-owner',
    });
    expect(await owners()).toEqual([keeper.accountId]);
  });
  it('keeps one when two owners dismiss each other together', async () => {
    for (let round = 0; round < 5; round++) {
      const other = await makeStaff(base, 'owner');
      const results = await outcomes([
        dismiss(keeper.staff, other.accountId),
        dismiss(other.staff, keeper.accountId),
      ]);
      expect(results.toSorted()).toEqual(['done', 'not-allowed']);
      if (results[1] === 'done') keeper = other;
      expect(await owners()).toEqual([keeper.accountId]);
    }
  });
  it('that was dismissed changes nothing any more', async () => {
    const gone = await makeStaff(base, 'owner');
    const { email } = await makeCustomer(base);
    await dismiss(keeper.staff, gone.accountId);
    await expect(appoint(gone.staff, email, 'owner')).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await expect(dismiss(gone.staff, keeper.accountId)).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });
  it('and owners of stores can not delete their accounts, even while being appointed', async () => {
    await expect(
      transaction(base.db, (tx) => eraseAccount(tx, keeper.customer)),
    ).rejects.toMatchObject({ code: 'not-allowed' });
    for (let round = 0; round < 5; round++) {
      const { customer, email, accountId } = await makeCustomer(base);
      const results = await outcomes([
        appoint(keeper.staff, email, 'support'),
        transaction(base.db, (tx) => eraseAccount(tx, customer)),
      ]);
      expect([
        ['done', 'not-allowed'],
        ['account-not-found', 'done'],
      ]).toContainEqual(results);
      if (results[0] === 'done') await dismiss(keeper.staff, accountId);
    }
  });
});
