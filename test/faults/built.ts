// The built shop as a separate process behind a faulty proxy to its database, and timed calls to
// it.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '#db/connect.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, unique, type MadeProduct } from '../make.ts';
import { address } from '../carts.ts';
import { callsTo, type TestShop } from '../shop.ts';
import { BUILT, startBuilt, type BuiltShop } from '../verbs/built-shop.ts';
import { openProxy, type DbProxy } from './db-proxy.ts';

/** Why these tests cannot run here; null if they can. */
export const missing = existsSync(BUILT) ? null : 'the shop is not built: npm run build';
/** Every call is answered within this time, whatever the database does. */
export const ANSWERED_WITHIN_MS = 10_000;
export const LONG = 600_000;
export const SOON = { timeout: 60_000, interval: 100 };

export type Faulty = {
  base: Fresh;
  products: MadeProduct[];
  dataDir: string;
  proxy: DbProxy;
  shop: BuiltShop;
  calls: Pick<TestShop, 'ask' | 'call'>;
  close: () => Promise<void>;
};
export type Timed = { status: number; headers: Headers; text: string; tookMs: number };

/** A small market, its shop, and the proxy between shop and database. */
export async function openFaulty(settings: Record<string, string> = {}): Promise<Faulty> {
  const base = await freshDatabase();
  const products = await makeMarket(base.db);
  const dataDir = await mkdtemp(join(tmpdir(), 'souk-faults-'));
  const proxy = await openProxy(base.url);
  const shop = await startBuilt(dataDir, { DATABASE_URL: proxy.url, ...settings });
  const faulty: Faulty = {
    base,
    products,
    dataDir,
    proxy,
    shop,
    calls: callsTo(shop.origin),
    close: async () => {
      proxy.be(null);
      await faulty.shop.end('SIGTERM');
      await proxy.close();
      await base.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return faulty;
}

/** The products: plenty of two kinds. */
export async function makeMarket(db: Db): Promise<MadeProduct[]> {
  await makeShop(db);
  return [await makeProduct(db, { stock: 100_000 }), await makeProduct(db, { stock: 100_000 })];
}

/** A visitor with one product in the cart, ready to order; returns their token. */
export async function readyToOrder(
  { ask }: Pick<TestShop, 'ask'>,
  { id, inventory, place }: MadeProduct,
): Promise<string> {
  const user_token = unique('faulty-shopper');
  await ask('cart.action', { user_token, product_id: id, inventory_id: inventory, quantity: 1 });
  const home = await ask('address.action', { ...address, user_token });
  const [line] = await ask('cart.byUser', { user_token });
  const cart = line?.id ?? 0;
  await ask('cart.updateShipping', {
    user_token,
    selected_address: home.id,
    cart: { [cart]: { cart, shipping_place: { id: place }, shipping_type: 1 } },
  });
  return user_token;
}

/** Orders the contents of a cart, with a new key. */
export const order = (origin: string, user_token: string): Promise<Timed> =>
  post(origin, 'order/action', {
    user_token,
    order_method: 2,
    voucher: '',
    idempotency_key: `intent-${user_token}`,
  });

export async function timed(address: string, init: RequestInit = {}): Promise<Timed> {
  const begun = performance.now();
  const answer = await fetch(address, { redirect: 'manual', ...init });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    tookMs: performance.now() - begun,
  };
}

/** A call of the API with a body. */
export const post = (
  origin: string,
  path: string,
  input: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Timed> =>
  timed(`${origin}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
