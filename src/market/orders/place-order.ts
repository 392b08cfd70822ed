import { z } from 'zod';
import { randomCode } from '#base/id.ts';
import { Refusal } from '#base/refusal.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { touch } from '#db/touch.ts';
import { payBy } from '#market/orders/pay-by.ts';
import { lockSelectedLines, pricedLine, type LineToOrder } from '#market/orders/order-lines.ts';
import { writeParcels } from '#market/orders/write-parcels.ts';
import { totalsOf, type Totals } from '#market/pricing/totals.ts';
import type { Shopper } from '#market/settings/actor.ts';
import { fitsOrder, isReady } from '#market/settings/payment-method.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { takeStock } from '#market/stock/take-stock.ts';
import { lockVoucher, useVoucher, type ClaimedVoucher } from '#market/vouchers/claim-voucher.ts';

const person = z.object({ name: z.string(), email: z.string() });

export type Placing = {
  method: number;
  voucher?: string | undefined;
  idempotencyKey?: string | undefined;
};
export type PlacedOrder = {
  id: number;
  code: string;
  order_method: number;
  currency: string;
  total: number;
  voucher_id: number | null;
  user_address_id: number;
  created_at: Date;
  updated_at: Date;
  /** Of its address. */ name: string;
  email: string;
  paid: boolean;
};

/**
 * Orders the caller's selected lines that have a way to them, at the prices of this moment, to the
 * chosen address. Stock, sale quota and the voucher's use are taken in the same transaction; with a
 * key that was used before, the order of that time is answered again.
 * Refuses 'method-unavailable', 'nothing-selected', 'no-address', 'no-shipping-chosen',
 * 'no-pickup', 'voucher-…', 'product-not-found', 'not-enough-stock', 'out-of-stock',
 * 'flash-sale-few', 'flash-sale-sold-out'.
 */
export async function placeOrder(
  tx: Tx,
  shopper: Shopper,
  market: MarketSettings,
  placing: Placing,
  now = new Date(),
): Promise<PlacedOrder> {
  const way = market.methods.find(({ method }) => method === placing.method);
  if (!way || !isReady(way)) throw new Refusal('method-unavailable');
  await oneAtATime(tx, shopper.key);
  const before =
    placing.idempotencyKey === undefined
      ? undefined
      : await orderOfKey(tx, shopper, placing.idempotencyKey);
  if (before) return before;
  const selected = await lockSelectedLines(tx, shopper.key, now);
  if (selected.length === 0) throw new Refusal('nothing-selected');
  const address = await tx
    .selectFrom('addresses')
    .selectAll()
    .where('shopper', '=', shopper.key)
    .where('chosen', '=', true)
    .executeTakeFirst();
  if (!address) throw new Refusal('no-address');
  const lines = linesToOrder(selected);
  const voucher = placing.voucher ? await lockVoucher(tx, placing.voucher, shopper.key, now) : null;
  const totals = totalsOf(lines.map(pricedLine), voucher, way.fee);
  if (totals.belowMinimum) throw new Refusal('voucher-minimum');
  if (!fitsOrder(way, totals.total, address.country)) throw new Refusal('method-unavailable');

  const order = await writeOrder(tx, shopper, market, placing, address, voucher, totals, now);
  await writeParcels(tx, order.id, lines, totals, voucher?.storeId ?? null);
  if (voucher) await useVoucher(tx, voucher.id, order.id, shopper.key);
  await tx
    .deleteFrom('cart_lines')
    .where(
      'id',
      'in',
      lines.map(({ id }) => id),
    )
    .execute();
  await record(tx, 'order-placed', { order: order.id });
  await takeStock(
    tx,
    order.id,
    lines.map((line) => ({
      lineId: line.id,
      inventoryId: line.inventory_id,
      productId: line.product_id,
      flashSaleId: line.flash_sale_id,
      quantity: line.quantity,
    })),
  );
  await touch(tx, ...new Set(lines.map(({ product_id }) => `product:${product_id}`)));
  return order;
}

/**
 * The lines with a way to the shopper. Refuses lines that are gone, and those whose way does not
 * lead to the address any more.
 */
function linesToOrder(selected: LineToOrder[]): LineToOrder[] {
  const lines = selected.filter(({ place_price }) => place_price !== null);
  if (lines.length === 0) throw new Refusal('no-shipping-chosen');
  refuseLines(
    'product-not-found',
    lines.filter((line) => !line.public),
  );
  refuseLines(
    'no-shipping-chosen',
    lines.filter(({ fits }) => !fits),
  );
  refuseLines(
    'no-pickup',
    lines.filter(({ shipping_type, pickup_point }) => shipping_type === 2 && !pickup_point),
  );
  return lines;
}

function refuseLines(code: RefusalCode, lines: LineToOrder[]): void {
  if (lines.length)
    throw new Refusal(
      code,
      {},
      Object.fromEntries(lines.map(({ id }) => [id, { code, values: {} }])),
    );
}

async function orderOfKey(tx: Tx, shopper: Shopper, key: string): Promise<PlacedOrder | undefined> {
  const order = await tx
    .selectFrom('orders')
    .select([
      'id',
      'code',
      'order_method',
      'currency',
      'total',
      'voucher_id',
      'user_address_id',
      'created_at',
      'address',
      'paid_at',
    ])
    .where('shopper', '=', shopper.key)
    .where('idempotency_key', '=', key)
    .forUpdate()
    .executeTakeFirst(); // its payment may be coming in at this moment
  return order && placed(order);
}

type Written = Omit<PlacedOrder, 'name' | 'email' | 'paid' | 'updated_at'> & {
  address: unknown;
  paid_at: Date | null;
};

function placed({ address, paid_at: paidAt, ...order }: Written): PlacedOrder {
  return {
    ...order,
    ...person.parse(address),
    paid: paidAt !== null,
    updated_at: order.created_at,
  };
}

type Address = {
  id: number;
  name: string;
  email: string;
  phone: string;
  country: string;
  state: string;
  city: string;
  zip: string;
  address_1: string;
  address_2: string;
  company: string;
  tax_number: string;
  delivery_instruction: string;
};

async function writeOrder(
  tx: Tx,
  shopper: Shopper,
  market: MarketSettings,
  placing: Placing,
  address: Address,
  voucher: ClaimedVoucher | null,
  totals: Totals,
  now: Date,
): Promise<PlacedOrder> {
  const {
    name,
    email,
    phone,
    country,
    state,
    city,
    zip,
    address_1,
    address_2,
    company,
    tax_number,
    delivery_instruction,
  } = address;
  const order = await tx
    .insertInto('orders')
    .values({
      code: randomCode(),
      shopper: shopper.key,
      order_method: placing.method,
      currency: market.currency,
      currency_exponent: market.currency_exponent,
      user_address_id: address.id,
      address: JSON.stringify({
        id: address.id,
        name,
        email,
        phone,
        country,
        state,
        city,
        zip,
        address_1,
        address_2,
        company,
        tax_number,
        delivery_instruction,
      }),
      voucher_id: voucher?.id ?? null,
      voucher_code: voucher?.code ?? null,
      subtotal: totals.subtotal,
      bundle_offer: totals.bundleOffer,
      tax: totals.tax,
      shipping_price: totals.shipping,
      voucher_price: totals.voucher,
      fee: totals.fee,
      total: totals.total,
      voucher_store_id: voucher?.storeId ?? null,
      pay_by: totals.total === 0 ? null : payBy(placing.method, now),
      paid_at: totals.total === 0 ? now : null,
      language: shopper.language,
      time_zone: shopper.timeZone,
      idempotency_key: placing.idempotencyKey ?? null,
    })
    .returning([
      'id',
      'code',
      'order_method',
      'currency',
      'total',
      'voucher_id',
      'user_address_id',
      'created_at',
      'address',
      'paid_at',
    ])
    .executeTakeFirstOrThrow();
  return placed(order);
}
