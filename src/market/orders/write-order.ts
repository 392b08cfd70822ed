import { randomCode } from '#base/id.ts';
import type { Tx } from '#db/connect.ts';
import type { BasketLine } from '#market/orders/order-lines.ts';
import { payBy } from '#market/orders/pay-by.ts';
import { placed, placedColumns, type PlacedOrder } from '#market/orders/placed-order.ts';
import type { Totals } from '#market/pricing/totals.ts';
import type { Shopper } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import type { Voucher } from '#market/vouchers/voucher.ts';

/**
 * What is chosen when an order is placed: how to pay, and what for. `basket`: what is ordered and
 * to which address of the shopper's, where that is not their cart.
 */
export type Placing = {
  method: number;
  voucher?: string | undefined;
  idempotencyKey?: string | undefined;
  basket?: Basket;
};
export type Basket = { lines: BasketLine[]; addressId: number };
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

/** What an order is written from. */
export type OrderToWrite = {
  shopper: Shopper;
  market: MarketSettings;
  placing: Placing;
  address: Address;
  voucher: Voucher | null;
  totals: Totals;
};

/** Writes the order itself; one that costs nothing is paid. */
export async function writeOrder(tx: Tx, order: OrderToWrite, now: Date): Promise<PlacedOrder> {
  const { shopper, market, placing, address, voucher, totals } = order;
  const row = await tx
    .insertInto('orders')
    .values({
      code: randomCode(),
      shopper: shopper.key,
      order_method: placing.method,
      currency: market.currency,
      currency_exponent: market.currency_exponent,
      user_address_id: address.id,
      address: JSON.stringify(addressOnOrder(address)),
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
    .returning(placedColumns)
    .executeTakeFirstOrThrow();
  return placed(row);
}

/** What of an address an order keeps as it was. */
const addressOnOrder = (address: Address): Address => ({
  id: address.id,
  name: address.name,
  email: address.email,
  phone: address.phone,
  country: address.country,
  state: address.state,
  city: address.city,
  zip: address.zip,
  address_1: address.address_1,
  address_2: address.address_2,
  company: address.company,
  tax_number: address.tax_number,
  delivery_instruction: address.delivery_instruction,
});
