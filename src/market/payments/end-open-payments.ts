import type { Db, Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import type { GatewayAccess } from '#market/payments/gateways/gateways.ts';
import { checkPayment } from '#market/payments/check-payment.ts';
import { readPayment } from '#market/payments/read-payment.ts';

/**
 * Queues the end of all open payments of an order that is paid or cancelled, so that nobody pays on
 * a page left open in another window.
 */
export async function endOpen(tx: Tx, orderId: number): Promise<void> {
  const open = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['sent', 'processing'])
    .execute();
  for (const { id } of open) await enqueue(tx, 'end-payment', { payment: id });
}

/**
 * Cancels a payment at its gateway, where that is possible, and applies its state afterwards. If it
 * was paid after all, it is refunded automatically. Safe to repeat; runs outside any transaction.
 * Throws a GatewayProblem if the gateway does not answer.
 */
export async function endPayment(db: Db, access: GatewayAccess, id: number): Promise<void> {
  const { method, state, known } = await readPayment(db, { id });
  const gateway = access.gateways.ofAny(access.market, method);
  if (!gateway || (state !== 'sent' && state !== 'processing')) return;
  if ((await gateway.cancel(known)) !== 'not-supported') await checkPayment(db, access, { id });
}
