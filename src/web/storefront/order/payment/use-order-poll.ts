import { useEffect, useEffectEvent } from 'react';
import type { Order } from '#contract/order.ts';
import { askOrder } from '#web/ui/ask-orders.ts';

const WAITS_MS = [4000, 6000, 10_000, 15_000, 30_000, 60_000];

const stand = ({ payment_done, cancelled, pay: { state, transfer } }: Order) =>
  [payment_done, cancelled, state, transfer?.state].join();

/**
 * While `on`, checks now and then whether an order's payment has changed, less and less often and
 * never in a hidden window; then calls `changed`.
 */
export function useOrderPoll(order: Order, changed: () => void, on = true): void {
  const now = stand(order);
  const tell = useEffectEvent(changed);
  useEffect(() => {
    if (!on) return;
    let timer: ReturnType<typeof setTimeout>;
    let turn = 0;
    let wanted = true;
    const poll = async () => {
      const answer = document.hidden ? null : await askOrder(String(order.id));
      if (!wanted) return;
      if (answer?.ok && stand(answer.data) !== now) tell();
      else later();
    };
    const later = () => {
      timer = setTimeout(() => void poll(), WAITS_MS[turn++] ?? WAITS_MS.at(-1));
    };
    later();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [order.id, now, on]);
}
