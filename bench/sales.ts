// Adding to the cart and placing cash orders, each a second, compared with the same SQL sent raw.
import { sql } from 'kysely';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { addToCart } from '#market/carts/add-to-cart.ts';
import { placeOrder } from '#market/orders/place-order.ts';
import { record, type Script } from './record.ts';
import type { Line } from './report.ts';
import { serve, type Market } from './shop.ts';
import { type Buyer, buyers, fillCart } from './buyers.ts';
import { WARM, rawRate, ownRate, post, compare } from './rates.ts';

const ORDERS = 600;
const HOT = 1000;
const HOT_EVERY_MS = 10;
const PLENTY = 1_000_000;

export async function benchSales(market: Market): Promise<Line[]> {
  const { db } = market.services;
  await sql`insert into stock_moves (inventory_id, quantity, cause)
    select id, ${PLENTY}::int - quantity, 'hand'
    from inventories where quantity <> ${PLENTY}`.execute(db);
  await sql`update flash_sale_products set quota = ${PLENTY}`.execute(db);
  await sql`
    select setval(pg_get_serial_sequence('orders', 'id'), 1000000),
      setval(pg_get_serial_sequence('parcels', 'id'), 2000000)`.execute(db);
  const shop = await serve(market, 256);
  const cart = await benchCart(market, shop.port);
  const orders = await benchOrders(market, shop.port);
  const hot = await benchHot(market, shop.port);
  await shop.stop();
  return [cart, orders, hot];
}

async function benchCart(market: Market, port: number): Promise<Line> {
  const raw = await buyers(market, 'cart-raw', ORDERS);
  const own = await buyers(market, 'cart-own', ORDERS + WARM);
  const scripts: Script[] = [];
  for (const { visitor, product, inventory } of raw)
    scripts.push(
      await record(market.url, (tx) =>
        addToCart(tx, visitor, { product_id: product, inventory_id: inventory, quantity: 1 }),
      ),
    );
  const add = ({ visitor, product, inventory }: Buyer) =>
    post(port, 'cart/action', {
      user_token: visitor.token,
      product_id: product,
      inventory_id: inventory,
      quantity: 1,
    });
  return compare('adding to the cart', await rawRate(market.url, scripts), await ownRate(own, add));
}

async function benchOrders(market: Market, port: number): Promise<Line> {
  const settings = await readMarketSettings(market.services.db);
  const raw = await buyers(market, 'order-raw', ORDERS);
  const own = await buyers(market, 'order-own', ORDERS + WARM);
  for (const buyer of [...raw, ...own]) await fillCart(market, buyer);
  const scripts: Script[] = [];
  for (const { visitor } of raw)
    scripts.push(
      await record(market.url, (tx) => placeOrder(tx, visitor, settings, { method: 2 })),
    );
  return compare(
    'placing a cash order',
    await rawRate(market.url, scripts),
    await ownRate(own, ({ visitor }) =>
      post(port, 'order/action', { user_token: visitor.token, order_method: 2 }),
    ),
  );
}

/** Orders of one product, a hundred a second: all of them wait for the same row of stock. */
async function benchHot(market: Market, port: number): Promise<Line> {
  const all = await buyers(market, 'hot', HOT);
  const [{ product = 0, inventory = 0 } = {}] = all;
  for (const buyer of all) await fillCart(market, { ...buyer, product, inventory });
  const took: number[] = [];
  await Promise.all(
    all.map(async ({ visitor }, at) => {
      await new Promise((resolve) => {
        setTimeout(resolve, at * HOT_EVERY_MS);
      });
      const began = performance.now();
      await post(port, 'order/action', { user_token: visitor.token, order_method: 2 });
      took.push(performance.now() - began);
    }),
  );
  const p95 = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Infinity;
  return {
    what: `${1000 / HOT_EVERY_MS} orders a second of one hot product: 95 of 100 are placed within`,
    value: p95,
    unit: 'ms',
    wanted: '≤ 200',
    holds: p95 <= 200 && took.length === HOT,
    note: `${took.length} of ${HOT} placed`,
  };
}
