import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { askOrderMail } from '#market/orders/ask-order-mail.ts';
import type { Visitor } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeVisitor } from '../make.ts';
import { fillCart, makeAddress, order } from '../carts.ts';
import { makeVoucher } from '../offers.ts';
import { openMethods } from '../pay.ts';
import { openShop, type TestShop } from '../shop.ts';

let base: Fresh;
let market: MarketSettings;
let open: TestShop;
let stopJobs: () => Promise<void>;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
  open = await openShop(base, { publicUrl: 'https://souk.example' });
  stopJobs = await startJobs(open.services, base.url);
});
afterAll(async () => {
  await stopJobs();
  await open.close();
  await base.close();
});

/**
 * A request by a person who comes back later: just after placing, the order's own letter is the
 * answer.
 */
async function requestMail(visitor: Visitor, id: number): Promise<void> {
  await sql`
    update orders
    set created_at = least(created_at, now() - interval '6 minutes')
    where id = ${id}`.execute(base.db);
  await transaction(base.db, (tx) => askOrderMail(tx, visitor, id));
}
const mailsAbout = (code: string) =>
  base.db
    .selectFrom('mails')
    .selectAll()
    .where('plain', 'like', `%${code}%`)
    .orderBy('id')
    .execute();
const arrive = (code: string, mails: number) =>
  vi.waitFor(
    async () => {
      const found = await mailsAbout(code);
      expect(found).toHaveLength(mails);
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );
const idle = () =>
  vi.waitFor(
    async () =>
      expect((await sql`select id from graphile_worker.jobs`.execute(base.db)).rows).toEqual([]),
    { timeout: 60_000, interval: 50 },
  );

async function ordered(visitor: Visitor, name = 'Lamp', email?: string) {
  if (email) await makeAddress(base.db, visitor, { email });
  await fillCart(base.db, visitor, {
    product: await makeProduct(base.db, { name, selling: 1999 }),
    quantity: 2,
  });
  return order(base.db, market, visitor);
}

describe('the mail about an order', () => {
  it('comes when it is placed, with what was bought, its price and how to track it', async () => {
    const { code } = await ordered(makeVisitor(), 'Lamp', 'buyer@example.com');
    const [mail] = await arrive(code, 1);
    expect(mail).toMatchObject({
      kind: 'order-placed',
      recipient: 'buyer@example.com',
      language: 'en',
      subject: expect.stringContaining(code),
    });
    for (const part of [
      '2 × Lamp',
      '$39.98',
      '$5.00',
      '$44.98',
      `https://souk.example/track-order?tracking_id=${code}`,
    ]) {
      expect(mail?.plain).toContain(part);
      expect(mail?.html).toContain(part);
    }
    expect(mail?.html).toMatch(/<html lang="en" dir="ltr">/);
  });
  it('comes in the language of its shopper', async () => {
    const { code } = await ordered(makeVisitor('ar'));
    const [mail] = await arrive(code, 1);
    expect(mail).toMatchObject({ language: 'ar', plain: expect.stringContaining('Lamp (ع)') });
    expect(mail?.html).toMatch(/<html lang="ar" dir="rtl">/);
    expect(mail?.plain).toContain(`https://souk.example/ar/track-order?tracking_id=${code}`);
  });
  it('says what was taken off, so that its sums add up', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, {
      selling: 1000,
      shipping: 500,
      bundle: { buy: 3, free: 1 },
      tax: { type: 1, amount: 25 },
    });
    await fillCart(base.db, visitor, { product, quantity: 3 });
    const { code } = await order(base.db, market, visitor, {
      voucher: await makeVoucher(base.db, { amount: 150 }),
    });
    const [mail] = await arrive(code, 1);
    expect(
      mail?.plain
        .split('\n')
        .filter((line) => /^[^ ].*: [−$]/.test(line))
        .map((line) => line.split(': ')[1]),
    ).toEqual(['$30.00', '−$10.00', '−$1.50', '$5.00', '$0.75', '$24.25']);
  });
  it('names the fee of the payment method, so that its sums add up', async () => {
    const visitor = makeVisitor();
    const dear = await openMethods(base.db, [orderMethod.cashOnDelivery], { fee: 150 });
    await fillCart(base.db, visitor, {
      product: await makeProduct(base.db, { selling: 1000, shipping: 500 }),
    });
    const { code } = await order(base.db, dear, visitor);
    await openMethods(base.db, [orderMethod.cashOnDelivery]);
    const [mail] = await arrive(code, 1);
    expect(
      mail?.plain
        .split('\n')
        .filter((line) => /^[^ ].*: [−$]/.test(line))
        .map((line) => line.split(': ')[1]),
    ).toEqual(['$10.00', '$5.00', '$1.50', '$16.50']);
  });
  it('holds no markup of a seller’s', async () => {
    const { code } = await ordered(makeVisitor(), '<img src=x onerror=alert(1)> "&"');
    const [mail] = await arrive(code, 1);
    expect(mail?.html).not.toContain('<img src=x');
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;&amp;&quot;');
  });
  it('comes once more when it is asked for, at most three times an hour', async () => {
    const visitor = makeVisitor();
    const { id, code } = await ordered(visitor);
    await arrive(code, 1);
    for (const times of [2, 3, 4]) {
      await requestMail(visitor, id);
      await arrive(code, times);
    }
    await expect(requestMail(visitor, id)).rejects.toMatchObject({
      code: 'too-many-mails',
      values: { most: 3 },
    });
    await idle();
    expect(await mailsAbout(code)).toHaveLength(4);
    await base.db
      .updateTable('events')
      .set({ at: new Date(Date.now() - 3_600_001) })
      .where('kind', '=', 'order-mail-asked')
      .execute();
    await requestMail(visitor, id);
    await arrive(code, 5);
  });
  it('is asked for three times when ten ask together', async () => {
    const visitor = makeVisitor();
    const { id, code } = await ordered(visitor);
    const requests = await Promise.allSettled(
      Array.from({ length: 10 }, () => requestMail(visitor, id)),
    );
    expect(requests.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await idle();
    expect(await mailsAbout(code)).toHaveLength(4);
  });
  it('is not for strangers', async () => {
    const { id, code } = await ordered(makeVisitor());
    for (const orderId of [id, 2_000_000_000])
      await expect(requestMail(makeVisitor(), orderId)).rejects.toMatchObject({
        code: 'order-not-found',
      });
    await idle();
    expect(await mailsAbout(code)).toHaveLength(1);
  });
});
