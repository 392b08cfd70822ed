// Credit notes: with every refund that succeeds and every parcel that is cancelled, and never more.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { allocateRefund } from '#market/payments/refunds/allocate-refund.ts';
import { askRefund, type RefundPart } from '#market/payments/refunds/ask-refund.ts';
import { bookOutsideRefund } from '#market/payments/refunds/book-outside-refund.ts';
import { refundCancelled } from '#market/payments/refunds/refund-cancelled.ts';
import { refundOrder } from '#market/payments/refunds/refund-order.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { deliver } from '../deliver.ts';
import { fillCart, makeProduct, makeShop, makeVisitor, order, twoStores } from '../make.ts';
import { ended, papersOf } from '../papers.ts';
import { begin, heard, openMethods, toPay } from '../pay.ts';

let base: Fresh;
let market: MarketSettings;
let staff: Staff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  market = await openMethods(base.db, [orderMethod.cashOnDelivery, orderMethod.razorpay]);
  ({ staff } = await makeStaff(base, 'owner'));
});
afterAll(() => base.close());

const cancel = (parcelId: number) =>
  transaction(base.db, (tx) =>
    cancelParcel(tx, staff, { parcelId, title: '', message: 'It broke.' }),
  );
const ask = (orderId: number, ...parts: RefundPart[]) =>
  transaction(base.db, (tx) => askRefund(tx, staff, { orderId, reason: 'Broken.', parts }));
/** What the papers of a parcel are, and what each is of. */
const said = async (parcel: number) =>
  (await papersOf(base.db, parcel)).map(({ kind, sums, refund, names }) => [
    kind,
    sums.total,
    refund,
    names !== null,
  ]);

/** An order that was paid by a gateway and confirmed: 10.00 and 5.00 of shipping. */
async function paid() {
  const me = makeVisitor();
  const { id, payment } = await toPay(base.db, market, me, await makeProduct(base.db));
  await heard(base.db, payment);
  const [parcel = 0] = await deliver(base.db, id, 'confirm');
  return { id, parcel };
}

describe('a refund', () => {
  it('of an amount gets its credit note when it has succeeded, and not before', async () => {
    const { id, parcel } = await paid();
    const refund = await ask(id, { parcelId: parcel, amount: 400 });
    expect(await said(parcel)).toEqual([['invoice', 1500, null, false]]);
    await ended(base.db, refund);
    expect(await said(parcel)).toEqual([
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
    expect(await said(parcel)).toHaveLength(2);
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
    const refund = await ask(id, { parcelId: parcel, amount: 400 });
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
    const second = await ask(id, { parcelId: parcel, amount: 1500 });
    await ended(base.db, second);
    expect((await said(parcel)).slice(3)).toEqual([['credit-note', 1500, second, true]]);
    expect((await papersOf(base.db, parcel))[3]).toMatchObject({
      parts: invoice?.parts,
      lines: invoice?.lines,
    });
  });
  it('that fails without having succeeded gets none', async () => {
    const { id, parcel } = await paid();
    await ended(base.db, await ask(id, { parcelId: parcel, amount: 400 }), 'failed');
    expect(await said(parcel)).toEqual([['invoice', 1500, null, false]]);
  });
  it('of before the parcel was confirmed is credited behind its invoice', async () => {
    const me = makeVisitor();
    const { id, payment } = await toPay(base.db, market, me, await makeProduct(base.db));
    await heard(base.db, payment);
    const { id: parcel } = await base.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const refund = await ask(id, { parcelId: parcel, amount: 400 });
    await ended(base.db, refund);
    expect(await said(parcel)).toEqual([]);
    await deliver(base.db, id, 'confirm');
    expect(await said(parcel)).toEqual([
      ['invoice', 1500, null, false],
      ['credit-note', 400, refund, true],
    ]);
  });
});

describe('a refund that was made at the gateway', () => {
  it('is credited when staff have said which parcels it is for, and not as it was guessed', async () => {
    const me = makeVisitor();
    await fillCart(
      base.db,
      me,
      { product: await makeProduct(base.db) },
      { product: await makeProduct(base.db) },
    );
    const { id } = await order(base.db, market, me, { method: orderMethod.razorpay });
    const payment = await begin(base.db, market, me, id, orderMethod.razorpay);
    await heard(base.db, payment);
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
    expect([(await said(one)).length, (await said(two)).length]).toEqual([1, 1]);
    expect((await auditMarket(base.db)).filter(({ fault }) => fault.includes('credit'))).toEqual(
      [],
    );
    await transaction(base.db, (tx) =>
      allocateRefund(tx, staff, { id: refund, parcels: [{ id: two, amount: '6.00' }] }),
    );
    expect((await said(one)).length).toBe(1);
    expect((await said(two))[1]).toEqual(['credit-note', 600, refund, true]);
  });
});

describe('a parcel that is cancelled', () => {
  it('after it was confirmed is credited whole, and its refund is not credited again', async () => {
    const { id, parcel } = await paid();
    await cancel(parcel);
    expect(await said(parcel)).toEqual([
      ['invoice', 1500, null, false],
      ['credit-note', 1500, null, true],
    ]);
    expect((await papersOf(base.db, parcel))[1]).toMatchObject({
      why: 'cancelled',
      lines: [{ what: 'goods' }],
    });
    await transaction(base.db, (tx) => refundCancelled(tx, id));
    const { id: refund } = await base.db
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    await ended(base.db, refund);
    await ended(base.db, refund, 'failed');
    expect(await said(parcel)).toHaveLength(2);
  });
  it('after a part of it went back is credited for the rest', async () => {
    const { id, parcel } = await paid();
    const refund = await ask(id, { parcelId: parcel, amount: 400 });
    await ended(base.db, refund);
    await cancel(parcel);
    expect(await said(parcel)).toEqual([
      ['invoice', 1500, null, false],
      ['credit-note', 400, refund, true],
      ['credit-note', 1100, null, true],
    ]);
  });
  it('before it was confirmed has no papers', async () => {
    const me = makeVisitor();
    await fillCart(base.db, me, { product: await makeProduct(base.db) });
    const { id } = await order(base.db, market, me);
    const { id: parcel } = await base.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    await cancel(parcel);
    expect(await said(parcel)).toEqual([]);
  });
});

describe('what is credited', () => {
  it('is one series a store, without a gap, however many refunds of two stores end together', async () => {
    const me = makeVisitor();
    const { lamp, chair } = await twoStores(base.db, me);
    const orders = [await order(base.db, market, me)];
    for (let at = 0; at < 5; at++) {
      const other = makeVisitor();
      const wanted = [{ product: lamp }, { product: chair, pickup: true }];
      await fillCart(base.db, other, ...(at % 2 ? wanted : wanted.toReversed()));
      orders.push(await order(base.db, market, other));
    }
    const refunds: number[] = [];
    for (const { id } of orders) {
      const parcels = await deliver(base.db, id);
      refunds.push(await ask(id, ...parcels.map((parcelId) => ({ parcelId, amount: 100 }))));
    }
    await Promise.all(
      refunds.flatMap((refund) => [ended(base.db, refund), ended(base.db, refund)]),
    );
    for (const { store } of [lamp, chair]) {
      const numbers = await base.db
        .selectFrom('papers')
        .select('number')
        .where('issuer', '=', store)
        .where('series', '=', 'C')
        .orderBy('number')
        .execute();
      expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });
  it('is never more than was invoiced, and only of the paper that is named', async () => {
    const [{ parcel }, other] = [await paid(), await paid()];
    const put = (total: string, names = 'p.id') =>
      sql`
      insert into papers (kind, issuer, store_id, series, year, number, code, issued_at, issued_on,
        parcel_id, names, currency, exponent, total, content)
      select 'credit-note', p.issuer, p.store_id, 'C', p.year, 1, 'C' || p.issuer || '-X', now(),
        p.issued_on, p.parcel_id, ${sql.raw(names)}, p.currency, p.exponent, t.total,
        p.content || jsonb_build_object('code', 'C' || p.issuer || '-X', 'parts', null, 'taxes', '[]'::jsonb,
          'lines', jsonb_build_array(jsonb_build_object('net', t.total, 'tax', 0)),
          'sums', jsonb_build_object('net', t.total, 'tax', 0, 'total', t.total))
      from papers p cross join lateral (select ${sql.raw(total)} as total) t
      where p.parcel_id = ${parcel} and p.names is null`.execute(base.db);
    await expect(put('p.total + 1')).rejects.toMatchObject({ code: '23514' });
    const [{ id: theirs } = { id: 0 }] = await papersOf(base.db, other.parcel);
    await expect(put('1', String(theirs))).rejects.toMatchObject({ code: '23514' });
    await put('p.total');
    await expect(put('1')).rejects.toMatchObject({ code: '23514' });
  });
});
