// A gateway's settlement file compared with the books: matching rows are paid out to the bank,
// others are listed and change nothing.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { findSettlement } from '#market/settlements/find-settlement.ts';
import { listSettlements } from '#market/settlements/read-settlements.ts';
import { takeSettlement } from '#market/settlements/take-settlement.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeOrder, payOrder, type MadeOrder } from '../books.ts';
import { linesOf } from '../ledger-lines.ts';
import { decideRefund, refund } from '../refunds.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeStore } from '../make.ts';
import { outcomes } from './together.ts';
import { shopGateways } from '../shop-gateways.ts';
import { PAGE } from '../list-page.ts';

const { stripe, paypal, cashOnDelivery } = orderMethod;
const HEAD = 'provider_ref,kind,gross,fee,net,currency';
const DAY = 24 * 3_600_000;
let base: Fresh;
let keeper: MadeStaff;
let store: number;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  keeper = await makeStaff(base, 'owner');
  store = await makeStore(base.db);
});
afterAll(() => base.close());
afterEach(async () => expect(await auditMarket(base.db)).toEqual([]));

const read = (rows: string[], method: number = stripe) =>
  transaction(base.db, (tx) =>
    takeSettlement(
      tx,
      { staff: keeper.staff, gateways: shopGateways },
      { method, name: 'november.csv', csv: [HEAD, ...rows].join('\n') },
    ),
  );
async function paid(
  daysAgo = 1,
  method: number = stripe,
): Promise<{ order: MadeOrder; payment: number; ref: string }> {
  const order = await makeOrder(base.db, { method, parcels: [{ store }] });
  const payment = await payOrder(base.db, order, { now: new Date(Date.now() - daysAgo * DAY) });
  return {
    order,
    payment,
    ref:
      (
        await base.db
          .selectFrom('payments')
          .select('provider_payment_ref as ref')
          .where('id', '=', payment)
          .executeTakeFirstOrThrow()
      ).ref ?? '',
  };
}
const refOf = async (id: number) =>
  (
    await base.db
      .selectFrom('refunds')
      .select('provider_ref as ref')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).ref ?? '';
const entries = async () =>
  (
    await base.db
      .selectFrom('ledger_entries')
      .select('id')
      .where('kind', '=', 'settlement')
      .execute()
  ).length;

describe('a settlement', () => {
  it('moves what fits from the gateway to the bank, and its fee to the market’s cost', async () => {
    const { order, payment, ref } = await paid();
    const back = await refund(base.db, order, { parcel: order.parcels[0]?.id ?? 0, amount: 250 });
    const report = await read([
      `${ref},charge,10.00,0.59,9.41,usd`,
      `${await refOf(back)},refund,-2.50,-0.05,-2.45,usd`,
    ]);
    expect(report).toMatchObject({
      method: stripe,
      name: 'november.csv',
      counts: { matched: 2, missing: 0, different: 0 },
    });
    expect(
      [
        await linesOf(base.db, `settlement:payment:${payment}`),
        await linesOf(base.db, `settlement:refund:${back}`),
      ].map((all) => all.sort()),
    ).toEqual([
      ['bank -941', 'gateway 1000', 'market -59'],
      ['bank 245', 'gateway -250', 'market 5'],
    ]);
  });
  it('counts once, however many files have it and however often they are read', async () => {
    const made = await Promise.all([1, 2, 3].map(() => paid()));
    const rows = made.map(({ ref }) => `${ref},charge,10.00,0.30,9.70,USD`);
    const before = await entries();
    const reports = await Promise.all([read(rows), read(rows.toReversed()), read(rows.slice(1))]);
    expect([reports.map(({ counts }) => counts.matched), await entries()]).toEqual([
      [3, 3, 2],
      before + 3,
    ]);
  });
  it('lists what we do not know, what differs, and what it lacks of its time', async () => {
    const [first, second, lacking, third, later] = [
      await paid(20),
      await paid(19),
      await paid(18),
      await paid(17),
      await paid(16),
    ];
    const { order } = lacking;
    const back = await refund(base.db, order, { parcel: order.parcels[0]?.id ?? 0, amount: 10 });
    const pending = await refOf(
      await decideRefund(base.db, order, [{ parcel: order.parcels[0]?.id ?? 0, amount: 20 }]),
    );
    const before = await entries();
    const { lines, absent, counts, id } = await read([
      `${first.ref},charge,10.00,0,10.00,USD`,
      `${second.ref},charge,9.99,0,9.99,USD`,
      `${third.ref},charge,10.00,0,10.00,EUR`,
      'pi_unknown,charge,5.00,0,5.00,USD',
      `${pending},refund,-0.20,0,-0.20,USD`,
      'po_1,payout,-10.00,0,-10.00,USD',
    ]);
    expect(
      lines.map(({ ref, kind, found, expected, expectedCurrency }) => [
        ref,
        kind,
        found,
        expected,
        expectedCurrency,
      ]),
    ).toEqual([
      [second.ref, 'payment', 'different', 1000, 'USD'],
      [third.ref, 'payment', 'different', 1000, 'USD'],
      [pending, 'refund', 'different', null, ''],
      ['pi_unknown', 'payment', 'missing', null, ''],
      ['po_1', 'other', 'missing', null, ''],
      [first.ref, 'payment', 'matched', 1000, 'USD'],
    ]);
    expect(absent.map(({ kind, ref, amount, orderId }) => [kind, ref, amount, orderId])).toEqual([
      ['payment', lacking.ref, 1000, lacking.order.id],
    ]);
    expect([counts, await entries(), back > 0, later.ref !== '']).toEqual([
      { matched: 1, missing: 2, different: 3, absent: 1 },
      before + 1,
      true,
      true,
    ]);
    await read([`${lacking.ref},charge,10.00,0.10,9.90,USD`]);
    expect((await findSettlement(base.db, id)).absent).toEqual([]);
    const query = { ...PAGE, only: [id], view: undefined, method: undefined };
    const { rows } = await listSettlements(base.db, query);
    expect(rows).toMatchObject([{ matched: 1, missing: 2, different: 3 }]);
  });
  it('of one gateway knows nothing of another’s payments', async () => {
    const { ref } = await paid();
    expect((await read([`${ref},payment,10.00,0,10.00,USD`], paypal)).counts).toMatchObject({
      matched: 0,
      missing: 1,
    });
  });
  it('that can not be read leaves nothing behind', async () => {
    const { ref } = await paid();
    const files = () => base.db.selectFrom('settlements').select('id').execute();
    const before = await files();
    expect(
      await outcomes([
        read([`${ref},charge,10.00,0,10.00,USD`, 'x,charge,ten,0,0,USD']),
        read([], stripe),
        read(['a,payment,1,0,1,USD'], cashOnDelivery),
        findSettlement(base.db, 2_000_000_000),
      ]),
    ).toEqual([
      'settlement-unreadable',
      'settlement-unreadable',
      'method-unavailable',
      'settlement-not-found',
    ]);
    expect(await files()).toEqual(before);
  });
});

describe('npm run market -- settle', () => {
  const type = (...args: string[]) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        ['src/cli/market.ts', 'settle', ...args],
        { env: { ...process.env, DATABASE_URL: base.url } },
        (_, out, err) => resolve({ code: child.exitCode ?? -1, output: `${out}${err}` }),
      );
    });
  it('takes in a file, and says what does not fit', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'souk-settle-'));
    const file = join(folder, 'payout.csv');
    const [first, second] = [await paid(40), await paid(40)];
    const { code: order } = await base.db
      .selectFrom('orders')
      .select('code')
      .where('id', '=', second.order.id)
      .executeTakeFirstOrThrow();
    await writeFile(
      file,
      [HEAD, `${first.ref},charge,10.00,0.50,9.50,USD`, 'po_1,payout,-9.50,0,-9.50,USD'].join('\n'),
    );
    expect(await type('stripe', file)).toEqual({
      code: 0,
      output: expect.stringMatching(
        new RegExp(
          String.raw`^Comparing payout\.csv [\s\S]*\n` +
            String.raw`1 fit, 0 differ, 1 are not in the books, \d+ are not in the file\.\n$`,
        ),
      ),
    });
    expect(await linesOf(base.db, `settlement:payment:${first.payment}`)).toContain('bank -950');
    await writeFile(file, [HEAD, `${second.ref},charge,9.00,0,9.00,USD`].join('\n'));
    expect(await type('stripe', file)).toEqual({
      code: 1,
      output: expect.stringContaining(
        `different  payment ${second.ref}: 9 USD, 10 in the books, order ${order}\n`,
      ),
    });
    await rm(folder, { recursive: true });
  });
  it('says what is wrong with what was typed', async () => {
    expect([
      await type('visa', 'x.csv'),
      await type('stripe', 'nowhere.csv'),
      await type('stripe'),
    ]).toMatchObject([
      { code: 1, output: expect.stringContaining('visa is no gateway: say razorpay') },
      { code: 1, output: expect.stringMatching(/There is no file .*nowhere\.csv/) },
      { code: 1, output: expect.stringContaining('npm run market -- settle GATEWAY FILE.csv') },
    ]);
  });
});
