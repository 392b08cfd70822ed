// What an order comes to by another way to pay.
import { toMinor, type Money } from '#base/money.ts';
import type { Order } from '#contract/order.ts';
import type { Way } from '#web/ui/payment/payment-methods.ts';

type Owing = Pick<Order, 'order_method' | 'pay' | 'calculated'>;

/** What is due without the fee of the way it was placed with, in minor units. */
export function goodsOf({ pay, calculated }: Owing, exponent: number): Money {
  return Math.max(0, (toMinor(pay.due, exponent) ?? 0) - (toMinor(calculated.fee, exponent) ?? 0));
}

/** What is due when it is paid so, in minor units. */
export function amountBy(order: Owing, way: Way, exponent: number): Money {
  if (way.method === order.order_method) return toMinor(order.pay.due, exponent) ?? 0;
  return goodsOf(order, exponent) + (toMinor(way.fee, exponent) ?? 0);
}
