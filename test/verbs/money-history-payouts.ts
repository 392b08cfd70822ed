// What the market does in a history of money: releases, payouts, settlements, and waiting.
import { decimalText } from '#base/currency.ts';
import { orderMethod } from '#contract/constants.ts';
import { adjustStore } from '#market/ledger/adjust-store.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { cancelPayout, markPaid } from '#market/payouts/end-payout.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { takeSettlement } from '#market/settlements/take-settlement.ts';
import { shopGateways } from '../shop-gateways.ts';
import { nth, type History, type Operations } from './money-history-set-up.ts';

const DAY = 24 * 3_600_000;
const { stripe, paypal } = orderMethod;

export function payoutOperations({ base, keeper, stores, state, inTx }: History): Operations {
  return {
    release: async () => (await inTx((tx) => releaseEarnings(tx, state.now, 7))) > 0,
    gather: async ({ share }) =>
      (
        await inTx((tx) =>
          gatherPayouts(tx, new Date(state.now.getTime() - share * 3_600_000), state.now),
        )
      ).length > 0,
    endPayout: async ({ pick }) => {
      const open = await base.db
        .selectFrom('payouts')
        .select('id')
        .where('state', '=', 'open')
        .orderBy('id')
        .execute();
      const one = nth(open, pick);
      if (!one) return false;
      const again = () =>
        inTx((tx) =>
          cancelPayout(tx, keeper.staff, { payoutId: one.id, note: 'again' }, state.now),
        );
      const pay = () =>
        inTx((tx) =>
          markPaid(tx, keeper.staff, { payoutId: one.id, reference: `B${one.id}` }, state.now),
        ).catch((problem: unknown) => {
          expected('payout-on-hold')(problem);
          return again();
        });
      await (pick % 4 === 0 ? again() : pay()).catch(expected('payout-ended'));
      return true;
    },
    adjust: async ({ pick, amount }) =>
      (await inTx((tx) =>
        adjustStore(
          tx,
          keeper.staff,
          {
            storeId: nth(stores, pick) ?? 0,
            amount: pick % 2 ? -amount : amount,
            reason: 'Goodwill',
          },
          state.now,
        ),
      )) !== null,
    settle: async ({ pick, share }) => {
      const method = pick % 2 ? stripe : paypal;
      const paid = await base.db
        .selectFrom('payments')
        .select(['provider_payment_ref as ref', 'received as amount', 'currency', 'exponent'])
        .where('method', '=', method)
        .where('state', '=', 'succeeded')
        .orderBy('id', 'desc')
        .limit(20)
        .execute();
      const refunds = await base.db
        .selectFrom('refunds as r')
        .innerJoin('payments as p', 'p.id', 'r.payment_id')
        .select(['r.provider_ref as ref', 'r.amount', 'p.currency', 'p.exponent'])
        .where('p.method', '=', method)
        .where('p.state', '=', 'succeeded')
        .where('r.state', '=', 'succeeded')
        .orderBy('r.id', 'desc')
        .limit(10)
        .execute();
      const rows = [
        ...paid.map(
          ({ ref, amount, currency, exponent }) =>
            `${ref},payment,${decimalText(amount ?? 0, exponent)},` +
            `${decimalText(share, exponent)},${currency}`,
        ),
        ...refunds.map(
          (one) => `${one.ref},refund,-${decimalText(one.amount, one.exponent)},0,${one.currency}`,
        ),
        `pi_${pick},payment,1,0,USD`,
      ].filter((_, at) => (pick >> (at % 20)) % 3 !== 0);
      if (rows.length === 0) return false;
      await inTx((tx) =>
        takeSettlement(
          tx,
          { staff: keeper.staff, gateways: shopGateways },
          {
            method,
            name: `${pick}.csv`,
            csv: ['provider_ref,kind,gross,fee,currency', ...rows].join('\n'),
          },
          state.now,
        ),
      );
      return true;
    },
    wait: async ({ pick }) => {
      state.now = new Date(state.now.getTime() + (1 + (pick % 5)) * DAY);
      return true;
    },
  };
}

const expected = (code: string) => (problem: unknown) => {
  if (Reflect.get(Object(problem), 'code') !== code) throw problem;
};
