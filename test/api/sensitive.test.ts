// A stolen session: what it cannot do without the password. And people without the second factor
// that their role requires can do nothing else.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { sensitiveCalls } from '#contract/sensitive.ts';
import { makeSeller, makeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { guarded } from '../guarded.ts';
import { makeShop, makeStore, unique } from '../make.ts';
import { calls } from '../rules/least-input.ts';
import { openShop, pathWith, type TestShop } from '../shop.ts';

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

const PASSWORD = 'a quiet harbour at dawn';
const CURRENCIES = ['EUR', 'USD'];

const leastOf = (name: string) => calls.find((call) => call.name === name)?.sent ?? {};
const callByName = (
  name: string,
  input: Record<string, unknown>,
  headers: Record<string, string>,
) => {
  const endpoint = (endpoints as Record<string, Endpoint>)[name];
  if (!endpoint) throw new Error(`There is no call ${name}.`);
  const [method = 'GET'] = endpoint.methods;
  return open.within.call(method, pathWith(endpoint.path, input), input, headers);
};
const codeOf = ({ data }: { data: unknown }) => (data as { code?: string } | null)?.code;
/** Makes the session's proof expire, as in one that was stolen later. */
const age = (accountId: number) =>
  sql`
    update sessions set proved_at = now() - interval '11 minutes' where account_id = ${accountId}
  `.execute(base.db);
async function withPassword<T extends { accountId: number }>(person: T): Promise<T> {
  const password = await open.services.passwords.seal(PASSWORD);
  await base.db
    .updateTable('accounts')
    .set({ password })
    .where('id', '=', person.accountId)
    .execute();
  return person;
}
const workerFor = async (name: string) =>
  withPassword(
    (endpoints as Record<string, Endpoint>)[name]?.audience === 'seller'
      ? await makeSeller(base, await makeStore(base.db))
      : await makeStaff(base, 'owner'),
  );

describe.each(sensitiveCalls)('%s', (name) => {
  it('is refused to a session that proved nothing for minutes, until the password is given', async () => {
    const { accountId, headers } = await workerFor(name);
    const market = await open.services.market();
    const input = {
      ...leastOf(name),
      ...(name === 'adminSettings.save'
        ? { currency: CURRENCIES.find((one) => one !== market.currency) }
        : {}),
    };
    await age(accountId);
    const edits = () =>
      base.db
        .selectFrom('edits')
        .select(sql`count(*)`.as('n'))
        .execute();
    const before = await edits();
    expect(codeOf(await callByName(name, input, headers))).toBe('prove-again');
    expect(codeOf(await callByName('proof.give', { password: 'wrong' }, headers))).toBe(
      'password-wrong',
    );
    expect(codeOf(await callByName(name, input, headers))).toBe('prove-again');
    expect(await edits()).toEqual(before);
    expect((await callByName('proof.give', { password: PASSWORD }, headers)).status).toBe(200);
    expect(codeOf(await callByName(name, input, headers))).not.toBe('prove-again');
  });
});

it('settings that keep the currency ask for nothing', async () => {
  const { accountId, headers } = await workerFor('adminSettings.save');
  await age(accountId);
  const { currency } = await open.services.market();
  const input = { ...leastOf('adminSettings.save'), currency };
  expect(codeOf(await callByName('adminSettings.save', input, headers))).not.toBe('prove-again');
});

describe('who owes the second factor that their role demands', () => {
  it('is answered who they are, and refused every other call of the staff', async () => {
    const { id, code } = await base.db
      .insertInto('roles')
      .values({
        name: unique('Role'),
        second_factor: true,
        permissions: ['desk', 'staff', 'money', 'settings', 'orders', 'catalogue', 'content'],
      })
      .returning(['id', 'code'])
      .executeTakeFirstOrThrow();
    const person = await withPassword(await makeStaff(base, code));
    const me = await open.ask('adminDesk.me', {}, person.headers);
    expect(me.owes).toBe(true);
    const staffs = calls.filter(
      ({ name }) => (endpoints as Record<string, Endpoint>)[name]?.audience === 'staff',
    );
    expect(staffs.length).toBeGreaterThan(200);
    const refusals = new Map<string, unknown>();
    for (const { name, sent } of staffs) {
      if (Object.values(sent).some((value) => Array.isArray(value))) continue; // files
      refusals.set(name, codeOf(await callByName(name, sent, person.headers)));
    }
    refusals.delete('adminDesk.me');
    expect([...refusals].filter(([, code]) => code !== 'factor-demanded')).toEqual([]);
    // the calls that set it up are answered
    expect((await callByName('secondFactor.read', {}, person.headers)).status).toBe(200);
    expect(
      (await callByName('secondFactor.begin', { password: PASSWORD }, person.headers)).status,
    ).toBe(200);
    await base.db.deleteFrom('second_factors').where('account_id', '=', person.accountId).execute();
    await guarded(base.db, person.accountId);
    expect((await open.ask('adminDesk.me', {}, person.headers)).owes).toBe(false);
    expect((await callByName('adminRole.open', { id }, person.headers)).status).toBe(200);
  });
  it('cannot come of a switch that its own hand could not take back', async () => {
    const owner = await makeStaff(base, 'owner');
    const { id } = await base.db
      .selectFrom('roles')
      .select('id')
      .where('code', '=', 'owner')
      .executeTakeFirstOrThrow();
    const demand = (demanded: boolean) =>
      callByName('adminSecondFactor.demand', { id, demanded }, owner.headers);
    expect(codeOf(await demand(true))).toBe('factor-first');
    expect((await open.ask('adminDesk.me', {}, owner.headers)).owes).toBe(false);
    await guarded(base.db, owner.accountId);
    expect((await demand(true)).status).toBe(200);
    const other = await makeStaff(base, 'owner');
    expect(codeOf(await callByName('adminRole.open', { id }, other.headers))).toBe(
      'factor-demanded',
    );
    expect((await demand(false)).status).toBe(200);
    expect((await callByName('adminRole.open', { id }, other.headers)).status).toBe(200);
  });
});
