// A shop with one gateway's stand-in behind it: real HTTP both ways, and the worker at its work.
import { startJobs } from '#jobs/start-jobs.ts';
import { orderMethod } from '#contract/constants.ts';
import { keysOf } from '#market/settings/pay-method.ts';
import type { PayAction } from '#contract/payment.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeVisitor, makeProduct, fillCart, type MadeProduct } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';
import { readConfig } from '#config.ts';
import { addressOf, type AtGateway, type ComeBack } from '../stand-ins/gateways/come-back.ts';
import type { StandIn } from '../stand-ins/gateways/stand-in.ts';

export type GatewayName = 'razorpay' | 'stripe' | 'paypal' | 'flutterwave' | 'iyzico';
export type Handle = StandIn & AtGateway & { keys: Record<string, string> };
export type AtShop = { shop: TestShop; base: Fresh; there: Handle; method: number; product: MadeProduct; close: () => Promise<void> };
/** An order that waits for its money, and what its gateway calls it. */
export type Waiting = { id: number; token: string; total: number; ref: string; key: string; payment: number; action: PayAction };

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Opens the shop; everything is closed by `close`. Orders are in dollars. */
export async function openAtShop(name: GatewayName, open: () => Promise<Handle>): Promise<AtShop> {
  const there = await open(), method = orderMethod[name], base = await freshDatabase();
  await makeShop(base.db);
  const elsewhere = readConfig({}).gateways;
  const shop = await openShop(base, { gateways: { ...elsewhere, [name]: there.url, loopbackOnly: true }, publicUrl: 'http://127.0.0.1:1' });
  Object.assign(shop.house.config, { publicUrl: shop.origin });
  const keys = Object.fromEntries(Object.entries(there.keys).map(([key, value]) => [snake(key), value])), names = keysOf[method] ?? { secret: [], shown: [] };
  const of = (wanted: readonly string[]) => Object.fromEntries(wanted.map((key) => [key, keys[key] ?? 'test']));
  await base.db.updateTable('payment_methods').set({ enabled: true, shown: JSON.stringify(of(names.shown)), sealed: shop.house.vault.seal(JSON.stringify(of(names.secret))), updated_at: new Date() }).where('method', '=', method).execute();
  there.webhook = `${shop.origin}/api/v1/webhooks/${name}`;
  const stop = await startJobs(shop.house, base.url);
  return { shop, base, there, method, product: await makeProduct(base.db, { stock: 1000 }), close: async () => { await stop(); await shop.close(); await there.close(); await base.close(); } };
}

/** Places an order of a new visitor to be paid by the gateway, through the API. */
export async function placeAt({ shop, base, method, product }: AtShop, voucher = ''): Promise<Waiting> {
  const visitor = makeVisitor();
  await fillCart(base.db, visitor, { product });
  const { id, action } = await shop.ask('orderAction', { user_token: visitor.token, order_method: method, voucher, time_zone: 'UTC' });
  const payment = await base.db.selectFrom('payments').select(['id', 'provider_ref', 'key', 'amount']).where('order_id', '=', id).executeTakeFirstOrThrow();
  if (!action) throw new Error('The gateway was not reached.');
  const page = await fetch(action.url, action.kind === 'form' ? { method: 'POST', body: new URLSearchParams(action.fields) } : {});
  if (!page.ok) throw new Error(`The gateway's page answers ${page.status}: ${await page.text()}`);
  return { id, token: visitor.token, total: payment.amount, ref: payment.provider_ref ?? '', key: payment.key, payment: payment.id, action };
}

/** A browser comes back to the shop, without any cookie; answers where it is led. */
export async function comeBack(back: ComeBack): Promise<{ status: number; to: string }> {
  const answer = await fetch(back.method === 'GET' ? addressOf(back) : back.url, { method: back.method, redirect: 'manual', ...(back.method === 'POST' ? { body: new URLSearchParams(back.fields) } : {}) });
  return { status: answer.status, to: answer.headers.get('location') ?? '' };
}

/** How an order and its payments stand. */
export async function standing({ base: { db } }: AtShop, orderId: number) {
  const { paid, refunded, paid_at, cancelled_at } = await db.selectFrom('orders').select(['paid', 'refunded', 'paid_at', 'cancelled_at']).where('id', '=', orderId).executeTakeFirstOrThrow();
  const payments = await db.selectFrom('payments').select(['state', 'reason']).where('order_id', '=', orderId).orderBy('id').execute();
  const events = await db.selectFrom('events').select('data').where('kind', '=', 'order-paid').execute();
  const refunds = await db.selectFrom('refunds').select(['id', 'amount', 'state', 'provider_ref']).where('order_id', '=', orderId).orderBy('id').execute();
  return { paid, refunded, done: paid_at !== null, gone: cancelled_at !== null, payments, refunds, told: events.filter(({ data }) => JSON.stringify(data).includes(`"order": ${orderId},`) || JSON.stringify(data).includes(`"order":${orderId},`)).length };
}
