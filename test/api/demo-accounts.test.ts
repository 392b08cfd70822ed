// The people of the demo market: listed at the start, and able to do what their role allows.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#hall/config.ts';
import { demoAccounts, makeDemoPasswords, demoAccountsText } from '#demo/demo-accounts.ts';
import { transaction } from '#db/transaction.ts';
import { writeAccounts } from '#demo/write-accounts.ts';
import { setPassword } from '#market/accounts/set-password.ts';
import { leastPassword } from '#contract/constants.ts';
import { inside } from '../entered.ts';
import { demoDatabase, freshDatabase, type Demo } from '../db.ts';
import { makeShop, makeStore } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';

let base: Demo;
let open: TestShop;
beforeAll(async () => {
  base = await demoDatabase();
  open = await openShop(base, { dataDir: base.dataDir });
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const account = (is: string) => {
  const { email, password } = base.accounts.find((one) => one.is === is) ?? {
    email: '',
    password: '',
  };
  return { email, password };
};
const enter = async (is: string) => ({
  authorization: `Bearer ${inside(await open.ask('auth.signIn', account(is))).token}`,
});

/** Passwords that were once in this repository, by the address that each opened. */
const ONCE_PUBLISHED = {
  'owner@souk.example': 'amber-lantern-01',
  'support@souk.example': 'quiet-harbour-02',
  'copper-lane@souk.example': 'brass-kettle-03',
  'desk-and-circuit@souk.example': 'copper-solder-04',
  'amelia.hart@example.com': 'window-garden-05',
};

it('have passwords of this install alone, long enough for staff, stored as hashes', async () => {
  expect(base.accounts.map(({ is }) => is)).toEqual([
    'owner',
    'support',
    'seller of Copper Lane',
    'seller of Desk & Circuit',
    'customer',
  ]);
  const typed = base.accounts.map(({ password }) => password ?? '');
  expect(new Set(typed).size).toBe(5);
  for (const password of typed)
    expect(password.length).toBeGreaterThanOrEqual(leastPassword.seller);
  const installs = [
    await makeDemoPasswords(readConfig({}), open.services.passwords),
    await makeDemoPasswords(readConfig({}), open.services.passwords),
  ];
  const made = installs.flatMap((passwords) => [...passwords.values()].map((one) => one.typed));
  expect(new Set([...typed, ...made]).size).toBe(15);
  const stored = await base.db.selectFrom('accounts').select('password').execute();
  for (const { password } of stored) expect(password ?? '$argon2id$').toMatch(/^\$argon2id\$/);
});
it('are printed once with their passwords, and no table holds a password', async () => {
  const text = demoAccountsText(base.accounts);
  for (const { email, password } of base.accounts)
    expect(text).toMatch(new RegExp(`${email} +${password}\n`));
  const { rows } = await sql<{
    text: string;
  }>`select jsonb_build_array((select jsonb_agg(m) from mails m),
    (select jsonb_agg(a) from audit a), (select jsonb_agg(e) from events e),
    (select jsonb_agg(j) from graphile_worker._private_jobs j))::text as text`.execute(base.db);
  for (const { password } of base.accounts) expect(rows[0]?.text).not.toContain(password);
});
it.each([{ HOST: '0.0.0.0' }, { HOST: '192.0.2.7' }, { PUBLIC_URL: 'https://shop.example' }])(
  'have no password where other machines reach the shop: %o',
  async (env) => {
    expect(await makeDemoPasswords(readConfig(env), open.services.passwords)).toEqual(new Map());
  },
);
it('without passwords let nobody in, until one is made at the terminal', async () => {
  const other = await freshDatabase();
  await makeShop(other.db);
  const stores = new Map<string, number>();
  for (const slug of ['copper-lane', 'desk-and-circuit'])
    stores.set(slug, await makeStore(other.db));
  await transaction(other.db, (tx) => writeAccounts(tx, new Map(), stores));
  const stored = await other.db.selectFrom('accounts').select('password').execute();
  expect([stored.length, stored.filter(({ password }) => password !== null)]).toEqual([6, []]);
  const text = demoAccountsText(demoAccounts(new Map()));
  expect(text).toContain('npm run market -- password owner@souk.example');
  const shop = await openShop(other);
  const email = 'owner@souk.example';
  for (const password of ['', 'null', 'amber-lantern-01']) {
    expect(await shop.call('POST', 'user/signin', { email, password })).toMatchObject({
      status: 201,
    });
  }
  const password = 'made at the terminal';
  const sealed = await shop.services.passwords.seal(password);
  await transaction(other.db, (tx) => setPassword(tx, email, sealed));
  expect(await shop.ask('auth.signIn', { email, password })).toMatchObject({ user: { email } });
  await shop.close();
  await other.close();
});
it('get no letters about what befell them', async () => {
  const { rows } = await sql<{
    task: string;
  }>`select distinct task_identifier as task from graphile_worker.jobs`.execute(base.db);
  expect(rows.map(({ task }) => task)).toEqual(['resize-picture']);
  expect(await base.db.selectFrom('mails').select('id').execute()).toEqual([]);
});
it('are an owner with somebody to decide about, and support', async () => {
  const headers = await enter('owner');
  const support = await enter('support');
  expect((await open.ask('staff.all', {}, headers)).map(({ role }) => role)).toEqual([
    'owner',
    'support',
  ]);
  const [waiting] = (await open.ask('application.list', { view: 'received' }, headers)).rows;
  expect(
    await open.ask('application.approve', { id: waiting?.id, despite: true }, headers),
  ).toMatchObject({
    state: 'approved',
    store_id: expect.any(Number),
  });
  expect((await open.ask('parcel.all', {}, support)).total).toBeGreaterThan(300);
  expect(await open.call('GET', 'admin/applications', {}, support)).toMatchObject({ status: 201 });
});
it('are sellers with parcels to work on', async () => {
  for (const [is, store] of [
    ['seller of Copper Lane', 'Copper Lane'],
    ['seller of Desk & Circuit', 'Desk & Circuit'],
  ] as const) {
    const headers = await enter(is);
    const { data } = await open.ask('sellerParcel.all', { status: 1 }, headers);
    expect(data[0]).toMatchObject({ store: { name: store }, status: 1 });
    expect(await open.ask('sellerParcel.confirm', { id: data[0]?.id }, headers)).toMatchObject({
      status: 2,
    });
  }
});
it('are a customer with orders, reviews, wishes, followed stores and a cart', async () => {
  const headers = await enter('customer');
  const profile = await open.ask('profile.read', {}, headers);
  expect(profile).toMatchObject({
    name: 'Amelia Hart',
    cart_count: 2,
    wishlist: { length: expect.toSatisfy((many: number) => many >= 5) },
    compared: { length: 3 },
    following: { length: 3 },
  });
  const { data } = await open.call('POST', 'order/by-user', {}, headers);
  const { data: orders, total } = data as {
    data: { status: number; cancelled: number }[];
    total: number;
  };
  expect(total).toBe(19);
  expect(
    new Set(orders.map(({ status, cancelled }) => (cancelled ? 'cancelled' : status))),
  ).toEqual(new Set([1, 3, 5, 'cancelled']));
  expect((await open.ask('address.all', {}, headers)).total).toBe(1);
  expect(
    (
      await sql`
        select
        from reviews r
        join accounts a on a.id = r.account_id
        where a.email = ${account('customer').email}`.execute(base.db)
    ).rows.length,
  ).toBeGreaterThan(20);
});
it('let nobody in by the passwords that stood in earlier versions of the repository', async () => {
  for (const [email, password] of Object.entries(ONCE_PUBLISHED)) {
    const sealed = await open.services.passwords.seal(password);
    await base.db
      .updateTable('accounts')
      .set({ password: sealed })
      .where('email', '=', email)
      .execute();
    expect(await open.call('POST', 'user/signin', { email, password })).toMatchObject({
      status: 201,
    });
  }
});
