// A shop with an event of every kind that a letter tells of.
import { afterAll, beforeAll } from 'vitest';
import { letterKinds, type Letter, type Letters } from '#contract/letters.ts';
import { transaction } from '#db/transaction.ts';
import { render, type Written } from '#jobs/mail/write-letter.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeVisitor } from '../make.ts';
import { order, twoStores } from '../carts.ts';
import { leftCart } from '../left-cart.ts';
import { orderUnpaid } from './letters-unpaid.ts';
import { LANGUAGES, OWNER } from './letters-owner.ts';
import { makeSale, makeVoucher } from '../offers.ts';
import { decisionLetters } from './letters-of-decisions.ts';
import { ofProposals } from './letters-of-proposals.ts';

export const SITE = 'https://souk.example';
export const CODE = '482913';
export const KEY = 'k3y-of-the-newsletter';
export let base: Fresh;
let market: MarketSettings;
export let orderId: number;
export let orderCode: string;
export let parcels: { id: number; code: string }[];
let payment: number;
let transfer: number;
let refund: number;
let payout: number;
let disputes: number[];
let inventory: number;
let sale: number;
let unpaidId: number;
let account: number;

/** Opens it for the tests of a file. */
export function withLetters(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    await base.db
      .insertInto('languages')
      .values(LANGUAGES.map((language) => ({ ...language, direction: 'ltr' })))
      .execute();
    await base.db.updateTable('settings').set(OWNER).execute();
    market = await readMarketSettings(base.db);
    const visitor = makeVisitor();
    await twoStores(base.db, visitor);
    const soldOut = await makeProduct(base.db, { stock: 0 });
    ({ inventory } = soldOut);
    sale = await makeSale(base.db, soldOut.id, { from: 1 });
    ({ id: orderId, code: orderCode } = await order(base.db, market, visitor, {
      voucher: await makeVoucher(base.db),
    }));
    unpaidId = await orderUnpaid(base.db, market);
    ({ accountId: account } = await leftCart(base.db));
    parcels = await base.db
      .selectFrom('parcels')
      .select(['id', 'code'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();
    ({ id: payment } = await base.db
      .insertInto('payments')
      .values({
        order_id: orderId,
        method: 7,
        test_mode: true,
        state: 'review',
        reason: 'amount',
        amount: 4498,
        received: 4000,
        currency: 'USD',
        exponent: 2,
        key: `pay_${'A'.repeat(20)}`,
        expires_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow());
    ({ id: transfer } = await base.db
      .insertInto('transfers')
      .values({
        order_id: orderId,
        payment_id: payment,
        trans_id: 'TX-1042',
        state: 'refused',
        reason: 'No such transfer.',
        decided_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow());
    ({ id: refund } = await base.db
      .insertInto('refunds')
      .values({
        order_id: orderId,
        amount: 1999,
        state: 'failed',
        ended_at: new Date(),
        problem: 'account_closed',
        actor: 'market',
        reason: 'broken',
        key: `ref_${'A'.repeat(20)}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow());
    const { store_id: store } = await base.db
      .selectFrom('parcels')
      .select('store_id')
      .where('order_id', '=', orderId)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    ({ id: payout } = await base.db
      .insertInto('payouts')
      .values({
        store_id: store,
        amount: 4200,
        currency: 'USD',
        exponent: 2,
        until: new Date('2026-11-16T00:00Z'),
        state: 'paid',
        reference: 'B-77',
        ended_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow());
    disputes = [];
    for (const state of ['needs-response', 'won'] as const)
      disputes.push(
        (
          await base.db
            .insertInto('disputes')
            .values({
              payment_id: payment,
              provider_ref: `dp_${state}`,
              amount: 4000,
              currency: 'USD',
              exponent: 2,
              reason: 'fraudulent',
              status: state,
              state,
              due_by: new Date('2026-12-09T23:59:59Z'),
              source: 'gateway',
              ended_at: state === 'won' ? new Date() : null,
            })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id,
      );
    await base.db
      .updateTable('parcels')
      .set({ carrier: 'Swift Post', tracking_number: 'SP-1042' })
      .where('order_id', '=', orderId)
      .execute();
  });
  afterAll(() => base.close());
}

export const all = (): { [Kind in keyof Letters]: Letters[Kind] } => ({
  verify: { name: 'Amal', code: CODE },
  'already-registered': { name: 'Amal' },
  welcome: { name: 'Amal' },
  'staff-invited': { by: 'Maren', word: KEY },
  'store-invited': { by: 'Maren', store: 'Quai', word: KEY },
  'password-code': { name: 'Amal', email: 'amal@example.com', code: CODE, word: KEY },
  'password-changed': { name: 'Amal' },
  'account-guarded': { name: 'Amal', what: 'reset', by: 'Maren' },
  'order-placed': { order: orderId },
  'order-to-pay': { order: unpaidId },
  'parcel-moved': { order: orderId, parcel: parcels[0]?.id ?? 0, status: 4 },
  'parcel-cancelled': { order: orderId, parcel: parcels[0]?.id ?? 0 },
  'pieces-cancelled': {
    order: orderId,
    store: 'Lumen',
    reason: 'The last one broke.',
    pieces: [{ title: { en: 'Lamp' }, quantity: 1 }],
  },
  'order-cancelled': { order: orderId },
  refunded: { order: orderId, amount: 1999, refund },
  'payment-not-needed': { order: orderId, payment },
  'order-arrived': { parcel: parcels[0]?.id ?? 0 },
  'parcel-called-off': { parcel: parcels[0]?.id ?? 0 },
  'parcel-late': { parcel: parcels[0]?.id ?? 0 },
  'parcels-late': { parcels: [parcels[0]?.id ?? 0], count: 2 },
  'payout-paid': { payout },
  'order-paid': { order: orderId, amount: 4498 },
  'transfer-refused': { order: orderId, transfer },
  'payment-in-review': { order: orderId, payment },
  'refund-failed': { order: orderId, refund },
  'refund-outside': { order: orderId, refund, amount: 1999 },
  'dispute-opened': { order: orderId, dispute: disputes[0] ?? 0 },
  'dispute-ended': { order: orderId, dispute: disputes[1] ?? 0 },
  'store-dispute-opened': { dispute: disputes[0] ?? 0, parcel: parcels[0]?.id ?? 0 },
  'store-dispute-ended': { dispute: disputes[1] ?? 0, parcel: parcels[0]?.id ?? 0 },
  'transfer-short': { order: orderId, received: 4000, missing: 498 },
  'seller-verify': { name: 'Amal', code: CODE },
  'social-code': { name: 'Amal', code: CODE, service: 'google' },
  'application-received': { name: 'Amal', store: 'Copper Lane' },
  'application-arrived': { store: 'Copper Lane', email: 'seller@example.com' },
  'application-approved': { name: 'Amal', store: 'Copper Lane' },
  'application-asked': { name: 'A', store: 'B', item: { en: 'Tax number' }, reason: 'C' },
  'application-refused': { name: 'Amal', store: 'Copper Lane', reason: 'No photographs.' },
  ...ofProposals,
  'trader-wanted': { store: 'Copper Lane', lacks: ['phone', 'register'], until: null },
  'payee-changed': { store: 'Copper Lane', by: 'Salma', iban: 'FR76…0189' },
  'store-suspended': { name: 'Amal', store: 'Copper Lane', reason: 'Late parcels.' },
  ...decisionLetters,
  contact: {
    name: 'Amal',
    email: 'amal@example.com',
    subject: 'A lamp',
    message: 'Does it come in red?\nOr in blue?',
  },
  'webhook-off': { webhook: 1, name: 'Warehouse', address: 'https://hooks.example/souk' },
  'cart-left': { account, key: KEY },
  'newsletter-confirm': { key: KEY },
  'stock-notice-confirm': { inventory, key: KEY },
  'back-in-stock': { inventory, key: KEY },
  'sale-notice-confirm': { sale, key: KEY },
  'sale-begun': { sale, key: KEY },
});
export const KINDS = letterKinds;

export async function written(
  kind: keyof Letters,
  language = 'en',
  data: Partial<Letters[keyof Letters]> = {},
): Promise<Written> {
  const letter = { kind, language, to: 'amal@example.com', data: { ...all()[kind], ...data } };
  const found = await transaction(base.db, (tx) => render(tx, SITE, letter as Letter));
  if (!found) throw new Error(`${kind} has nothing to say.`);
  return found;
}
