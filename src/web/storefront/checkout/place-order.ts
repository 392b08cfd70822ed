// Places the order: once, and only for the total that was shown.
import type { CartLine } from '#contract/cart-line.ts';
import { call, type Answer, type Data } from '#web/ui/api.ts';
import { keepLines, lineReasons } from '#web/ui/cart/cart.ts';
import {
  forgetOrderKey,
  isUnsure,
  noteAnswered,
  noteSent,
  orderKey,
} from '#web/storefront/checkout/order-key.ts';
import { toOrder } from '#web/ui/cart/line-state.ts';
import { countingCode, dropVoucher, judgeVoucher } from '#web/ui/cart/voucher.ts';
import { reportFound } from '#web/ui/product/found.ts';
import { askPaymentGateway } from '#web/ui/payment/use-payment-gateway.ts';
import type { PaymentMethod } from '#web/ui/payment/payment-methods.ts';

/** The database gave no answer, so the order may exist. */
const PAUSED = 503;

export type Placed = Answer<Data<'order.action'>> | 'changed';
/** Whether reloaded lines and payment methods still give the total that was shown. */
export type StillThat = (fresh: CartLine[], methods: PaymentMethod[]) => boolean;

/**
 * Orders these lines with the chosen voucher. Prices and the voucher are reloaded first:
 * `stillThat` says whether the total is still the same; if not, or if that is unknown, nothing is
 * sent. After a missing answer the same order is sent again with its key, even once its lines have
 * left the cart.
 */
export async function placeOrder(
  lines: CartLine[],
  method: number,
  exponent: number,
  stillThat: StillThat,
): Promise<Placed> {
  lineReasons.set({});
  const [inCart, gateway] = await Promise.all([call('cart.byUser'), askPaymentGateway()]);
  if (!inCart.ok) return inCart;
  if (!gateway.ok) return gateway;
  const fresh = inCart.data;
  const mayStand = isUnsure() && !lines.every(({ id }) => fresh.some((line) => line.id === id));
  if (!mayStand) {
    keepLines(fresh);
    await judgeVoucher(toOrder(fresh), exponent);
    if (!stillThat(fresh, gateway.data.methods)) return 'changed';
  }
  const key = orderKey(lines.map(({ id }) => id));
  noteSent();
  const answer = await call('order.action', {
    order_method: method,
    voucher: countingCode(lines, exponent),
    idempotency_key: key,
  });
  if (answer.ok) {
    forgetOrderKey();
    dropVoucher();
    await reportFound(
      lines.map(({ product_id }) => product_id),
      'ordered',
    );
    return answer;
  }
  if (answer.status !== 0 && answer.status !== PAUSED) {
    noteAnswered();
    await judgeVoucher(lines, exponent);
  }
  lineReasons.set(answer.lines);
  return answer;
}
