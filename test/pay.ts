// Payment methods for tests of verbs: with keys, and with gateways at a loopback address where
// nobody listens.
import { randomCode } from '#base/id.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { applyAftermath, type ReportedAftermath } from '#market/payments/apply-aftermath.ts';
import { applyOutcome, type ReportedOutcome } from '#market/payments/apply-outcome.ts';
import { beginPayment } from '#market/payments/begin-payment.ts';
import type { Outcome, GatewayRefund } from '#market/payments/gateways/gateway.ts';
import type { Gateways } from '#market/payments/gateways/gateways.ts';
import type { Shopper } from '#market/settings/actor.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { gatewayList } from '#outside/gateways/gateway-list.ts';
import { openGateways } from '#outside/gateways/open-gateways.ts';
import { openVault } from '#outside/vault/open-vault.ts';
import { isSurplusEnough, keysOf } from './shop-gateways.ts';
import type { MadeProduct } from './make.ts';
import { order, fillCart } from './carts.ts';

const NOBODY = 'http://127.0.0.1:9';
const KEY = '11'.repeat(32);
export const vault = openVault(KEY, '');
export const gateways: Gateways = openGateways(
  {
    at: Object.fromEntries(gatewayList.map(({ code }) => [code, NOBODY])),
    loopbackOnly: true,
    publicUrl: 'http://127.0.0.1:9',
  },
  vault,
);

type Wish = { fee?: number; least?: number; most?: number; countries?: string[] };

/** Switches payment methods on, with keys; returns the shop's new state. */
export async function openMethods(
  db: Db,
  methods: number[],
  { fee = 0, least = 0, most, countries = [] }: Wish = {},
): Promise<MarketSettings> {
  for (const method of methods) {
    const names = keysOf(method);
    const of = (list: readonly string[]) =>
      Object.fromEntries(list.map((name) => [name, `test_${name}`]));
    await db
      .updateTable('payment_methods')
      .set({
        enabled: true,
        shown: JSON.stringify(of(names.shown)),
        sealed: names.secret.length ? vault.seal(JSON.stringify(of(names.secret))) : null,
        fee,
        least,
        most: most ?? null,
        countries,
        updated_at: new Date(),
      })
      .where('method', '=', method)
      .execute();
  }
  return readMarketSettings(db);
}

type ToPay = { product: MadeProduct; method?: number; quantity?: number; voucher?: string };

/** An order of one product that waits for payment by a gateway; returns its payment too. */
export async function toPay(
  db: Db,
  market: MarketSettings,
  shopper: Shopper,
  { product, method = orderMethod.razorpay, quantity = 1, voucher }: ToPay,
) {
  await fillCart(db, shopper, { product, quantity });
  const { id, total } = await order(db, market, shopper, {
    method,
    ...(voucher ? { voucher } : {}),
  });
  return { id, total, payment: await begin(db, market, shopper, { orderId: id, method }) };
}

/** Starts a payment; 0 if there is none. */
export async function begin(
  db: Db,
  market: MarketSettings,
  shopper: Shopper,
  wish: { orderId: number; method: number },
): Promise<number> {
  const begun = await transaction(db, (tx) =>
    beginPayment(tx, shopper, { ...wish, market, gateways }),
  );
  return begun.paymentId ?? 0;
}

/** The outcome that a gateway reports for a full payment; `change` replaces its fields. */
export async function outcomeOf(
  db: Db,
  payment: number,
  change: Partial<Outcome> = {},
): Promise<ReportedOutcome> {
  const { method, amount, currency, exponent, key } = await db
    .selectFrom('payments')
    .select(['method', 'amount', 'currency', 'exponent', 'key'])
    .where('id', '=', payment)
    .executeTakeFirstOrThrow();
  return {
    state: 'succeeded',
    received: { minor: amount, currency, exponent },
    providerRef: `ref-${payment}`,
    providerPaymentRef: `pay-${payment}`,
    echo: key,
    detail: '',
    surplusIsEnough: isSurplusEnough(method),
    ...change,
  };
}

/** The gateway reports that outcome. */
export async function reportOutcome(
  db: Db,
  payment: number,
  change: Partial<Outcome> = {},
  now = new Date(),
): Promise<string> {
  const outcome = await outcomeOf(db, payment, change);
  return transaction(db, (tx) => applyOutcome(tx, payment, outcome, now));
}

/** The gateway reports refunds and disputes of a payment, as if the shop had just asked. */
export async function followed(
  db: Db,
  payment: number,
  aftermath: Partial<ReportedAftermath>,
  now = new Date(),
): Promise<void> {
  const nothing = { returned: null, refunds: [], disputes: [], askedAt: new Date() };
  await transaction(db, (tx) => applyAftermath(tx, payment, { ...nothing, ...aftermath }, now));
}

/** A refund as a gateway lists it. */
export const gatewayRefund = (
  amount: number,
  wish: Partial<GatewayRefund> = {},
): GatewayRefund => ({
  providerRef: `re_${randomCode()}`,
  key: null,
  amount,
  state: 'succeeded',
  ...wish,
});
