// What is left of an order's total after refunds and cancelling: the order, its list, its letter
// and its papers agree.
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { render } from '#jobs/mail/write-letter.ts';
import { readOrder } from '#market/orders/read-order.ts';
import { visitor } from '#market/settings/actor.ts';
import { ended, papersOf } from '../papers.ts';
import { requestRefund, base, paid, withCreditNotes } from './credit-notes-set-up.ts';

withCreditNotes();

async function paidOrder() {
  const { id, parcel } = await paid();
  const { shopper } = await base.db
    .selectFrom('orders')
    .select('shopper')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const buyer = visitor(shopper.slice(2), { language: 'en', timeZone: 'UTC' });
  return { id, parcel, read: () => readOrder(base.db, buyer, id) };
}
const inPapers = async (parcel: number) =>
  (await papersOf(base.db, parcel)).reduce(
    (sum, { kind, sums }) => sum + (kind === 'invoice' ? sums.total : -sums.total),
    0,
  ) / 100;
const placedLetter = async (id: number) =>
  (
    await transaction(base.db, (tx) =>
      render(tx, 'https://souk.example', {
        kind: 'order-placed',
        to: 'amal@example.com',
        language: 'en',
        data: { order: id },
      }),
    )
  )?.plain;

describe('an order', () => {
  it('that is paid has its whole total', async () => {
    const { read } = await paidOrder();
    expect(await read()).toMatchObject({
      ordered_amount: 15,
      live_amount: 15,
      refunded: 0,
      refunded_amount: 0,
    });
  });
  it('that is refunded in part says so, and what is left', async () => {
    const { id, parcel, read } = await paidOrder();
    await ended(base.db, await requestRefund(id, { parcelId: parcel, amount: 400 }));
    expect(await read()).toMatchObject({
      payment_done: 1,
      ordered_amount: 15,
      live_amount: 11,
      refunded: 0,
      refunded_amount: 4,
    });
    expect(await inPapers(parcel)).toBe(11);
    expect(await placedLetter(id)).toContain('Total: $15.00\nTotal now: $11.00');
  });
  it('that is refunded in full has the state refunded, and nothing left', async () => {
    const { id, parcel, read } = await paidOrder();
    await ended(base.db, await requestRefund(id, { parcelId: parcel, amount: 1500 }));
    expect(await read()).toMatchObject({
      ordered_amount: 15,
      live_amount: 0,
      refunded: 1,
      refunded_amount: 15,
    });
    expect(await inPapers(parcel)).toBe(0);
  });
  it('whose refund has not arrived yet still has its total', async () => {
    const { id, parcel, read } = await paidOrder();
    await requestRefund(id, { parcelId: parcel, amount: 1500 });
    expect(await read()).toMatchObject({ live_amount: 15, refunded: 0 });
  });
});
