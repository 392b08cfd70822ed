// More money than is due, what buyers report about transfers, and wrong bookings by staff.
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { decideReview } from '#market/payments/decide-review.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import { refuseTransfer } from '#market/payments/transfers/decide-transfer.ts';
import { readTransfer } from '#market/payments/transfers/read-transfers.ts';
import { reverseReceipt } from '#market/payments/transfers/reverse-receipt.ts';
import { orderOf, paymentsOf, receive, refundsOf, standing, reportTransfer } from '../transfers.ts';
import { accept, base, earned, manager, market, pay, withTransfers } from './transfer-books.ts';

withTransfers();

const decide = (payment: number, decision: 'accept' | 'refund' | 'dismiss') =>
  transaction(base.db, (tx) =>
    decideReview(tx, manager.staff, { paymentId: payment, decision, reason: 'I looked.' }),
  );

describe('more than what is owed', () => {
  const over = async () => {
    const made = await orderOf(base.db, market, 2000);
    expect(await receive(base.db, manager.staff, { orderId: made.id, amount: 2500 })).toMatchObject(
      {
        outcome: 'paid',
        surplus: 500,
      },
    );
    const [, surplus] = await paymentsOf(base.db, made.id);
    expect([await standing(base.db, made.id), surplus]).toMatchObject([
      { paid: 2000, done: true },
      { state: 'review', reason: 'surplus', amount: 500, received: 500 },
    ]);
    return { made, surplus: surplus?.id ?? 0 };
  };
  it('is sent back when staff say so', async () => {
    const { made, surplus } = await over();
    await expect(decide(surplus, 'dismiss')).rejects.toMatchObject({ code: 'payment-unfit' });
    await decide(surplus, 'refund');
    const [back] = await refundsOf(base.db, made.id);
    expect(back).toMatchObject({ amount: 500, state: 'pending', payment_id: surplus });
    await transaction(base.db, (tx) =>
      endRefund(tx, back?.id ?? 0, { providerRef: 'B', state: 'succeeded' }),
    );
    expect(await standing(base.db, made.id)).toMatchObject({ paid: 2000, done: true });
  });
  it('is the market’s when staff accept it', async () => {
    const before = await earned();
    const { made, surplus } = await over();
    await decide(surplus, 'accept');
    expect([await paymentsOf(base.db, made.id), (await earned()) - before]).toMatchObject([
      [
        { state: 'succeeded', amount: 2000, received: 2500 },
        { state: 'failed', reason: 'kept', received: 0 },
      ],
      500,
    ]);
    await expect(decide(surplus, 'refund')).rejects.toMatchObject({ code: 'payment-decided' });
  });
  it('is refunded in full for an order that is paid', async () => {
    const { made } = await over();
    expect(await receive(base.db, manager.staff, { orderId: made.id, amount: 700 })).toMatchObject({
      outcome: 'returned',
    });
    expect(await refundsOf(base.db, made.id)).toMatchObject([
      { amount: 700, state: 'pending', reason: 'paid-twice' },
    ]);
  });
});

describe('money that is in the books', () => {
  it('can not be dismissed when it could not be sent back, whatever it waits for', async () => {
    const made = await orderOf(base.db, market, 2000);
    await receive(base.db, manager.staff, { orderId: made.id, amount: 2000 });
    const { paymentId } = await receive(base.db, manager.staff, { orderId: made.id, amount: 700 });
    const [back] = await refundsOf(base.db, made.id);
    const ended = { providerRef: 'B', state: 'failed' } as const;
    await transaction(base.db, (tx) => endRefund(tx, back?.id ?? 0, ended));
    for (const reason of ['paid-twice', 'order-closed', 'surplus', 'amount']) {
      await base.db.updateTable('payments').set({ reason }).where('id', '=', paymentId).execute();
      await expect(decide(paymentId, 'dismiss')).rejects.toMatchObject({ code: 'payment-unfit' });
    }
    await decide(paymentId, 'refund');
    expect(await refundsOf(base.db, made.id)).toMatchObject([{ state: 'failed' }, { amount: 700 }]);
  });
});

describe('a transfer that a buyer reports', () => {
  it('is answered by the money, also when staff book it without the form', async () => {
    const made = await orderOf(base.db, market, 2000);
    const transferId = await reportTransfer(base.db, made.visitor, made.id);
    await receive(base.db, manager.staff, { orderId: made.id, amount: 2000 });
    expect(await readTransfer(base.db, transferId)).toMatchObject({ state: 'accepted' });
    await expect(accept(transferId)).rejects.toMatchObject({ code: 'transfer-decided' });
  });
  it('still waits when something else came than it says', async () => {
    const made = await orderOf(base.db, market, 2000);
    const transferId = await reportTransfer(base.db, made.visitor, made.id, { amount: 1500 });
    await receive(base.db, manager.staff, { orderId: made.id, amount: 500 });
    expect(await readTransfer(base.db, transferId)).toMatchObject({
      state: 'waiting',
      claimed: 15,
      owed: 15,
      received: 5,
    });
    expect(await accept(transferId)).toMatchObject({ outcome: 'paid' });
  });
  it('is refused with a reason, and may be reported again', async () => {
    const made = await orderOf(base.db, market, 2000);
    const transferId = await reportTransfer(base.db, made.visitor, made.id, { transId: 'TX-77' });
    await transaction(base.db, (tx) =>
      refuseTransfer(tx, manager.staff, { transferId: transferId, reason: 'Not there.' }),
    );
    expect(await pay(made)).toMatchObject({
      state: 'waiting',
      transfer: { state: 'refused', reason: 'Not there.' },
    });
    expect(
      await accept(
        await reportTransfer(base.db, made.visitor, made.id, { transId: 'tx-77' }),
        1200,
      ),
    ).toMatchObject({
      outcome: 'short',
      missing: 800,
    });
  });
});

describe('a wrong booking', () => {
  it('is taken back by a row of its own while the order waits for the rest', async () => {
    const made = await orderOf(base.db, market, 2000);
    const { receiptId } = await receive(base.db, manager.staff, {
      orderId: made.id,
      amount: 500,
      reference: 'R-1',
    });
    const reverse = () =>
      transaction(base.db, (tx) =>
        reverseReceipt(tx, manager.staff, { receiptId, reason: 'Another order.' }),
      );
    await reverse();
    await expect(reverse()).rejects.toMatchObject({ code: 'receipt-used' });
    const rows = await base.db
      .selectFrom('bank_receipts')
      .select(['amount', 'source', 'reverses'])
      .where('order_id', '=', made.id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { amount: 500, source: 'staff', reverses: null },
      { amount: -500, source: 'reversal', reverses: receiptId },
    ]);
    expect(await standing(base.db, made.id)).toMatchObject({ paid: 0, done: false });
    expect(
      await receive(base.db, manager.staff, { orderId: made.id, amount: 2000, reference: 'R-1' }),
    ).toMatchObject({ outcome: 'paid' });
  });
  it('of a closed order takes the refund with it; one that paid an order stays', async () => {
    const made = await orderOf(base.db, market, 2000);
    const { receiptId } = await receive(base.db, manager.staff, { orderId: made.id, amount: 2000 });
    await expect(
      transaction(base.db, (tx) => reverseReceipt(tx, manager.staff, { receiptId, reason: 'x' })),
    ).rejects.toMatchObject({ code: 'receipt-used' });
    const twice = await receive(base.db, manager.staff, { orderId: made.id, amount: 300 });
    await transaction(base.db, (tx) =>
      reverseReceipt(tx, manager.staff, { receiptId: twice.receiptId, reason: 'Another order.' }),
    );
    expect(await refundsOf(base.db, made.id)).toMatchObject([{ amount: 300, state: 'failed' }]);
  });
  it('can not be edited or deleted, nor can more be counted than came', async () => {
    const made = await orderOf(base.db, market, 2000);
    await receive(base.db, manager.staff, { orderId: made.id, amount: 500 });
    await expect(
      base.db
        .updateTable('bank_receipts')
        .set({ amount: 600 })
        .where('order_id', '=', made.id)
        .execute(),
    ).rejects.toMatchObject({ code: '23514' });
    await expect(
      base.db.deleteFrom('bank_receipts').where('order_id', '=', made.id).execute(),
    ).rejects.toMatchObject({ code: '23514' });
    await expect(
      base.db
        .updateTable('payments')
        .set({ received: 2000 })
        .where('id', '=', made.payment)
        .execute(),
    ).rejects.toMatchObject({ code: '23514' });
  });
});
