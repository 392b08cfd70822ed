// Money that arrives by transfer is booked in full: less keeps the order open, more is set aside.
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { readOwed } from '#market/orders/amount-owed.ts';
import { beginPayment } from '#market/payments/begin-payment.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import { readTransfer } from '#market/payments/transfers/read-transfers.ts';
import { deliver } from '../deliver.ts';
import { lettersTo } from '../letters.ts';
import { makeProduct } from '../make.ts';
import { address } from '../carts.ts';
import { gateways } from '../pay.ts';
import {
  byBank,
  openBank,
  orderOf,
  paymentsOf,
  receive,
  refundsOf,
  settled,
  standing,
  reportTransfer,
  type BankOrder,
} from '../transfers.ts';
import { accept, base, earned, manager, market, pay, withTransfers } from './transfer-books.ts';

withTransfers();

const { bank, stripe } = orderMethod;
const twoParcels = async () =>
  byBank(base.db, market, [
    await makeProduct(base.db, { selling: 10_500, shipping: 0 }),
    await makeProduct(base.db, { selling: 3300, shipping: 0 }),
  ]);
const secondOf = async ({ id }: BankOrder) =>
  (
    await base.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', id)
      .orderBy('total')
      .executeTakeFirstOrThrow()
  ).id;
const cancelSecond = async (made: BankOrder) => {
  const parcelId = await secondOf(made);
  await transaction(base.db, (tx) =>
    cancelParcel(tx, made.visitor, { parcelId, title: '', message: 'No.' }),
  );
};
const letters = async (kind: string) =>
  (await lettersTo(base.db, address.email)).filter((letter) => letter.kind === kind);

describe('a transfer of what is owed', () => {
  it('pays for the parcels that are left, and nothing is refunded that never came', async () => {
    const made = await twoParcels();
    const transferId = await reportTransfer(base.db, made.visitor, made.id);
    await cancelSecond(made);
    await settled(base.db);
    expect([
      made.total,
      (await pay(made)).due,
      await readTransfer(base.db, transferId),
    ]).toMatchObject([13_800, 105, { amount: 105, owed: 105, received: 0 }]);
    expect(await accept(transferId)).toMatchObject({ outcome: 'paid', surplus: 0 });
    await settled(base.db);
    expect([
      await standing(base.db, made.id),
      await paymentsOf(base.db, made.id),
      await refundsOf(base.db, made.id),
    ]).toMatchObject([
      { paid: 10_500, done: true },
      [{ state: 'succeeded', amount: 10_500, received: 10_500 }],
      [],
    ]);
  });
  it('is booked with amount and day, whoever reported it', async () => {
    const made = await orderOf(base.db, market, 5000);
    expect(
      await receive(base.db, manager.staff, {
        orderId: made.id,
        amount: 5000,
        reference: 'BANK-17',
        remitter: 'Amal',
        valueOn: '2026-11-18',
      }),
    ).toMatchObject({ outcome: 'paid' });
    const row = await base.db
      .selectFrom('bank_receipts')
      .select(['amount', 'value_on', 'reference', 'remitter', 'source', 'account_id'])
      .where('order_id', '=', made.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      amount: 5000,
      value_on: '2026-11-18',
      reference: 'BANK-17',
      remitter: 'Amal',
      source: 'staff',
      account_id: manager.accountId,
    });
    const again = await orderOf(base.db, market, 5000);
    await expect(
      receive(base.db, manager.staff, { orderId: again.id, amount: 5000, reference: 'bank-17' }),
    ).rejects.toMatchObject({ code: 'transfer-used' });
  });
  it('pays an order that was to be paid by card, at the fee of a transfer', async () => {
    const dear = await openBank(base.db, { fee: 150 });
    const made = await byBank(
      base.db,
      dear,
      [await makeProduct(base.db, { selling: 2000, shipping: 0 })],
      { method: stripe },
    );
    await openBank(base.db, { fee: 20 });
    expect(await receive(base.db, manager.staff, { orderId: made.id, amount: 2020 })).toMatchObject(
      {
        outcome: 'paid',
        surplus: 0,
      },
    );
    expect(await standing(base.db, made.id)).toMatchObject({ method: bank, paid: 2020, fee: 20 });
    await openBank(base.db);
  });
  it('is refused for a cash order in progress, and for money of another currency', async () => {
    const made = await byBank(base.db, market, [await makeProduct(base.db)], {
      method: orderMethod.cashOnDelivery,
    });
    await deliver(base.db, made.id, 'confirm');
    await expect(
      receive(base.db, manager.staff, { orderId: made.id, amount: made.total }),
    ).rejects.toMatchObject({
      code: 'method-fixed',
    });
  });
});

describe('less than what is owed', () => {
  it('is booked, keeps the order open longer, and mails the buyer what is missing', async () => {
    const made = await orderOf(base.db, market, 13_800);
    const soon = new Date(Date.now() + 3_600_000);
    await base.db.updateTable('orders').set({ pay_by: soon }).where('id', '=', made.id).execute();
    expect(await receive(base.db, manager.staff, { orderId: made.id, amount: 5000 })).toMatchObject(
      {
        outcome: 'short',
        missing: 8800,
      },
    );
    await settled(base.db);
    expect([
      await standing(base.db, made.id),
      await readOwed(base.db, made.id),
      await paymentsOf(base.db, made.id),
    ]).toMatchObject([{ paid: 5000, done: false }, 8800, [{ state: 'created', received: 5000 }]]);
    expect(await pay(made)).toMatchObject({ due: 88, paid: 50, state: 'waiting' });
    expect(Date.parse((await pay(made)).pay_by ?? '')).toBeGreaterThan(
      soon.getTime() + 6 * 24 * 3_600_000,
    );
    expect(await letters('transfer-short')).toContainEqual(
      expect.objectContaining({
        data: { order: made.id, payment: made.payment, received: 5000, missing: 8800 },
      }),
    );
    expect(await receive(base.db, manager.staff, { orderId: made.id, amount: 8800 })).toMatchObject(
      { outcome: 'paid' },
    );
    expect(await standing(base.db, made.id)).toMatchObject({ paid: 13_800, done: true });
  });
  it('lets the rest be paid by transfer only', async () => {
    const made = await orderOf(base.db, market, 2000);
    await receive(base.db, manager.staff, { orderId: made.id, amount: 500 });
    const go = (method: number) =>
      transaction(base.db, (tx) =>
        beginPayment(tx, made.visitor, { orderId: made.id, method, market, gateways }),
      );
    await expect(go(stripe)).rejects.toMatchObject({ code: 'transfer-begun' });
    expect(await go(bank)).toEqual({ orderId: made.id, paymentId: made.payment });
  });
  it('pays when a cancelled parcel makes it enough, and sets the rest aside', async () => {
    const made = await twoParcels();
    await receive(base.db, manager.staff, { orderId: made.id, amount: 11_000 });
    await cancelSecond(made);
    await settled(base.db);
    expect([await standing(base.db, made.id), await paymentsOf(base.db, made.id)]).toMatchObject([
      { paid: 10_500, done: true },
      [
        { state: 'succeeded', amount: 10_500, received: 10_500 },
        { state: 'review', reason: 'surplus', received: 500 },
      ],
    ]);
  });
  it('is refunded when the order is closed before the rest comes', async () => {
    const made = await orderOf(base.db, market, 2000);
    await receive(base.db, manager.staff, { orderId: made.id, amount: 500 });
    await closeUnpaid(base.db, new Date(Date.now() + 30 * 24 * 3_600_000));
    await settled(base.db);
    expect([await standing(base.db, made.id), await refundsOf(base.db, made.id)]).toMatchObject([
      { closed: true, paid: 0 },
      [{ amount: 500, state: 'pending', reason: 'order-closed', payment_id: made.payment }],
    ]);
    expect(await letters('payment-not-needed')).toContainEqual(
      expect.objectContaining({ data: { order: made.id, payment: made.payment } }),
    );
    const [back] = await refundsOf(base.db, made.id);
    await transaction(base.db, (tx) =>
      endRefund(tx, back?.id ?? 0, { providerRef: 'B', state: 'succeeded' }),
    );
  });
  it('is enough within the tolerance; the gap is the market’s cost', async () => {
    await base.db.updateTable('settings').set({ transfer_tolerance: 100 }).execute();
    const before = await earned();
    const [enough, short] = [
      await orderOf(base.db, market, 2000),
      await orderOf(base.db, market, 2000),
    ];
    expect(
      await receive(base.db, manager.staff, { orderId: enough.id, amount: 1900 }),
    ).toMatchObject({ outcome: 'paid' });
    expect(
      await receive(base.db, manager.staff, { orderId: short.id, amount: 1899 }),
    ).toMatchObject({
      outcome: 'short',
      missing: 101,
    });
    await base.db.updateTable('settings').set({ transfer_tolerance: 0 }).execute();
    expect([
      await standing(base.db, enough.id),
      await paymentsOf(base.db, enough.id),
      (await earned()) - before,
    ]).toMatchObject([
      { paid: 2000, done: true },
      [{ amount: 2000, received: 1900, bank_charges: 100 }],
      -100,
    ]);
  });
});
