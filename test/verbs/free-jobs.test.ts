// What a worker has in hand is left to it while it lives, however long that lasts. What nobody has in hand any more is free again.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startJobs } from '#jobs/start-jobs.ts';
import { openAtShop, placeAt, standing, type AtShop } from '../payments/at-shop.ts';
import { openRazorpay } from '../stand-ins/gateways/razorpay.ts';
import { freeTasks, inHand, stall } from './crash-paying.ts';

const AT_ONCE = 2;
let at: AtShop, stop: () => Promise<void>;
beforeAll(async () => { at = await openAtShop('razorpay', openRazorpay); });
afterAll(async () => {
  await at?.there.close();                                                         // whoever still asks it is answered now: nobody is there
  await stop?.();
  await at?.close();
});

const looks = (orderId: number) => sql<{ id: number }>`select graphile_worker.add_job('look-at-payment', json_build_object('payment', (select id from payments where order_id = ${orderId})), run_at := now() + interval '1 day')`;

it('frees what a living worker could not give back', async () => {
  const { there, base: { db } } = at, order = await placeAt(at);
  there.pay(order.ref);
  await looks(order.id).execute(db);
  const named = async () => (await sql<{ name: string }>`select application_name as name from pg_stat_activity where datname = current_database() and application_name like 'pool-%'`.execute(db)).rows[0]?.name;
  await vi.waitFor(async () => expect(await named()).toBeDefined());
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = ${await named()}, run_at = now() where key is null and run_at > now()`.execute(db);
  await freeTasks({ db: () => db });
  await vi.waitFor(async () => expect(await standing(at, order.id)).toMatchObject({ done: true, told: 1 }), { timeout: 8000 });
});
it('leaves to a living worker what it has in hand, and frees what nobody has', async () => {
  const { there, base: { db } } = at, books = { db: () => db }, orders = [await placeAt(at), await placeAt(at)], reached = orders.map(() => stall({ there }, 'GET /v1/orders/', 'hang'));
  for (const { ref } of orders) {
    there.pay(ref);
    expect(await there.notify('order.paid', ref)).toEqual([200]);
  }
  await Promise.all(reached.map((wait) => wait()));
  await vi.waitFor(async () => expect(await inHand(books, 'look-at-payment')).toBe(AT_ONCE));
  stop = await startJobs(at.shop.house, at.base.url);                              // the first has its hands full: another looks after the queue
  await freeTasks(books);
  const waiting = async () => (await sql`select from graphile_worker.jobs where task_identifier = 'free-jobs'`.execute(db)).rows.length;
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 5000 });
  expect(await inHand(books, 'look-at-payment')).toBe(AT_ONCE);
  await sql`update graphile_worker._private_jobs set locked_by = 'pool-gone' where locked_at is not null`.execute(db);
  await freeTasks(books);
  await vi.waitFor(async () => { for (const { id } of orders) expect(await standing(at, id)).toMatchObject({ done: true, told: 1, payments: [{ state: 'succeeded' }] }); }, { timeout: 8000 });
});
