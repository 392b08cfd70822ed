import type { Order } from '#contract/order.ts';
import { isExtra } from '#web/storefront/order/extra-payments.tsx';

/** Whether all that an order was paid with was sent back. */
export function isRefunded({ pay: { paid, refunds } }: Pick<Order, 'pay'>): boolean {
  const back = refunds.filter((refund) => refund.state === 'succeeded' && !isExtra(refund));
  const sum = back.reduce((total, { amount }) => total + amount, 0);
  return paid > 0 && sum > paid - HALF_A_DIGIT; // decimals of the wire do not add up exactly
}

const HALF_A_DIGIT = 0.0005;
