// Successful payments are checked for a long time: refunds by their gateway beyond the rest,
// reversals, or refunds of money that pays nothing.
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { react } from '#jobs/reactions.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { followPayments } from '#market/payments/follow-payments.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import { lettersTo } from '../letters.ts';
import { makeVisitor } from '../make.ts';
import { order, twoStores } from '../carts.ts';
import { begin, followed, reportOutcome, gatewayRefund } from '../pay.ts';
import {
  refundOnce,
  base,
  bookedOn,
  market,
  OWNER,
  paid,
  refundedOf,
  refundsOf,
  withPaidOrders,
} from './outside-refunds-set-up.ts';

withPaidOrders();

const { stripe } = orderMethod;

describe('a refund that was made at the gateway', () => {
  it('of more than is left is the market’s loss beyond that, not the stores’', async () => {
    const { id, total, payment } = await paid();
    const ours = await refundOnce(id);
    await transaction(base.db, (tx) =>
      endRefund(tx, ours, { providerRef: 're_all', state: 'succeeded' }),
    );
    const market = await bookedOn('market', id);
    await followed(base.db, payment, {
      refunds: [gatewayRefund(total, { providerRef: 're_all' }), gatewayRefund(250)],
    });
    expect([
      await refundedOf(id),
      await bookedOn('customer', id),
      await bookedOn('held', id),
      (await bookedOn('market', id)) - market,
    ]).toEqual([total, 0, 0, -250]);
  });

  it('that the gateway takes back counts as if it had never been made', async () => {
    const { id, payment } = await paid();
    const refund = gatewayRefund(500);
    const held = await bookedOn('held', id);
    await followed(base.db, payment, { refunds: [refund] });
    await followed(base.db, payment, {
      refunds: [{ ...refund, state: 'failed' }],
      askedAt: new Date(Date.now() + 1000),
    });
    expect([await refundedOf(id), await bookedOn('held', id), await refundsOf(id)]).toMatchObject([
      0,
      held,
      [{ state: 'failed' }],
    ]);
  });

  it('of a payment that pays no order takes of that alone', async () => {
    const visitor = makeVisitor();
    await twoStores(base.db, visitor);
    const { id, total } = await order(base.db, market, visitor, { method: stripe });
    const payment = await begin(base.db, market, visitor, { orderId: id, method: stripe });
    await transaction(base.db, (tx) =>
      cancelOrder(tx, visitor, { orderId: id, title: 'No', message: 'No.' }),
    );
    await reportOutcome(base.db, payment);
    const [ours] = await refundsOf(id);
    await transaction(base.db, (tx) =>
      endRefund(tx, ours?.id ?? 0, {
        providerRef: '',
        state: 'failed',
        problem: 'charge_already_refunded',
      }),
    );
    await followed(base.db, payment, { refunds: [gatewayRefund(total)] });
    expect([
      await refundsOf(id),
      await bookedOn('customer', id),
      await bookedOn('gateway', id),
    ]).toMatchObject([[{ state: 'failed' }, { source: 'gateway', state: 'succeeded' }], 0, 0]);
  });

  it('is mailed to the owner', async () => {
    const { id, payment } = await paid();
    await followed(base.db, payment, { refunds: [gatewayRefund(500)] });
    const [refund] = await refundsOf(id);
    const refundData = { order: id, refund: refund?.id ?? 0, amount: 500 };
    expect(
      (
        await base.db
          .selectFrom('events')
          .select('data')
          .where('kind', '=', 'refund-outside')
          .execute()
      ).map(({ data }) => data),
    ).toContainEqual(refundData);
    await transaction(base.db, (tx) => react(tx, { kind: 'refund-outside', data: refundData }));
    expect(await lettersTo(base.db, OWNER)).toContainEqual({
      kind: 'refund-outside',
      to: OWNER,
      language: 'en',
      data: refundData,
    });
  });
});

describe('payments that were made', () => {
  const DAY = 86_400_000;
  const waiting = async () =>
    await base.db
      .selectFrom('payments')
      .select(['id', 'follow_at'])
      .where('state', 'in', ['succeeded', 'review'])
      .orderBy('id')
      .execute();
  const later = (days: number) => new Date(Date.now() + days * DAY);

  it('are checked in turn, so many at once, less and less often, for 180 days', async () => {
    await base.db
      .updateTable('payments')
      .set({ follow_at: new Date(0) })
      .execute();
    const all = (await waiting()).length;
    const followed = new Set<string>();
    for (let time = 0; time < all; time++) {
      await transaction(base.db, (tx) => followPayments(tx, later(1), 1));
      for (const { id, follow_at: at } of await waiting())
        if (at.getTime() > 0) followed.add(String(id));
      expect(followed.size).toBe(time + 1);
    }
    const [first] = await waiting();
    expect(Math.round(((first?.follow_at.getTime() ?? 0) - Date.now()) / DAY)).toBe(2);
    await transaction(base.db, (tx) => followPayments(tx, later(40), 1000));
    expect(
      (await waiting()).map(({ follow_at: at }) => Math.round((at.getTime() - Date.now()) / DAY)),
    ).toEqual(Array.from({ length: all }, () => 50));
    await transaction(base.db, (tx) => followPayments(tx, later(181), 1000));
    await transaction(base.db, (tx) => followPayments(tx, later(400), 1000));
    expect(
      await base.db
        .selectFrom('payments')
        .select('id')
        .where('state', 'in', ['succeeded', 'review'])
        .where('follow_at', '<', later(4000))
        .execute(),
    ).toEqual([]);
  });
});
