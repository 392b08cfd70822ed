// Refunds at the stand-in of PayPal: those it makes, and those it refuses.
import { decimalText, exponentOf } from '#base/currency.ts';
import type { Disputes } from './disputes.ts';
import {
  isRefused,
  minorOfMoney,
  numbered,
  sumOf,
  type Order,
  type Refund,
} from './paypal-objects.ts';
import type { Orders } from './paypal-orders.ts';
import { isReply, missing, readRefund, refuse, type Money } from './paypal-rules.ts';
import type { Reply } from './stand-in.ts';

export type Refunds = ReturnType<typeof openRefunds>;

/** `refundsWait` says whether refunds are booked as done at once. */
export function openRefunds(orders: Orders, disputes: Disputes, refundsWait: () => boolean) {
  const all = new Map<string, Refund>();
  const given = () => [...all.values()];

  function giveBack(ref: string, raw: Buffer): Refund | Reply {
    const order = orders.withCapture(ref);
    const wish = readRefund(raw);
    if (!order) return missing;
    if (isReply(wish)) return wish;
    const amount = wish.amount ?? order.wish.purchase_units[0]?.amount;
    if (!amount || order.capture?.status !== 'COMPLETED')
      return refuse(
        422,
        order.capture?.status === 'PENDING' ? 'PENDING_CAPTURE' : 'REFUND_NOT_ALLOWED',
      );
    const refusal = refusalOf(order, ref, amount);
    if (refusal) return refuse(422, refusal);
    const made: Refund = {
      id: numbered(),
      capture: ref,
      amount,
      customId: wish.custom_id,
      status: refundsWait() ? 'PENDING' : 'COMPLETED',
      created: new Date().toISOString().replace(/\.\d+/, ''),
    };
    all.set(made.id, made);
    return made;
  }

  /** Why an amount of a capture is not refunded. */
  function refusalOf(order: Order, ref: string, amount: Money): string | null {
    const whole = order.wish.purchase_units[0]?.amount;
    const left =
      minorOfMoney(whole) -
      sumOf(given().filter((one) => one.capture === ref && one.status !== 'FAILED'));
    if (amount.currency_code !== whole?.currency_code) return 'REFUND_CAPTURE_CURRENCY_MISMATCH';
    const disputed = disputes.all.filter(({ payment }) => payment === ref);
    const isOpen = disputed.some(({ state }) => state === 'asked' || state === 'answered');
    if (disputed.some(({ state }) => state === 'lost'))
      return 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK';
    if (isOpen && minorOfMoney(amount) < left) return 'TRANSACTION_DISPUTED';
    if (left === 0) return 'CAPTURE_FULLY_REFUNDED';
    if (minorOfMoney(amount) > left) return 'REFUND_AMOUNT_EXCEEDED';
    return null;
  }

  function refundThere(ref: string, minor: number): string {
    const { capture, wish } = orders.findOrThrow(ref);
    const currency = wish.purchase_units[0]?.amount.currency_code ?? '';
    const made = giveBack(
      capture?.id ?? '',
      Buffer.from(
        JSON.stringify({
          amount: { currency_code: currency, value: decimalText(minor, exponentOf(currency)) },
        }),
      ),
    );
    if (isRefused(made))
      throw new Error(`PayPal refunds nothing of ${ref}: ${JSON.stringify(made.json)}`);
    return made.id;
  }

  function endRefund(ref: string, state: 'succeeded' | 'failed'): void {
    const refund = all.get(ref);
    if (refund) refund.status = state === 'succeeded' ? 'COMPLETED' : 'FAILED';
  }

  return { all, given, giveBack, refundThere, endRefund };
}
