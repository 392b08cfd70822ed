import type { Db } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { findOwnOrder } from '#market/orders/find-own-order.ts';
import { checkPayment } from '#market/payments/check-payment.ts';
import { adoptPayment } from '#market/payments/claims/adopt-payment.ts';
import { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import type { GatewayAccess } from '#market/payments/gateways/gateways.ts';
import type { Shopper } from '#market/settings/actor.ts';

/** A claim that an order was paid by a method, with the payment that the gateway calls `ref`. */
export type Claim = { orderId: number; method: number; ref: string };
/**
 * What became of a claim. `paid`: it pays the order. `checking`: the gateway is not sure yet.
 * `silent`: the gateway does not answer, and is asked again. `review`: it does not fit, and the
 * owner hears of it. `late`: the money goes back. `none`: no money came.
 */
export type Claimed =
  | 'paid'
  | 'checking'
  | 'silent'
  | 'review'
  | 'late'
  | 'used'
  | 'another-buyer'
  | 'none';

const LATE = ['order-closed', 'paid-twice'];

/**
 * A shopper's client says that an order was paid in the gateway's own window. The gateway is asked,
 * outside any transaction: if it has such a payment to the shop's own account, it becomes one of
 * the order's, and counts like one that the shop opened. If the gateway is silent, the claim waits
 * in the queue. Refuses 'order-not-found'.
 */
export async function claimPayment(
  db: Db,
  shopper: Shopper,
  claim: Claim,
  access: GatewayAccess,
): Promise<Claimed> {
  await findOwnOrder(db, shopper, claim.orderId);
  try {
    return await settleClaim(db, claim, access);
  } catch (problem) {
    if (!(problem instanceof GatewayProblem)) throw problem;
    if (problem.kind === 'rejected') return 'none';
    const key = `claim:${claim.method}:${claim.orderId}:${claim.ref}`;
    await transaction(db, (tx) => enqueue(tx, 'claim-payment', claim, { key }));
    return 'silent';
  }
}

/** The same from the queue. Throws a GatewayProblem if the gateway does not answer again. */
export async function settleClaim(
  db: Db,
  { orderId, method: number, ref }: Claim,
  access: GatewayAccess,
): Promise<Claimed> {
  const { market, gateways } = access;
  const method = market.methods.find((one) => one.method === number);
  const found = await gateways.ofAny(market, number)?.find?.(ref);
  if (!method || !found) return 'none';
  const adopted = await transaction(db, (tx) => adoptPayment(tx, { orderId, method, found }));
  if ('paymentId' in adopted) return checkAdopted(db, access, adopted.paymentId);
  return adopted.no === 'nothing-came' ? 'none' : adopted.no;
}

/** From here on it is a payment like any other, which the clock looks after too. */
async function checkAdopted(db: Db, access: GatewayAccess, id: number): Promise<Claimed> {
  await checkPayment(db, access, { id }).catch((problem: unknown) => {
    if (!(problem instanceof GatewayProblem)) throw problem;
  });
  const { state, reason } = await db
    .selectFrom('payments')
    .select(['state', 'reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (state === 'succeeded') return 'paid';
  if (state === 'review') return LATE.includes(reason) ? 'late' : 'review';
  return state === 'sent' || state === 'processing' ? 'checking' : 'none';
}
