// Roles that the market makes from permissions, and invitations to them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import type { Permission } from '#contract/permission.ts';
import { findStaff } from '#market/accounts/find-role.ts';
import { appointStaff, dismissStaff } from '#market/accounts/staff.ts';
import { acceptInvitation } from '#market/people/accept-invitation.ts';
import { deleteRole, openRole, saveRole } from '#market/staff/edit-role.ts';
import { inviteStaff, withdrawInvitation } from '#market/staff/invite-staff.ts';
import type { Staff } from '#market/settings/actor.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, unique } from '../make.ts';
import { wordMailed } from '../word-mailed.ts';
import { outcomes } from './together.ts';

let base: Fresh;
let keeper: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  keeper = await makeStaff(base, 'owner');
});
afterAll(() => base.close());

const passwords = {
  seal: async (password: string) => `$argon2id$${password}`,
  fits: async (password: string, hash: string | null) => hash === `$argon2id$${password}`,
};
const save = (
  by: Staff,
  permissions: Permission[],
  {
    id = null,
    version = null,
    name = unique('Role'),
  }: Partial<Parameters<typeof saveRole>[2]> = {},
) => transaction(base.db, (tx) => saveRole(tx, by, { id, version, name, permissions }));
async function roleOf(...permissions: Permission[]): Promise<{ id: number; code: string }> {
  const { id } = await save(keeper.staff, ['desk', ...permissions]);
  return { id, code: (await openRole(base.db, id))?.code ?? '' };
}
const given = (code: string) =>
  base.db.selectFrom('roles').select(['id', 'version']).where('code', '=', code).executeTakeFirst();
const invite = (by: Staff, email: string, role: string) =>
  transaction(base.db, (tx) => inviteStaff(tx, by, { email, role }));
const wordFor = (email: string) => wordMailed(base.db, email);

describe('a role of the market’s own', () => {
  it('allows what it is made of, from the next call on', async () => {
    const { id, code } = await roleOf('catalogue');
    const clerk = await makeStaff(base, code);
    expect(clerk.staff.permissions).toEqual(['desk', 'catalogue']);
    await save(keeper.staff, ['desk', 'content'], { id, version: 1, name: unique('Role') });
    expect((await findStaff(base.db, clerk.customer))?.permissions).toEqual(['desk', 'content']);
  });
  it('cannot give what its maker may not do, nor take it away', async () => {
    const { code } = await roleOf('staff', 'catalogue');
    const { staff: lead } = await makeStaff(base, code);
    const rich = await roleOf('money');
    const some = { code: 'more-than-own' };
    await expect(save(lead, ['desk', 'money'])).rejects.toMatchObject(some);
    await expect(
      save(lead, ['desk'], { id: rich.id, version: 1, name: unique('Role') }),
    ).rejects.toMatchObject(some);
    const banker = await makeStaff(base, rich.code);
    const { email } = await makeCustomer(base);
    const changes = [
      (tx: Tx) => appointStaff(tx, lead, email, rich.code),
      (tx: Tx) => appointStaff(tx, lead, email, 'owner'),
      (tx: Tx) => appointStaff(tx, lead, banker.email, code),
      (tx: Tx) => dismissStaff(tx, lead, banker.accountId),
      (tx: Tx) => dismissStaff(tx, lead, keeper.accountId),
    ];
    for (const work of changes)
      await expect(transaction<unknown>(base.db, work)).rejects.toMatchObject(some);
    await expect(invite(lead, 'rich@example.com', 'owner')).rejects.toMatchObject(some);
    expect(await save(lead, ['desk', 'catalogue'])).toMatchObject({ version: 1 });
  });
  it('is gone when nobody has it, and only then', async () => {
    const { id, code } = await roleOf('content');
    const remove = () =>
      transaction(base.db, (tx) => deleteRole(tx, keeper.staff, { id, version: 1 }));
    const { accountId } = await makeStaff(base, code);
    await expect(remove()).rejects.toMatchObject({ code: 'in-use' });
    await transaction(base.db, (tx) => dismissStaff(tx, keeper.staff, accountId));
    await remove();
    expect(await openRole(base.db, id)).toBeNull();
  });
});

describe('a role that is given', () => {
  it('stays: the owner’s whole, the others by their name', async () => {
    const owner = await given('owner');
    const support = await given('support');
    if (!owner || !support) throw new Error('They are given.');
    await expect(save(keeper.staff, ['desk'], { ...owner })).rejects.toMatchObject({
      code: 'role-given',
    });
    for (const role of [owner, support])
      await expect(
        transaction(base.db, (tx) => deleteRole(tx, keeper.staff, role)),
      ).rejects.toMatchObject({ code: 'role-given' });
    await save(keeper.staff, ['desk', 'stores'], { ...support, name: 'Other' });
    expect(await openRole(base.db, support.id)).toMatchObject({
      code: 'support',
      name: '',
      permissions: ['desk', 'stores'],
    });
  });
  it('is enforced by the schema too', async () => {
    for (const statement of [
      base.db.deleteFrom('roles').where('given', 'is not', null),
      base.db.updateTable('roles').set({ given: null, name: 'Mine' }).where('given', '=', 'owner'),
      base.db
        .updateTable('roles')
        .set({ permissions: ['desk'] })
        .where('given', '=', 'owner'),
    ])
      await expect(statement.execute()).rejects.toThrow();
  });
});

describe('an invitation', () => {
  it('gives its role once, to two who come together too', async () => {
    const email = `${unique('new')}@example.com`;
    await invite(keeper.staff, email, 'support');
    const word = await wordFor(email);
    const accept = () =>
      acceptInvitation(base.db, passwords, {
        word,
        name: 'Nour',
        password: 'a quiet harbour at dawn',
        language: 'ar',
      });
    const results = await outcomes([accept(), accept(), accept()]);
    expect(results.toSorted()).toEqual(['done', 'invitation-over', 'invitation-over']);
    const account = await base.db
      .selectFrom('accounts as a')
      .innerJoin('staff as s', 's.account_id', 'a.id')
      .select(['a.name', 's.role', 'a.verified_at'])
      .where('a.email', '=', email)
      .executeTakeFirst();
    expect(account).toMatchObject({ name: 'Nour', role: 'support', verified_at: expect.any(Date) });
  });
  it('asks who has an account for its own password', async () => {
    const { email, accountId } = await makeCustomer(base);
    await base.db
      .updateTable('accounts')
      .set({ password: '$argon2id$mine' })
      .where('id', '=', accountId)
      .execute();
    await invite(keeper.staff, email, 'support');
    const word = await wordFor(email);
    const accept = (password: string) =>
      acceptInvitation(base.db, passwords, { word, name: '', password, language: 'en' });
    await expect(accept('a quiet harbour at dawn')).rejects.toMatchObject({
      code: 'password-wrong',
    });
    expect(await accept('mine')).toBe(email);
    await expect(invite(keeper.staff, email, 'support')).rejects.toMatchObject({
      code: 'already-staff',
    });
  });
  it('is good for nothing when it is withdrawn, sent anew, or over', async () => {
    const email = `${unique('late')}@example.com`;
    const accept = (word: string) =>
      acceptInvitation(base.db, passwords, {
        word,
        name: 'Late',
        password: 'a quiet harbour at dawn',
        language: 'en',
      });
    const over = { code: 'invitation-over' };
    const { id } = await invite(keeper.staff, email, 'support');
    const first = await wordFor(email);
    await invite(keeper.staff, email, 'support');
    await expect(accept(first)).rejects.toMatchObject(over);
    const second = await wordFor(email);
    await transaction(base.db, (tx) => withdrawInvitation(tx, keeper.staff, id));
    await expect(accept(second)).rejects.toMatchObject(over);
    await invite(keeper.staff, email, 'support');
    await base.db
      .updateTable('staff_invitations')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('email', '=', email)
      .execute();
    await expect(accept(await wordFor(email))).rejects.toMatchObject(over);
  });
});
