// A gateway that the shop does not know: with its folder, and one line in the list of gateways, the
// shop takes money, hears its notices, makes refunds, and reads its settlement files.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startJobs } from '#jobs/start-jobs.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { beginPayment } from '#market/payments/begin-payment.ts';
import { openPayment } from '#market/payments/open-payment.ts';
import { readPayMethods } from '#market/payments/payment-methods.ts';
import { readPaymentMethods } from '#market/payments/read-payment-methods.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import { takeSettlement } from '#market/settlements/take-settlement.ts';
import { gatewayList } from '#outside/gateways/gateway-list.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeVisitor } from '../make.ts';
import { fillCart, makeAddress, order } from '../carts.ts';
import { openShop, type TestShop } from '../shop.ts';
import { setKeys } from '../stand-ins/gateways/set-keys.ts';
import { ACME, acmeDescriptor } from './acme/descriptor.ts';
import { openAcme, type AcmeStandIn } from './acme/stand-in.ts';

const allGateways = [...gatewayList, acmeDescriptor];
const FAR = { timeout: 20_000, interval: 50 };
let base: Fresh;
let shop: TestShop;
let there: AcmeStandIn;
let stop: () => Promise<void>;
beforeAll(async () => {
  base = await freshDatabase();
  there = await openAcme();
  await makeShop(base.db);
  await base.db.insertInto('payment_methods').values({ method: ACME }).execute();
  const gateways = { at: { ...noWhere, acme: there.url }, loopbackOnly: true };
  shop = await openShop(base, { gateways, publicUrl: 'http://127.0.0.1:1' }, allGateways);
  Object.assign(shop.services.config, { publicUrl: shop.origin });
  await setKeys(base.db, shop.services.vault, {
    method: ACME,
    keys: there.keys,
    gateways: allGateways,
  });
  stop = await startJobs(shop.services, base.url);
});
afterAll(async () => {
  await stop();
  await shop.close();
  await there.close();
  await base.close();
});
const noWhere = { stripe: null, paypal: null, razorpay: null, flutterwave: null, iyzico: null };

/** An order that waits for payment by the new gateway. */
async function toPay() {
  const { gateways, market } = shop.services;
  const visitor = makeVisitor();
  await makeAddress(base.db, visitor);
  await fillCart(base.db, visitor, { product: await makeProduct(base.db, { stock: 9 }) });
  const placed = await order(base.db, await market(), visitor, { method: ACME });
  const settings = await market();
  const { paymentId } = await transaction(base.db, (tx) =>
    beginPayment(tx, visitor, { orderId: placed.id, method: ACME, market: settings, gateways }),
  );
  const action = await openPayment(
    base.db,
    { market: settings, gateways },
    {
      paymentId: paymentId ?? 0,
      apiUrl: `${shop.origin}/api/v1`,
      ip: '127.0.0.1',
    },
  );
  const { key } = await paymentOf(placed.id);
  return { id: placed.id, total: placed.total, key, action };
}
const paymentOf = (orderId: number) =>
  base.db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
const notices = () => `${shop.origin}/api/v1/webhooks/acme`;
const untilPaid = (orderId: number, wanted: object) =>
  vi.waitFor(
    async () =>
      expect(await paymentOf(orderId)).toMatchObject({
        state: 'succeeded',
        method: ACME,
        ...wanted,
      }),
    FAR,
  );

it('is offered with its own bounds, and tells the owner where its notices go', async () => {
  const market = await shop.services.market();
  const { methods } = readPaymentMethods(market, shop.services.gateways);
  expect(methods.find(({ method }) => method === ACME)).toMatchObject({ least: 1, most: 10_000 });
  const rows = await readPayMethods(base.db, shop.services, market, `${shop.origin}/api/v1`);
  expect(rows.find(({ method }) => method === ACME)).toMatchObject({
    ready: 1,
    webhook_url: notices(),
    keys: [
      { name: 'account', secret: 0, there: 1 },
      { name: 'secret', secret: 1, there: 1 },
    ],
  });
});

it('takes the money of an order and gives a part of it back', async () => {
  const { id, total, key, action } = await toPay();
  expect(action).toEqual({ kind: 'redirect', url: `${there.url}/page/acme-1` });
  there.pay(key);
  expect(await there.notify(notices(), key, 'a guess')).toEqual([acmeDescriptor.badSignature]);
  expect(await there.notify(notices(), key)).toEqual([200]);
  await untilPaid(id, { received: total, reason: '' });

  const { id: parcelId } = await base.db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  const parts = [{ parcelId, amount: 300 }];
  await transaction(base.db, (tx) => askRefund(tx, null, { orderId: id, reason: 'test', parts }));
  const refunds = base.db.selectFrom('refunds').select('state').where('order_id', '=', id);
  await vi.waitFor(
    async () => expect(await refunds.execute()).toEqual([{ state: 'succeeded' }]),
    FAR,
  );
  expect([...there.refunds.values()]).toEqual([300]);
  expect(await auditMarket(base.db)).toEqual([]);
});

it('is asked when a shopper comes back, and keeps what was paid too much', async () => {
  const { id, total, key } = await toPay();
  there.pay(key, 50);
  const back = await fetch(`${shop.origin}/api/v1/payment/return/${key}`, { redirect: 'manual' });
  expect(back.headers.get('location')).toContain(`order=${id}`);
  await untilPaid(id, { received: total + 50, reason: 'surplus' });
});

it('has settlement files of its own columns', async () => {
  const { provider_payment_ref: ref, received } = await base.db
    .selectFrom('payments')
    .selectAll()
    .where('reason', '=', 'surplus')
    .executeTakeFirstOrThrow();
  const csv = `Acme ID,Sum,Charge,Currency\n${ref},${(received ?? 0) / 100},0.30,USD`;
  const { counts } = await transaction(base.db, (tx) =>
    takeSettlement(
      tx,
      { staff: null, gateways: { known: allGateways } },
      { method: ACME, name: 'a.csv', csv },
    ),
  );
  expect(counts).toMatchObject({ matched: 1, different: 0, missing: 0 });
  expect(await auditMarket(base.db)).toEqual([]);
});
