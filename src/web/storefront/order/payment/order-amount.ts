// The amount of an order with another payment method.
import { toMinor, type Money } from '#base/money.ts';
import type { Order } from '#contract/order.ts';
import type { PaymentMethod } from '#web/ui/payment/payment-methods.ts';

type Owing = Pick<Order, 'order_method' | 'pay' | 'calculated'>;

/** The amount due without the fee of the present method, in minor units. */
export function amountWithoutFee({ pay, calculated }: Owing, exponent: number): Money {
  return Math.max(0, (toMinor(pay.due, exponent) ?? 0) - (toMinor(calculated.fee, exponent) ?? 0));
}

/** The amount due with this method, in minor units. */
export function amountByMethod(
  order: Owing,
  paymentMethod: PaymentMethod,
  exponent: number,
): Money {
  if (paymentMethod.method === order.order_method) return toMinor(order.pay.due, exponent) ?? 0;
  return amountWithoutFee(order, exponent) + (toMinor(paymentMethod.fee, exponent) ?? 0);
}
