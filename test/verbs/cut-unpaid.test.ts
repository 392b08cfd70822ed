// Items that a store takes out of an unpaid order: what is paid in the end is for the rest, whoever
// comes first.
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { readStoreParcel } from '#market/orders/read-store-parcel.ts';
import { decideReview } from '#market/payments/decide-review.ts';
import { makeStaff } from '../at-work.ts';
import { reportOutcome } from '../pay.ts';
import { paymentsOf, receive, settled, reportTransfer } from '../transfers.ts';
import { base, cut, ordered, pay, read, refundsOf, withCutOrders } from './cut-orders.ts';
import { outcomes } from './together.ts';

const { stripe, bank } = orderMethod;
withCutOrders();

describe('pieces of an order that waits for its payment', () => {
  it('leave it, and the next page asks for the rest', async () => {
    const made = await ordered({ method: stripe });
    await cut(made);
    await reportOutcome(base.db, await pay(made));
    expect(await read(made)).toMatchObject({ payment_done: 1, pay: { paid: 37, due: 0 } });
    // from now on cancelled items are refunded
    await cut(made, { lines: [{ id: made.bulbs, quantity: 1 }] });
    expect(await refundsOf(made)).toEqual([{ amount: 1000 }]);
  });

  it('stay while a payment page is open, or a transfer is reported', async () => {
    const open = await ordered({ method: stripe });
    await pay(open);
    expect(await outcomes([cut(open)])).toEqual(['pieces-being-paid']);
    expect(await readStoreParcel(base.db, open.seller, open.parcel)).toMatchObject({
      may_cancel_pieces: false,
    });
    const transferred = await ordered({ method: bank });
    await pay(transferred, bank);
    await reportTransfer(base.db, transferred.visitor, transferred.id);
    expect(await outcomes([cut(transferred)])).toEqual(['pieces-being-paid']);
  });

  it('and a payment that begins or arrives at that moment agree on its amount', async () => {
    const made = await ordered({ method: stripe });
    const [, came] = await outcomes([pay(made), cut(made)]);
    const [page] = await paymentsOf(base.db, made.id);
    expect([
      ['done', 3700],
      ['pieces-being-paid', 8100],
    ]).toContainEqual([came, page?.amount]);
    const [, then] = await outcomes([
      reportOutcome(base.db, page?.id ?? 0),
      cut(made, {
        lines: [{ id: made.bulbs, quantity: 1 }],
      }),
    ]);
    expect(['done', 'pieces-being-paid']).toContain(then);
    const { pay: money } = await read(made);
    expect([money.paid * 100, money.due]).toEqual([page?.amount, 0]);
    expect(await refundsOf(made)).toEqual(then === 'done' ? [{ amount: 1000 }] : []);
  });

  it('send the money of a page that had been given up to staff, who give it back', async () => {
    const made = await ordered({ method: stripe });
    const page = await pay(made);
    await reportOutcome(base.db, page, { state: 'expired', received: null });
    await cut(made);
    expect(await reportOutcome(base.db, page)).toBe('review');
    expect(await outcomes([cut(made, { lines: [{ id: made.bulbs, quantity: 1 }] })])).toEqual([
      'pieces-being-paid',
    ]);
    const { staff } = await makeStaff(base, 'manager');
    await transaction(base.db, (tx) =>
      decideReview(tx, staff, { paymentId: page, decision: 'refund', reason: 'Too much.' }),
    );
    await reportOutcome(base.db, await pay(made));
    expect(await read(made)).toMatchObject({ payment_done: 1, pay: { paid: 37 } });
    expect(await refundsOf(made)).toEqual([{ amount: 8100 }]);
  });

  it('turn a transfer of the former price into a surplus, and make a partial one enough', async () => {
    const { staff } = await makeStaff(base, 'manager');
    const made = await ordered({ method: bank });
    await pay(made, bank);
    await cut(made);
    expect(await receive(base.db, staff, { orderId: made.id, amount: 8100 })).toMatchObject({
      outcome: 'paid',
      surplus: 4400,
    });
    const short = await ordered({ method: bank });
    await pay(short, bank);
    await receive(base.db, staff, { orderId: short.id, amount: 5000 });
    await cut(short);
    await settled(base.db);
    expect(await read(short)).toMatchObject({ payment_done: 1, pay: { paid: 37, surplus: 13 } });
  });
});
