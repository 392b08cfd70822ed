import type { Order } from '#contract/order.ts';

/** Whether part of an order's money has arrived, but not all. */
export const isPartlyPaid = ({
  payment_done: done,
  pay: { paid, due },
}: Pick<Order, 'payment_done' | 'pay'>): boolean => done === 0 && paid > 0 && due > 0;
