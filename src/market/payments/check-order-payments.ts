import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import type { GatewayAccess } from '#market/payments/gateways/gateways.ts';
import { checkPayment } from '#market/payments/check-payment.ts';
import type { Shopper } from '#market/settings/actor.ts';

/**
 * Asks the gateways about an order's open payments, and returns whether the order is now paid. If a
 * gateway does not answer, nothing changes. Refuses 'order-not-found'.
 */
export async function checkOrderPayments(
  db: Db,
  shopper: Shopper,
  { orderId, ...access }: { orderId: number } & GatewayAccess,
): Promise<boolean> {
  if (await isPaid(db, shopper, orderId)) return true;
  const open = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['sent', 'processing', 'failed'])
    .where('provider_ref', 'is not', null)
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  for (const { id } of open) {
    const state = await checkPayment(db, access, { id }).catch((problem: unknown) => {
      if (problem instanceof GatewayProblem) return null;
      throw problem;
    });
    if (state === 'succeeded') return true;
  }
  return isPaid(db, shopper, orderId);
}

async function isPaid(db: Db, shopper: Shopper, orderId: number): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('paid_at')
    .where('id', '=', orderId)
    .where('shopper', '=', shopper.key)
    .executeTakeFirst();
  if (!order) throw new Refusal('order-not-found');
  return order.paid_at !== null;
}
