import { GatewayProblem } from '#market/payments/gateways/gateway.ts';

/**
 * What a gateway lists; nothing where it refuses to. Keys without the permission for disputes must
 * not keep a shop from hearing of refunds: no disputes are known then, which is not that there are
 * none. Throws all other GatewayProblems.
 */
export async function unlessRefused<T>(list: Promise<T[]>): Promise<T[]> {
  try {
    return await list;
  } catch (problem) {
    if (problem instanceof GatewayProblem && problem.kind === 'rejected') return [];
    throw problem;
  }
}
