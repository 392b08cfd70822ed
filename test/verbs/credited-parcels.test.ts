// Credit notes of cancelled parcels, and what is never credited.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { refundCancelled } from '#market/payments/refunds/refund-cancelled.ts';
import { deliver } from '../deliver.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { fillCart, order, twoStores } from '../carts.ts';
import { ended, papersOf } from '../papers.ts';
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

const cancel = (parcelId: number) =>
  transaction(base.db, (tx) =>
    cancelParcel(tx, staff, { parcelId, title: '', message: 'It broke.' }),
  );

describe('a parcel that is cancelled', () => {
  it('after it was confirmed is credited whole, and its refund is not credited again', async () => {
    const { id, parcel } = await paid();
    await cancel(parcel);
    expect(await papersIn(parcel)).toEqual([
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
    expect(await papersIn(parcel)).toHaveLength(2);
  });
  it('after a partial refund is credited for the rest', async () => {
    const { id, parcel } = await paid();
    const refund = await requestRefund(id, { parcelId: parcel, amount: 400 });
    await ended(base.db, refund);
    await cancel(parcel);
    expect(await papersIn(parcel)).toEqual([
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
    expect(await papersIn(parcel)).toEqual([]);
  });
});

describe('what is credited', () => {
  it('has one series per store without a gap, however many refunds end together', async () => {
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
      refunds.push(
        await requestRefund(id, ...parcels.map((parcelId) => ({ parcelId, amount: 100 }))),
      );
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
        insert into papers (
          kind, issuer, store_id, series, year, number, code, issued_at, issued_on, parcel_id,
          names, currency, exponent, total, content
        )
        select
          'credit-note', p.issuer, p.store_id, 'C', p.year, 1, 'C' || p.issuer || '-X', now(),
          p.issued_on, p.parcel_id, ${sql.raw(names)}, p.currency, p.exponent, t.total,
          p.content || jsonb_build_object(
            'code', 'C' || p.issuer || '-X', 'parts', null, 'taxes', '[]'::jsonb, 'lines',
            jsonb_build_array(jsonb_build_object('net', t.total, 'tax', 0)), 'sums',
            jsonb_build_object('net', t.total, 'tax', 0, 'total', t.total)
          )
        from papers p
        cross join lateral (select ${sql.raw(total)} as total) t
        where p.parcel_id = ${parcel} and p.names is null`.execute(base.db);
    await expect(put('p.total + 1')).rejects.toMatchObject({ code: '23514' });
    const [{ id: theirs } = { id: 0 }] = await papersOf(base.db, other.parcel);
    await expect(put('1', String(theirs))).rejects.toMatchObject({ code: '23514' });
    await put('p.total');
    await expect(put('1')).rejects.toMatchObject({ code: '23514' });
  });
});
