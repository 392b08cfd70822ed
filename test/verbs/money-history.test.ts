// A thousand and more random operations with money, several at once: after every fifty the books
// are checked, and at the end.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { readAccounts, readBalances } from '#market/ledger/read-balances.ts';
import { sharesBack, sharesOf } from '#market/ledger/sale-shares.ts';
import { readStatement } from '#market/payouts/read-statement.ts';
import { orderOperations } from './money-history-orders.ts';
import { payoutOperations } from './money-history-payouts.ts';
import {
  CURRENCIES,
  openHistory,
  type Dice,
  type History,
  type Operations,
} from './money-history-set-up.ts';

const ROUNDS = 24;
const OPERATIONS = 50;
const AT_ONCE = 4;
const { cashOnDelivery } = orderMethod;
let history: History;
let operations: Operations;
beforeAll(async () => {
  history = await openHistory();
  operations = { ...orderOperations(history), ...payoutOperations(history) };
});
afterAll(() => history?.base.close());

/** The weight of each operation. */
const often = {
  order: 8,
  pay: 7,
  payAgain: 1,
  deliver: 7,
  callOff: 2,
  refund: 5,
  undo: 1,
  release: 2,
  gather: 1,
  endPayout: 2,
  adjust: 1,
  settle: 1,
  wait: 3,
};
const dice = fc.record({
  pick: fc.nat(1 << 20),
  amount: fc.integer({ min: 1, max: 50_000 }),
  share: fc.nat(999),
});
const steps = fc.array(
  fc.tuple(
    fc.oneof(
      ...Object.entries(often).map(([name, weight]) => ({ arbitrary: fc.constant(name), weight })),
    ),
    dice,
  ),
  { minLength: OPERATIONS, maxLength: OPERATIONS },
);

async function step([name, roll]: [string, Dice]): Promise<void> {
  const { count } = history.state;
  if (await operations[name]?.(roll)) count[name] = (count[name] ?? 0) + 1;
}

describe('a history of money', () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  for (const [round, drawn] of fc.sample(steps, { numRuns: ROUNDS, seed }).entries()) {
    it(`round ${round + 1} of seed ${seed} leaves the books in order`, async () => {
      for (let at = 0; at < drawn.length; at += AT_ONCE)
        await Promise.all(drawn.slice(at, at + AT_ONCE).map(step));
      expect(await auditMarket(history.base.db)).toEqual([]);
    });
  }
  it('was long, and of everything', () => {
    expect(
      Object.values(history.state.count).reduce((sum, count) => sum + count, 0),
    ).toBeGreaterThanOrEqual(1000);
    expect(Object.keys(history.state.count).sort()).toEqual(Object.keys(operations).sort());
  });
  it('owes every store what its parcels say, without asking the ledger', async () => {
    const rows = await history.base.db
      .selectFrom('parcels as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .innerJoin('order_lines as l', 'l.parcel_id', 'p.id')
      .selectAll('p')
      .select(['o.voucher_store_id', 'l.commission'])
      .execute();
    const balances = await readBalances(history.base.db, history.keeper.staff);
    const adjusted = await history.base.db
      .selectFrom('audit')
      .select(['subject', 'note'])
      .where('action', '=', 'store.adjust')
      .execute();
    for (const { store, currency } of history.stores.flatMap((one) =>
      CURRENCIES.map((other) => ({ store: one, currency: other.currency })),
    )) {
      const own = history.state.parcels.filter(
        (candidate) =>
          candidate.store === store && candidate.live && candidate.order.currency === currency,
      );
      const earned = own
        .filter(
          ({ order, delivered, total }) => delivered || (total > 0 && history.isPaid(order.id)),
        )
        .map(({ id, back: gone }) => {
          const row = rows.find((one) => one.id === id);
          if (!row) throw new Error(`There is no parcel ${id}.`);
          const sold = sharesOf({
            subtotal: row.subtotal,
            bundleOffer: row.bundle_offer,
            shipping: row.shipping_price,
            tax: row.tax,
            voucher: row.voucher_price,
            fee: row.fee,
            commission: row.commission,
            storePays: row.voucher_store_id === store,
          });
          return sold.store - sharesBack(sold, gone).store;
        });
      const cash = own
        .filter(({ order, delivered }) => delivered && order.method === cashOnDelivery)
        .map(({ total }) => -total);
      const extra = adjusted
        .filter(
          ({ subject, note }) => subject === `store:${store}` && note.includes(` ${currency}:`),
        )
        .map(({ note }) => Number(note.split(' ')[0]));
      const {
        held = 0,
        due = 0,
        reserve = 0,
        gathered = 0,
        paid = 0,
      } = balances.find((one) => one.storeId === store && one.currency === currency) ?? {};
      expect(held + due + reserve + gathered + paid).toBe(
        [...earned, ...cash, ...extra].reduce((sum, one) => sum + one, 0),
      );
    }
  });
  it('is explained: each payout’s statement sums to it, and all accounts to nothing', async () => {
    for (const { id } of await history.base.db
      .selectFrom('payouts')
      .select('id')
      .where('state', '<>', 'cancelled')
      .execute()) {
      const { payout, lines } = await readStatement(history.base.db, history.keeper.staff, id);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(payout.amount);
      for (const { parts, amount } of lines)
        if (parts) expect(Object.values(parts).reduce((sum, one) => sum + one, 0)).toBe(amount);
    }
    const accounts = await readAccounts(history.base.db, history.keeper.staff);
    for (const { currency, exponent } of CURRENCIES) {
      const own = accounts.filter((account) => account.currency === currency);
      expect([
        own.length > 0,
        own.reduce((sum, { amount }) => sum + amount, 0),
        own.every((account) => account.exponent === exponent),
      ]).toEqual([true, 0, true]);
    }
  });
});
