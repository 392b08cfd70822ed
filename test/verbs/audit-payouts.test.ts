// The audit finds payouts of money on hold, wrong reserves, and decisions by a single person.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';
import { handOver, makeOrder } from '../books.ts';
import { giveBack } from '../refunds.ts';
import { makeStore } from '../make.ts';
import { base, keeper, withBooks } from './parcel-books.ts';
import {
  adjust,
  delivered,
  gatherFor,
  gathered,
  pay,
  releaseOnce,
  type Earned,
} from './payout-books.ts';
import {
  decideRefundOf,
  HOUR,
  lineOf,
  payBlindly,
  planted,
  releaseBlindly,
  run,
} from './audit-payouts-set-up.ts';

withBooks();

describe('earnings that were released while something was open on them', () => {
  it('a refund that still is', async () => {
    const one = await delivered();
    const refund = await decideRefundOf(one);
    expect(await planted((tx) => releaseBlindly(tx, one))).toEqual([
      `release-held parcel:${one.parcel}`,
    ]);
    await giveBack(base.db, one.order, refund);
  });
  it('a refund that has succeeded since', async () => {
    const one = await delivered();
    await releaseOnce();
    const refund = await decideRefundOf(one);
    await giveBack(base.db, one.order, refund);
    expect(
      await run(sql`update refund_parcels set asked_after = 0 where refund_id = ${refund}`),
    ).toEqual([`release-held parcel:${one.parcel}`]);
  });
  it('are reported to the owner when their store was suspended before', async () => {
    const one = await delivered();
    await releaseOnce();
    expect(
      await run(
        sql`
          update stores
          set suspended_at = now() - interval '1 hour', suspended_reason = 'x'
          where id = ${one.store}`,
      ),
    ).toEqual([`release-held parcel:${one.parcel}`]);
  });
});

describe('a payout that was paid', () => {
  it('while a refund of it was on its way', async () => {
    const one = await gathered();
    await decideRefundOf(one);
    expect(await planted((tx) => payBlindly(tx, one))).toEqual([
      `payout-held payout:${one.payout} parcel:${one.parcel}`,
    ]);
  });
  it('while its store was suspended', async () => {
    const one = await gathered();
    await pay(one.payout);
    const suspended = sql`
      update stores
      set suspended_at = now() - interval '1 hour', suspended_reason = 'x'
      where id = ${one.store}`;
    expect(await run(suspended)).toContain(`payout-held payout:${one.payout}`);
  });
  it('with a line that had been refunded', async () => {
    const one = await gathered();
    await giveBack(base.db, one.order, await decideRefundOf(one), new Date(Date.now() - HOUR));
    await adjust(one.store, 5000);
    expect(await planted((tx) => payBlindly(tx, one))).toEqual([
      `payout-refunded payout:${one.payout} parcel:${one.parcel}`,
    ]);
  });
  it('to a store that had less than that on its account, or nothing', async () => {
    for (const [debt, fault] of [
      [-300, 'payout-over'],
      [-5000, 'payout-negative'],
    ] as const) {
      const one = await gathered();
      await adjust(one.store, debt, new Date(Date.now() - HOUR));
      expect(await planted((tx) => payBlindly(tx, one))).toEqual([`${fault} payout:${one.payout}`]);
    }
  });
  it('without the cash that its store had taken', async () => {
    const store = await makeStore(base.db);
    const method = orderMethod.cashOnDelivery;
    const before = new Date(Date.now() - HOUR);
    const cash = await makeOrder(base.db, { method, parcels: [{ store, goods: 500 }] });
    await handOver(base.db, cash, cash.parcels[0]?.id ?? 0, before);
    await adjust(store, 900);
    const payout = await gatherFor(store);
    const fact = `cash:parcel:${cash.parcels[0]?.id}`;
    expect(payout?.amount).toBe(400);
    expect(await run(sql`update ledger_lines set payout_id = null where ${lineOf(fact)}`)).toEqual([
      `payout payout:${payout?.id}`,
    ]);
  });
  it('twice of one parcel, or of another store', async () => {
    const [one, two] = [await gathered(), await gathered()];
    const other = await delivered();
    const [line] = (
      await sql<{ id: number }>`select id from ledger_lines
      where ${lineOf(`release:parcel:${one.parcel}`)}`.execute(base.db)
    ).rows;
    expect(
      await run(sql`update ledger_lines set payout_id = ${two.payout} where id = ${line?.id}`),
    ).toEqual([`payout payout:${one.payout}`, `payout-line payout:${two.payout} line:${line?.id}`]);
    const copied = sql`
      insert into ledger_lines (entry_id, account, store_id, payout_id, amount, currency)
      select entry_id, account, store_id, ${two.payout}, amount, currency
      from ledger_lines
      where id = ${line?.id}`;
    expect(await run(copied)).toContain(`payout-twice parcel:${one.parcel}`);
    expect(other.store).not.toBe(one.store);
  });
  it('of another amount than its lines, or that left the account at another', async () => {
    const { store, payout } = await gathered();
    expect(await run(sql`update payouts set amount = amount - 1 where id = ${payout}`)).toEqual([
      `payout payout:${payout}`,
    ]);
    await pay(payout);
    expect(
      await run(sql`delete from ledger_lines where payout_id = ${payout} and amount < 0`),
    ).toContain(`store store:${store}`);
  });
});

describe('a reserve', () => {
  const releaseWithReserve = async (): Promise<Earned> => {
    await base.db.updateTable('settings').set({ reserve_rate: 1000, reserve_days: 30 }).execute();
    const one = await delivered();
    await releaseOnce();
    await base.db.updateTable('settings').set({ reserve_rate: 0 }).execute();
    return one;
  };
  it('that is not what was taken', async () => {
    const { parcel, store } = await releaseWithReserve();
    expect(
      await run(sql`update reserves set amount = amount + 1 where parcel_id = ${parcel}`),
    ).toEqual([`reserve parcel:${parcel} taken`, `reserve-sum store:${store}`]);
    const gone = sql`
      update ledger_lines
      set account = 'store'
      where ${lineOf(`reserve:parcel:${parcel}`, 'reserve')}`;
    expect(await run(gone)).toEqual([
      `reserve parcel:${parcel} taken`,
      `reserve-sum store:${store}`,
    ]);
  });
  it('that was returned in one place only', async () => {
    const { parcel, store } = await releaseWithReserve();
    const halfReturned = sql`
      update reserves set due_at = now(), returned_at = now() where parcel_id = ${parcel}`;
    expect(await run(halfReturned)).toEqual([
      `reserve parcel:${parcel} returned`,
      `reserve-sum store:${store}`,
    ]);
  });
  it('that is past its days', async () => {
    const { parcel, store } = await releaseWithReserve();
    const late = async (tx: Tx) => {
      await sql`
        update reserves
        set due_at = now() - interval '25 hours', taken_at = now() - interval '9 days'
        where parcel_id = ${parcel}`.execute(tx);
      await sql`
        update stores
        set updated_at = now() - interval '2 days'
        where id = ${store}`.execute(tx);
    };
    expect(await planted(late)).toEqual([`reserve-overdue parcel:${parcel}`]);
  });
});

describe('a request for a second person', () => {
  it('that was decided by who asked, or came to something else', async () => {
    const store = await makeStore(base.db);
    const requester = keeper.accountId;
    const write = (change: Record<string, unknown>) => async (tx: Tx) => {
      await sql`alter table approvals drop constraint approvals_second_person`.execute(tx);
      const id = await writeEntry(
        tx,
        { kind: 'adjustment', fact: 'adjustment:planted', currency: 'USD', at: new Date() },
        [
          { account: 'store', storeId: store, amount: 700 },
          { account: 'market', amount: -700 },
        ],
      );
      await tx
        .insertInto('approvals')
        .values({
          kind: 'adjustment',
          store_id: store,
          amount: 700,
          currency: 'USD',
          exponent: 2,
          payload: '{}',
          reason: 'Goodwill',
          asked_by: requester,
          state: 'approved',
          decided_by: requester + 1,
          decided_at: new Date(),
          entry_id: id,
          ...change,
        })
        .execute();
    };
    expect(await planted(write({}))).toEqual([]);
    expect(await planted(write({ decided_by: requester }))).toEqual([
      expect.stringMatching(/^approval approval:/),
    ]);
    expect(await planted(write({ amount: 900 }))).toEqual([
      expect.stringMatching(/^approval-done approval:/),
    ]);
  });
});
