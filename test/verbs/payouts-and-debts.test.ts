// What a payout includes and carries over, with others acting at the same moment.
import { describe, expect, it } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import { readStatement } from '#market/payouts/read-statement.ts';
import { giveBack } from '../refunds.ts';
import { makeStore } from '../make.ts';
import { outcomes } from './together.ts';
import { base, keeper, withBooks } from './parcel-books.ts';
import {
  adjust,
  again,
  balance,
  delivered,
  gather,
  gatherFor,
  gathered,
  pay,
  releaseOnce,
  suspend,
} from './payout-books.ts';
import { decideRefundOf, fail } from './payout-holds-set-up.ts';

withBooks();

describe('a payout', () => {
  it('takes in the debts of after its day, and leaves what was earned since', async () => {
    const one = await delivered();
    const before = new Date();
    await releaseOnce(before);
    const after = new Date(before.getTime() + 1000);
    await adjust(one.store, -100, after);
    await adjust(one.store, 70, after);
    expect(await gatherFor(one.store, before)).toMatchObject({ amount: 1020 });
    expect(await balance(one.store)).toMatchObject({ due: 70 });
  });
  it('is not made below the least amount; what is due is carried over, and shown so', async () => {
    const store = await makeStore(base.db);
    const first = new Date();
    await base.db.updateTable('settings').set({ least_payout: 1000 }).execute();
    await adjust(store, 999, first);
    expect(await gatherFor(store)).toBeUndefined();
    await adjust(store, 1, first);
    await pay((await gatherFor(store, first))?.id ?? 0);
    await adjust(store, -300);
    expect([await gatherFor(store), await balance(store)]).toMatchObject([
      undefined,
      { due: -300 },
    ]);
    await adjust(store, 1400);
    const made = await gatherFor(store);
    expect(made).toMatchObject({ amount: 1100 });
    await base.db.updateTable('settings').set({ least_payout: 0 }).execute();
  });
  it('shows what was carried over from before the last', async () => {
    const one = await delivered();
    const two = await delivered(one.store);
    await releaseOnce();
    const refund = await decideRefundOf(one);
    const first = await gatherFor(two.store);
    await pay(first?.id ?? 0);
    await fail(refund);
    await adjust(one.store, 50);
    const second = await gatherFor(one.store);
    const carried = async (id = 0) => (await readStatement(base.db, keeper.staff, id)).carried;
    expect([second?.amount, await carried(first?.id), await carried(second?.id)]).toEqual([
      1170, 0, 1120,
    ]);
  });
});

describe('at the same moment', () => {
  const ROUNDS = 6;
  it('a requested refund and a release agree with the books, whichever is first', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const one = await delivered();
      const [refund] = await Promise.all([decideRefundOf(one, 350), releaseOnce(), releaseOnce()]);
      expect(await auditMarket(base.db)).toEqual([]);
      await giveBack(base.db, one.order, refund);
      await releaseOnce();
      expect(await balance(one.store)).toMatchObject({ held: 0, due: 830 });
    }
  });
  it('a refund and the paying: it is paid before, or not', async () => {
    const ended = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const one = await gathered();
      const [paid = ''] = await outcomes([
        pay(one.payout),
        pay(one.payout),
        decideRefundOf(one, 350),
      ]).then(([first, second]) => [first, second].sort());
      ended.add(paid);
      const { after } = await base.db
        .selectFrom('refund_parcels')
        .select('asked_after as after')
        .where('parcel_id', '=', one.parcel)
        .executeTakeFirstOrThrow();
      const entry = await base.db
        .selectFrom('ledger_entries')
        .select('id')
        .where('fact', '=', `payout:${one.payout}`)
        .executeTakeFirst();
      expect([entry === undefined, (entry?.id ?? Infinity) <= (after ?? 0)]).toEqual(
        paid === 'done' ? [false, true] : [true, false],
      );
      expect(await auditMarket(base.db)).toEqual([]);
    }
    expect([...ended].every((one) => ['done', 'payout-on-hold'].includes(one))).toBe(true);
  });
  it('a refund, two who gather and one who pays lose and double nothing', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const one = await delivered();
      await releaseOnce();
      const [refund] = await Promise.all([decideRefundOf(one, 350), gather(), gather()]);
      const open = await base.db
        .selectFrom('payouts')
        .select('id')
        .where('store_id', '=', one.store)
        .execute();
      await Promise.allSettled([
        giveBack(base.db, one.order, refund),
        ...open.map(({ id }) => pay(id)),
        again(),
      ]);
      expect(await auditMarket(base.db)).toEqual([]);
      const { due = 0, gathered: open2 = 0, paid = 0 } = await balance(one.store);
      expect(due + open2 + paid).toBe(830);
    }
  });
  it('a suspension and the paying: it is paid before, or not', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const one = await gathered();
      const [paid] = await outcomes([pay(one.payout), suspend(one.store)]);
      expect(['done', 'payout-on-hold']).toContain(paid);
      expect(await auditMarket(base.db)).toEqual([]);
    }
  });
});
