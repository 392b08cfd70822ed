// Who is told of a dispute, how often, and the text; what a buyer reads about money that came back
// by one.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Letter } from '#contract/letters.ts';
import { transaction } from '#db/transaction.ts';
import { render } from '#jobs/mail/write-letter.ts';
import { readOrder } from '#market/orders/read-order.ts';
import { shopperOf } from '#market/settings/actor.ts';
import { makeSeller } from '../at-work.ts';
import { fee, hold, release, gatewayDispute } from '../disputes.ts';
import { lettersTo, reactTo } from '../letters.ts';
import { payOrder } from '../books.ts';
import { gatewayRefund } from '../pay.ts';
import { disputesOf, refundsOf, sold, report, TOTAL } from './dispute-books.ts';
import { base, withBooks } from './parcel-books.ts';

withBooks();
const OWNER = 'owner@souk.example';
beforeAll(async () => {
  await base.db.updateTable('settings').set({ email: OWNER }).execute();
});

/** The kinds of letters about the dispute to an address, in order. */
const kindsTo = async (email: string, id: number) =>
  (await lettersTo(base.db, email))
    .filter(({ data }) => Number(data.dispute) === id)
    .map(({ kind }) => kind);
const dayOf = (day: number) => new Date(Date.UTC(2026, 11, day, 12));
async function read(
  kind: Letter['kind'],
  data: object,
  language = 'en',
): Promise<string | undefined> {
  const written = await transaction(base.db, (tx) =>
    render(tx, 'https://souk.example', { kind, to: OWNER, language, data } as Letter),
  );
  return written?.plain;
}

describe('letters about a dispute', () => {
  it('go to the owner and its sellers when it opens, is due on another day, or ends', async () => {
    const one = await sold();
    const seller = await makeSeller(base, one.store);
    const clerk = await makeSeller(base, one.store, { role: 'manager' });
    const inquiry = gatewayDispute(TOTAL, { state: 'inquiry', dueBy: null });
    for (const dispute of [
      inquiry,
      inquiry,
      { ...inquiry, state: 'needs-response' as const, dueBy: dayOf(9) },
      { ...inquiry, state: 'needs-response' as const, dueBy: dayOf(9) },
      { ...inquiry, state: 'needs-response' as const, dueBy: dayOf(12) },
      { ...inquiry, state: 'under-review' as const },
      { ...inquiry, state: 'won' as const },
      { ...inquiry, state: 'won' as const },
    ])
      await report(one.payment, [dispute]);
    await reactTo(base.db, one.order.id);
    const [{ id } = { id: 0 }] = await disputesOf(one.payment);
    expect(await kindsTo(OWNER, id)).toEqual([
      ...Array.from({ length: 3 }, () => 'dispute-opened'),
      'dispute-ended',
    ]);
    expect(await kindsTo(seller.email, id)).toEqual([
      ...Array.from({ length: 3 }, () => 'store-dispute-opened'),
      'store-dispute-ended',
    ]);
    expect(await kindsTo(clerk.email, id)).toEqual(
      Array.from({ length: 3 }, () => 'store-dispute-opened'),
    );
  });
  it('say what is disputed, held and due as a fee, why, and until when to answer', async () => {
    const one = await sold();
    await report(one.payment, [
      gatewayDispute(TOTAL, { dueBy: dayOf(9), movements: [hold(TOTAL), fee(1500)] }),
    ]);
    const [{ id } = { id: 0 }] = await disputesOf(one.payment);
    const parcel = one.parcel;
    const about = { order: one.order.id, dispute: id };
    const owner = await read('dispute-opened', about);
    for (const part of ['13.50 USD', '15.00 USD', 'fraudulent', 'December 9, 2026'])
      expect(owner).toContain(part);
    expect(await read('store-dispute-opened', { dispute: id, parcel })).toContain('11.20 USD');
  });
  it('name the day of the market’s clocks', async () => {
    const one = await sold();
    const dueBy = new Date('2026-12-12T03:00Z');
    await report(one.payment, [gatewayDispute(TOTAL, { dueBy })]);
    const [{ id } = { id: 0 }] = await disputesOf(one.payment);
    for (const [zone, day] of [
      ['America/Los_Angeles', 11],
      ['UTC', 12],
    ] as const) {
      await base.db.updateTable('settings').set({ time_zone: zone }).execute();
      const letter = await read('dispute-opened', { order: one.order.id, dispute: id });
      expect(letter).toContain(`December ${day}, 2026`);
    }
  });
  it('say that it was lost, what the store gives back, and what nobody knows yet', async () => {
    const one = await sold();
    const EUR = { currency: 'EUR', exponent: 2 };
    const abroad = await sold();
    await report(one.payment, [gatewayDispute(TOTAL, { state: 'lost', movements: [hold(TOTAL)] })]);
    await report(abroad.payment, [
      gatewayDispute(1200, { state: 'lost', movements: [hold(1200, EUR)] }, EUR),
    ]);
    const [lost, unknown] = [await disputesOf(one.payment), await disputesOf(abroad.payment)].map(
      ([dispute]) => dispute?.id ?? 0,
    );
    expect(await read('store-dispute-ended', { dispute: lost, parcel: one.parcel })).toContain(
      '13.50 USD',
    );
    expect(await read('dispute-ended', { order: one.order.id, dispute: lost })).not.toContain(
      'another currency',
    );
    expect(await read('dispute-ended', { order: abroad.order.id, dispute: unknown })).toMatch(
      /12\.00 EUR[^]*another currency/,
    );
    expect(
      await read('store-dispute-ended', { dispute: unknown, parcel: abroad.parcel }),
    ).toBeUndefined();
  });
  it('go to no store when the payment pays no order', async () => {
    const one = await sold();
    const seller = await makeSeller(base, one.store);
    const late = await payOrder(base.db, one.order, { state: 'review' });
    await base.db
      .updateTable('payments')
      .set({ reason: 'paid-twice' })
      .where('id', '=', late)
      .execute();
    await report(late, [gatewayDispute(TOTAL)]);
    await reactTo(base.db, one.order.id);
    const [{ id } = { id: 0 }] = await disputesOf(late);
    expect([await kindsTo(OWNER, id), await kindsTo(seller.email, id)]).toEqual([
      ['dispute-opened'],
      [],
    ]);
  });
});

describe('what a buyer reads of money that came back', () => {
  const whyOf = async (id: number) => {
    const { shopper } = await base.db
      .selectFrom('orders')
      .select('shopper')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return (
      await readOrder(base.db, shopperOf(shopper, { language: 'en', timeZone: 'UTC' }), id)
    ).pay.refunds.map(({ why, amount, state }) => [why, amount, state]);
  };
  it('names a dispute or a refund at the gateway as its cause, not staff', async () => {
    const one = await sold();
    const dispute = gatewayDispute(350, { state: 'lost', movements: [hold(350)] });
    await report(one.payment, [dispute], [gatewayRefund(200)]);
    expect(await whyOf(one.order.id)).toEqual([
      ['gateway', 2, 'succeeded'],
      ['dispute', 3.5, 'succeeded'],
    ]);
    const [theirs, lost] = await refundsOf(one.order.id);
    const about = { order: one.order.id, amount: 350 };
    const letters = await Promise.all(
      [theirs, lost].map((refund) => read('refunded', { ...about, refund: refund?.id })),
    );
    expect(letters).toEqual([
      expect.stringContaining('through our payment provider'),
      expect.stringContaining('You had disputed the payment'),
    ]);
    await report(one.payment, [
      { ...dispute, state: 'won', movements: [...dispute.movements, release(350)] },
    ]);
    expect(await whyOf(one.order.id)).toEqual([['gateway', 2, 'succeeded']]);
  });
});
