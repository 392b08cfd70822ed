import { GatewayProblem } from '#market/payments/gateways/gateway.ts';

/**
 * What a gateway lists; nothing if it refuses to. Keys without the permission for disputes must not
 * keep a shop from hearing of refunds: then no disputes are known, though there may be some. Throws
 * every other GatewayProblem.
 */
export async function unlessRefused<T>(list: Promise<T[]>): Promise<T[]> {
  try {
    return await list;
  } catch (problem) {
    if (problem instanceof GatewayProblem && problem.kind === 'rejected') return [];
    throw problem;
  }
}
