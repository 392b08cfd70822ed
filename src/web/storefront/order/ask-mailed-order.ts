import type { Order } from '#contract/order.ts';
import { call, type Answer } from '#web/ui/api.ts';
import { askOrder } from '#web/ui/ask-orders.ts';

const REFUSED = 201;

/**
 * One order of this browser. A person who comes by a letter's link, with its key, takes the order
 * over first; then the key is removed from the address.
 */
export async function askMailedOrder(id: string): Promise<Answer<Order>> {
  const key = /^#key=(\w{1,64})$/.exec(location.hash)?.[1];
  if (key) {
    const opened = await call('order.byLink', { id, key });
    if (opened.ok || opened.status === REFUSED)
      history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }
  return askOrder(id);
}
