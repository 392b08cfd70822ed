// Waiting for a payment after a gateway's page: the shop is asked for the order again and again,
// for half a minute at most.
import type { Order } from '#contract/order.ts';
import { isOnline } from '#market/settings/payment-method.ts';
import type { Answer } from '#web/ui/api.ts';

type PaymentStatus = Pick<Order, 'payment_done' | 'cancelled' | 'order_method'> & {
  pay: Pick<Order['pay'], 'state'>;
};
/**
 * `shown`: the order's page says how it stands. `unheard`: nothing of a payment is known.
 * `missing`: there is no such order for this caller. `down`: the shop did not answer.
 */
export type End = 'paid' | 'shown' | 'unheard' | 'missing' | 'down';
/**
 * How to ask for the order, to hint at its payment, and to let time pass; `heard` is told how much
 * of the time is over, and whether the shop answers.
 */
export type Waiting = {
  ask: () => Promise<Answer<PaymentStatus>>;
  hint: (method: number) => Promise<unknown>;
  pause: (ms: number) => Promise<void>;
  heard: (share: number, answers: boolean) => void;
};

const WAITS_MS = [700, 1300, 2000, 2000, 3000, 4000, 5000, 6000, 6000];
const WHOLE_MS = WAITS_MS.reduce((sum, ms) => sum + ms, 0);
/**
 * After so many looks, a payment that the gateway itself was asked for and does not know is not
 * waited for any longer.
 */
const LOOKS_UNHEARD = 4;
const REFUSED = 201;

/**
 * Waits until it is known how an order's payment went, or the time is over. The gateway is asked
 * once more, at the first look; a payment that it is still checking is waited for without that.
 */
export async function awaitPayment({ ask, hint, pause, heard }: Waiting): Promise<End> {
  let hinted = false;
  let over = 0;
  for (let looks = 1; ; looks++) {
    const answer = await ask();
    if (!answer.ok && answer.status === REFUSED) return 'missing';
    const seen = answer.ok ? answer.data : null;
    if (seen && endsWith(seen)) return seen.payment_done === 1 ? 'paid' : 'shown';
    const checking = seen?.pay.state === 'checking';
    const wait = WAITS_MS[looks - 1];
    if (seen && !checking && (looks >= LOOKS_UNHEARD || wait === undefined)) return 'unheard';
    if (wait === undefined) return seen ? 'shown' : 'down';
    heard(over / WHOLE_MS, seen !== null);
    if (seen && !checking && !hinted && isOnline(seen.order_method)) {
      hinted = true;
      await hint(seen.order_method);
      continue;
    }
    await pause(wait);
    over += wait;
  }
}

const endsWith = ({ payment_done: paid, cancelled, pay: { state } }: PaymentStatus): boolean =>
  paid === 1 || cancelled === 1 || state === 'review' || state === 'failed';
