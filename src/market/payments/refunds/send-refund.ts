import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { refundState } from '#contract/refund.ts';
import { GatewayProblem, type Refunded } from '#market/payments/gateways/gateway.ts';
import type { GatewayAccess } from '#market/payments/gateways/gateways.ts';
import { readPayment } from '#market/payments/read-payment.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';

/**
 * Sends a refund's money through the gateway that took it, or, if it was sent before, asks how it
 * stands. Safe to repeat: the key is the same each time. A refund by hand (cash, transfer) waits
 * for staff. Runs outside any transaction. Returns the refund's state. Throws a GatewayProblem if
 * the gateway does not answer; a refusal by the gateway ends a refund that it never took.
 */
export async function sendRefund(
  db: Db,
  { market, gateways }: GatewayAccess,
  refundId: number,
): Promise<Refunded['state']> {
  const refund = await db
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  const before = refundState.parse(refund.state);
  if (before === 'failed' || refund.payment_id === null || refund.source !== 'market')
    return before;
  const { method, known } = await readPayment(db, { id: refund.payment_id });
  const gateway = gateways.ofAny(market, method);
  if (!gateway) return before;
  const request = {
    key: refund.key,
    amount: { ...known.amount, minor: refund.amount },
    reason: refund.reason,
  };
  try {
    const answer =
      refund.provider_ref === null
        ? await gateway.refund(known, request)
        : await gateway.checkRefund(known, { ...request, providerRef: refund.provider_ref });
    return await transaction(db, (tx) => endRefund(tx, refundId, answer));
  } catch (problem) {
    if (!(problem instanceof GatewayProblem) || problem.kind !== 'rejected') throw problem;
    if (refund.provider_ref !== null) throw problem;
    const failed = { providerRef: '', state: 'failed', problem: problem.code } as const;
    return transaction(db, (tx) => endRefund(tx, refundId, failed));
  }
}
