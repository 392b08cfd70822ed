import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { touch } from '#db/touch.ts';
import { checkSaleLimits } from '#market/orders/check-sale-limits.ts';
import { holdCurrency } from '#market/orders/hold-currency.ts';
import { holdOpenStores } from '#market/orders/hold-open-stores.ts';
import { basketLines } from '#market/orders/basket-lines.ts';
import { lockSelectedLines, type LineToOrder } from '#market/orders/order-lines.ts';
import { pricedLine } from '#market/orders/priced-line.ts';
import { orderableLines } from '#market/orders/orderable-lines.ts';
import { findByKey, type PlacedOrder } from '#market/orders/placed-order.ts';
import { writeOrder, type Basket, type Placing } from '#market/orders/write-order.ts';
import { writeParcels } from '#market/orders/write-parcels.ts';
import { totalsOf } from '#market/pricing/totals.ts';
import type { Shopper } from '#market/settings/actor.ts';
import { fitsOrder, isReady } from '#market/settings/payment-method.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { takeStock } from '#market/stock/take-stock.ts';
import { useVoucher } from '#market/vouchers/claim-voucher.ts';
import { lockVoucher } from '#market/vouchers/find-voucher.ts';
import { refuseSpend, voucherFor } from '#market/vouchers/voucher.ts';

/**
 * Orders the caller's selected lines that can be delivered, at the prices of this moment, to the
 * chosen address; or a basket, to its address, and no cart is touched. Stock, sale quota and the
 * voucher's use are taken in the same transaction; with a key that was used before, the order of
 * that time is answered again. Refuses 'method-unavailable', 'nothing-selected', 'no-address',
 * 'address-not-found', 'no-shipping-chosen', 'store-closed', 'cannot-ship', 'no-pickup',
 * 'voucher-…', 'product-not-found', 'not-enough-stock', 'out-of-stock', 'flash-sale-few',
 * 'flash-sale-sold-out', 'flash-sale-limit', 'currency-changed'.
 */
export async function placeOrder(
  tx: Tx,
  shopper: Shopper,
  market: MarketSettings,
  { now = new Date(), ...placing }: Placing & { now?: Date },
): Promise<PlacedOrder> {
  const payment = market.methods.find(({ method }) => method === placing.method);
  if (!payment || !isReady(payment)) throw new Refusal('method-unavailable');
  await oneAtATime(tx, shopper.key);
  const before =
    placing.idempotencyKey === undefined
      ? undefined
      : await findByKey(tx, shopper, placing.idempotencyKey);
  if (before) return before;
  await holdCurrency(tx, market);
  const { address, lines } = await whatIsOrdered(tx, shopper, placing.basket, now);
  await holdOpenStores(tx, lines);
  await checkSaleLimits(tx, shopper.key, lines);
  const voucher = placing.voucher
    ? voucherFor(await lockVoucher(tx, shopper, placing.voucher, now), lines)
    : null;
  const totals = totalsOf(lines.map(pricedLine), voucher, payment.fee);
  if (voucher && totals.belowMinimum) refuseSpend(voucher, totals.spend, market);
  if (!fitsOrder(payment, totals.total, address.country)) throw new Refusal('method-unavailable');

  const order = await writeOrder(tx, { shopper, market, placing, address, voucher, totals }, now);
  await writeParcels(tx, {
    orderId: order.id,
    lines,
    totals,
    voucherOf: voucher?.storeId ?? null,
    now,
  });
  if (voucher) await useVoucher(tx, voucher.id, order.id, shopper.key);
  await emptyCart(tx, lines);
  await record(tx, 'order-placed', { order: order.id });
  await takeStock(tx, order.id, lines.map(stockOf));
  await touch(tx, ...new Set(lines.map(({ product_id }) => `product:${product_id}`)));
  return order;
}

/** The lines and their address: of a basket, or of the shopper's cart. */
async function whatIsOrdered(tx: Tx, shopper: Shopper, basket: Basket | undefined, now: Date) {
  if (basket) {
    const address = await addressOf(tx, shopper, basket.addressId);
    return { address, lines: await basketLines(tx, basket.lines, address, now) };
  }
  const selected = await lockSelectedLines(tx, shopper.key, now);
  if (selected.length === 0) throw new Refusal('nothing-selected');
  return { address: await addressOf(tx, shopper), lines: orderableLines(selected) };
}

/** One of the shopper's addresses; without an id, the chosen one. */
async function addressOf(tx: Tx, shopper: Shopper, id?: number) {
  const own = tx.selectFrom('addresses').selectAll().where('shopper', '=', shopper.key);
  const address = await (
    id === undefined ? own.where('chosen', '=', true) : own.where('id', '=', id)
  ).executeTakeFirst();
  if (!address) throw new Refusal(id === undefined ? 'no-address' : 'address-not-found');
  return address;
}

async function emptyCart(tx: Tx, lines: LineToOrder[]): Promise<void> {
  const ids = lines.map(({ id }) => id);
  await tx.deleteFrom('cart_lines').where('id', 'in', ids).execute();
}

const stockOf = (line: LineToOrder) => ({
  lineId: line.id,
  inventoryId: line.inventory_id,
  productId: line.product_id,
  flashSaleId: line.flash_sale_id,
  quantity: line.quantity,
});
