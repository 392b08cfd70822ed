// One of the staff views the site as a customer: every call of the contract, made with that bearer.
// Reads are answered as for the customer; writes are refused, and nothing changes.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { sayIn } from '#words/say.ts';
import { fillCart, order } from '../carts.ts';
import { auditOf, makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeStore } from '../make.ts';
import { calls } from '../rules/least-input.ts';
import { openShop, pathWith, type Answer, type TestShop } from '../shop.ts';

let base: Fresh;
let open: TestShop;
let staff: MadeStaff;
let person: MadeSeller; // buys, and sells too
let view: { authorization: string };

async function viewOf(id: number): Promise<{ authorization: string }> {
  const input = { id, reason: 'A question by phone.' };
  const { token } = await open.ask('adminViewAs.begin', input, staff.headers);
  return { authorization: `Bearer ${token}` };
}
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
  staff = await makeStaff(base, 'support');
  person = await makeSeller(base, await makeStore(base.db));
  await fillCart(base.db, person.customer, { product: await makeProduct(base.db) });
  await order(base.db, await open.services.market(), person.customer);
  await fillCart(base.db, person.customer, { product: await makeProduct(base.db) });
  view = await viewOf(person.accountId);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const ONLY = sayIn('en')('refusal.view-only');
const all = calls.map(({ name, sent }) => ({
  name,
  sent,
  endpoint: (endpoints as Record<string, Endpoint>)[name] as Endpoint,
}));
const callWith = ({ endpoint, sent }: (typeof all)[number], headers: Record<string, string>) =>
  open.within.call(
    endpoint.methods[0] ?? 'GET',
    pathWith(endpoint.path, sent),
    Object.values(sent).some((value) => Array.isArray(value)) ? {} : sent,
    headers,
  );
const resultOf = ({ status, data }: Answer) => ({ status, data });

/** Every row of every table, as one number for each; counts of tries belong to nobody. */
async function everything(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name
    from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'attempts'
    order by table_name
  `.execute(base.db);
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string }>`
      select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as sum
      from ${sql.table(name)} t
    `.execute(base.db);
    sums[name] = rows[0]?.sum ?? '';
  }
  return sums;
}

describe('who sees the site as a customer does', () => {
  it('is refused whatever writes, and changes nothing by any call at all', async () => {
    const before = await everything();
    const passed: string[] = [];
    for (const one of all) {
      if (one.name === 'auth.logout') continue; // ends it
      const answer = await callWith(one, view);
      const reads = one.endpoint.viewable ?? one.endpoint.methods[0] === 'GET';
      if (!reads && !answer.text.includes(ONLY)) passed.push(one.name);
      expect(answer.http, one.name).toBeLessThan(500);
    }
    expect(passed).toEqual([]);
    expect(await everything()).toEqual(before);
  });
  it('reads what the customer reads, as buyer and as seller', async () => {
    const reads = all.filter(
      ({ endpoint: { audience, viewable, methods, file } }) =>
        ['guest', 'bearer', 'seller'].includes(audience) &&
        (viewable ?? methods[0] === 'GET') &&
        !file,
    );
    expect(reads.length).toBeGreaterThan(15);
    for (const one of reads) {
      if (['auth.logout', 'account.sessions', 'order.sendEmail'].includes(one.name)) continue;
      const own = await callWith(one, person.headers);
      expect({ name: one.name, ...resultOf(await callWith(one, view)) }).toEqual({
        name: one.name,
        ...resultOf(own),
      });
    }
    expect((await open.send('order.byUser', {}, view)).text).toContain('"total_amount"');
  });
  it('works for nobody: no call of the staff is answered', async () => {
    const reads = all.filter(
      ({ endpoint: { audience, methods } }) => audience === 'staff' && methods[0] === 'GET',
    );
    for (const one of reads) expect((await callWith(one, view)).status, one.name).toBe(201);
  });
  it('is written down with who, whom and why, and shown to nobody as a device', async () => {
    expect(await auditOf(base.db, `account:${person.accountId}`)).toMatchObject([
      { account_id: staff.accountId, action: 'account.view', note: 'A question by phone.' },
    ]);
    expect(await open.ask('account.sessions', {}, person.headers)).toHaveLength(1);
  });
  it('ends by itself, by one press, and with the place of who looks', async () => {
    const other = await makeCustomer(base);
    const late = await viewOf(other.accountId);
    const { rows } = await sql<{ minutes: number }>`
      select extract(epoch from expires_at - now())::int / 60 as minutes
      from sessions
      where account_id = ${other.accountId} and viewed_by is not null
    `.execute(base.db);
    expect(rows[0]?.minutes).toBeLessThanOrEqual(30);
    await open.ask('auth.logout', {}, late);
    expect((await open.send('account.sessions', {}, late)).status).toBe(204);
    const again = await viewOf(other.accountId);
    const owner = await makeStaff(base, 'owner');
    await open.ask('staff.dismiss', { account_id: staff.accountId }, owner.headers);
    expect((await open.send('account.sessions', {}, again)).status).toBe(204);
  });
  it('cannot be who works here, nor nobody', async () => {
    const owner = await makeStaff(base, 'owner');
    const begin = (id: number) =>
      open.send('adminViewAs.begin', { id, reason: 'A question.' }, owner.headers);
    expect((await begin((await makeStaff(base, 'support')).accountId)).data).toMatchObject({
      code: 'view-staff',
    });
    expect((await begin(2_000_000_000)).data).toMatchObject({ code: 'account-not-found' });
  });
});
