// The visitor's orders, from the API.
import type { Order, OrderRow } from '#contract/order.ts';
import { call, type Answer } from '#web/ui/api.ts';

export const orderFilters = ['all', 'paid', 'unpaid', 'cancelled'] as const;
export type OrderFilter = (typeof orderFilters)[number];
export type OrderPage = { data: OrderRow[]; last_page: number; total: number };

const MISSING = { ok: false, message: '', reasons: [], lines: {}, status: 201 } as const;

/** One order of this browser's visitor, with all its data. */
export async function askOrder(id: string): Promise<Answer<Order>> {
  const answer = await call('order.byUser', { order_id: id });
  if (!answer.ok) return answer;
  const { data } = answer;
  return 'parcels' in data ? { ...answer, data } : { ...MISSING, reasons: [] };
}

/** A page of orders, newest first. */
export async function askOrders(
  show: OrderFilter,
  q: string,
  page: number,
): Promise<Answer<OrderPage>> {
  const answer = await call('order.byUser', {
    q,
    page,
    order_by: 'created_at',
    type: 'desc',
    ...(show === 'all' ? {} : { [show]: 1 }),
  });
  if (!answer.ok) return answer;
  const { data } = answer;
  return 'last_page' in data ? { ...answer, data } : { ...MISSING, reasons: [] };
}
