// The usual tasks of an owner, done from the first screen with the clicks counted; the table in
// docs/desk.md has the same numbers.
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import { makeSeller, makeStaff, type MadeStaff } from '../at-work.ts';
import { proposedLamp } from '../proposals.ts';
import { startAt, type Desk } from './counted-desk.ts';
import * as days from './market-days-steps.ts';
import { application, earned, reportedTransfer } from './money-things.ts';
import * as money from './owner-money-tasks.ts';
import * as tasks from './owner-tasks.ts';
import { missing, openSite, type Site } from './site.ts';

let site: Site;
let owner: MadeStaff;

/** The first field of the first row found. */
async function first(query: ReturnType<typeof sql<{ found: string }>>): Promise<string> {
  const { rows } = await query.execute(site.database.db);
  return rows[0]?.found ?? '';
}
const orderThat = (has: string) =>
  first(sql`
    select code as found
    from orders
    where ${sql.raw(has)}
    order by id desc
    limit 1
  `);

/** A proposal of a seller. */
async function propose(): Promise<void> {
  const { db } = site.database;
  const store = Number(await first(sql`select id::text as found from stores order by id limit 1`));
  const seller = await makeSeller(site.database, store);
  const answer = await fetch(`${site.origin}/api/v1/seller/product/propose`, {
    method: 'POST',
    headers: { ...seller.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ send: true, ...(await proposedLamp(db, store)) }),
  });
  expect(await answer.json()).toMatchObject({ status: 200 });
}

type Task = { task: string; most: number; walk: (desk: Desk) => Promise<void> };
/** `most`: the most clicks that it may take. */
const TASKS: Task[] = [
  { task: 'See what waits', most: 0, walk: tasks.seeWhatWaits },
  {
    task: 'Find an order by its number',
    most: 1,
    walk: async (desk) => tasks.findOrder(desk, await orderThat('true')),
  },
  { task: 'Open a late parcel', most: 2, walk: tasks.openLateParcel },
  {
    task: 'Remind the store of a late parcel',
    most: 3,
    walk: async (desk) => {
      const stores = await site.database.db.selectFrom('stores').select('id').execute();
      for (const { id } of stores) await makeSeller(site.database, id);
      await days.remindLate(desk);
    },
  },
  { task: 'Approve a product', most: 2, walk: tasks.approveProduct },
  { task: 'Refuse a product with a reason', most: 3, walk: tasks.refuseProduct },
  {
    task: 'Accept a seller',
    most: 3,
    walk: async (desk) => tasks.acceptSeller(desk, await application(site.database.db)),
  },
  {
    task: 'Refund a line of an order',
    most: 4,
    walk: async (desk) => money.refundLine(desk, await orderThat('paid_at is not null')),
  },
  {
    task: 'Cancel a parcel',
    most: 3,
    walk: async (desk) => tasks.cancelParcel(desk, await orderThat('true')),
  },
  {
    task: 'Gather the week’s payouts and take the bank’s file',
    most: 4,
    walk: async (desk) => {
      const store = await earned(site.database.db);
      await site.database.db
        .updateTable('stores')
        .set({ payee_name: store, iban: 'DE89370400440532013000' })
        .where('name', '=', store)
        .execute();
      await money.payWeek(desk, store);
    },
  },
  {
    task: 'See why a store’s balance is what it is',
    most: 2,
    walk: async (desk) => money.explainSum(desk, 'Copper Lane'),
  },
  {
    task: 'Match a bank transfer',
    most: 2,
    walk: async (desk) => {
      await reportedTransfer(site.database.db);
      await desk.page.reload();
      await money.matchTransfer(desk);
    },
  },
  { task: 'Add a commission rule', most: 4, walk: money.addCommission },
  {
    task: 'Suspend a store',
    most: 4,
    walk: async (desk) => tasks.suspendStore(desk, 'Desk & Circuit'),
  },
  {
    task: 'Enter as a seller',
    most: 3,
    walk: (desk) => tasks.enterAsSeller(desk, 'Desk & Circuit'),
  },
  { task: 'Make a voucher', most: 4, walk: tasks.makeVoucher },
  {
    task: 'Give a banner its dates',
    most: 5,
    walk: async (desk) =>
      tasks.dateBanner(desk, await first(sql`select title ->> 'en' as found from banners limit 1`)),
  },
  { task: 'Go to the next gap in Arabic', most: 2, walk: tasks.nextGap },
  {
    task: 'Import a file of products',
    most: 5,
    walk: async (desk) => tasks.importProducts(desk, 'Copper Lane'),
  },
  { task: 'Raise prices by 5 %', most: 5, walk: tasks.raisePrices },
  {
    task: 'Invite somebody to the staff',
    most: 4,
    walk: (desk) =>
      tasks.inviteStaff(desk, 'nour@example.com', desk.say('desk-staff', 'role-support')),
  },
];

/** The clicks of each task in docs/desk.md. */
async function written(): Promise<Map<string, number>> {
  const rows = (await readFile('docs/desk.md', 'utf8')).matchAll(/^\| (.+?) +\| +(\d+) +\|$/gm);
  return new Map([...rows].map(([, task = '', clicks]) => [task, Number(clicks)]));
}

describe.skipIf(missing !== null)(`an owner${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite('all'); // with its worker
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
    await propose();
    await propose();
  });
  afterAll(() => site?.close());

  it.each(TASKS)('$task: at most $most clicks', async ({ task, most, walk }) => {
    const { page, close } = await site.visit({
      viewport: { width: 1440, height: 900 },
    });
    await page.context().addCookies([
      { name: 'i18n_redirected', value: 'en', url: site.origin },
      { name: 'frontend_token', value: owner.bearer, url: site.origin },
    ]);
    const desk = await startAt(page);
    await walk(desk);
    expect(desk.clicks).toBeLessThanOrEqual(most);
    expect([task, (await written()).get(task)]).toEqual([task, desk.clicks]);
    expect(await auditMarket(site.database.db)).toEqual([]);
    await close();
  });
});
