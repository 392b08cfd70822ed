// Decisions of staff about bank entries: less, more, late, wrong, not ours.
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { reverseReceipt } from '#market/payments/transfers/reverse-receipt.ts';
import { auditOf } from '../at-work.ts';
import { ignore, reopen } from '../bank.ts';
import { makeProduct, unique } from '../make.ts';
import { byBank, paymentsOf, receive, refundsOf, settled, standing } from '../transfers.ts';
import { outcomes } from './together.ts';
import { base, bought, byHand, came, entry, keeper, market, withBank } from './bank-books.ts';

withBank();

const WEEK_OVER = 8 * 24 * 3_600_000;
const receiptOf = async (entryId: number) =>
  (
    await base.db
      .selectFrom('bank_receipts')
      .select('id')
      .where('entry_id', '=', entryId)
      .where('reversed_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).id;
const close = async () => {
  await closeUnpaid(base.db, new Date(Date.now() + WEEK_OVER));
  await settled(base.db);
};

describe('staff match an entry', () => {
  it('that is less: the rest stays open', async () => {
    const made = await bought();
    const id = await came(1200);
    expect(await byHand(id, made.id)).toMatchObject({ outcome: 'short', missing: 800 });
    expect(await standing(base.db, made.id)).toMatchObject({ paid: 1200, done: false });
    expect(await entry(id)).toMatchObject({ why: 'by-hand', decided_by: keeper.staff.accountId });
    expect((await auditOf(base.db, `bank-entry:${id}`))[0]).toMatchObject({
      action: 'bank-entry.match',
      note: `order:${made.id}`,
    });
  });
  it('that is more: the surplus waits for a decision', async () => {
    const made = await bought();
    expect(await byHand(await came(2500), made.id)).toMatchObject({
      outcome: 'paid',
      surplus: 500,
    });
    expect((await paymentsOf(base.db, made.id))[1]).toMatchObject({
      state: 'review',
      reason: 'surplus',
      received: 500,
    });
  });
  it('that is late: the order goes on where it can, else the money goes back', async () => {
    const lamp = await makeProduct(base.db, { selling: 2000, shipping: 0, stock: 1 });
    const [on, gone] = [await bought(), await byBank(base.db, market, [lamp])];
    await close();
    await byBank(base.db, market, [lamp]); // another customer has the last one
    const now = new Date(Date.now() + WEEK_OVER);
    expect(await byHand(await came(2000), on.id, now)).toMatchObject({ outcome: 'paid' });
    expect(await byHand(await came(2000), gone.id, now)).toMatchObject({ outcome: 'returned' });
    expect([await standing(base.db, on.id), await standing(base.db, gone.id)]).toMatchObject([
      { done: true, closed: false },
      { done: false, closed: true },
    ]);
    expect(await refundsOf(base.db, gone.id)).toMatchObject([{ amount: 2000, state: 'pending' }]);
  });
  it('that staff had booked from the account: it is found again', async () => {
    const made = await bought();
    await receive(base.db, keeper.staff, { orderId: made.id, amount: 1200 });
    const id = await came(1200);
    expect(await byHand(id, made.id)).toMatchObject({ outcome: 'short', missing: 800 });
    expect([await entry(id), await standing(base.db, made.id)]).toMatchObject([
      { state: 'booked', why: 'confirmed' },
      { paid: 1200 },
    ]);
  });
  it('that they book from the account again: its reference is known', async () => {
    const [made, another] = [await bought(), await bought()];
    const reference = unique('R');
    await byHand(await came(1200, { ref: reference }), made.id);
    const again = (amount: number, order: { id: number }) =>
      receive(base.db, keeper.staff, {
        orderId: order.id,
        amount,
        reference: reference.toLowerCase(),
      });
    expect(await outcomes([again(1200, made), again(1200, another)])).toEqual([
      'transfer-used',
      'transfer-used',
    ]);
    await again(800, made); // another payment of the same amount
    expect(await standing(base.db, made.id)).toMatchObject({ paid: 2000, done: true });
  });
  it('once, and only what came in for an order that is there', async () => {
    const made = await bought();
    const id = await came(2000);
    const debit = await came(-2000);
    const back = await came(2000, { reversal: true });
    expect(
      await outcomes([
        byHand(debit, made.id),
        byHand(back, made.id),
        byHand(2_000_000_000, made.id),
        byHand(id, 2_000_000_000),
      ]),
    ).toEqual(['bank-entry-unfit', 'bank-entry-unfit', 'bank-entry-not-found', 'order-not-found']);
    await byHand(id, made.id);
    expect(await outcomes([byHand(id, made.id), ignore(base.db, keeper.staff, id)])).toEqual([
      'bank-entry-decided',
      'bank-entry-decided',
    ]);
  });
  it('wrongly, and take it back: it can be matched again', async () => {
    const [wrong, right] = [await bought(), await bought(1200)];
    const id = await came(1200);
    await byHand(id, wrong.id);
    await transaction(base.db, async (tx) =>
      reverseReceipt(tx, keeper.staff, {
        receiptId: await receiptOf(id),
        reason: 'Of another order.',
      }),
    );
    expect(await entry(id)).toMatchObject({ state: 'open', why: 'reversed', decided_by: null });
    expect(await byHand(id, right.id)).toMatchObject({ outcome: 'paid' });
    expect(await standing(base.db, wrong.id)).toMatchObject({ paid: 0 });
  });
});

describe('staff ignore an entry', () => {
  it('and can look at it again', async () => {
    const id = await came(-900);
    expect(await entry(id)).toMatchObject({ state: 'open', why: 'debit' });
    expect(await outcomes([reopen(base.db, keeper.staff, id)])).toEqual(['bank-entry-decided']);
    await ignore(base.db, keeper.staff, id);
    expect(await entry(id)).toMatchObject({ state: 'ignored', why: 'by-hand', reason: 'Rent.' });
    expect(await outcomes([ignore(base.db, keeper.staff, id)])).toEqual(['bank-entry-decided']);
    await reopen(base.db, keeper.staff, id);
    expect(await entry(id)).toMatchObject({ state: 'open', why: 'reopened', reason: '' });
    const none = 2_000_000_000;
    expect(
      await outcomes([ignore(base.db, keeper.staff, none), reopen(base.db, keeper.staff, none)]),
    ).toEqual(['bank-entry-not-found', 'bank-entry-not-found']);
  });
});
