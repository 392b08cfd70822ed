import { priceOf } from '#market/pricing/price.ts';
import type { PricedLine } from '#market/pricing/totals.ts';
import type { LineToOrder } from '#market/orders/order-lines.ts';

/** A line with its current price, ready to be added up. */
export function pricedLine(line: LineToOrder): PricedLine {
  const { now } = priceOf({
    selling: line.selling,
    offered: line.offered,
    flash: line.flash_price,
    inventory: line.has_choice ? line.inventory_price : null,
  });
  const pickup = line.shipping_type === 2;
  return {
    id: line.id,
    storeId: line.store_id,
    unit: now,
    quantity: line.quantity,
    bundle:
      line.bundle_buy !== null && line.bundle_free !== null
        ? { buy: line.bundle_buy, free: line.bundle_free }
        : null,
    tax:
      line.tax_type !== null && line.tax_amount !== null
        ? { type: line.tax_type, amount: line.tax_amount }
        : null,
    shipping:
      line.place_price === null
        ? null
        : {
            ruleId: line.shipping_rule_id,
            type: line.shipping_type ?? 1,
            price: pickup ? (line.pickup_price ?? 0) : line.place_price,
            single: line.single_price,
          },
  };
}
