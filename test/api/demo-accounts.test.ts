// The people of the demo market: told at the start, and able to do what their kind can.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellDemoAccounts } from '#demo/write-accounts.ts';
import { leastPassword } from '#contract/constants.ts';
import { demoDatabase, freshDatabase, type Fresh } from '../db.ts';
import { makeCustomer } from '../customer.ts';
import { makeShop } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';

let base: Fresh, open: TestShop, told: Map<string, { email: string; password: string }>;
beforeAll(async () => {
  const demo = await demoDatabase();
  base = demo;
  open = await openShop(demo, { dataDir: demo.dataDir });
  const text = await tellDemoAccounts(base.db) ?? '';
  told = new Map([...text.matchAll(/^ {4}(\S.*?) {2,}(\S+@\S+) +(\S+)$/gm)].map(([, is = '', email = '', password = '']) => [is, { email, password }]));
});
afterAll(async () => { await open.close(); await base.close(); });

const enter = async (is: string) => ({ authorization: `Bearer ${(await open.ask('signIn', told.get(is))).token}` });

it('are told with passwords that are long enough for anybody’s work', () => {
  expect([...told.keys()]).toEqual(['owner', 'support', 'seller of Copper Lane', 'seller of Desk & Circuit', 'customer']);
  for (const { password } of told.values()) expect(password.length).toBeGreaterThanOrEqual(leastPassword.seller);
});
it('are not told of where they are not', async () => {
  const other = await freshDatabase();
  await makeShop(other.db);
  await makeCustomer(other);
  expect(await tellDemoAccounts(other.db)).toBeNull();
  await other.close();
});
it('get no letters about what befell them', async () => {
  const { rows } = await sql<{ task: string }>`select distinct task_identifier as task from graphile_worker.jobs`.execute(base.db);
  expect(rows.map(({ task }) => task)).toEqual(['resize-picture']);
  expect(await base.db.selectFrom('mails').select('id').execute()).toEqual([]);
});
it('are an owner with somebody to decide about, and support', async () => {
  const headers = await enter('owner'), support = await enter('support');
  expect((await open.ask('adminStaff', {}, headers)).map(({ role }) => role)).toEqual(['owner', 'support']);
  const [waiting] = (await open.ask('adminApplications', { state: 'received' }, headers)).data;
  expect(await open.ask('adminApprove', { id: waiting?.id }, headers)).toMatchObject({ state: 'approved', store_id: expect.any(Number) });
  expect((await open.ask('adminParcels', {}, support)).total).toBeGreaterThan(300);
  expect(await open.call('GET', 'admin/applications', {}, support)).toMatchObject({ status: 201 });
});
it('are sellers with parcels to work on', async () => {
  for (const [is, store] of [['seller of Copper Lane', 'Copper Lane'], ['seller of Desk & Circuit', 'Desk & Circuit']] as const) {
    const headers = await enter(is), { data } = await open.ask('sellerParcels', { status: 1 }, headers);
    expect(data[0]).toMatchObject({ store: { name: store }, status: 1 });
    expect(await open.ask('sellerConfirm', { id: data[0]?.id }, headers)).toMatchObject({ status: 2 });
  }
});
it('are a customer with orders in several states, reviews, wishes, followed stores and a cart', async () => {
  const headers = await enter('customer'), profile = await open.ask('profile', {}, headers);
  expect(profile).toMatchObject({ name: 'Amelia Hart', cart_count: 2, wishlist: { length: expect.toSatisfy((many: number) => many >= 5) }, compared: { length: 3 }, following: { length: 3 } });
  const { data } = await open.call('POST', 'order/by-user', {}, headers), { data: orders, total } = data as { data: { status: number; cancelled: number }[]; total: number };
  expect(total).toBe(19);
  expect(new Set(orders.map(({ status, cancelled }) => (cancelled ? 'cancelled' : status)))).toEqual(new Set([1, 3, 5, 'cancelled']));
  expect((await open.ask('addressAll', {}, headers)).total).toBe(1);
  expect((await sql`select from reviews r join accounts a on a.id = r.account_id where a.email = ${told.get('customer')?.email}`.execute(base.db)).rows.length).toBeGreaterThan(20);
});
