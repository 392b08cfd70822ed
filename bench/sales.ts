// Adding to the cart and placing cash orders, each a second, against the same SQL issued raw.
import { Agent, request } from 'node:http';
import { sql } from 'kysely';
import pg from 'pg';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { addToCart } from '#market/carts/add-to-cart.ts';
import { chooseShipping } from '#market/carts/choose-shipping.ts';
import { saveAddress } from '#market/addresses/save-address.ts';
import { placeOrder } from '#market/orders/place-order.ts';
import { visitor, type Visitor } from '#market/settings/actor.ts';
import { transaction } from '#db/transaction.ts';
import { record, replay, type Script } from './record.ts';
import type { Line } from './report.ts';
import { serve, type Market } from './shop.ts';

const ORDERS = 600;
const AT_ONCE = 16;
const WARM = 300;
const HOT = 1000;
const HOT_EVERY_MS = 10;
const PLENTY = 1_000_000;
const address = {
  name: 'Bench Buyer',
  email: 'bench@example.com',
  phone: '+44 20 7946 0000',
  country: 'GB',
  state: '',
  city: 'London',
  zip: 'E1 6AN',
  address_1: '1 Market Lane',
  address_2: '',
  delivery_instruction: '',
};

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

type Buyer = { visitor: Visitor; product: number; inventory: number };

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

/** Orders of one product, a hundred a second: every one of them waits for the same row of stock. */
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

async function buyers({ services }: Market, name: string, count: number): Promise<Buyer[]> {
  const { rows } = await sql<{
    product: number;
    inventory: number;
  }>`select p.id as product, min(i.id) as inventory from products p
    join inventories i on i.product_id = p.id
    join shipping_places s on s.shipping_rule_id = p.shipping_rule_id and s.country = 'ALL'
    group by p.id order by p.id`.execute(services.db);
  return Array.from({ length: count }, (_, at) => {
    const { product = 0, inventory = 0 } = rows[at % rows.length] ?? {};
    return {
      visitor: visitor(`${name}-${at}-token`, { language: 'en', timeZone: 'UTC' }),
      product,
      inventory,
    };
  });
}

async function fillCart(
  { services }: Market,
  { visitor, product, inventory }: Buyer,
): Promise<void> {
  await transaction(services.db, async (tx) => {
    const line = await addToCart(tx, visitor, {
      product_id: product,
      inventory_id: inventory,
      quantity: 1,
    });
    await chooseShipping(tx, visitor, await saveAddress(tx, visitor, null, address), [
      { lineId: line.id, type: 1, wanted: true },
    ]);
  });
}

async function rawRate(url: string, scripts: Script[]): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: AT_ONCE });
  const began = performance.now();
  await inParallel(scripts, async (script) => {
    const client = await pool.connect();
    try {
      await replay(client, script);
    } finally {
      client.release();
    }
  });
  const rate = scripts.length / ((performance.now() - began) / 1000);
  await pool.end();
  return rate;
}

async function ownRate(all: Buyer[], act: (buyer: Buyer) => Promise<void>): Promise<number> {
  await inParallel(all.slice(0, WARM), act);
  const counted = all.slice(WARM);
  const began = performance.now();
  await inParallel(counted, act);
  return counted.length / ((performance.now() - began) / 1000);
}

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let at = next++; at < items.length; at = next++) {
        const item = items[at];
        if (item !== undefined) await work(item);
      }
    }),
  );
}

function post(port: number, path: string, input: Record<string, unknown>): Promise<void> {
  const body = JSON.stringify(input);
  return new Promise((resolve, reject) => {
    request(
      {
        agent,
        port,
        path: `/api/v1/${path}`,
        method: 'POST',
        host: '127.0.0.1',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (part: string) => {
            text += part;
          })
          .on('end', () => {
            if (text.includes('"status":200')) resolve();
            else reject(new Error(`${path} was refused: ${text.slice(0, 300)}`));
          });
      },
    )
      .on('error', reject)
      .end(body);
  });
}

function compare(what: string, raw: number, own: number): Line {
  return {
    what: `${what} over HTTP against the same SQL issued raw`,
    value: own / raw,
    unit: 'ratio',
    wanted: '≥ 0.3',
    holds: own / raw >= 0.3,
    note: `${Math.round(own)}/s against ${Math.round(raw)}/s`,
  };
}
