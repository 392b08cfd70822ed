// Credit notes: one with every refund that succeeds.
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { allocateRefund } from '#market/payments/refunds/allocate-refund.ts';
import { bookOutsideRefund } from '#market/payments/refunds/book-outside-refund.ts';
import { refundOrder } from '#market/payments/refunds/refund-order.ts';
import { deliver } from '../deliver.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { fillCart, order, twoStores } from '../carts.ts';
import { ended, papersOf } from '../papers.ts';
import { begin, reportOutcome, toPay } from '../pay.ts';
import {
  requestRefund,
  base,
  market,
  paid,
  papersIn,
  staff,
  withCreditNotes,
} from './credit-notes-set-up.ts';

withCreditNotes();

describe('a refund', () => {
  it('of an amount gets its credit note when it has succeeded, and not before', async () => {
    const { id, parcel } = await paid();
    const refund = await requestRefund(id, { parcelId: parcel, amount: 400 });
    expect(await papersIn(parcel)).toEqual([['invoice', 1500, null, false]]);
    await ended(base.db, refund);
    expect(await papersIn(parcel)).toEqual([
      ['invoice', 1500, null, false],
      ['credit-note', 400, refund, true],
    ]);
    const [invoice, note] = await papersOf(base.db, parcel);
    expect(note).toMatchObject({
      namesId: invoice?.id,
      why: 'refunded',
      code: invoice?.code.replace('S', 'C'),
      names: { code: invoice?.code, issuedOn: invoice?.issuedOn },
    });
    await ended(base.db, refund);
    expect(await papersIn(parcel)).toHaveLength(2);
  });
  it('of pieces names them with their tax', async () => {
    const me = makeVisitor();
    await twoStores(base.db, me);
    const { id } = await order(base.db, market, me);
    const [parcel = 0] = await deliver(base.db, id);
    const { id: lamp } = await base.db
      .selectFrom('order_lines')
      .select('id')
      .where('parcel_id', '=', parcel)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const wish = {
      id,
      reason: 'Broken.',
      parcel_id: null,
      lines: [{ id: lamp, quantity: 1 }],
      amount: '',
      back: false,
    };
    await ended(base.db, await transaction(base.db, (tx) => refundOrder(tx, staff, wish)));
    expect((await papersOf(base.db, parcel))[1]).toMatchObject({
      lines: [{ title: 'Lamp', quantity: 1, net: 2000, tax: 200 }],
      taxes: [{ title: 'Lamp', base: 2000, tax: 200 }],
      sums: { net: 2000, tax: 200, total: 2200 },
    });
    await ended(
      base.db,
      await transaction(base.db, (tx) => refundOrder(tx, staff, { ...wish, lines: undefined })),
    );
    const [invoice, ...notes] = await papersOf(base.db, parcel);
    expect(notes.reduce((all, { sums }) => all + sums.tax, 0)).toBe(invoice?.sums.tax);
    expect(notes.reduce((all, { sums }) => all + sums.total, 0)).toBe(invoice?.sums.total);
  });
  it('that fails after it had succeeded is invoiced again, naming the credit note', async () => {
    const { id, parcel } = await paid();
    const refund = await requestRefund(id, { parcelId: parcel, amount: 400 });
    await ended(base.db, refund);
    await ended(base.db, refund, 'failed');
    const [invoice, note, again] = await papersOf(base.db, parcel);
    expect(again).toMatchObject({
      kind: 'invoice',
      namesId: note?.id,
      refund,
      why: 'refund-failed',
      names: { code: note?.code },
      sums: note?.sums,
      lines: note?.lines,
    });
    expect(again?.code).toBe(invoice?.code.replace('000001', '000002'));
    const second = await requestRefund(id, { parcelId: parcel, amount: 1500 });
    await ended(base.db, second);
    expect((await papersIn(parcel)).slice(3)).toEqual([['credit-note', 1500, second, true]]);
    expect((await papersOf(base.db, parcel))[3]).toMatchObject({
      parts: invoice?.parts,
      lines: invoice?.lines,
    });
  });
  it('that fails without having succeeded gets none', async () => {
    const { id, parcel } = await paid();
    await ended(base.db, await requestRefund(id, { parcelId: parcel, amount: 400 }), 'failed');
    expect(await papersIn(parcel)).toEqual([['invoice', 1500, null, false]]);
  });
  it('from before the parcel was confirmed is credited after its invoice', async () => {
    const me = makeVisitor();
    const { id, payment } = await toPay(base.db, market, me, {
      product: await makeProduct(base.db),
    });
    await reportOutcome(base.db, payment);
    const { id: parcel } = await base.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const refund = await requestRefund(id, { parcelId: parcel, amount: 400 });
    await ended(base.db, refund);
    expect(await papersIn(parcel)).toEqual([]);
    await deliver(base.db, id, 'confirm');
    expect(await papersIn(parcel)).toEqual([
      ['invoice', 1500, null, false],
      ['credit-note', 400, refund, true],
    ]);
  });
});

describe('a refund that was made at the gateway', () => {
  it('is credited to the parcels that staff name, not as it was shared before', async () => {
    const me = makeVisitor();
    await fillCart(
      base.db,
      me,
      { product: await makeProduct(base.db) },
      { product: await makeProduct(base.db) },
    );
    const { id } = await order(base.db, market, me, { method: orderMethod.razorpay });
    const payment = await begin(base.db, market, me, { orderId: id, method: orderMethod.razorpay });
    await reportOutcome(base.db, payment);
    const [one = 0, two = 0] = await deliver(base.db, id, 'confirm');
    const booking = { providerRef: 'rfnd_outside', amount: 600, state: 'succeeded' } as const;
    const refund = await transaction(base.db, async (tx) => {
      await tx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
      return bookOutsideRefund(
        tx,
        { id: payment, order_id: id, counted: true },
        booking,
        new Date(),
      );
    });
    expect([(await papersIn(one)).length, (await papersIn(two)).length]).toEqual([1, 1]);
    expect((await auditMarket(base.db)).filter(({ fault }) => fault.includes('credit'))).toEqual(
      [],
    );
    await transaction(base.db, (tx) =>
      allocateRefund(tx, staff, { id: refund, parcels: [{ id: two, amount: '6.00' }] }),
    );
    expect((await papersIn(one)).length).toBe(1);
    expect((await papersIn(two))[1]).toEqual(['credit-note', 600, refund, true]);
  });
});
