// A living worker keeps its jobs, however long they take. Jobs that no worker holds any more are
// freed.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Db } from '#db/connect.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { openAtShop, type AtShop } from '../payments/at-shop.ts';
import { standing } from '../payments/order-standing.ts';
import { placeAt } from '../payments/buyers.ts';
import { openRazorpay } from '../stand-ins/gateways/razorpay.ts';
import { stall } from './crash-gateways.ts';
import { ageLocks, inHand } from './crash-queue.ts';

const AT_ONCE = 2;
const WAIT = { timeout: 60_000, interval: 50 };
let at: AtShop;
let stop: () => Promise<void>;
beforeAll(async () => {
  at = await openAtShop('razorpay', openRazorpay);
});
afterAll(async () => {
  await at?.there.close(); // requests still under way are answered now: nobody is there
  await stop?.();
  await at?.close();
});

const queueCheck = (orderId: number) =>
  sql<{ id: number }>`
    select graphile_worker.add_job(
      'look-at-payment',
      json_build_object('payment', (select id from payments where order_id = ${orderId})),
      run_at := now() + interval '1 day'
    )`;

/** Waits until both workers have checked the queue twice. */
async function lookedTwice(db: Db): Promise<void> {
  for (let time = 0; time < 2; time++) {
    const {
      rows: [begun],
    } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
    await vi.waitFor(
      async () =>
        expect(
          (
            await db
              .selectFrom('workers')
              .select('name')
              .where('seen_at', '>', begun?.at ?? new Date())
              .execute()
          ).length,
        ).toBe(2),
      WAIT,
    );
  }
}

it('frees what a living worker could not give back', async () => {
  const {
    there,
    base: { db },
  } = at;
  const order = await placeAt(at);
  there.pay(order.ref);
  await queueCheck(order.id).execute(db);
  const named = async () =>
    (await sql<{ name: string }>`select name from workers`.execute(db)).rows[0]?.name;
  await vi.waitFor(async () => expect(await named()).toBeDefined(), WAIT);
  await sql`
    update graphile_worker._private_jobs
    set locked_at = now(), locked_by = ${await named()}, run_at = now()
    where key is null and run_at > now()`.execute(db);
  await ageLocks({ db: () => db });
  await vi.waitFor(
    async () => expect(await standing(at, order.id)).toMatchObject({ done: true, paidEvents: 1 }),
    WAIT,
  );
});
it('leaves to a living worker what it has in hand, and frees what nobody has', async () => {
  const {
    there,
    base: { db },
  } = at;
  const books = { db: () => db };
  const orders = [await placeAt(at), await placeAt(at)];
  // nobody gives up meanwhile, however busy the machine is
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  const reached = orders.map(() => stall({ there }, 'GET /v1/orders/', 'hang'));
  for (const { ref } of orders) {
    there.pay(ref);
    expect(await there.notify('order.paid', ref)).toEqual([200]);
  }
  await Promise.all(reached.map((wait) => wait()));
  await vi.waitFor(async () => expect(await inHand(books, 'look-at-payment')).toBe(AT_ONCE), WAIT);
  // the first is busy: another one looks after the queue
  stop = await startJobs(at.shop.services, at.base.url);
  await ageLocks(books);
  await lookedTwice(db);
  expect(await inHand(books, 'look-at-payment')).toBe(AT_ONCE);
  await sql`
    update graphile_worker._private_jobs
    set locked_by = 'pool-gone'
    where locked_at is not null`.execute(db);
  await vi.waitFor(async () => {
    for (const { id } of orders)
      expect(await standing(at, id)).toMatchObject({
        done: true,
        paidEvents: 1,
        payments: [{ state: 'succeeded' }],
      });
  }, WAIT);
});
