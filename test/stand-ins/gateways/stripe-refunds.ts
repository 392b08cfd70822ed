// Refunds at the stand-in of Stripe: those it makes, and those it refuses.
import { randomBytes } from 'node:crypto';
import type { Disputes } from './disputes.ts';
import { isRefundable } from './stripe-disputes.ts';
import { asRefund, currencyOf, unitsOf, type Refund } from './stripe-objects.ts';
import { missing, wrong } from './stripe-rules.ts';
import type { Sessions } from './stripe-sessions.ts';
import type { Reply } from './stand-in.ts';

export type Refunds = ReturnType<typeof openRefunds>;

/** `refundsWait` says whether refunds are booked as done at once. */
export function openRefunds(sessions: Sessions, disputes: Disputes, refundsWait: () => boolean) {
  const all = new Map<string, Refund>();

  function giveBack(form: URLSearchParams): Reply {
    const ref = form.get('payment_intent') ?? '';
    const paid = [...sessions.all.values()].find(
      ({ intent, paid: state }) => intent?.id === ref && state === 'paid',
    );
    if (!paid) return missing(ref);
    const total = unitsOf(paid.form);
    const gone = cancelledOf(ref);
    const amount = Number(form.get('amount') ?? total - gone);
    const isDisputed = disputes.all.some((one) => one.payment === ref && !isRefundable(one));
    const refusal = refusalOfRefund(isDisputed, amount, total - gone);
    if (refusal) return refusal;
    const made: Refund = {
      id: `re_${randomBytes(12).toString('hex')}`,
      intent: ref,
      amount,
      currency: currencyOf(paid.form),
      form,
      created: Math.floor(Date.now() / 1000),
      status: refundsWait() ? 'pending' : 'succeeded',
    };
    all.set(made.id, made);
    return { json: asRefund(made) };
  }

  function refundThere(ref: string, amount: number): string {
    const form = new URLSearchParams({
      payment_intent: sessions.get(ref).intent?.id ?? '',
      amount: String(amount),
    });
    const { status = 200, json } = giveBack(form);
    if (status !== 200)
      throw new Error(`Stripe refunds nothing of ${ref}: ${JSON.stringify(json)}`);
    return [...all.keys()].at(-1) ?? '';
  }

  function endRefund(ref: string, status: 'succeeded' | 'failed'): void {
    const refund = all.get(ref);
    if (refund) refund.status = status;
  }

  /** How much of a payment was refunded, or is being refunded. */
  function cancelledOf(ref: string): number {
    return [...all.values()]
      .filter(({ intent, status }) => intent === ref && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  return { all, giveBack, refundThere, endRefund, cancelledOf };
}

/** Why a refund of this amount is refused, in units; null if it is accepted. */
function refusalOfRefund(isDisputed: boolean, amount: number, left: number): Reply | null {
  if (isDisputed)
    return wrong(400, {
      type: 'invalid_request_error',
      code: 'charge_disputed',
      message: 'Charge has been charged back; cannot issue a refund.',
    });
  if (left === 0)
    return wrong(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: 'Charge has already been refunded.',
    });
  if (amount > left)
    return wrong(400, {
      type: 'invalid_request_error',
      param: 'amount',
      message: 'Refund amount is greater than unrefunded amount on charge.',
    });
  return null;
}
