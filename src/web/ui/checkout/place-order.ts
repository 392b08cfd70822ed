// Placing the order: once, and only for the sum that was shown.
import type { CartLine } from '#contract/cart.ts';
import { call, type Answer, type Data } from '#web/ui/api.ts';
import { lineReasons, loadCart } from '#web/ui/cart/cart.ts';
import { forgetOrderKey, isUnsure, noteAnswered, noteSent, orderKey } from '#web/ui/checkout/order-key.ts';

const MAIL_AFTER_MS = 100;

export type Placed = Answer<Data<'orderAction'>> | 'changed';

/**
 * Orders these lines. Prices are looked at once more before: `stillThat` says whether fresh lines cost what was shown; if not, nothing is sent.
 * After an answer that never came the same order is sent again under its key, whatever the cart says by now.
 */
export async function placeOrder(lines: CartLine[], method: number, voucher: string, stillThat: (fresh: CartLine[]) => boolean): Promise<Placed> {
  lineReasons.set({});
  if (!isUnsure()) {
    const fresh = await loadCart();
    if (fresh && !stillThat(fresh)) return 'changed';
  }
  const key = orderKey(lines.map(({ id }) => id));
  noteSent();
  const answer = await call<'orderAction'>('POST', 'order/action', { order_method: method, voucher, idempotency_key: key });
  if (answer.ok) {
    forgetOrderKey();
    setTimeout(() => void call<'sendOrderEmail'>('GET', `order/send-order-email/${answer.data.id}`), MAIL_AFTER_MS);
    return answer;
  }
  if (answer.status !== 0) noteAnswered();
  lineReasons.set(answer.lines);
  return answer;
}
