// A shop with stand-ins of gateways: real HTTP both ways, a running worker, and its complete log at
// the most detailed level.
import { sql } from 'kysely';
import { exponentOf } from '#base/currency.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { createLog } from '#hall/log.ts';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, type MadeProduct } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';
import { readConfig } from '#hall/config.ts';
import type { AtGateway } from '../stand-ins/gateways/come-back.ts';
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
  /** The shop's log. */
  lines: string[];
  close: () => Promise<void>;
};
/**
 * Opens a shop with one gateway; `close` closes everything. Orders are in dollars, or another
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

/** The same with several: one shop, as each of its gateways meets it. Closing one closes all. */
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

/** Asks for a refund of an order; returns the refund's id. */
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

/** Makes the worker do at once what it would retry later. */
export async function hasten({ base: { db } }: AtShop): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where locked_at is null),
      run_at := now()
    )`.execute(db);
  await sql`select pg_notify('jobs:insert', '{"count":2}')`.execute(db);
}
