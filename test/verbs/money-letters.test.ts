// The amounts in letters: due, refunded, paid out.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { render } from '#jobs/mail/write-letter.ts';
import { inGroups, paymentReference } from '#market/orders/payment-reference.ts';
import { adjustStore } from '#market/ledger/adjust-store.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import { markPaid } from '#market/payouts/end-payout.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { makeStaff } from '../at-work.ts';
import { lettersTo, reactTo } from '../letters.ts';
import { begin, reportOutcome } from '../pay.ts';
import {
  base,
  type Bought,
  bought,
  lettersSoFar,
  kindsTo,
  market,
  pay,
  withLetters,
} from './order-letters-set-up.ts';

withLetters();

const { cashOnDelivery, stripe, bank } = orderMethod;

describe('the letter of an order', () => {
  const placedLetter = async ({ id, email }: Bought, language = 'en') =>
    (
      await transaction(base.db, (tx) =>
        render(tx, 'https://souk.example', {
          kind: 'order-placed',
          to: email,
          language,
          data: { order: id },
        }),
      )
    )?.plain ?? '';
  it('that waits for an online payment says how much, until when and where', async () => {
    const all = await bought(stripe);
    const plain = await placedLetter(all);
    await sql`
      update orders
      set pay_by = '2026-11-22T14:30:00Z', time_zone = 'Asia/Kolkata'
      where id = ${all.id}`.execute(base.db);
    expect(plain).toContain('Please pay $25.00');
    expect(plain).toContain(`Pay now:\nhttps://souk.example/user/order/${all.id}`);
    expect(plain).not.toContain('Track your parcels');
    expect(await placedLetter(all)).toMatch(/Pay by: November 22 at 8:00\sPM GMT\+5:30/);
    expect(await placedLetter(all, 'ar')).toContain('22 نوفمبر');
  });
  it('that waits for a transfer says to which account and with which reference', async () => {
    const all = await bought(bank);
    const plain = await placedLetter(all);
    const reference = inGroups(paymentReference(all.id));
    for (const part of [
      'Amount: $25.00',
      'Account number: test_account_number',
      'Bank name: test_bank_name',
      `Payment reference: ${reference}`,
    ])
      expect(plain).toContain(part);
  });
  it('in cash says what is paid at the door', async () =>
    expect(await placedLetter(await bought(cashOnDelivery))).toContain(
      'in cash on delivery, $25.00 in total',
    ));
  it('asks for nothing once it is paid, or while staff look for its transfer', async () => {
    const paid = await bought(stripe);
    const transferred = await bought(bank);
    await pay(paid);
    const payment = await begin(base.db, market, transferred.visitor, {
      orderId: transferred.id,
      method: bank,
    });
    await base.db
      .updateTable('payments')
      .set({ state: 'processing' })
      .where('id', '=', payment)
      .execute();
    for (const all of [paid, transferred]) {
      const plain = await placedLetter(all);
      expect([
        /Please (pay|transfer)|Pay now/.test(plain),
        plain.includes('Track your parcels'),
      ]).toEqual([false, true]);
    }
  });
});

describe('money that nobody needs', () => {
  const refundOf = async (id: number) =>
    (
      await base.db
        .selectFrom('refunds')
        .select('id')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow()
    ).id;
  const read = async ({ email }: Bought, kind: string) => {
    const letter = (await lettersTo(base.db, email)).find((one) => one.kind === kind);
    if (!letter) throw new Error(`No ${kind} was written.`);
    return transaction(base.db, (tx) =>
      render(tx, 'https://souk.example', letter as unknown as Parameters<typeof render>[2]),
    );
  };
  it('that comes after its order was closed is announced as going back, with the reason', async () => {
    const all = await bought(stripe);
    const payment = await begin(base.db, market, all.visitor, { orderId: all.id, method: stripe });
    await closeUnpaid(base.db, new Date(Date.now() + 2 * 3_600_000));
    await reportOutcome(base.db, payment);
    expect((await lettersSoFar(all)).buyer).toEqual([
      'order-placed',
      'order-cancelled',
      'payment-not-needed',
    ]);
    expect((await read(all, 'payment-not-needed'))?.plain).toMatch(
      /\$25\.00 .*arrived after the order had been closed/,
    );
    const refund = await refundOf(all.id);
    await transaction(base.db, (tx) =>
      endRefund(tx, refund, { providerRef: 're', state: 'succeeded' }),
    );
    expect((await lettersSoFar(all)).buyer.at(-1)).toBe('refunded');
    expect((await read(all, 'refunded'))?.plain).toContain('arrived after the order was closed');
    expect((await lettersSoFar(all)).owner).toEqual([]);
  });
  it('that comes after the order was paid is announced as a second payment', async () => {
    const all = await bought(stripe);
    const first = await begin(base.db, market, all.visitor, { orderId: all.id, method: stripe });
    const second = await begin(base.db, market, all.visitor, { orderId: all.id, method: bank });
    await reportOutcome(base.db, first);
    await reportOutcome(base.db, second);
    expect((await lettersSoFar(all)).buyer).toEqual([
      'order-placed',
      'order-paid',
      'payment-not-needed',
    ]);
    expect((await read(all, 'payment-not-needed'))?.plain).toContain('had already been paid');
    expect((await lettersSoFar(all)).owner).toEqual(['order-arrived']);
  });
});

describe('a payout that was paid', () => {
  it('is mailed to the store’s owners with its amount, period and parts', async () => {
    const { store, owner, helper } = await bought(cashOnDelivery);
    const { staff } = await makeStaff(base, 'owner');
    const now = new Date();
    await sql`
      update stores
      set iban = 'GB33BUKB20201555555555', payee_name = 'Copper Lane'
      where id = ${store}`.execute(base.db);
    const pay = async (amount: number, until: Date) => {
      await transaction(base.db, (tx) =>
        adjustStore(
          tx,
          staff,
          { storeId: store, amount, reason: 'Goodwill' },
          new Date(until.getTime() - 1000),
        ),
      );
      const [payout] = (await transaction(base.db, (tx) => gatherPayouts(tx, until, now))).filter(
        (one) => one.storeId === store,
      );
      await transaction(base.db, (tx) =>
        markPaid(tx, staff, { payoutId: payout?.id ?? 0, reference: 'B-77' }),
      );
      return payout?.id ?? 0;
    };
    const first = await pay(5000, new Date('2026-11-09T00:00Z'));
    const second = await pay(1234, new Date('2026-11-16T00:00Z'));
    for (const id of [first, second]) await reactTo(base.db, id, 'payout');
    expect([await kindsTo(owner.email), await kindsTo(helper.email)]).toEqual([
      ['payout-paid', 'payout-paid'],
      [],
    ]);
    const read = (payout: number) =>
      transaction(base.db, (tx) =>
        render(tx, 'https://souk.example', {
          kind: 'payout-paid',
          to: owner.email,
          language: 'en',
          data: { payout },
        }),
      );
    expect((await read(first))?.plain).toContain('Period: November 8, 2026');
    const plain = (await read(second))?.plain;
    expect(plain).toMatch(/Period: November 9\s–\s15, 2026/);
    for (const part of [
      'We have paid 12.34 USD',
      'To account: GB … 5555',
      'Reference: B-77',
      'Adjustments: 12.34 USD',
      'Paid out: 12.34 USD',
    ])
      expect(plain).toContain(part);
  });
});
