// A shop with gateways' stand-ins behind it: real HTTP both ways, the worker at its work, and all
// that it writes down kept, at its most talkative.
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { exponentOf } from '#base/currency.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { createLog } from '#hall/log.ts';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import type { PayAction } from '#contract/pay-action.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeVisitor, makeProduct, type MadeProduct } from '../make.ts';
import { makeAddress, fillCart } from '../carts.ts';
import { openShop, type TestShop } from '../shop.ts';
import { readConfig } from '#hall/config.ts';
import { addressOf, type AtGateway, type ComeBack } from '../stand-ins/gateways/come-back.ts';
import { setKeys } from '../stand-ins/gateways/set-keys.ts';
import type { StandIn } from '../stand-ins/gateways/stand-in.ts';

export type GatewayName = 'razorpay' | 'stripe' | 'paypal' | 'flutterwave' | 'iyzico';
export type Handle = StandIn & AtGateway & { keys: Record<string, string> };
type Opening = { name: GatewayName; open: () => Promise<Handle> };
export type AtShop = {
  name: GatewayName;
  shop: TestShop;
  base: Fresh;
  there: Handle;
  method: number;
  product: MadeProduct;
  /** The shop's log. */ lines: string[];
  close: () => Promise<void>;
};
/** An order that waits for its money, and what its gateway calls it. */
export type Waiting = {
  id: number;
  token: string;
  total: number;
  ref: string;
  key: string;
  payment: number;
  action: PayAction;
};
type Wish = {
  product?: MadeProduct;
  quantity?: number;
  voucher?: string;
  name?: string;
  city?: string;
};
/** An order as it was placed; without an action the gateway did not say where to go. */
export type Placed = { id: number; token: string; action: PayAction | null };

/**
 * Opens a shop with one gateway; everything is closed by `close`. Orders are in dollars, or another
 * currency.
 */
export async function openAtShop(
  name: GatewayName,
  open: () => Promise<Handle>,
  currency = 'USD',
): Promise<AtShop> {
  const [at] = await openAtShops([{ name, open }], currency);
  if (!at) throw new Error('A shop has the gateway that it was opened with.');
  return at;
}

/**
 * The same with several: one shop, as each of its gateways meets it. Whichever is closed, all are.
 */
export async function openAtShops(wanted: Opening[], currency = 'USD'): Promise<AtShop[]> {
  const base = await freshDatabase();
  const lines: string[] = [];
  const gateways = await Promise.all(
    wanted.map(async ({ name, open }) => ({
      name,
      there: await open(),
      method: orderMethod[name],
    })),
  );
  await makeShop(base.db);
  await base.db
    .updateTable('settings')
    .set({ currency, currency_exponent: exponentOf(currency) })
    .execute();
  const shop = await openShop(base, {
    gateways: {
      at: {
        ...readConfig({}).gateways.at,
        ...Object.fromEntries(gateways.map(({ name, there }) => [name, there.url])),
      },
      loopbackOnly: true,
    },
    publicUrl: 'http://127.0.0.1:1',
  });
  Object.assign(shop.services.config, { publicUrl: shop.origin });
  Object.assign(shop.services, {
    log: createLog('trace', {
      write: (line) => {
        lines.push(line);
      },
    }),
  });
  for (const { name, there, method } of gateways) {
    await setKeys(base.db, shop.services.vault, { method, keys: there.keys });
    there.webhook = `${shop.origin}/api/v1/webhooks/${name}`;
  }
  const stop = await startJobs(shop.services, base.url);
  const product = await makeProduct(base.db, { stock: 1000 });
  const close = async () => {
    await stop();
    await shop.close();
    for (const { there } of gateways) await there.close();
    await base.close();
  };
  return gateways.map((gateway) => ({ ...gateway, shop, base, product, lines, close }));
}

/** Places an order of a new visitor through the API, whatever their gateway says. */
export async function putOrder(
  { shop, base, method, product: usual }: AtShop,
  { product = usual, quantity = 1, voucher = '', ...fields }: Wish = {},
): Promise<Placed> {
  const visitor = makeVisitor();
  await makeAddress(base.db, visitor, fields);
  await fillCart(base.db, visitor, { product, quantity });
  const { id, action } = await shop.ask('order.action', {
    user_token: visitor.token,
    order_method: method,
    voucher,
    time_zone: 'UTC',
  });
  return { id, token: visitor.token, action };
}

/** Places an order to be paid by the gateway, and looks at the gateway's page. */
export async function placeAt(at: AtShop, wish: Wish = {}): Promise<Waiting> {
  return toPay(at, await putOrder(at, wish));
}

/** Presses on paying an order by a gateway, and looks at its page. */
export async function pressAt(
  at: AtShop,
  { id, token }: Pick<Placed, 'id' | 'token'>,
): Promise<Waiting> {
  const { action } = await at.shop.ask('orderPayment.begin', {
    user_token: token,
    id,
    order_method: at.method,
  });
  return toPay(at, { id, token, action });
}

async function toPay({ base, method }: AtShop, { id, token, action }: Placed): Promise<Waiting> {
  const payment = await base.db
    .selectFrom('payments')
    .select(['id', 'provider_ref', 'key', 'amount'])
    .where('order_id', '=', id)
    .where('method', '=', method)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  if (!action) throw new Error('The gateway was not reached.');
  const page = await fetch(
    action.url,
    action.kind === 'form' ? { method: 'POST', body: new URLSearchParams(action.fields) } : {},
  );
  if (!page.ok) throw new Error(`The gateway's page answers ${page.status}: ${await page.text()}`);
  return {
    id,
    token,
    total: payment.amount,
    ref: payment.provider_ref ?? '',
    key: payment.key,
    payment: payment.id,
    action,
  };
}

/** A browser comes back to the shop, without any cookie; answers where it is led. */
export async function comeBack(back: ComeBack): Promise<{ status: number; to: string }> {
  const answer = await fetch(back.method === 'GET' ? addressOf(back) : back.url, {
    method: back.method,
    redirect: 'manual',
    ...(back.method === 'POST' ? { body: new URLSearchParams(back.fields) } : {}),
  });
  return { status: answer.status, to: answer.headers.get('location') ?? '' };
}

/** Asks for money of an order back; answers the refund's id. */
export async function giveBack(
  { base: { db } }: AtShop,
  orderId: number,
  amount: number,
): Promise<number> {
  const { id: parcelId } = await db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return transaction(db, (tx) =>
    askRefund(tx, null, { orderId, reason: 'test', parts: [{ parcelId, amount }] }),
  );
}

/** Lets the worker do at once what it would try again later. */
export async function hasten({ base: { db } }: AtShop): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where locked_at is null), run_at := now())`.execute(
    db,
  );
  await sql`select pg_notify('jobs:insert', '{"count":2}')`.execute(db);
}

/** How an order and its payments stand. */
export async function standing({ base: { db } }: AtShop, orderId: number) {
  const { paid, refunded, total, paid_at, cancelled_at } = await db
    .selectFrom('orders')
    .select(['paid', 'refunded', 'total', 'paid_at', 'cancelled_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const payments = await db
    .selectFrom('payments')
    .select(['state', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const events = await db
    .selectFrom('events')
    .select('data')
    .where('kind', '=', 'order-paid')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'amount', 'state', 'provider_ref'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return {
    paid,
    refunded,
    total,
    done: paid_at !== null,
    gone: cancelled_at !== null,
    payments,
    refunds,
    told: events.filter(
      ({ data }) =>
        JSON.stringify(data).includes(`"order": ${orderId},`) ||
        JSON.stringify(data).includes(`"order":${orderId},`),
    ).length,
  };
}

/** Waits until an order stands so. */
export const until = (at: AtShop, order: { id: number }, wanted: object): Promise<void> =>
  vi.waitFor(async () => expect(await standing(at, order.id)).toMatchObject(wanted), {
    timeout: 60_000,
    interval: 50,
  });
/** How an order stands that was paid once, by its one payment. */
export const paidOnce = ({ total }: Waiting) => ({
  done: true,
  paid: total,
  told: 1,
  payments: [{ state: 'succeeded' }],
});
