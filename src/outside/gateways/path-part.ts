import { GatewayProblem } from '#market/payments/gateways/gateway.ts';

/** A gateway's reference as part of a path. Throws a GatewayProblem (rejected) without one. */
export function pathPart(ref: string | null): string {
  if (ref) return encodeURIComponent(ref);
  throw new GatewayProblem('rejected', 'no reference');
}
