// Waits for a payment after a gateway's page: asks the server for the order repeatedly, for half a
// minute at most.
import type { Order } from '#contract/order.ts';
import { isOnline } from '#market/settings/payment-method.ts';
import type { Answer } from '#web/ui/api.ts';

type PaymentStatus = Pick<Order, 'payment_done' | 'cancelled' | 'order_method'> & {
  pay: Pick<Order['pay'], 'state'>;
};
/**
 * `shown`: the order's page shows its state. `unheard`: no payment is known. `missing`: the caller
 * has no such order. `down`: the server did not answer.
 */
export type End = 'paid' | 'shown' | 'unheard' | 'missing' | 'down';
/**
 * How to load the order, to hint at its payment, and to pause; `heard` is called with the elapsed
 * part of the time, and whether the server answers.
 */
export type Waiting = {
  ask: () => Promise<Answer<PaymentStatus>>;
  hint: (method: number) => Promise<unknown>;
  pause: (ms: number) => Promise<void>;
  heard: (share: number, answers: boolean) => void;
};

const WAITS_MS = [700, 1300, 2000, 2000, 3000, 4000, 5000, 6000, 6000];
const WHOLE_MS = WAITS_MS.reduce((sum, ms) => sum + ms, 0);
/** After this many checks, a payment that the gateway does not know is given up. */
const LOOKS_UNHEARD = 4;
const REFUSED = 201;

/**
 * Waits until the result of an order's payment is known, or the time is over. The gateway is asked
 * once more, at the first check; while it is still checking a payment, that is not repeated.
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
