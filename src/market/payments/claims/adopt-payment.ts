import { sql } from 'kysely';
import { randomCode } from '#base/id.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { nextCheck } from '#market/payments/check-payment.ts';
import {
  amountAsked,
  isOlder,
  whyNotOurs,
  type ClaimedOrder,
} from '#market/payments/claims/claim.ts';
import { readClaimedOrder } from '#market/payments/claims/read-claimed-order.ts';
import type { FoundPayment } from '#market/payments/gateways/gateway.ts';
import type { PaymentMethod } from '#market/settings/payment-method.ts';

/** `found`: what the gateway says of the payment that is claimed for the order. */
export type Adoption = { orderId: number; method: PaymentMethod; found: FoundPayment };
/** The payment, or why it does not belong to the order. */
export type Adopted = { paymentId: number } | { no: 'another-buyer' | 'nothing-came' | 'used' };

/** How long it is asked about before it counts as expired: as long as a gateway's page lasts. */
const LASTS_MS = 12 * 3_600_000;

/**
 * Writes a payment that a client opened in the gateway's own window as one of the order's, so that
 * it is checked like any other. An id of the gateway belongs to one order, whoever claims it, and
 * however many claim it at once. One from before the order waits for the owner at once.
 */
export async function adoptPayment(
  tx: Tx,
  { orderId, method, found }: Adoption,
  now = new Date(),
): Promise<Adopted> {
  const order = await readClaimedOrder(tx, orderId, method);
  const known = await findKnown(tx, method.method, found);
  if (known) return known.order_id === orderId ? { paymentId: known.id } : { no: 'used' };
  const no = whyNotOurs(order, found);
  if (no) return { no };
  const older = isOlder(order, found);
  const payment = await insertClaimed(tx, { order, method, found, older }, now);
  if (!payment) return adoptPayment(tx, { orderId, method, found }, now); // somebody was faster
  if (older) await record(tx, 'payment-in-review', { order: orderId, payment: payment.id });
  return { paymentId: payment.id };
}

type AdoptedPayment = { id: number; order_id: number };

/** The payment that has this id already, or our own key: one that the shop opened itself. */
async function findKnown(
  tx: Tx,
  method: number,
  { providerRef, providerPaymentRef, echo }: FoundPayment,
): Promise<AdoptedPayment | null> {
  const { rows } = await sql<AdoptedPayment>`
    select id, order_id
    from payments
    where method = ${method}
      and (
        provider_ref = ${providerRef}
        or provider_payment_ref = ${providerPaymentRef}
        or key = ${echo}
      )
    order by id
    limit 1
  `.execute(tx);
  return rows[0] ?? null;
}

type Fresh = { order: ClaimedOrder; method: PaymentMethod; found: FoundPayment; older: boolean };

/** Undefined: somebody else wrote one with its id meanwhile. */
function insertClaimed(
  tx: Tx,
  { order, method: { method, test_mode }, found, older }: Fresh,
  now: Date,
): Promise<{ id: number } | undefined> {
  return tx
    .insertInto('payments')
    .values({
      order_id: order.id,
      method,
      test_mode,
      claimed: true,
      state: older ? 'review' : found.state === 'approved' ? 'sent' : 'processing',
      reason: older ? 'before-order' : '',
      amount: amountAsked(order, found),
      received: older ? found.amount.minor : null,
      currency: order.currency,
      exponent: order.exponent,
      key: `pay_${randomCode()}${randomCode()}`,
      provider_ref: found.providerRef,
      provider_payment_ref: found.providerPaymentRef,
      expires_at: new Date(now.getTime() + LASTS_MS),
      look_at: older ? null : nextCheck(0, now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}
