// Payouts and large amounts that need a second person, through the API.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { handOver, makeOrder, payOrder, type MadeOrder } from '../books.ts';
import { decideRefund, giveBack } from '../refunds.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeStore } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';

let base: Fresh;
let open: TestShop;
let store: number;
let seller: MadeSeller;
let owner: MadeStaff;
let second: MadeStaff;
let support: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
  store = await makeStore(base.db);
  seller = await makeSeller(base, store);
  [owner, second, support] = [
    await makeStaff(base, 'owner'),
    await makeStaff(base, 'owner'),
    await makeStaff(base, 'support'),
  ];
});
afterAll(async () => {
  await open.close();
  await base.close();
});
afterEach(async () => expect(await auditMarket(base.db)).toEqual([]));

const post = (path: string, input: object, who: MadeStaff = owner) =>
  open.call('POST', path, { ...input }, who.headers);
const settings = (input: object) =>
  post('admin/payout-settings/save', { release_days: 7, payout_period: 'week', ...input });
/** A paid parcel of 100.00 of the store, delivered long ago, and released. */
async function earned(): Promise<MadeOrder> {
  const order = await makeOrder(base.db, { parcels: [{ store, goods: 10_000 }] });
  await payOrder(base.db, order);
  await handOver(
    base.db,
    order,
    order.parcels[0]?.id ?? 0,
    new Date(Date.now() - 8 * 24 * 3_600_000),
  );
  await transaction(base.db, (tx) => releaseEarnings(tx, new Date()));
  return order;
}

describe('the settings of payouts', () => {
  it('leave as it is what is left out, and accept an amount or a percent as reserve', async () => {
    expect(
      await settings({ least_payout: '5.00', reserve_rate: 1000, reserve_days: 30 }),
    ).toMatchObject({
      status: 200,
      data: {
        least_payout: 5,
        reserve_rate: 1000,
        reserve_amount: 0,
        reserve_days: 30,
        second_person_above: null,
        waiting: null,
      },
    });
    expect(await settings({})).toMatchObject({
      data: { least_payout: 5, reserve_rate: 1000, reserve_days: 30 },
    });
    expect(await settings({ reserve_amount: '70' })).toMatchObject({
      data: { reserve_rate: 0, reserve_amount: 70 },
    });
    for (const wrong of [
      { reserve_rate: 5, reserve_amount: '1' },
      { reserve_rate: 10_001 },
      { reserve_days: 0 },
      { least_payout: '1.005' },
      { second_person_above: '-1' },
    ])
      expect((await settings(wrong)).status).toBe(201);
    expect(
      await settings({ reserve_rate: 0, reserve_amount: '0', least_payout: '0' }),
    ).toMatchObject({ data: { least_payout: 0, reserve_rate: 0, reserve_amount: 0 } });
  });
  it('of one store are its own, or the shop’s again', async () => {
    const path = `admin/store/reserve/save/${store}`;
    const read = () => open.ask('payoutSettings.reserve', { id: store }, owner.headers);
    expect(await post(path, { own: true, reserve_rate: 2500, reserve_days: 10 })).toMatchObject({
      status: 200,
      data: { own: 1, reserve_rate: 2500 },
    });
    expect(await read()).toMatchObject({
      own: 1,
      reserve_rate: 2500,
      reserve_amount: 0,
      reserve_days: 10,
      currency: 'USD',
    });
    expect(await post(path, { own: false })).toMatchObject({ data: { own: 0, reserve_rate: 0 } });
    expect(await post('admin/store/reserve/save/2000000000', { own: true })).toMatchObject({
      status: 201,
    });
  });
});

describe('what wants a second person', () => {
  it('answers that it waits, in the shape of the call, and somebody else decides', async () => {
    const order = await earned();
    await settings({ second_person_above: '50' });
    const adjusted = await post(`admin/store/adjust/${store}`, {
      amount: '-50.01',
      reason: 'Lost',
    });
    expect(adjusted).toMatchObject({
      status: 200,
      message: expect.stringContaining('second person'),
      data: [{ store_id: store, due: 100, waiting: expect.any(Number) }],
    });
    const requested = await post(`admin/refund/${order.id}`, { reason: 'Broken', amount: '60' });
    expect(requested).toMatchObject({
      status: 200,
      message: expect.stringContaining('second person'),
      data: {
        id: 0,
        order: { id: order.id },
        amount: 60,
        state: 'pending',
        by_hand: 0,
        reason: 'Broken',
        waiting: expect.any(Number),
      },
    });
    const { rows: waiting } = await open.ask('approval.list', {}, second.headers);
    expect(waiting.map(({ kind, amount, own }) => [kind, amount, own])).toEqual([
      ['refund', 60, 0],
      ['adjustment', -50.01, 0],
    ]);
    await expect(open.ask('approval.list', {}, support.headers)).rejects.toThrow();
    const decide = (id: unknown, who: MadeStaff, answer = 'approve') =>
      post(`admin/approval/decide/${id}`, { answer }, who);
    expect((await decide(waiting[0]?.id, owner)).status).toBe(201);
    expect((await decide(waiting[0]?.id, support)).status).toBe(201);
    for (const { id } of waiting)
      expect(await decide(id, second)).toMatchObject({
        status: 200,
        data: { id, state: 'approved', decided_by: second.staff.name },
      });
    expect((await open.ask('sellerMoney.balance', {}, seller.headers))[0]).toMatchObject({
      due: 49.99,
      owes: 0,
      on_hold: [{ why: 'refund', amount: 100 }],
    });
    const small = await post(`admin/refund/${order.id}`, { reason: 'Late', amount: '1' });
    expect(small).toMatchObject({
      status: 200,
      data: { id: expect.any(Number), amount: 1, waiting: null },
    });
    expect(small.message).not.toContain('second person');
    for (const { id } of (await open.ask('refund.list', { view: 'pending' }, owner.headers)).rows)
      await giveBack(base.db, order, id);
  });
  it('is asked too before more is let through', async () => {
    expect(await settings({ second_person_above: 'off' })).toMatchObject({
      status: 200,
      message: expect.stringContaining('second person'),
      data: { second_person_above: 50, waiting: expect.any(Number) },
    });
    const [row] = (await open.ask('approval.list', {}, second.headers)).rows;
    expect(row).toMatchObject({ kind: 'limit', amount: null, reason: '50.00 → off' });
    await post(`admin/approval/decide/${row?.id}`, { answer: 'approve' }, second);
    expect(await open.ask('payoutSettings.read', {}, owner.headers)).toMatchObject({
      second_person_above: null,
    });
  });
  it('is no longer what one person can do without bounds', async () => {
    expect(
      await post(`admin/store/adjust/${store}`, { amount: '99999999999.99', reason: 'x' }),
    ).toMatchObject({ status: 201, message: expect.stringContaining('10000000.00') });
  });
});

describe('a payout on hold', () => {
  it('is named by the bank’s files and by paying, says why, and is gathered again', async () => {
    const order = await earned();
    const parcel = order.parcels[0]?.id ?? 0;
    const [payout] = await open.ask('payout.gather', {}, owner.headers);
    const other = await makeStore(base.db);
    await decideRefund(base.db, order, [{ parcel, amount: 4000 }]);
    await post(`admin/store/adjust/${other}`, { amount: '3', reason: 'Goodwill' });
    const [fine] = await open.ask('payout.gather', {}, owner.headers);
    for (const call of [
      open.call('GET', 'admin/payouts.csv', {}, owner.headers),
      open.call('GET', 'admin/payouts.xml', {}, owner.headers),
      post(`admin/payout/paid/${payout?.id}`, { reference: 'B' }),
    ]) {
      expect(await call).toMatchObject({
        status: 201,
        message: expect.stringContaining(`Open refund: PAYOUT-${payout?.id}.`),
      });
    }
    const csv = await open.call('GET', 'admin/payouts.csv', { leave_out: true }, owner.headers);
    const { bytes } = csv.data as { bytes: Uint8Array };
    expect(
      new TextDecoder()
        .decode(bytes)
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(',')[0]),
    ).toEqual([String(fine?.id), '']);
    expect(await open.ask('sellerMoney.payouts', {}, seller.headers)).toMatchObject({
      data: [{ id: payout?.id, on_hold: ['refund'], despite: '' }],
    });
    expect(await open.ask('payout.gather', { again: true }, owner.headers)).toMatchObject([]);
    expect((await open.ask('sellerMoney.payouts', {}, seller.headers)).data[0]).toMatchObject({
      state: 'cancelled',
    });
    expect(
      await open.ask(
        'openPayout.paid',
        { id: fine?.id, reference: 'B', despite: true },
        owner.headers,
      ),
    ).toMatchObject({ state: 'paid', despite: '' });
  });
  it('says to a seller what the store owes', async () => {
    const poor = await makeStore(base.db);
    const { headers } = await makeSeller(base, poor);
    await post(`admin/store/adjust/${poor}`, { amount: '-3', reason: 'Lost' });
    expect(await open.ask('sellerMoney.balance', {}, headers)).toMatchObject([
      { due: -3, owes: 3, reserve: 0, on_hold: [] },
    ]);
  });
});
